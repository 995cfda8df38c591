"""Double strike (CR 702.4)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.game.rules.combat.questions import STRIKES
from engine.meaning.abilities import Ability
from engine.vocabulary.keywords.shared.always import always


@keyword("702.4", "Double strike")
class DoubleStrike:
    """The creature assigns its combat damage in the first of two steps and in the second (CR 702.4b)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return always("double", STRIKES)
