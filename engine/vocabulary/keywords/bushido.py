"""Bushido (CR 702.45)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.meaning.families import Amount


@phrase("bushido X, where X is {x:quantity}", into="keyword", number=0)
@keyword("702.45", "Bushido", "bushido {number:number}")
class Bushido:
    """A boost in every fight; each instance triggers separately (CR 702.45b)."""

    number: int
    x: Amount | None = None

    @property
    def definition(self) -> str:
        """The boost."""
        number, where = ("[number]", "") if self.x is None else ("X", ", where X is [x:quantity]")
        return (
            f"Whenever this creature blocks or becomes blocked, it gets +{number}/+{number} until end of turn{where}."
        )
