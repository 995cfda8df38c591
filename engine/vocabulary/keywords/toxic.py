"""Toxic (CR 702.164)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.game.rules.events.questions import POISONS
from engine.meaning.abilities import Ability
from engine.vocabulary.keywords.shared.always import always


@keyword("702.164", "Toxic", "toxic {number:number}")
class Toxic:
    """Combat damage to a player also gives poison counters, as many as all toxic values together.

    See CR 702.164c.
    """

    number: int

    def stands_for(self) -> tuple[Ability, ...]:
        return always(self.number, POISONS)
