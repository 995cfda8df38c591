"""Returning commanders to the command zone (CR 408.1, 903.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.record import record, wording
from engine.core.zones import COMMAND
from engine.game.decisions.purposes import TO_RETURN
from engine.game.events.zone_changes import ZoneChange
from engine.meaning.families import Instruction, Reference
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.affected_objects import are_there, deeds
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@forms(
    phrase("{player!} return[s] {what:object} from the battlefield to the command zone"),
    phrase("{player!} return[s] {what:object} to the command zone", short=True),
)  # fmt: skip
@record
class ReturnToCommandZone(Instruction):
    """Permanents go from the battlefield to their owners' command zone."""

    player: PlayerReference
    what: Reference
    short: bool = wording(default=False)
    reads = READS_NOTHING
    good_for_things = False

    def well_formed(self) -> bool:
        """Where it comes from is left out only of what is named before."""
        return not self.short or self.what.wanted() is not None

    def possible(self, ctx: Context) -> bool:
        return are_there(ctx, self.player, self.what)

    def perform(self, ctx: Context) -> bool:
        chosen = dict.fromkeys(oid for _, oid in deeds(ctx, self.player, self.what, TO_RETURN))
        found = [oid for oid in chosen if ctx.on_battlefield(oid)]
        return bool(carry_out(ctx, *(ZoneChange(oid, COMMAND, cause="effect", by=ctx.source) for oid in found)))
