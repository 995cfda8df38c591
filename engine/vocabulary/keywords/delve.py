"""Delve (CR 702.66)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import ObjectId
from engine.core.record import record
from engine.core.zones import EXILE, GRAVEYARD
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.paying.substitutes import GENERIC, PAYS_MANA_BY, Substitute
from engine.meaning.abilities import Ability
from engine.meaning.message import say
from engine.vocabulary.keywords.shared.always import always
from engine.vocabulary.keywords.shared.optional_costs import WHERE_CAST_FROM

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class Delving(Substitute):
    """The cards in the player's graveyard."""

    rank = 1  # before anything but lands
    spent = say("it_is_exiled")

    def offers(self, ctx: Context) -> Iterator[tuple[ObjectId, tuple[str, ...]]]:
        for oid in ctx.game.zone(GRAVEYARD, ctx.controller):
            if oid != ctx.source:
                yield oid, (GENERIC,)

    def use(self, ctx: Context, oid: ObjectId) -> None:
        ctx.happen(ZoneChange(oid, EXILE, cause="cost", by=ctx.source))


@keyword("702.66", "Delve")
class Delve:
    """Cards exiled from the graveyard while casting a spell pay for {1} each (CR 702.66a)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return always(Delving(), PAYS_MANA_BY, zones=WHERE_CAST_FROM)
