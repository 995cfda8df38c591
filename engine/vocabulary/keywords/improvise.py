"""Improvise (CR 702.126)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import ObjectId
from engine.core.record import record
from engine.game.events.status import Tap
from engine.game.rules.paying.substitutes import GENERIC, PAYS_MANA_BY, Substitute
from engine.meaning.abilities import Ability
from engine.vocabulary.keywords.shared.always import always
from engine.vocabulary.keywords.shared.optional_costs import WHERE_CAST_FROM

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class TappingImprovise(Substitute):
    """Untapped artifacts that the player controls; summoning sickness does not matter (CR 302.6)."""

    def offers(self, ctx: Context) -> Iterator[tuple[ObjectId, tuple[str, ...]]]:
        for oid in ctx.game.permanents():
            chars = ctx.chars(oid)
            if chars.controller == ctx.controller and "artifact" in chars.types and not ctx.obj(oid).tapped:
                yield oid, (GENERIC,)

    def use(self, ctx: Context, oid: ObjectId) -> None:
        ctx.happen(Tap(oid, ctx.source, cause="cost"))


@keyword("702.126", "Improvise")
class Improvise:
    """Artifacts tapped while casting a spell pay for {1} each (CR 702.126a)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return always(TappingImprovise(), PAYS_MANA_BY, zones=WHERE_CAST_FROM)
