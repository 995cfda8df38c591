"""Restarting the game (CR 724)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.keys import Purpose
from engine.core.record import record
from engine.core.zones import EXILE
from engine.game.rules.turn.restarting import restart
from engine.meaning.families import Instruction, Reference
from engine.meaning.node import READS_BOARD
from engine.vocabulary.effects.shared.affected_objects import affected_objects

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_LEAVE_IN_EXILE = Purpose("leave in exile", "724.1")


@phrase("restart the game", exempt=None)
@phrase("restart the game, leaving in exile {exempt:thing}")
@record
class RestartTheGame(Instruction):
    """A new game begins (CR 724.4).

    The words that follow are carried out just before its first untap step.
    """

    exempt: Reference | None
    reads = READS_BOARD

    def perform(self, ctx: Context) -> bool:
        named = affected_objects(ctx, self.exempt, TO_LEAVE_IN_EXILE) if self.exempt is not None else ()
        left_out = tuple(oid for oid in named if ctx.exists(oid) and ctx.obj(oid).zone == EXILE)
        became = restart(ctx.game, ctx.controller, left_out)
        for key, value in tuple(ctx.bindings.items()):  # the words that follow mean what the cards are now
            if isinstance(value, tuple):
                ctx.bind(key, tuple(became.get(ref, ref) for ref in value))
        return True
