"""Conditions about what entered, from where and under whose control (CR 603.6a, 608.2i)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.core.zones import BATTLEFIELD
from engine.game.events.zone_changes import ENTERS, ZoneChange
from engine.game.rules.casting.cast_record import cast_record
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
@phrase("the number of {what:filter#many} you had enter under your control {turn:which_turn}", into="quantity",
        player=You())  # fmt: skip
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


@forms(
    phrase("one or more of {object} entered from a {zone:owned_zone#one} or was cast from a {again:owned_zone#one}",
           into="condition_part"),
    phrase("{object} entered from a {zone:owned_zone#one} or was cast from a {again:owned_zone#one}",
           into="condition_part", one=True),
    phrase("{object} entered or were cast from a {zone:owned_zone#one}", into="condition_part", short=True),
)  # fmt: skip
@phrase("{object} entered from {owner:player's} {zone:owned_zone#one} or was cast from {whose:player's} "
        "{again:owned_zone#one}", into="condition_part", one=True)  # fmt: skip
@record
class CameFrom(Condition):
    """A permanent entered from a zone, or the spell that it was before was cast from there (CR 601.2a, 603.6a)."""

    object: Reference
    zone: str
    again: str = ""
    owner: PlayerReference | None = None
    whose: PlayerReference | None = None
    one: bool = wording(default=False)
    short: bool = wording(default=False)
    reads = READS_TURN

    def well_formed(self) -> bool:
        """The same zone twice, where it is said twice."""
        return self.again == ("" if self.short else self.zone) and self.owner == self.whose

    def holds(self, ctx: Context) -> bool:
        refs = self.object.refs(ctx)
        owners = self.owner.refs(ctx) if self.owner is not None else None
        moves = (event for event in ctx.game.history.this_turn if isinstance(event, ZoneChange) and event.new in refs)
        entered = {move.new for move in moves if (move.to, move.origin) == (BATTLEFIELD, self.zone)}
        return any(
            (ref in entered or _cast_from(ctx, ref, self.zone)) and (owners is None or ctx.owner_of(ref) in owners)
            for ref in refs
        )


def _cast_from(ctx: Context, ref: Ref, zone: str) -> bool:
    item = cast_record(ctx, ref)
    return item is not None and not item.is_copy and item.cast_from == zone


@phrase("{object} entered from {owner:player's} {zone:owned_zone#one}", into="condition_part")
@phrase("{object} entered from a {zone:owned_zone#one}", into="condition_part", owner=None)
@record
class EnteredFrom(Condition):
    """A permanent entered from a certain player's zone; what was cast entered from the stack."""

    object: Reference
    owner: PlayerReference | None
    zone: str
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        refs, owners = self.object.refs(ctx), self.owner.refs(ctx) if self.owner is not None else None
        moves = (event for event in ctx.game.history.this_turn if isinstance(event, ZoneChange) and event.new in refs)
        return any(
            (m.to, m.origin) == (BATTLEFIELD, self.zone) and (owners is None or ctx.owner_of(m.new) in owners)
            for m in moves
        )  # fmt: skip


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
