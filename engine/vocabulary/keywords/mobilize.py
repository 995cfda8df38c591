"""Mobilize (CR 702.181)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.meaning.families import Amount


@phrase("mobilize X, where X is {x:quantity}", into="keyword", number=0)
@phrase("mobilize X, where X is {x:quantity}.", into="keyword", number=0, read_only=True)
@keyword("702.181", "Mobilize", "mobilize {number:number}")
class Mobilize:
    """Warriors that join an attack (CR 702.181a of the edition of 2026)."""

    number: int
    x: Amount | None = None

    @property
    def that_is(self) -> str:
        """The tokens' relative pronoun and verb."""
        return "that's" if self.number == 1 else "that are"

    @property
    def them(self) -> str:
        """What stands for the tokens."""
        return "it" if self.number == 1 else "them"

    @property
    def definition(self) -> str:
        """The Warriors, and what becomes of them."""
        number = "[number:count]" if self.x is None else "X"
        where = "" if self.x is None else ", where X is [x:quantity]"
        tokens = "token(s)" if self.x is None else "tokens"
        return (
            f"Whenever ~ attacks, create {number} 1/1 red Warrior creature {tokens} [that_is] tapped and "
            f"attacking{where}. Sacrifice [them] at the beginning of the next end step."
        )
