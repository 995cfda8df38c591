"""Trample (CR 702.19)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.game.rules.combat.questions import TRAMPLES
from engine.meaning.abilities import Ability
from engine.vocabulary.keywords.shared.always import always


@keyword("702.19", "Trample")
class Trample:
    """Beyond lethal damage to its blockers, the creature's damage reaches what it attacks (CR 702.19b)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return always(True, TRAMPLES)
