"""Blight (a keyword action of later editions, CR 701.68 of 2026), as an effect and as a cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.compiler.verbs import verb
from engine.core.identity import Ref, Seat
from engine.core.keys import Deed, Purpose
from engine.core.record import record
from engine.game.events.cards import PlayerDid
from engine.game.events.counters import PutCounters
from engine.meaning.families import Amount, Cost, Instruction
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import creatures_of, per_player
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_BLIGHT = Purpose("blight", "701.68a")

BLIGHT = Deed("blight")

verb("player_deed", BLIGHT, "blight")


@with_infinitive
@phrase("{player!} blight[s] {amount}")
@record
class Blight(Instruction):
    """Players put -1/-1 counters on a creature they control."""

    player: PlayerReference
    amount: Amount
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The blighted creature (CR 701.68c)."""
        return (Antecedent(self.key, "object", False, frozenset(("creature",)), "blighted"),)

    def perform(self, ctx: Context) -> bool:
        chosen: tuple[Ref, ...] = ()
        for seat, inner in per_player(ctx, self.player):
            chosen += blight(ctx, seat, self.amount.value(inner))
        ctx.bind(self.key, chosen)
        return bool(chosen)


def blight(ctx: Context, seat: Seat, number: int) -> tuple[Ref, ...]:
    """Let a player blight; give the creature they chose."""
    mine = creatures_of(ctx, seat)
    chosen = ctx.choose_one(seat, mine, purpose=TO_BLIGHT, prompt=say("blight", number=number), good=False)
    carry_out(ctx, *(PutCounters(oid, "-1/-1", number, seat, ctx.source) for oid in chosen))
    carry_out(ctx, PlayerDid(seat, BLIGHT, number, chosen))
    return chosen


@phrase("blight {amount}")
@record
class BlightCost(Cost):
    """Blighting as a cost (CR 701.68b)."""

    amount: Amount
    reads = READS_NOTHING

    def payable(self, ctx: Context) -> bool:
        return bool(creatures_of(ctx, ctx.controller))

    def pay(self, ctx: Context) -> bool:
        return bool(blight(ctx, ctx.controller, self.amount.value(ctx)))
