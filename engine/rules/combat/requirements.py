"""How many requirements a declaration could obey at most without disobeying a restriction (CR 508.1d, 509.1c).

Attackers choose what to attack, blockers what to block: both are choosers with options. Without restrictions on groups
of creatures the best declaration is found directly: each chooser by itself, then, for "must be blocked", by moving
blockers along chains. Where a restriction on a group (menace, "can't attack alone") refuses that declaration, the
search goes on from there to the declaration nearest to it. The search is bounded; past its bound the best declaration
found so far counts as the most that could be obeyed.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, ObjectId, Ref
from engine.rules.combat.coverage import cover
from engine.rules.combat.restrictions import TooMany

if TYPE_CHECKING:
    from engine.rules.questions import Refusal

Choice = Mapping[ObjectId, tuple[Ref, ...]]  # chooser -> what it attacks or blocks; who does neither is missing

WORK = 100_000  # creatures in all the declarations that the search looks at
ALTERNATIVES = 40  # other options of one chooser that the search tries at one point


@dataclass(frozen=True, slots=True)
class Conflict:
    """A restriction that a declaration disobeys, and the one attacker whose blockers it is about, if it is that."""

    refusal: Refusal
    target: Ref = NOBODY


@dataclass(frozen=True, slots=True)
class Requirements:
    """What a player's creatures may do one by one, what is required of them, and what is forbidden to them together."""

    options: Mapping[ObjectId, tuple[Ref, ...]]  # chooser -> what it could attack or block
    conflict: Callable[[Choice], Conflict | None]
    at_all: Mapping[ObjectId, int] = field(default_factory=dict)  # requirements to attack or block anything
    each: Mapping[tuple[ObjectId, Ref], int] = field(default_factory=dict)  # requirements to attack or block this
    covered: Mapping[Ref, int] = field(default_factory=dict)  # requirements to be blocked by anything
    capacity: Mapping[ObjectId, int] = field(default_factory=dict)  # how many it may block, if more than one

    def obeyed(self, choice: Choice) -> int:
        """How many requirements a declaration obeys."""
        total = 0
        seen: dict[Ref, None] = {}
        for chooser, targets in choice.items():
            total += self.gain(chooser, targets)
            seen.update(dict.fromkeys(targets))
        return total + sum(self.covered.get(target, 0) for target in seen) if self.covered else total

    def gain(self, chooser: ObjectId, targets: tuple[Ref, ...]) -> int:
        """The requirements on one chooser that its choice obeys."""
        if not targets:
            return 0
        return self.at_all.get(chooser, 0) + sum(self.each.get((chooser, target), 0) for target in targets)

    def most(self) -> Choice:
        """A legal declaration that obeys as many requirements as can be."""
        if not self.at_all and not self.each and not self.covered:
            return {}
        best = cover(self, self._one_by_one())
        if self.conflict(best) is None:
            return best
        return _Search(self).nearest(best)

    def limit(self, chooser: ObjectId) -> int:
        """How many things a chooser may choose."""
        return self.capacity.get(chooser, 1)

    def _one_by_one(self) -> dict[ObjectId, tuple[Ref, ...]]:
        """The best choice of each chooser by itself."""
        result: dict[ObjectId, tuple[Ref, ...]] = {}
        wanted: dict[ObjectId, None] = dict.fromkeys((*self.at_all, *(chooser for chooser, _ in self.each)))
        for chooser in self.options:
            if chooser in wanted and self.options[chooser]:
                result[chooser] = self.best_choice(chooser)
        return result

    def best_choice(self, chooser: ObjectId) -> tuple[Ref, ...]:
        """What a chooser would choose to obey the most of the requirements on itself; its first option if all equal."""
        ranked = sorted(self.options[chooser], key=lambda target: -self.each.get((chooser, target), 0))
        chosen = [target for target in ranked[: self.limit(chooser)] if self.each.get((chooser, target), 0)]
        return tuple(chosen) or tuple(ranked[:1])


