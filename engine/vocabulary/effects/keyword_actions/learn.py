"""Learn (CR 701.45)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Seat
from engine.core.keys import Deed, Purpose
from engine.core.record import record
from engine.core.zones import HAND, OUTSIDE
from engine.game.decisions.purposes import TO_DISCARD
from engine.game.events.zone_changes import Discard
from engine.game.rules.events.drawing import draw_cards
from engine.game.rules.questions.commanders import may_be_brought_in
from engine.meaning.families import Instruction
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.keyword_actions.reveal import reveal
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.effects.verbs.zones.return_to_hand import to_hand
from engine.vocabulary.terms.players.players import PlayerReference
from engine.vocabulary.triggers.would_do import may_be_replaced, sets_out

if TYPE_CHECKING:
    from engine.game.rules.context import Context

LEARN = Deed("learn")
may_be_replaced(LEARN, "learn")
TO_LEARN = Purpose("learn", "701.45a")


@phrase("{player!} learn[s]")
@record
class Learn(Instruction):
    """Players learn (CR 701.45).

    Each may discard a card and draw one; who does not may reveal a Lesson card they own from outside the game and
    put it into their hand.
    """

    player: PlayerReference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        done = [sets_out(ctx, seat, LEARN) and self._learn(ctx, seat) for seat in self.player.seats(ctx)]
        return any(done)

    def _learn(self, ctx: Context, seat: Seat) -> bool:
        hand = ctx.game.zone(HAND, seat)
        chosen = ctx.choose_one_or_none(
            seat, hand, purpose=TO_DISCARD, prompt=say("you_may_discard_a_card"), good=False
        )
        if chosen and any(isinstance(e, Discard) for e in carry_out(ctx, Discard(seat, chosen[0], ctx.source))):
            draw_cards(ctx.game, seat, 1, ctx.source, ctx)
            return True
        outside = (oid for oid in ctx.game.zone(OUTSIDE, seat) if may_be_brought_in(ctx.game, oid))
        lessons = [oid for oid in outside if "Lesson" in ctx.chars(oid).subtypes]
        taken = ctx.choose_one_or_none(seat, lessons, purpose=TO_LEARN, prompt=say("you_may_take_a_lesson"), good=True)
        reveal(ctx, [(seat, oid) for oid in taken])
        return bool(to_hand(ctx, taken))
