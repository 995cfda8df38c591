"""Umbra armor, formerly totem armor (CR 702.89)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.events.damage import RemoveDamage
from engine.game.events.zone_changes import DESTROYED, Destroy
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Replacement
from engine.meaning.node import READS_STATUS

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class DestroyedInItsPlace(Replacement):
    """The Aura is destroyed instead of the permanent it enchants, and damage on that is removed."""

    reads = READS_STATUS
    keys = (DESTROYED,)

    def applies(self, ctx: Context, event: Destroy) -> bool:
        return event.oid == ctx.obj(ctx.source).attached_to

    def replace(self, ctx: Context, event: Destroy) -> Sequence[object]:
        return (RemoveDamage((event.oid,)), Destroy(ctx.source, ctx.source))


@phrase("totem armor", into="keyword", read_only=True)
@keyword("702.89", "Umbra armor")
class UmbraArmor:
    """An Aura that is destroyed in the place of what it enchants (CR 702.89a)."""

    def stands_for(self) -> tuple[Ability, ...]:
        label = "If enchanted permanent would be destroyed, destroy this Aura instead."
        return (StaticAbility((DestroyedInItsPlace(),), label=label),)
