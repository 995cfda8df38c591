"""Ripple (CR 702.60)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.record import record, replace
from engine.core.zones import LIBRARY
from engine.game.decisions.purposes import TO_PUT_ON_BOTTOM
from engine.game.events.cards import Reveal
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.casting.casting_by_effect import WITHOUT_PAYING, can_cast_by_effect, cast_by_effect
from engine.meaning.abilities import Ability
from engine.meaning.families import Instruction
from engine.meaning.message import say
from engine.meaning.node import READS_PLAYERS
from engine.vocabulary.keywords.shared.when_cast import when_cast

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.game.rules.context import Context


@record
class RippleOnce(Instruction):
    """The top cards may be revealed; those of the spell's name may be cast, the others go to the bottom."""

    number: int
    reads = READS_PLAYERS

    def perform(self, ctx: Context) -> bool:
        cards = ctx.game.zone(LIBRARY, ctx.controller)[: self.number]
        if not cards or not ctx.may(ctx.controller, say("may_reveal_the_top", number=len(cards))):
            return False
        ctx.happen(Reveal(ctx.controller, cards))
        names = ctx.chars(ctx.source).names
        way = replace(WITHOUT_PAYING, zone=LIBRARY)
        for oid in cards:
            same = any(name in names for name in ctx.chars(oid).names)
            if same and can_cast_by_effect(ctx, oid, way, ctx.controller) and self._wanted(ctx, oid):
                cast_by_effect(ctx, oid, way, ctx.controller)
        self._put_back(ctx, tuple(oid for oid in cards if oid in ctx.game.objects))
        return True

    def _wanted(self, ctx: Context, oid: ObjectId) -> bool:
        return ctx.may(ctx.controller, say("cast_for_nothing", card=ctx.chars(oid).name))

    def _put_back(self, ctx: Context, left: tuple[ObjectId, ...]) -> None:
        order = ctx.choose_objects(
            ctx.controller,
            left,
            len(left),
            len(left),
            purpose=TO_PUT_ON_BOTTOM,
            prompt=say("in_which_order"),
            ordered=True,
        )
        for oid in order:
            ctx.happen(ZoneChange(oid, LIBRARY, cause="effect", by=ctx.source))


@keyword("702.60", "Ripple", "ripple {number:number}")
class Ripple:
    """Spells of the same name for nothing; each instance triggers separately (CR 702.60b)."""

    number: int

    def stands_for(self) -> tuple[Ability, ...]:
        label = f"Reveal the top {self.number} cards of your library and cast those with the same name."
        return (when_cast(RippleOnce(self.number), label),)
