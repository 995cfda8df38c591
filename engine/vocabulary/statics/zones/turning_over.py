"""What happens as a permanent is turned face up (CR 708.11) or transforms (712.20)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record, wording
from engine.game.events.status import CONVERTED, TRANSFORMED, TURNED_FACE_UP, Transform, TurnFaceUp
from engine.meaning.families import Instruction, Reference, Replacement
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.terms.objects.objects import This

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class _AsItTurns(Replacement):
    """Something done while the permanent is turning, not afterward."""

    what: Reference
    effect: Instruction
    reads = READS_NOTHING
    order_free = True
    turning = True

    def well_formed(self) -> bool:
        """Only the object itself."""
        return isinstance(self.what, This)

    def applies(self, ctx: Context, event: TurnFaceUp | Transform) -> bool:
        return event.oid == ctx.source

    def replace(self, ctx: Context, event: object) -> Sequence[object]:
        inner = ctx.within()
        inner.captured = []
        self.effect.perform(inner)
        return (event, *inner.captured)


@phrase("as {what:affected} [is|are] turned face up, {effect:chain}", into="static")
@record
class AsTurnedFaceUp(_AsItTurns):
    """Done as the permanent is turned face up (CR 708.11)."""

    keys = (TURNED_FACE_UP,)


@phrase("as {what:affected} transform[s], {effect:chain}", into="static")
@phrase("as {what:affected} transform[s] into ~, {effect:chain}", into="static", named=True)
@record
class AsTransforms(_AsItTurns):
    """Done as the permanent transforms into what has this ability (CR 712.20)."""

    named: bool = wording(default=False)
    keys = (TRANSFORMED, CONVERTED)
