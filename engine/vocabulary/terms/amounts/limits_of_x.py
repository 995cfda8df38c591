"""What X can't be, in words (CR 107.3a, 601.2b).

As in "X can't be 0", "X can't be greater than the number of …".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.meaning.families import Amount
from engine.meaning.families.instructions import LimitsX
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.terms.amounts.plain_numbers import X

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("X can't be 0", into="sentence_start", most=None)
@phrase("X can't be greater than {most:quantity}", into="sentence_start")
@record
class LimitOfX(LimitsX):
    """A limit for the X that is announced; as words are followed it does nothing."""

    most: Amount | None
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Not of itself."""
        return not isinstance(self.most, X)

    def range_of_x(self, ctx: Context) -> tuple[int, int | None]:
        return (1, None) if self.most is None else (0, max(0, self.most.value(ctx)))

    def perform(self, ctx: Context) -> bool:
        return True
