"""Freerunning (CR 702.173 of the edition of 2026)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import is_player
from engine.core.record import record
from engine.game.events.damage import Damage
from engine.game.rules.questions.commanders import is_commander
from engine.meaning.abilities import Ability
from engine.meaning.families import Condition, Cost
from engine.meaning.node import READS_TURN
from engine.vocabulary.keywords.shared.alternative_costs import cast_for

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class AssassinStruck(Condition):
    """An Assassin creature or commander of the player dealt combat damage to a player this turn."""

    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        return any(
            isinstance(event, Damage) and event.combat and is_player(event.recipient)
            and ctx.controller_of(event.source) == ctx.controller and self._is_one(ctx, event.source)
            for event in ctx.game.history.this_turn
        )  # fmt: skip

    @staticmethod
    def _is_one(ctx: Context, oid: int) -> bool:
        return "Assassin" in ctx.chars(oid).subtypes or is_commander(ctx.game, ctx.obj(oid))


@keyword("702.173", "Freerunning", "freerunning {costs:mana_cost*,}")
class Freerunning:
    """A spell that costs otherwise once an Assassin has struck (CR 702.173a)."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return (cast_for("freerunning", self.costs, condition=AssassinStruck()),)
