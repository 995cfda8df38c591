"""Objects without abilities (CR 113.1): "creatures with no abilities"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.game.rules.layers.intrinsic import has_unlisted_mana
from engine.meaning.families import ObjectFilter
from engine.meaning.node import READS_ABILITIES

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("with no abilities", into="clause")
@record
class WithNoAbilities(ObjectFilter):
    """An object that has no ability at all, wherever it would work.

    It has not even that of a basic land type (CR 305.6).
    """

    reads = READS_ABILITIES

    def fits(self, ctx: Context, ref: Ref) -> bool:
        chars = ctx.chars(ref)
        return not chars.abilities and not has_unlisted_mana(ctx.obj(ref).zone, chars)
