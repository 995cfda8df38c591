"""Modular (CR 702.43)."""

from __future__ import annotations

from engine.compiler.keywords import defined, keyword
from engine.compiler.templates import phrase
from engine.meaning.abilities import Ability, StaticAbility
from engine.vocabulary.keywords.sunburst import CountersForColors


@phrase("modular—^sunburst", into="keyword", number=None)
@keyword("702.43", "Modular", "modular {number:number}")
class Modular:
    """Counters that a dying artifact creature passes on.

    There are a number of them, or one for each colour of mana (CR 702.44c).
    """

    number: int | None

    @property
    def definition(self) -> str:
        """Entering with counters, if it is a number of them, and passing them on."""
        enters = "~ enters with [number:count] +1/+1 counter(s) on it.\n" if self.number is not None else ""
        return enters + (
            "When ~ dies, you may put a +1/+1 counter on target artifact creature for each +1/+1 counter on ~."
        )

    def stands_for(self) -> tuple[Ability, ...]:
        for_colors = (StaticAbility((CountersForColors("+1/+1"),)),) if self.number is None else ()
        return (*for_colors, *defined(self))
