"""Spectacle (CR 702.137)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.record import record
from engine.game.events.life import LoseLife
from engine.meaning.abilities import Ability
from engine.meaning.families import Condition, Cost
from engine.meaning.node import READS_TURN
from engine.vocabulary.keywords.shared.alternative_costs import cast_for

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class OpponentLostLife(Condition):
    """An opponent lost life this turn."""

    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        opponents = ctx.game.opponents(ctx.controller)
        return any(isinstance(event, LoseLife) and event.player in opponents for event in ctx.game.history.this_turn)


@keyword("702.137", "Spectacle", "spectacle {costs:mana_cost*,}", "spectacle—^{costs:cost*,^}.")
class Spectacle:
    """A spell that costs otherwise once an opponent has lost life (CR 702.137a)."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return (cast_for("spectacle", self.costs, condition=OpponentLostLife()),)
