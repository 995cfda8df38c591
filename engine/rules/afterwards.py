"""What is done right after an event that an effect has changed (CR 615.5), or step by step in place of one (614.6)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engine.events.event import Event

if TYPE_CHECKING:
    from engine.model.families import Instruction
    from engine.rules.context import Context


@dataclass(frozen=True, slots=True)
class Afterward(Event):
    """Words that a replacement or prevention effect leaves to be carried out once the changed event has happened.

    The effects that have had their chance at the event get no other at what these words do (CR 614.5).
    """

    effect: Instruction
    ctx: Context
    applied: tuple[object, ...] = ()

    def known_to(self, applied: tuple[object, ...]) -> Afterward:
        """The same, with the effects that have replaced the event."""
        return replace(self, applied=applied)

    def carry_out(self) -> None:
        """Do it."""
        inner = self.ctx.within()
        inner.captured = None
        inner.assumed = None
        inner.applied = self.applied
        self.effect.perform(inner)
