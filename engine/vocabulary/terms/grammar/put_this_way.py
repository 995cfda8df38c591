"""Conditions about what the words before put into graveyards: "if a creature card is put into a graveyard this way"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.meaning.families import Condition, Filter
from engine.meaning.node import READS_BOARD
from engine.vocabulary.terms.grammar.this_way import buried, fits_anywhere

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("a {what:filter#one} is put into a graveyard this way", into="condition_part")
@record
class SuchPutIntoGraveyard(Condition):
    """Something that fits a description in the graveyard was put there by the words before (CR 608.2c)."""

    what: Filter
    reads = READS_BOARD

    def holds(self, ctx: Context) -> bool:
        return any(fits_anywhere(ctx, self.what, new) for _, new in buried(ctx))
