"""Teamwork (a keyword of later editions)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.meaning.abilities import Ability, StaticAbility
from engine.vocabulary.keywords.shared.optional_costs import WHERE_CAST_FROM, OptionalCost
from engine.vocabulary.keywords.shared.total_power import TEAMWORK, TapTotalPower


@keyword("702", "Teamwork", "teamwork {number:number}")
class Teamwork:
    """An additional cost of tapping creatures with enough power in all, for something more."""

    number: int

    def stands_for(self) -> tuple[Ability, ...]:
        offer = OptionalCost("teamwork", (TapTotalPower(self.number, TEAMWORK),))
        return (StaticAbility((offer,), zones=WHERE_CAST_FROM),)
