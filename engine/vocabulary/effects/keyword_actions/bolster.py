"""Bolster (CR 701.33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref, Seat
from engine.core.keys import Purpose
from engine.core.record import record
from engine.game.events.counters import PutCounters
from engine.meaning.families import Amount, Instruction
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import creatures_of, per_player
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_BOLSTER = Purpose("bolster", "701.33a")


@phrase("{player!} bolster[s] {amount}")
@record
class Bolster(Instruction):
    """A player puts +1/+1 counters on a creature with the least toughness among theirs."""

    player: PlayerReference
    amount: Amount
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The creature chosen."""
        return (Antecedent(self.key, "object", False, frozenset(("creature",)), "chosen"),)

    def perform(self, ctx: Context) -> bool:
        chosen: tuple[Ref, ...] = ()
        events: list[PutCounters] = []
        for seat, inner in per_player(ctx, self.player):
            weakest = self._weakest(ctx, seat)
            one = ctx.choose_one(seat, weakest, purpose=TO_BOLSTER, prompt=say("bolster_which"), good=True)
            number = self.amount.value(inner)
            events.extend(PutCounters(oid, "+1/+1", number, seat, ctx.source) for oid in one)
            chosen += one
        ctx.bind(self.key, chosen)
        return bool(carry_out(ctx, *events))

    def _weakest(self, ctx: Context, seat: Seat) -> tuple[Ref, ...]:
        mine = creatures_of(ctx, seat)
        least = min((ctx.chars(oid).toughness or 0 for oid in mine), default=0)
        return tuple(oid for oid in mine if (ctx.chars(oid).toughness or 0) == least)
