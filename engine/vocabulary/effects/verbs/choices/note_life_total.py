"""Noting a life total for later (CR 607.2d): "note your life total".

Also "the last noted life total for this artifact".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.meaning.families import Amount, Instruction, Reference
from engine.meaning.node import READS_NOTHING, READS_STATUS
from engine.vocabulary.effects.verbs.choices.choose import note_choice
from engine.vocabulary.terms.objects.objects import This
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

NOTED = "life total"  # under what name it is kept with the ability's own object


@phrase("{player!} note[s] {whose:player's} life total")
@record
class NoteLifeTotal(Instruction):
    """A player's life total is noted for the ability's own object."""

    player: PlayerReference
    whose: PlayerReference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        for seat in self.whose.seats(ctx):
            note_choice(ctx, NOTED, ctx.game.player(seat).life)
        return True


@phrase("the last noted life total for {object}", into="quantity")
@record
class LastNotedLifeTotal(Amount):
    """The life total that was noted last for the ability's own object; 0 if none was."""

    object: Reference
    reads = READS_STATUS

    def well_formed(self) -> bool:
        """Of itself."""
        return isinstance(self.object, This)

    def value(self, ctx: Context) -> int:
        return int(ctx.choice(NOTED) or 0)
