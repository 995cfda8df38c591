"""Conditions about what entered, from where and under whose control (CR 603.6a, 608.2i)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.core.zones import BATTLEFIELD
from engine.game.events.zone_changes import ENTERS, ZoneChange
from engine.meaning.families import Amount, Condition, Filter, Reference
from engine.meaning.node import READS_TURN
from engine.vocabulary.terms.players.players import PlayerReference, You
from engine.vocabulary.terms.turns.past import CountedDeed, events_of

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("you had {what:subject} enter under your control {turn:which_turn}", into="condition_part", player=You())
@phrase("{player} had {what:subject} enter under their control {turn:which_turn}", into="condition_part")
@record
class HadEnter(Condition):
    """Something entered under a player's control."""

    player: PlayerReference
    what: Filter
    turn: str
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        seats = self.player.seats(ctx)
        entering = ctx.bound("that object")  # "another land" is another than the one that the ability triggers on
        among = ctx.within(source=entering[0]) if entering else ctx
        return any(
            isinstance(event, ZoneChange) and event.to == BATTLEFIELD and event.controller in seats
            and self.what.matches(among, event.new)
            for event in events_of(ctx, self.turn)
        )  # fmt: skip


@phrase("for each {what:filter#one} you had enter under your control {turn:which_turn}", into="for_each", player=You())
@record
class NumberEntered(Amount):
    """How many permanents of a description entered under a player's control, wherever they are now."""

    player: PlayerReference
    what: Filter
    turn: str
    reads = READS_TURN

    def value(self, ctx: Context) -> int:
        seats = self.player.seats(ctx)
        return sum(
            1 for event in events_of(ctx, self.turn)
            if isinstance(event, ZoneChange) and event.to == BATTLEFIELD and event.controller in seats
            and self.what.matches(ctx, event.new)
        )  # fmt: skip


@phrase("had {number:quota} {what:filter#many} enter under their control", into="counted_deed", deed=ENTERS)
@record
class HadSoManyEnter(CountedDeed):
    """So many permanents of a description that entered under a player's control."""

    def count(self, ctx: Context, seat: int, turn: str) -> int:
        entered = (event for event in events_of(ctx, turn) if isinstance(event, ZoneChange) and event.to == BATTLEFIELD)
        return sum(
            1 for event in entered
            if event.controller == seat and (self.what is None or self.what.matches(ctx, event.new))
        )  # fmt: skip


@phrase("{object} entered from {owner:player's} {zone:owned_zone#one}", into="condition_part")
@record
class EnteredFrom(Condition):
    """A permanent entered from a certain player's zone; what was cast entered from the stack."""

    object: Reference
    owner: PlayerReference
    zone: str
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        refs, owners = self.object.refs(ctx), self.owner.refs(ctx)
        moves = (event for event in ctx.game.history.this_turn if isinstance(event, ZoneChange) and event.new in refs)
        return any((m.to, m.origin) == (BATTLEFIELD, self.zone) and ctx.owner_of(m.new) in owners for m in moves)


@phrase("{object} entered under {player:player's} control", into="condition_part")
@record
class EnteredUnder(Condition):
    """A permanent entered under a certain player's control."""

    object: Reference
    player: PlayerReference
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        refs, seats = self.object.refs(ctx), self.player.refs(ctx)
        return any(
            isinstance(event, ZoneChange) and (event.to, event.new in refs) == (BATTLEFIELD, True)
            and event.controller in seats
            for event in ctx.game.history.this_turn
        )  # fmt: skip
