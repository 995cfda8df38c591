"""Choices made as something becomes attached (CR 614.1c, 701.3).

As in "As ~ becomes attached to a creature, choose …".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.events.status import BECOMES_ATTACHED, Attach
from engine.meaning.families import Filter, Instruction, Reference, Replacement
from engine.meaning.node import READS_BOARD
from engine.vocabulary.terms.objects.objects import This

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("as {this:object} becomes attached to a {host:filter#one}, {effect:chain}", into="static")
@record
class AsAttached(Replacement):
    """What is chosen as it becomes attached, each time anew; the object keeps what was chosen last."""

    this: Reference
    host: Filter
    effect: Instruction
    reads = READS_BOARD
    keys = (BECOMES_ATTACHED,)

    def well_formed(self) -> bool:
        """Only of the object itself."""
        return isinstance(self.this, This)

    def applies(self, ctx: Context, event: Attach) -> bool:
        return event.oid == ctx.source and self.host.matches(ctx, event.to)

    def replace(self, ctx: Context, event: object) -> Sequence[object]:
        self.effect.perform(ctx.within())
        return (event,)
