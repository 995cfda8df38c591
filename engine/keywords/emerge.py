"""Emerge (CR 702.119)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import ObjectId
from engine.core.record import record
from engine.decisions.purposes import TO_SACRIFICE
from engine.events.zone_changes import Sacrifice
from engine.keywords.shared.alternative_costs import cast_for, for_its_mana_cost
from engine.keywords.shared.chosen_creature import CreatureCost, creatures
from engine.keywords.shared.own_mana_cost import PayOwnManaCost
from engine.model.abilities import Ability
from engine.model.families import Cost
from engine.model.node import READS_BOARD
from engine.rules.paying.prohibited import can_sacrifice
from engine.rules.questions.values import mana_value
from engine.text.keywords import keyword
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("sacrifice a creature to emerge from", into="cost")
@record
class SacrificeToEmerge(CreatureCost):
    """Sacrificing a creature; its mana value lowers the cost."""

    reads = READS_BOARD
    key = "emerged from"
    purpose = TO_SACRIFICE

    def options(self, ctx: Context) -> tuple[ObjectId, ...]:
        return tuple(oid for oid in creatures(ctx) if can_sacrifice(ctx, oid))

    def worth(self, ctx: Context, oid: ObjectId) -> int:
        return mana_value(ctx.game, oid)

    def use(self, ctx: Context, oid: ObjectId) -> bool:
        return bool(ctx.happen(Sacrifice(ctx.controller, oid, ctx.source)))


@keyword("702.119", "Emerge", "emerge {costs:mana_cost*,}")
class Emerge:
    """A creature that comes out of another (CR 702.119a)."""

    costs: tuple[Cost, ...]  # none: its mana cost

    def stands_for(self) -> tuple[Ability, ...]:
        return (cast_for("emerge", (*(self.costs or (PayOwnManaCost(),)), SacrificeToEmerge())),)


for_its_mana_cost("emerge", Emerge, "the")
