"""Soulshift (CR 702.46)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.meaning.families import Amount


@phrase("soulshift X, where X is {x:quantity}", into="keyword", number=0)
@keyword("702.46", "Soulshift", "soulshift {number:number}")
class Soulshift:
    """A Spirit that gives back another (CR 702.46a)."""

    number: int
    x: Amount | None = None

    @property
    def definition(self) -> str:
        """The return."""
        number, where = ("[number]", "") if self.x is None else ("X", ", where X is [x:quantity]")
        return (
            f"When ~ dies, you may return target Spirit card with mana value {number} or less from your graveyard to "
            f"your hand{where}."
        )
