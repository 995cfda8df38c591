"""Emerge (CR 702.119)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.identity import ObjectId
from engine.core.record import record
from engine.game.decisions.purposes import TO_SACRIFICE
from engine.game.events.zone_changes import Sacrifice
from engine.game.rules.paying.prohibited import can_sacrifice
from engine.game.rules.questions.values import mana_value
from engine.meaning.abilities import Ability
from engine.meaning.families import Cost
from engine.meaning.node import READS_BOARD
from engine.vocabulary.keywords.shared.alternative_costs import cast_for, for_its_mana_cost
from engine.vocabulary.keywords.shared.chosen_creature import CreatureCost, creatures
from engine.vocabulary.keywords.shared.own_mana_cost import PayOwnManaCost

if TYPE_CHECKING:
    from engine.game.rules.context import Context


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
