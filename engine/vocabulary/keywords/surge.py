"""Surge (CR 702.117)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.record import record
from engine.game.events.casting import SpellCast
from engine.meaning.abilities import Ability
from engine.meaning.families import Condition, Cost
from engine.meaning.node import READS_TURN
from engine.vocabulary.keywords.shared.alternative_costs import cast_for

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class CastAnotherSpell(Condition):
    """The player or a teammate has cast another spell this turn (CR 702.117a)."""

    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        team = ctx.game.teams.of[ctx.controller]
        return any(isinstance(event, SpellCast) and event.player in team for event in ctx.game.history.this_turn)


@keyword("702.117", "Surge", "surge {costs:mana_cost*,}")
class Surge:
    """A spell that costs otherwise behind another spell (CR 702.117a)."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return (cast_for("surge", self.costs, condition=CastAnotherSpell()),)
