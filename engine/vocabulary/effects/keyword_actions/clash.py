"""Clash (CR 701.23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.compiler.verbs import verb
from engine.core.identity import Seat
from engine.core.keys import Deed, Purpose
from engine.core.record import record
from engine.core.zones import LIBRARY
from engine.game.decisions.purposes import WHICH_OPPONENT
from engine.game.events.cards import PlayerDid, ReorderLibrary
from engine.game.events.event import Event
from engine.game.rules.questions.values import mana_value
from engine.meaning.families import Condition, Instruction
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.keyword_actions.reveal import reveal
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_CLASH = Purpose("clash", "701.23c")

CLASH = Deed("clash")

verb("player_deed", CLASH, "clash[es|]")

WINNER = "clash won by"  # the key of who won


@phrase("{player!} clash[es] with {other:player}")
@record
class Clash(Instruction):
    """Two players reveal the top cards of their libraries; each may put theirs on the bottom."""

    player: PlayerReference
    other: PlayerReference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        seat = self.player.seat(ctx)
        if seat is None or not (rivals := self._rivals(ctx, seat)):
            return False
        top = {who: ctx.game.zone(LIBRARY, who)[:1] for who in ctx.game.apnap() if who in (seat, *rivals)}
        values = {who: mana_value(ctx.game, oids[0]) for who, oids in top.items() if oids}
        reveal(ctx, [(who, oid) for who, oids in top.items() for oid in oids])
        events: list[Event] = []
        for who, oids in top.items():  # they decide in turn order, then the cards move at once (CR 701.23c)
            if oids and ctx.may(who, say("put_the_revealed_card_on_the_bottom"), purpose=TO_CLASH):
                library = ctx.game.zone(LIBRARY, who)
                events.append(ReorderLibrary(who, (*library[1:], library[0])))
        carry_out(ctx, *events)
        won = _winner(values)
        ctx.bind(WINNER, () if won is None else (won,))
        carry_out(ctx, *(PlayerDid(who, CLASH, int(who == won)) for who in top))
        return True

    def _rivals(self, ctx: Context, seat: Seat) -> tuple[Seat, ...]:
        options = tuple(other for other in self.other.seats(ctx) if other != seat)
        return ctx.choose_one(seat, options, purpose=WHICH_OPPONENT, prompt=say("clash_with_which_opponent"))


def _winner(values: dict[Seat, int]) -> Seat | None:
    """Who revealed a higher mana value than all others (CR 701.23d)."""
    best = max(values.values(), default=None)
    leaders = [seat for seat, value in values.items() if value == best]
    return leaders[0] if len(leaders) == 1 else None


@phrase("{player} win[s]", into="condition_part")
@phrase("{player} [doesn't|don't] win", into="condition_part", negative=True)
@record
class WonClash(Condition):
    """Whether a player won the clash before."""

    player: PlayerReference
    negative: bool = False
    reads = READS_NOTHING
    asks_how_it_went = True

    def holds(self, ctx: Context) -> bool:
        return any(seat in ctx.bound(WINNER) for seat in self.player.seats(ctx)) != self.negative
