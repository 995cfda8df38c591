"""Harmonize (CR 702.180 of the edition of 2026)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.identity import ObjectId
from engine.core.record import record
from engine.core.zones import EXILE, GRAVEYARD
from engine.game.decisions.purposes import TO_TAP
from engine.game.events.status import Tap
from engine.meaning.abilities import Ability
from engine.meaning.families import Cost
from engine.meaning.node import READS_BOARD
from engine.vocabulary.keywords.shared.alternative_costs import cast_for, for_its_mana_cost
from engine.vocabulary.keywords.shared.chosen_creature import CreatureCost, untapped_creatures

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("tap up to one untapped creature you control to harmonize", into="cost")
@record
class TapToHarmonize(CreatureCost):
    """Tapping up to one untapped creature; its power lowers the cost."""

    reads = READS_BOARD
    key = "harmonized with"
    purpose = TO_TAP
    optional = True

    def options(self, ctx: Context) -> tuple[ObjectId, ...]:
        return untapped_creatures(ctx)

    def worth(self, ctx: Context, oid: ObjectId) -> int:
        return max(0, ctx.chars(oid).power or 0)

    def use(self, ctx: Context, oid: ObjectId) -> bool:
        return bool(ctx.happen(Tap(oid, ctx.source, cause="cost")))


@keyword("702.180", "Harmonize", "harmonize {costs:mana_cost*,}")
class Harmonize:
    """A spell cast from the graveyard with the help of a creature, and then exiled (CR 702.180a)."""

    costs: tuple[Cost, ...]  # none: its mana cost

    def stands_for(self) -> tuple[Ability, ...]:
        return (cast_for("harmonize", self.costs or None, GRAVEYARD, more=(TapToHarmonize(),), leaving=EXILE),)


for_its_mana_cost("harmonize", Harmonize, "its")
