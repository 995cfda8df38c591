"""What happens as a permanent is turned face up (CR 708.11)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.events.status import TurnFaceUp
from engine.model.families import Instruction, Reference, Replacement
from engine.model.node import READS_NOTHING
from engine.terms.objects import This
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("as {what:affected} [is|are] turned face up, {effect:chain}", into="static")
@dataclass(frozen=True, slots=True)
class AsTurnedFaceUp(Replacement):
    """Something done while the permanent is being turned face up, not afterward."""

    what: Reference
    effect: Instruction
    reads = READS_NOTHING
    keys = ("turned face up",)
    order_free = True

    def well_formed(self) -> bool:
        """Only the object itself."""
        return isinstance(self.what, This)

    def applies(self, ctx: Context, event: object) -> bool:
        return isinstance(event, TurnFaceUp) and event.oid == ctx.source

    def replace(self, ctx: Context, event: object) -> Sequence[object]:
        inner = ctx.within()
        inner.captured = []
        self.effect.perform(inner)
        return (event, *inner.captured)
