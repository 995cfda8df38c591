"""Objects with the same mana value as another (CR 202.3).

As in "a card with the same mana value as this creature".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.game.rules.questions.values import mana_value
from engine.meaning.families import ObjectFilter, Reference
from engine.meaning.node import READS_BOARD, READS_COPIABLE

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("with the same mana value as {object}", into="clause")
@phrase("with {object's} mana value", into="clause", short=True)
@phrase("the same mana value as {object}", into="having")
@record
class SameManaValue(ObjectFilter):
    """An object whose mana value equals that of another, as it is or last was."""

    object: Reference
    short: bool = wording(default=False)
    reads = READS_COPIABLE | READS_BOARD

    def fits(self, ctx: Context, ref: Ref) -> bool:
        wanted = [mana_value(ctx.game, other) for other in self.object.refs(ctx)]
        return mana_value(ctx.game, ref) in wanted
