"""Recruit (a keyword action of later editions)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.core.zones import HAND
from engine.game.decisions.purposes import TO_DISCARD
from engine.game.events.zone_changes import CreateTokens, Discard
from engine.game.rules.events.drawing import draw_cards
from engine.meaning.families import Instruction
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.keyword_actions.create import create
from engine.vocabulary.effects.shared.token_descriptions import TokenKind, TokenWords
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.rules.context import Context

SOLDIER = TokenKind(TokenWords((ONE, ONE), ("W",), False, (), ("Human", "Soldier"), ("creature",)))


@phrase("{player!} recruit[s]")
@record
class Recruit(Instruction):
    """Players draw a card, then discard a card, and create a 1/1 Human Soldier if that was no land card."""

    player: PlayerReference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        seats = self.player.seats(ctx)
        for seat in seats:
            self._recruit(ctx, seat)
        return bool(seats)

    @staticmethod
    def _recruit(ctx: Context, seat: Seat) -> None:
        draw_cards(ctx.game, seat, 1, ctx.source, ctx)
        hand = ctx.game.zone(HAND, seat)
        chosen = ctx.choose_one(seat, hand, purpose=TO_DISCARD, prompt=say("discard"), good=False)
        done = carry_out(ctx, *(Discard(seat, oid, ctx.source) for oid in chosen))
        if any(isinstance(event, Discard) and "land" not in ctx.chars(event.oid).types for event in done):
            create(ctx, [CreateTokens(seat, SOLDIER.definition(ctx), 1, ctx.source)])
