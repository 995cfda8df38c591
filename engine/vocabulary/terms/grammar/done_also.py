"""A deed that comes to what was done before.

As in "also put a +1/+1 counter on each other creature you control".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.meaning.families import Filter, Instruction
from engine.meaning.node import READS_NOTHING, walk_until
from engine.vocabulary.terms.players.players import PlayerReference, You

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("also {effect:deed}", into="chain")
@record
class Also(Instruction):
    """Something done besides what the words before it say, not instead of it (CR 608.2c)."""

    effect: Instruction
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """An order, with nobody named to whom it goes."""
        told = next((node for node in walk_until(self.effect, Filter) if isinstance(node, PlayerReference)), None)
        return told is None or (isinstance(told, You) and not told.said)

    def possible(self, ctx: Context) -> bool:
        return self.effect.possible(ctx)

    def perform(self, ctx: Context) -> bool:
        return self.effect.perform(ctx)
