"""The search for the best declaration where restrictions on groups refuse the obvious one.

Branch and bound: a declaration that is refused is parted into those that differ from it in one attack or block, each
with the declaration that is best without regard to groups. What is best of these comes next. The first that nothing
refuses obeys as many requirements as can be obeyed. The search is bounded: past its bound the best declaration that
was built up creature by creature counts as the most that could be obeyed.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from itertools import count
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, ObjectId, Ref
from engine.core.record import record, replace
from engine.game.rules.combat.restrictions import TooMany

if TYPE_CHECKING:
    from engine.game.rules.combat.requirements import Choice, Conflict, Requirements

Pair = tuple[ObjectId, Ref]

WORK = 150_000  # creatures in all the declarations that the search looks at
CERTAIN = 1_000_000  # more than any number of requirements


@record
class _Part:
    """The declarations that hold some pairs and lack others, and the best of them without regard to groups."""

    holding: tuple[Pair, ...]
    lacking: frozenset[Pair]
    choice: Choice
    obeyed: int


class Search:
    """A search for a declaration that obeys the most; it ends after a certain amount of work."""

    def __init__(self, required: Requirements) -> None:
        self.required = required
        self.left = WORK

    def best(self, start: Choice) -> Choice:
        """The legal declaration that obeys the most. It begins with the best one without regard to groups."""
        lower = self._built_up(start)
        least = self.required.obeyed(lower)
        number = count()
        first = _Part((), frozenset(), start, min(self.required.obeyed(start), self._ceiling(start)))
        heap = [(-first.obeyed, next(number), first)]
        while heap and self.left > 0:
            _, _, part = heapq.heappop(heap)
            if part.obeyed <= least:
                break
            conflict = self._conflict(part.choice)
            if conflict is None:
                return part.choice
            for smaller in self._parts(part, conflict):
                heapq.heappush(heap, (-smaller.obeyed, next(number), smaller))
        return lower

    def _conflict(self, choice: Choice) -> Conflict | None:
        self.left -= 1 + len(choice)
        return self.required.conflict(choice)

    # -- from below ----------------------------------------------------------------------------------------------

    def _built_up(self, start: Choice) -> Choice:
        """A legal declaration made from none, creature by creature, those with the most requirements first."""
        ranked = sorted(start, key=lambda chooser: -self.required.gain(chooser, start[chooser]))
        built = self._longest_beginning(start, ranked)
        for chooser in ranked:
            more = {**built, chooser: start[chooser]}
            if chooser not in built and self.left > WORK // 2 and self._conflict(more) is None:
                built = more
        return built

    def _longest_beginning(self, start: Choice, ranked: list[ObjectId]) -> Choice:
        """The first creatures of a list, as many as may attack or block together where only their number counts."""
        low, high = 0, len(ranked)
        while low < high:
            middle = high - (high - low) // 2
            if self._conflict({chooser: start[chooser] for chooser in ranked[:middle]}) is None:
                low = middle
            else:
                high = middle - 1
        return {chooser: start[chooser] for chooser in ranked[:low]}

    # -- from above ----------------------------------------------------------------------------------------------

    def _ceiling(self, start: Choice) -> int:
        """What no declaration can exceed, where the number of attackers or blockers is limited."""
        required = self.required
        conflict = self._conflict(start)
        if conflict is None or not isinstance(conflict.refusal, TooMany) or conflict.target != NOBODY:
            return CERTAIN
        gains = sorted((required.gain(chooser, required.best_choice(chooser)) for chooser in start), reverse=True)
        return sum(gains[: conflict.refusal.at_most]) + sum(required.covered.values())

    def _parts(self, part: _Part, conflict: Conflict) -> Iterator[_Part]:
        """The parts of a part that together hold all its declarations but those that the conflict refuses for sure."""
        holding, lacking = part.holding, part.lacking
        for pair, held in self._differences(part, conflict):
            if pair in holding or pair in lacking:
                continue
            now = (holding, lacking | {pair}) if held else ((*holding, pair), lacking)
            smaller = self._best_of(*now, part.obeyed)
            if smaller is not None:
                yield smaller
            # What follows agrees with the refused declaration in this pair.
            holding, lacking = ((*holding, pair), lacking) if held else (holding, lacking | {pair})

    def _differences(self, part: _Part, conflict: Conflict) -> Iterator[tuple[Pair, bool]]:
        """The pairs in one of which a legal declaration must differ from a refused one, and whether it holds them."""
        about = conflict.target
        waiting: list[Pair] = []
        for chooser, options in self.required.options.items():
            chosen = part.choice.get(chooser, ())
            for target in options:
                if about in (NOBODY, target):
                    if target in chosen:
                        yield (chooser, target), True
                    else:
                        waiting.append((chooser, target))
        if not isinstance(conflict.refusal, TooMany):
            for pair in waiting:
                yield pair, False

    def _best_of(self, holding: tuple[Pair, ...], lacking: frozenset[Pair], ceiling: int) -> _Part | None:
        """The part with some pairs held and others lacking; None if there is no such declaration."""
        required = self.required
        options = {
            chooser: tuple(target for target in targets if (chooser, target) not in lacking)
            for chooser, targets in required.options.items()
        }
        each = {**required.each, **dict.fromkeys(holding, CERTAIN)}
        self.left -= 1 + len(options) // 4
        choice = replace(required, options=options, each=each).regardless()
        if any(target not in choice.get(chooser, ()) for chooser, target in holding):
            return None
        return _Part(holding, lacking, choice, min(ceiling, required.obeyed(choice)))
