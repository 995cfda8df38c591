"""Spectacle (CR 702.137)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import record
from engine.events.life import LoseLife
from engine.keywords.shared.alternative_costs import cast_for
from engine.model.abilities import Ability
from engine.model.families import Condition, Cost
from engine.model.node import READS_TURN
from engine.text.keywords import keyword

if TYPE_CHECKING:
    from engine.rules.context import Context


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
