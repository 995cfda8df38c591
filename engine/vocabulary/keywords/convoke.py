"""Convoke (CR 702.51)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.identity import ObjectId, Ref
from engine.core.record import record
from engine.game.events.status import Tap
from engine.game.rules.casting.cast_record import cast_record
from engine.game.rules.paying.substitutes import GENERIC, PAYS_MANA_BY, Substitute
from engine.meaning.abilities import Ability
from engine.meaning.families import Filter, Reference
from engine.meaning.node import READS_STATUS
from engine.vocabulary.keywords.shared.always import always
from engine.vocabulary.keywords.shared.optional_costs import WHERE_CAST_FROM

if TYPE_CHECKING:
    from engine.game.rules.context import Context


CONVOKED = "convoked"  # the key of the creatures


@record
class TappingConvoke(Substitute):
    """Untapped creatures that the player controls; summoning sickness does not matter (CR 302.6)."""

    def offers(self, ctx: Context) -> Iterator[tuple[ObjectId, tuple[str, ...]]]:
        for oid in ctx.game.permanents():
            chars = ctx.chars(oid)
            if chars.controller == ctx.controller and "creature" in chars.types and not ctx.obj(oid).tapped:
                yield oid, tuple(chars.colors) or (GENERIC,)

    def use(self, ctx: Context, oid: ObjectId) -> None:
        ctx.happen(Tap(oid, ctx.source, cause="cost"))
        ctx.bind(CONVOKED, (*ctx.bound(CONVOKED), oid))


@phrase("convoked {object}", into="relative")
@record
class Convoked(Filter):
    """A creature that was tapped to pay for mana in the total cost of a spell (CR 702.51c)."""

    object: Reference
    reads = READS_STATUS
    wherever = True  # a creature that left in the meantime did convoke it (CR 608.2h, 701.47c)

    def these(self, ctx: Context) -> tuple[Ref, ...]:
        """All of them, as they last were if they have left."""
        records = (cast_record(ctx, spell) for spell in self.object.refs(ctx))
        tapped = (
            value for record in records if record is not None for key, value in record.bindings if key == CONVOKED
        )
        return tuple(dict.fromkeys(ref for refs in tapped if isinstance(refs, tuple) for ref in refs))

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return ref in self.these(ctx)


@keyword("702.51", "Convoke")
class Convoke:
    """Creatures tapped while casting a spell pay for {1} or one mana of their colour each (CR 702.51a)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return always(TappingConvoke(), PAYS_MANA_BY, zones=WHERE_CAST_FROM)
