"""Umbra armor, formerly totem armor (CR 702.89)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core.record import record
from engine.events.damage import RemoveDamage
from engine.events.zone_changes import DESTROYED, Destroy
from engine.model.abilities import Ability, StaticAbility
from engine.model.families import Replacement
from engine.model.node import READS_STATUS
from engine.text.keywords import keyword
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


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
