"""First strike (CR 702.7)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.game.rules.combat.questions import STRIKES
from engine.meaning.abilities import Ability
from engine.vocabulary.keywords.shared.always import always


@keyword("702.7", "First strike")
class FirstStrike:
    """The creature assigns its combat damage in the first of two steps (CR 702.7b)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return always("first", STRIKES)
