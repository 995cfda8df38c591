"""Casting a card as an ability of its own resolves (CR 608.2g): suspend, rebound, madness, miracle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, ObjectId
from engine.core.record import record, replace
from engine.core.zones import EXILE
from engine.game.decisions.purposes import TO_CAST, TO_COPY
from engine.game.events.copied_cards import CopyCard
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.casting.casting_by_effect import can_cast_by_effect, cast_by_effect
from engine.game.rules.casting.casting_options import CastWay, castable_faces
from engine.meaning.families import Cost, Instruction
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.message import NameOf, say
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.effects.verbs.casting.cast_and_play import cast_card

if TYPE_CHECKING:
    from engine.game.rules.context import Context


def may_cast_copy(ctx: Context, card: ObjectId) -> bool:
    """Let the player copy a card, if it is still where it was, and cast the copy for nothing (CR 707.12)."""
    if card not in ctx.game.objects:
        return False
    if not ctx.may(ctx.controller, say("may_copy", card=NameOf(card)), purpose=TO_COPY):
        return False
    for event in carry_out(ctx, CopyCard(ctx.controller, card)):
        prompt = say("may_cast_the_copy", card=NameOf(card))
        if isinstance(event, CopyCard) and ctx.may(ctx.controller, prompt, purpose=TO_CAST):
            cast_card(ctx, ctx.controller, event.oid, free=True)
    return True


@record
class MayCastIt(Instruction):
    """The card's owner may cast it from where it is; if they don't, it may go elsewhere."""

    name: str
    costs: tuple[Cost, ...] = ()
    zone: str = EXILE
    otherwise: str = ""  # where it goes if it is not cast
    moved: bool = False  # the ability's source is what the card was before it came to that zone
    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        oid = ctx.game.moved.get(ctx.source, NOBODY) if self.moved else ctx.source
        if oid not in ctx.game.objects or ctx.obj(oid).zone != self.zone:
            return False
        done = self._cast(ctx, oid)
        if self.otherwise and not done:
            ctx.happen(ZoneChange(oid, self.otherwise, cause="effect", by=ctx.source))
        return done

    def _cast(self, ctx: Context, oid: ObjectId) -> bool:
        seat = ctx.controller
        way = CastWay(self.name, self.costs, zone=self.zone)
        faces = castable_faces(ctx.game, oid)
        if not any(can_cast_by_effect(ctx, oid, replace(way, face=face), seat) for face in faces):
            return False
        if not ctx.may(seat, say("may_cast", card=NameOf(oid))):
            return False
        return cast_by_effect(ctx, oid, way, seat) != NOBODY
