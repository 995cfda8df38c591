"""Orders: of triggered abilities (CR 603.3b), of objects put somewhere, of piles."""

from __future__ import annotations

from typing import ClassVar

from engine.core.identity import NOBODY, ObjectId, Ref
from engine.core.keys import NO_PURPOSE, Purpose
from engine.core.record import record
from engine.game.decisions.decision import Answer, Below, Decision, list_of_numbers, pick_distinct, require
from engine.meaning.message import Term, say

__all__ = ["Distribute", "OrderObjects", "OrderTriggers", "SplitPiles", "WaitingTrigger"]  # what a client may know


@record(kw_only=True)
class _Order(Decision):
    def size(self) -> int:
        """How many things are ordered."""
        raise NotImplementedError

    def check(self, answer: Answer) -> tuple[int, ...]:
        numbers = tuple(list_of_numbers(answer))
        require(sorted(numbers) == list(range(self.size())), say("each_must_be_placed_exactly_once"), self.rule)
        return numbers

    def only_answer(self) -> Answer | None:
        return list(range(self.size())) if self.size() <= 1 else None

    def some_answer(self, below: Below) -> Answer:
        return pick_distinct(list(range(self.size())), self.size(), below)


@record
class WaitingTrigger:
    """A triggered ability that waits to be put on the stack, as its controller sees it."""

    source: ObjectId
    text: str
    refs: tuple[Ref, ...] = ()  # what its event was about
    event: str = ""  # the event in words


@record(kw_only=True)
class OrderTriggers(_Order):
    """The order in which a player's triggered abilities go on the stack (CR 603.3b).

    Answer: the numbers of the triggers in that order; the last one resolves first.
    """

    kind: ClassVar[str] = "order_triggers"
    triggers: tuple[WaitingTrigger, ...] = ()
    part: int = 1  # of the two parts of CR 603.3b: 1 those that don't wait for another ability to trigger, 2 the rest

    def size(self) -> int:
        return len(self.triggers)


@record(kw_only=True)
class OrderObjects(_Order):
    """An order of objects, e.g. cards put on a library, or blockers for damage.

    Answer: numbers of the objects.

    For libraries the first is the topmost in the end.
    """

    kind: ClassVar[str] = "order_objects"
    objects: tuple[Ref, ...] = ()
    purpose: Purpose = NO_PURPOSE

    def size(self) -> int:
        return len(self.objects)


@record(kw_only=True)
class SplitPiles(Decision):
    """Objects split into two piles (CR 700.3). Answer: the objects of the first pile."""

    kind: ClassVar[str] = "piles"
    names_things: ClassVar[bool] = True
    objects: tuple[Ref, ...] = ()

    def check(self, answer: Answer) -> tuple[Ref, ...]:
        refs = tuple(list_of_numbers(answer))
        require(
            len(set(refs)) == len(refs) and all(ref in self.objects for ref in refs), say("not_one_of_them"), "700.3"
        )
        return refs

    def some_answer(self, below: Below) -> Answer:
        return [ref for ref in self.objects if below(2)]


@record(kw_only=True)
class Distribute(Decision):
    """Each of some objects goes to one of several named places (scry: top or bottom).

    Answer: a list of lists of refs.

    One list for each place, each in order (for a library the first is the topmost in the end).
    """

    kind: ClassVar[str] = "distribute"
    names_things: ClassVar[bool] = True
    objects: tuple[Ref, ...] = ()
    places: tuple[str, ...] = ()  # "top", "bottom", "graveyard" …
    at_most: tuple[int, ...] = ()  # for each place how many may go there; NOBODY: any number
    purpose: Purpose = NO_PURPOSE  # "scry", "surveil" …

    def check(self, answer: Answer) -> tuple[tuple[Ref, ...], ...]:
        require(isinstance(answer, (list, tuple)) and len(answer) == len(self.places), say("one_list_for_each_place"))
        groups = tuple(tuple(list_of_numbers(group)) for group in answer)
        placed = [ref for group in groups for ref in group]
        require(sorted(placed) == sorted(self.objects), say("each_must_be_placed_exactly_once"), self.rule)
        for group, limit, place in zip(groups, self.at_most or (NOBODY,) * len(groups), self.places, strict=True):
            few = say("at_most_may_go_to", number=limit, place=Term("place", place))
            require(limit == NOBODY or len(group) <= limit, few, self.rule)
        return groups

    def some_answer(self, below: Below) -> Answer:
        limits = self.at_most or (NOBODY,) * len(self.places)
        groups: list[list[Ref]] = [[] for _ in self.places]
        for ref in self.objects:
            open_places = [i for i, limit in enumerate(limits) if limit == NOBODY or len(groups[i]) < limit]
            groups[open_places[below(len(open_places))]].append(ref)
        return groups
