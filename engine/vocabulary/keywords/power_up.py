"""Power-up (a keyword of later editions)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.record import record, replace
from engine.core.zones import BATTLEFIELD
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.paying.costs import CostChange
from engine.meaning.abilities import Ability, ActivatedAbility
from engine.meaning.families import ChangesCost
from engine.meaning.node import READS_TURN
from engine.vocabulary.keywords.shared.prefixed import completed
from engine.vocabulary.terms.grammar.instructions import Chain

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class CheaperAsItEntered(ChangesCost):
    """The ability costs less by its object's mana cost in the turn in which that entered."""

    reads = READS_TURN

    def perform(self, ctx: Context) -> bool:
        return True

    def cost_change(self, ctx: Context) -> CostChange | None:
        cost = ctx.chars(ctx.source).mana_cost
        entered = any(
            isinstance(event, ZoneChange) and event.to == BATTLEFIELD and event.new == ctx.source
            for event in ctx.game.history.this_turn
        )
        return CostChange(less=cost) if entered and cost is not None else None


@keyword("702", "Power-up", "power-up — ^{ability:ability}")
class PowerUp:
    """An activated ability to be activated only once, for less in the turn in which its object entered."""

    ability: Ability

    def well_formed(self) -> bool:
        """Only an activated ability."""
        return isinstance(self.ability, ActivatedAbility)

    def stands_for(self) -> tuple[Ability, ...]:
        assert isinstance(self.ability, ActivatedAbility)
        effect = Chain((self.ability.effect, CheaperAsItEntered()), (" ",))
        return (completed(replace(self.ability, limit="game", effect=effect)),)
