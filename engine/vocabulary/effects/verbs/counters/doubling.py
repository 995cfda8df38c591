"""Doubling numbers of counters, life totals and unspent mana (CR 701.9d, 701.9e, 701.9f)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.keys import Purpose
from engine.core.mana import Mana
from engine.core.record import record
from engine.game.events.counters import PutCounters, counters_on
from engine.game.events.mana import AddMana
from engine.meaning.families import Instruction, Reference
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.affected_objects import deeds, per_player
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_DOUBLE_COUNTERS = Purpose("double counters", "701.9e")


@phrase("{player!} double[s] the number of {kind:counter_kind} counters on {what:thing}")
@phrase("{player!} double[s] the number of each kind of counter on {what:thing}", kind="")
@record
class DoubleCounters(Instruction):
    """Objects get as many counters as they have (CR 701.9e)."""

    player: PlayerReference
    kind: str
    what: Reference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        events = [
            PutCounters(ref, kind, number, seat, ctx.source)
            for seat, ref in deeds(ctx, self.player, self.what, TO_DOUBLE_COUNTERS, good=True)
            for kind, number in self._counters(ctx, ref)
        ]
        return bool(carry_out(ctx, *events))

    def _counters(self, ctx: Context, ref: Ref) -> tuple[tuple[str, int], ...]:
        there = counters_on(ctx.game, ref)
        return tuple((kind, number) for kind, number in there.items() if not self.kind or kind == self.kind)


@phrase("{player!} double[s] {whose:player's} life total")
@record
class DoubleLifeTotal(Instruction):
    """Players gain, or lose, as much life as they have (CR 701.9d)."""

    player: PlayerReference
    whose: PlayerReference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        from engine.vocabulary.effects.verbs.players.life import change_life

        seats = [seat for _, inner in per_player(ctx, self.player) for seat in self.whose.seats(inner)]
        return change_life(ctx, "", [(seat, ctx.game.player(seat).life) for seat in dict.fromkeys(seats)])


@phrase("{player!} double[s] the amount of each type of unspent mana [they] have")
@record
class DoubleUnspentMana(Instruction):
    """Players add as much mana of each type as they have of it (CR 701.9f)."""

    player: PlayerReference
    adds_mana = True
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        pools = {seat: ctx.game.player(seat).pool for seat in self.player.seats(ctx)}
        more = {
            seat: tuple(Mana(mana.kind, amount=mana.amount) for mana in pool) for seat, pool in pools.items() if pool
        }
        return bool(carry_out(ctx, *(AddMana(seat, mana, ctx.source) for seat, mana in more.items())))
