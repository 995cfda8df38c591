"""What enters under another player's control, or never, as it was not cast (CR 614.1a, 616.1b)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import NOBODY, Seat
from engine.core.record import record, replace
from engine.core.zones import BATTLEFIELD, EXILE, STACK
from engine.game.events.effects import BeginEffect
from engine.game.events.zone_changes import ENTERS, ZoneChange
from engine.game.state.effects import FloatingEffect
from engine.meaning.families import Filter, Instruction, Reference, Replacement
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.terms.grammar.durations import ThisTurn
from engine.vocabulary.terms.objects.objects import This
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


def _enters(ctx: Context, event: object, what: Filter) -> bool:
    return isinstance(event, ZoneChange) and event.to == BATTLEFIELD and what.matches(ctx, event.oid)


def _would_control(ctx: Context, event: ZoneChange) -> Seat:
    return event.controller if event.controller != NOBODY else ctx.owner_of(event.oid)


@phrase("as {what:object} enters, {player} gains control of {it:pronoun}", into="static")
@record
class EntersUnderControlOf(Replacement):
    """A permanent that enters under another player's control (CR 614.12, 616.1b).

    Who would have controlled it chooses the player.
    """

    what: Reference
    player: PlayerReference
    it: Reference
    reads = READS_NOTHING
    keys = (ENTERS,)
    entering = True
    changes_control = True

    def well_formed(self) -> bool:
        """Only the object itself."""
        return isinstance(self.what, This)

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return True

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        seat = next(iter(self.player.acting_players(ctx)), NOBODY)
        return (replace(event, controller=seat) if seat != NOBODY else event,)


@record
class EntersUnderYours(Replacement):
    """Permanents that enter under its controller's control instead of others' (CR 616.1b)."""

    what: Filter
    player: PlayerReference
    reads = READS_NOTHING
    keys = (ENTERS,)
    changes_control = True

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        if not _enters(ctx, event, self.what):
            return False
        return _would_control(ctx, event) in self.player.refs(ctx)

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        return (replace(event, controller=ctx.controller),)


@phrase("if a {what:filter#one} would enter under {player:player's} control this turn, it enters under your control "
        "instead", into="ending")  # fmt: skip
@record
class BeginEnteringUnderYours(Instruction):
    """The same for the rest of the turn."""

    what: Filter
    player: PlayerReference
    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        part = EntersUnderYours(self.what, self.player)
        effect = FloatingEffect(ctx.source, ctx.controller, (part,), None, ThisTurn("this turn"))
        return bool(ctx.happen(BeginEffect(effect)))


@phrase("if a {what:filter#one} would enter and it wasn't cast, exile it instead", into="static")
@record
class ExiledIfNotCast(Replacement):
    """Permanents that are exiled if they would enter from anywhere but the stack."""

    what: Filter
    reads = READS_NOTHING
    keys = (ENTERS,)

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        if not _enters(ctx, event, self.what):
            return False
        item = ctx.game.obj(event.oid).stack
        return event.origin != STACK or item is None or item.is_copy

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        return (ZoneChange(event.oid, EXILE, cause="effect", by=ctx.source),)
