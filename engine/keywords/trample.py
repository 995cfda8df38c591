"""Trample (CR 702.19)."""

from __future__ import annotations

from engine.keywords.shared.always import always
from engine.model.abilities import Ability
from engine.rules.combat.questions import TRAMPLES
from engine.text.keywords import keyword


@keyword("702.19", "Trample")
class Trample:
    """Beyond lethal damage to its blockers, the creature's damage reaches what it attacks (CR 702.19b)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return always(True, TRAMPLES)
