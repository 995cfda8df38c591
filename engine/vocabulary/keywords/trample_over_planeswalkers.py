"""Trample over planeswalkers (CR 702.19c)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.game.rules.combat.questions import TRAMPLES_OVER
from engine.meaning.abilities import Ability
from engine.vocabulary.keywords.shared.always import always


@keyword("702.19", "Trample over planeswalkers")
class TrampleOverPlaneswalkers:
    """Beyond an attacked planeswalker's loyalty, damage reaches its controller (CR 702.19c, 702.19e)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return always(True, TRAMPLES_OVER)
