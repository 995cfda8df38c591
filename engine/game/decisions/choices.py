"""Choices among things: targets, objects, players, modes, options, numbers, yes or no."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.card_types import suits
from engine.core.errors import MalformedAnswer
from engine.core.identity import Ref
from engine.core.keys import NO_PURPOSE, Purpose
from engine.core.record import record
from engine.game.decisions.decision import (
    Answer,
    Below,
    Decision,
    list_of_numbers,
    pick_distinct,
    require,
    whole_number,
)
from engine.meaning.limits import Limits
from engine.meaning.message import say

__all__ = [
    "ChooseCardName",
    "ChooseModes",
    "ChooseNumber",
    "ChooseObjects",
    "ChooseOption",
    "ChooseReplacement",
    "ChooseTargets",
    "Divide",
    "YesNo",
]  # what a client may know

LONGEST_NAME = 200  # characters; no card's name is as long
UNKNOWN_CARD = "a card that nobody here plays"  # named by chance where a player knows of none


@record(kw_only=True)
class _Choose(Decision):
    names_things: ClassVar[bool] = True
    candidates: tuple[Ref, ...]
    least: int = 1
    most: int = 1
    together: Limits | None = None

    def check(self, answer: Answer) -> tuple[Ref, ...]:
        refs = tuple(list_of_numbers(answer))
        require(len(set(refs)) == len(refs), say("nothing_may_be_chosen_twice"), self.rule)
        for ref in refs:
            require(ref in self.candidates, say("that_may_not_be_chosen"), self.rule)
        require(len(refs) >= self.least, say("at_least_must_be_chosen", number=self.least), self.rule)
        require(len(refs) <= self.most, say("at_most_may_be_chosen", number=self.most), self.rule)
        if self.together is not None:
            require(self.together.fits(refs), self.together.refusal, self.rule)
        return refs

    def only_answer(self) -> Answer | None:
        if self.least >= len(self.candidates) == self.most and self.together is None:
            return list(self.candidates)
        return [] if self.most == 0 or not self.candidates else None

    def some_answer(self, below: Below) -> Answer:
        most = min(self.most, len(self.candidates))
        least = min(self.least, most)
        number = least + below(most - least + 1)
        if self.together is None:
            return pick_distinct(list(self.candidates), number, below)
        order = pick_distinct(list(self.candidates), len(self.candidates), below)
        return self.together.some(order, least, number)


@record(kw_only=True)
class ChooseTargets(_Choose):
    """Targets for one use of the word "target" (CR 601.2c). Answer: a list of refs.

    `words` is the phrase ("target creature you control"); `divided` the amount that will be divided among them.
    """

    kind: ClassVar[str] = "targets"
    words: str = ""
    divided: int = 0


@record(kw_only=True)
class ChooseObjects(_Choose):
    """Objects or players chosen without targeting, for a purpose. Answer: a list of refs.

    `purpose` is a verb ("sacrifice", "discard", "search", "keep", "bottom" …); `good` says whether being chosen is
    good for what is chosen (True), bad (False) or neither (None).
    """

    kind: ClassVar[str] = "objects"
    purpose: Purpose = NO_PURPOSE
    good: bool | None = None
    ordered: bool = False  # whether the order of the answer matters

    def only_answer(self) -> Answer | None:
        return None if self.ordered and min(self.most, len(self.candidates)) > 1 else _Choose.only_answer(self)


@record(kw_only=True)
class ChooseModes(Decision):
    """Modes of a modal spell or ability (CR 700.2). Answer: a list of mode numbers, from 0, in any order."""

    kind: ClassVar[str] = "modes"
    modes: tuple[str, ...] = ()
    possible: tuple[int, ...] = ()  # those that can be chosen now (CR 700.2a)
    least: int = 1
    most: int = 1
    repeats: bool = False  # the same mode may be chosen more than once (CR 700.2d)
    worth: tuple[int, ...] = ()  # what each is worth, where those chosen may be worth only so much (CR 700.2i of 2026)
    most_worth: int = 0
    together: tuple[tuple[int, ...], ...] = ()  # where not all can stand together: those that can (CR 601.2c)

    def check(self, answer: Answer) -> tuple[int, ...]:
        numbers = tuple(sorted(list_of_numbers(answer)))
        require(all(number in self.possible for number in numbers), say("that_mode_cant_be_chosen"), "700.2a")
        require(self.repeats or len(set(numbers)) == len(numbers), say("a_mode_may_be_chosen_only_once"), "700.2d")
        enough = say("so_many_modes_are_chosen", least=self.least, most=self.most)
        require(self.least <= len(numbers) <= self.most, enough, "700.2")
        require(self._worth(numbers) <= self.most_worth, say("together_at_most", number=self.most_worth), "700.2i")
        apart = say("those_modes_cant_have_targets_apart")
        require(not self.together or not numbers or numbers in self.together, apart, "601.2c")
        return numbers

    def has_room_for(self, mode: int, chosen: Iterable[int]) -> bool:
        """Whether one mode more is not too many beside those chosen, nor worth too much, nor in their way."""
        more = (*chosen, mode)
        stands = not self.together or any(set(more) <= set(some) for some in self.together)
        return stands and self._worth(more) <= self.most_worth and len(more) <= self.most

    def _worth(self, numbers: Iterable[int]) -> int:
        return sum(self.worth[number] for number in numbers) if self.worth else 0

    def only_answer(self) -> Answer | None:
        return list(self.possible) if len(self.possible) == self.least == self.most and not self.repeats else None

    def some_answer(self, below: Below) -> Answer:
        if self.together:
            return list(self.together[below(len(self.together))])
        count = self.least + below(max(0, self.most - self.least) + 1)
        if self.repeats:
            chosen = [self.possible[below(len(self.possible))] for _ in range(count)]
            while self._worth(chosen) > self.most_worth:
                chosen.pop()
            return chosen
        return pick_distinct(list(self.possible), count, below)


@record(kw_only=True)
class ChooseNumber(Decision):
    """A number: X (CR 107.3), "any number of times", an amount to pay. Answer: a whole number."""

    kind: ClassVar[str] = "number"
    low: int = 0
    high: int = 0
    purpose: Purpose = NO_PURPOSE
    allowed: tuple[int, ...] = ()  # if not all from `low` to `high`: those that are, in order

    def check(self, answer: Answer) -> int:
        number = whole_number(answer)
        within = say("a_number_is_asked_for", low=self.low, high=self.high)
        require(self.low <= number <= self.high, within, self.rule)
        require(not self.allowed or number in self.allowed, say("the_number_cant_be", number=number), self.rule)
        return number

    def next_to(self, number: int, upwards: bool) -> int:
        """The number itself if it may be chosen, otherwise the next one that may. At the end it is the last."""
        number = max(self.low, min(self.high, number))
        if not self.allowed or number in self.allowed:
            return number
        if upwards:
            return next(other for other in self.allowed if other > number)
        return next(other for other in reversed(self.allowed) if other < number)

    def only_answer(self) -> Answer | None:
        return self.low if self.low == self.high else None

    def some_answer(self, below: Below) -> Answer:
        if self.allowed:
            return self.allowed[below(len(self.allowed))]
        return self.low + below(self.high - self.low + 1)


@record(kw_only=True)
class ChooseOption(Decision):
    """One of several texts: a colour, a type, a way to pay, a named option, a card name.

    Answer: its number.
    """

    kind: ClassVar[str] = "option"
    options: tuple[str, ...] = ()
    purpose: Purpose = NO_PURPOSE

    def check(self, answer: Answer) -> int:
        number = whole_number(answer)
        require(0 <= number < len(self.options), say("there_is_no_such_option"), self.rule)
        return number

    def only_answer(self) -> Answer | None:
        return 0 if len(self.options) == 1 else None

    def some_answer(self, below: Below) -> Answer:
        return below(len(self.options))


@record(kw_only=True)
class ChooseCardName(ChooseOption):
    """The name of any card there is (CR 201.4).

    Answer: the number of one of the options, or another name in words.

    The options are names of cards that the player knows of: those in hidden zones of others are not among them.
    """

    kind: ClassVar[str] = "card name"
    asked: str = ""  # of which cards: "nonbasic land", "nonartifact, nonland"; "": of any

    def check(self, answer: Answer) -> int | str:  # type: ignore[override]
        if not isinstance(answer, str):
            return ChooseOption.check(self, answer)
        name = " ".join(answer.split())
        require(0 < len(name) <= LONGEST_NAME, say("the_name_of_a_card_is_asked_for"), self.rule)
        require("//" not in name, say("only_one_of_its_names"), self.rule)  # CR 709.4a, 712.19
        return self.options.index(name) if name in self.options else name

    def only_answer(self) -> Answer | None:
        return None

    def some_answer(self, below: Below) -> Answer:
        return below(len(self.options)) if self.options else UNKNOWN_CARD

    def suits(self, type_line: str) -> bool:
        """Whether a card with a type line is one that is asked for (CR 201.4a)."""
        return suits(self.asked, type_line.casefold().split())


@record(kw_only=True)
class ChooseReplacement(ChooseOption):
    """Which of several replacement or prevention effects applies next (CR 616.1). Answer: its number."""

    kind: ClassVar[str] = "replacement"
    sources: tuple[Ref, ...] = ()
    event: str = ""  # what is about to happen, in words


@record(kw_only=True)
class YesNo(Decision):
    """Whether to do something that is optional. Answer: true or false."""

    kind: ClassVar[str] = "yes_no"
    purpose: Purpose = NO_PURPOSE  # "may", "pay", "kicker", "mulligan" …
    yes: str = say("yes")  # what the buttons say
    no: str = say("no")
    averts: bool = False  # yes averts what is done otherwise: nobody can be forced to it (CR 728.6)

    def check(self, answer: Answer) -> bool:
        if not isinstance(answer, bool):
            raise MalformedAnswer(f"true or false is asked for, not {answer!r}")
        return answer

    def some_answer(self, below: Below) -> Answer:
        return below(2) == 0


@record(kw_only=True)
class Divide(Decision):
    """Divide a number among targets (CR 601.2d) or other refs.

    Answer: a list of numbers, one for each ref.
    """

    kind: ClassVar[str] = "divide"
    total: int = 0
    among: tuple[Ref, ...] = ()
    each_at_least: int = 1
    purpose: Purpose = NO_PURPOSE  # "damage", "counters"

    def check(self, answer: Answer) -> tuple[int, ...]:
        numbers = tuple(list_of_numbers(answer))
        require(len(numbers) == len(self.among), say("one_number_for_each_is_asked_for"), "601.2d")
        least = say("each_gets_at_least", number=self.each_at_least)
        require(all(number >= self.each_at_least for number in numbers), least)
        require(sum(numbers) == self.total, say("the_numbers_must_add_up_to", number=self.total), "601.2d")
        return numbers

    def only_answer(self) -> Answer | None:
        if len(self.among) == 1:
            return [self.total]
        if len(self.among) * self.each_at_least == self.total:
            return [self.each_at_least] * len(self.among)
        return None

    def some_answer(self, below: Below) -> Answer:
        numbers = [self.each_at_least] * len(self.among)
        for _ in range(self.total - sum(numbers)):
            numbers[below(len(numbers))] += 1
        return numbers