class _Search:
    """The way from a declaration that a restriction refuses to the best one that none refuses."""

    def __init__(self, requirements: Requirements) -> None:
        self.requirements = requirements
        self.order = {chooser: place for place, chooser in enumerate(requirements.options)}
        self.left = WORK

    def nearest(self, start: Choice) -> Choice:
        """The legal declaration that obeys the most, by looking at declarations from the most to the least obedient."""
        self.left = WORK // 2
        lower = self._built_up(start)
        self.left = WORK // 2
        least = self.requirements.obeyed(lower)
        if least >= self._ceiling(start):
            return lower
        number = count()
        heap = [(-self.requirements.obeyed(start), 0, next(number), start)]
        seen = {self._key(start)}
        while heap and self.left > 0:
            obeyed, changes, _, choice = heapq.heappop(heap)
            if -obeyed <= least:
                break
            conflict = self._conflict(choice)
            if conflict is None:
                return choice
            for other in self._changed(choice, conflict):
                key = self._key(other)
                if key not in seen:
                    seen.add(key)
                    heapq.heappush(heap, (-self.requirements.obeyed(other), changes + 1, next(number), other))
        return lower

    def _ceiling(self, start: Choice) -> int:
        """What no declaration can exceed, where the number of attackers or blockers is limited."""
        required = self.requirements
        conflict = self._conflict(start)
        if conflict is None or not isinstance(conflict.refusal, TooMany) or conflict.target != NOBODY:
            return required.obeyed(start)
        gains = sorted((required.gain(chooser, required.best_choice(chooser)) for chooser in start), reverse=True)
        return min(required.obeyed(start), sum(gains[: conflict.refusal.at_most]) + sum(required.covered.values()))

    def _conflict(self, choice: Choice) -> Conflict | None:
        self.left -= 1 + len(choice)
        return self.requirements.conflict(choice)

    def _key(self, choice: Choice) -> tuple[tuple[int, tuple[Ref, ...]], ...]:
        self.left -= 1 + len(choice) // 8
        return tuple(sorted((self.order[chooser], targets) for chooser, targets in choice.items()))

    # -- from below ----------------------------------------------------------------------------------------------

    def _built_up(self, start: Choice) -> Choice:
        """A legal declaration made from none: creature by creature, each with a companion if it needs one."""
        required = self.requirements
        ranked = sorted(start, key=lambda chooser: (-required.gain(chooser, start[chooser]), self.order[chooser]))
        built = self._longest_beginning(start, ranked)
        for chooser in ranked:
            if self.left <= 0:
                break
            better = built if chooser in built else self._joined(built, chooser)
            if better is not None and required.obeyed(better) > required.obeyed(built):
                built = better
        return built

    def _longest_beginning(self, start: Choice, ranked: list[ObjectId]) -> Choice:
        """The first creatures of a list, as many as may attack or block together where only their number counts."""
        low, high = 0, len(ranked)
        while low < high:
            middle = (low + high + 1) // 2
            if self._conflict({chooser: start[chooser] for chooser in ranked[:middle]}) is None:
                low = middle
            else:
                high = middle - 1
        return {chooser: start[chooser] for chooser in ranked[:low]}

    def _joined(self, built: Choice, chooser: ObjectId) -> Choice | None:
        """The declaration with one more creature in it, if it is legal alone or with one companion."""
        ways = [{**built, chooser: targets} for targets in self._alternatives(built, chooser) if targets]
        ways.sort(key=lambda way: -self.requirements.obeyed(way))
        lonely = []
        for way in ways:
            conflict = self._conflict(way)
            if conflict is None:
                return way
            if not isinstance(conflict.refusal, TooMany):
                lonely.append((way, conflict))
        for way, conflict in lonely:
            for other in self._changed(way, conflict):
                if self.left <= 0:
                    return None
                if len(other) > len(way) and self._conflict(other) is None:
                    return other
        return None

    # -- from above ----------------------------------------------------------------------------------------------

    def _changed(self, choice: Choice, conflict: Conflict) -> Iterator[Choice]:
        """The declarations that differ in one creature, in a way that could lift the conflict."""
        for chooser in self.order:
            now = choice.get(chooser, ())
            for targets in self._alternatives(choice, chooser):
                if targets == now or not _could_help(now, targets, conflict):
                    continue
                other = {**choice, chooser: targets}
                if not targets:
                    del other[chooser]
                yield other

    def _alternatives(self, choice: Choice, chooser: ObjectId) -> Iterator[tuple[Ref, ...]]:
        """What a chooser could choose instead: something else, one thing more or less, nothing."""
        now = choice.get(chooser, ())
        yield ()
        for target in self.requirements.options[chooser][:ALTERNATIVES]:
            if target in now:
                if len(now) > 1:
                    yield tuple(other for other in now if other != target)
                continue
            yield (target,)
            if now and len(now) < self.requirements.limit(chooser):
                yield (*now, target)


def _could_help(now: tuple[Ref, ...], then: tuple[Ref, ...], conflict: Conflict) -> bool:
    """Whether a chooser's other choice could lift a conflict."""
    target = conflict.target
    if target != NOBODY:
        before, after = target in now, target in then
        return before and not after if isinstance(conflict.refusal, TooMany) else before != after
    return bool(now) if isinstance(conflict.refusal, TooMany) else True
