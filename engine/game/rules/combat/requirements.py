"""How many requirements a declaration could obey at most, under all restrictions (CR 508.1d, 509.1c).

Attackers choose what to attack, blockers what to block: both are choosers with options. Without restrictions on groups
of creatures the best declaration is found directly: each chooser by itself, then, for "must be blocked", by moving
blockers along chains. `search.py` goes on from there where a restriction on a group refuses that declaration.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, ObjectId, Ref
from engine.core.record import record
from engine.game.rules.combat.coverage import cover
from engine.game.rules.combat.search import Search

if TYPE_CHECKING:
    from engine.meaning.questions import Refusal

Choice = Mapping[ObjectId, tuple[Ref, ...]]  # chooser -> what it attacks or blocks; who does neither is missing


@record
class Conflict:
    """A restriction that a declaration disobeys.

    If it is about one attacker's blockers, that attacker, too.
    """

    refusal: Refusal
    target: Ref = NOBODY


@record
class Requirements:
    """What a player's creatures may do one by one, what they must, and what they may not together."""

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
        best = self.regardless()
        if self.conflict(best) is None:
            return best
        return Search(self).best(best)

    def regardless(self) -> Choice:
        """The declaration that would obey the most if creatures were restricted one by one only."""
        return cover(self, self._one_by_one())

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
        """What a chooser would choose to obey the most of the requirements on itself.

        It is the first option if all are equal.
        """
        ranked = sorted(self.options[chooser], key=lambda target: -self.each.get((chooser, target), 0))
        chosen = [target for target in ranked[: self.limit(chooser)] if self.each.get((chooser, target), 0)]
        return tuple(chosen) or tuple(ranked[:1])
