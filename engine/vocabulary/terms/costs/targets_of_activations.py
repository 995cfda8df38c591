"""Numbers of the creature that an ability targets, where they change what activating it costs.

See CR 601.2f, 602.2b.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import is_object
from engine.core.record import record
from engine.meaning.families import Amount
from engine.meaning.node import READS_EVERYTHING

if TYPE_CHECKING:
    from engine.core.identity import Ref
    from engine.game.rules.context import Context


@phrase("the power of the creature it targets", into="quantity", what="power")
@phrase("for each color of the creature it targets", into="for_each", what="colors")
@record
class OfItsTarget(Amount):
    """A number of the target; before it is chosen, the greatest of those of the player's creatures."""

    what: str
    reads = READS_EVERYTHING

    def value(self, ctx: Context) -> int:
        chosen = [ref for _, refs in ctx.item.targets for ref in refs] if ctx.item is not None else []
        if chosen:
            return sum(self._of(ctx, ref) for ref in chosen if is_object(ref))
        mine = (oid for oid in ctx.game.permanents() if ctx.controller_of(oid) == ctx.controller)
        return max((self._of(ctx, oid) for oid in mine if "creature" in ctx.chars(oid).types), default=0)

    def _of(self, ctx: Context, ref: Ref) -> int:
        found = ctx.chars(ref)
        return len(found.colors) if self.what == "colors" else max(0, found.power or 0)
