"""Cards from outside the game (CR 400.11, 701.19j)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.core.zones import OUTSIDE
from engine.game.rules.questions.commanders import may_be_brought_in
from engine.meaning.families import ObjectFilter
from engine.meaning.node import READS_NOTHING

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("from outside the game", into="clause")
@record
class FromOutside(ObjectFilter):
    """A card from outside the game (CR 400.11a): in a tournament, from the sideboard.

    No dungeon can be taken so (CR 309.2d).
    """

    zone = OUTSIDE
    reads = READS_NOTHING

    def fits(self, ctx: Context, ref: Ref) -> bool:
        if ctx.obj(ref).zone != OUTSIDE or ctx.obj(ref).token:
            return False
        definition = ctx.obj(ref).definition
        return may_be_brought_in(ctx.game, ref) and (definition is None or not definition.stays_in_command_zone)
