"""Vigilance (CR 702.20)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.game.rules.combat.questions import TAPS_TO_ATTACK
from engine.meaning.abilities import Ability
from engine.vocabulary.keywords.shared.always import always


@keyword("702.20", "Vigilance")
class Vigilance:
    """Attacking doesn't cause the creature to tap (CR 702.20b)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return always(False, TAPS_TO_ATTACK)
