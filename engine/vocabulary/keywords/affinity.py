"""Affinity (CR 702.41)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import Ref
from engine.core.mana import generic
from engine.core.record import record
from engine.game.rules.paying.costs import COST_CHANGES, CostChange
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Filter, RuleModifier
from engine.meaning.node import READS_BOARD
from engine.meaning.questions import Asked
from engine.vocabulary.keywords.shared.optional_costs import WHERE_CAST_FROM
from engine.vocabulary.terms.objects.objects import matching

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class CheaperForEach(RuleModifier):
    """The spell costs {1} less for each permanent of a kind that the player controls."""

    what: Filter
    reads = READS_BOARD
    questions = (COST_CHANGES,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if details["kind"] != "cast":
            return None
        number = sum(1 for ref in matching(ctx, self.what) if ctx.controller_of(ref) == details["seat"])
        return CostChange(less=generic(number)) if number else None


@keyword("702.41", "Affinity", "affinity for {what:filter#many}")
class Affinity:
    """A spell that is cheaper for each permanent of a kind; several instances add up (CR 702.41b)."""

    what: Filter

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((CheaperForEach(self.what),), zones=WHERE_CAST_FROM),)
