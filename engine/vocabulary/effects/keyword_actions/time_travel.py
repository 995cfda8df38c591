"""Time travel (CR 701.54)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref, Seat
from engine.core.keys import Purpose
from engine.core.record import record
from engine.core.zones import EXILE
from engine.game.events.counters import PutCounters, RemoveCounters
from engine.game.events.event import Event
from engine.meaning.families import Instruction
from engine.meaning.message import NameOf, say
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_TIME_TRAVEL = Purpose("time travel", "701.54a")


@phrase("{player!} time travel[s]")
@record
class TimeTravel(Instruction):
    """Players put or remove a time counter on any of their permanents and suspended cards that have one."""

    player: PlayerReference
    reads = READS_NOTHING
    may_be_repeated = True

    def perform(self, ctx: Context) -> bool:
        for seat in self.player.seats(ctx):
            options = self._options(ctx, seat)
            chosen = ctx.choose_objects(
                seat, options, 0, len(options), purpose=TO_TIME_TRAVEL, prompt=say("time_travel")
            )
            events: list[Event] = []
            for oid in chosen:
                prompt = say("put_or_remove_time", permanent=NameOf(oid))
                choice = ctx.choose_option(seat, ("put", "remove"), purpose=TO_TIME_TRAVEL, prompt=prompt)
                more = PutCounters(oid, "time", 1, seat, ctx.source)
                events.append(
                    more if choice == "put" else RemoveCounters(oid, "time", 1, ctx.source, player=ctx.controller)
                )
            carry_out(ctx, *events)
        return True

    def _options(self, ctx: Context, seat: Seat) -> tuple[Ref, ...]:
        permanents = [oid for oid in ctx.game.permanents() if ctx.controller_of(oid) == seat]
        suspended = [
            oid for oid in ctx.game.zone(EXILE)
            if ctx.owner_of(oid) == seat and "suspend" in ctx.chars(oid).abilities.keywords
        ]  # fmt: skip
        return tuple(oid for oid in (*permanents, *suspended) if ctx.obj(oid).counters.get("time", 0))
