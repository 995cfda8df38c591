"""Deathtouch (CR 702.2)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.game.rules.events.questions import DEATHTOUCH
from engine.meaning.abilities import Ability
from engine.vocabulary.keywords.shared.always import EVERYWHERE, always


@keyword("702.2", "Deathtouch")
class Deathtouch:
    """Any damage the source deals to a creature is lethal and destroys it (CR 702.2b, 702.2c)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return always(True, DEATHTOUCH, zones=EVERYWHERE)
