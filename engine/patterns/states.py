"""State triggers (CR 603.8): "when you control no Islands", "whenever you have no cards in hand"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.model.families import Condition, EventPattern
from engine.model.node import READS_NOTHING
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context

STATE = "state"  # the key of no event: the rules look at such abilities whenever anything has happened


@phrase("{word:when} {condition}", into="trigger")
@dataclass(frozen=True, slots=True)
class WhenTrue(EventPattern):
    """A state of the game, true or not (CR 603.8)."""

    word: str
    condition: Condition
    keys = (STATE,)
    reads = READS_NOTHING

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        if self.condition.holds(ctx):
            yield {}
