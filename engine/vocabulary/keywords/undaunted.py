"""Undaunted (CR 702.125)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import Ref
from engine.core.mana import generic
from engine.core.record import record
from engine.game.rules.paying.costs import COST_CHANGES, CostChange
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import RuleModifier
from engine.meaning.node import READS_PLAYERS
from engine.meaning.questions import Asked
from engine.vocabulary.keywords.shared.optional_costs import WHERE_CAST_FROM

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class CheaperForOpponents(RuleModifier):
    """The spell costs {1} less for each opponent."""

    reads = READS_PLAYERS
    questions = (COST_CHANGES,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        seat = details["seat"]
        assert isinstance(seat, int)
        if details["kind"] != "cast":
            return None
        return CostChange(less=generic(len(ctx.game.opponents(seat))))


@keyword("702.125", "Undaunted")
class Undaunted:
    """A spell that is cheaper the more opponents there are (CR 702.125a)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((CheaperForOpponents(),), zones=WHERE_CAST_FROM),)
