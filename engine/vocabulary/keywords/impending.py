"""Impending (CR 702.176 of the edition of 2026)."""

from __future__ import annotations

from engine.compiler.keywords import defined, keyword
from engine.meaning.abilities import Ability
from engine.meaning.families import Cost
from engine.vocabulary.keywords.shared.alternative_costs import cast_for


@keyword("702.176", "Impending", "impending {number:number}—{costs:mana_cost*,}")
class Impending:
    """A creature that is none until its time counters are gone (CR 702.176a)."""

    number: int
    costs: tuple[Cost, ...]

    definition = (
        "If ~'s impending cost was paid, ~ enters with [number:count] time counter(s) on it.\n"
        "As long as ~'s impending cost was paid and ~ has a time counter on it, ~ isn't a creature.\n"
        "At the beginning of your end step, if ~'s impending cost was paid and ~ has a time counter on it, remove a "
        "time counter from ~."
    )

    def stands_for(self) -> tuple[Ability, ...]:
        return (cast_for("impending", self.costs), *defined(self))
