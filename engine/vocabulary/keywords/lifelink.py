"""Lifelink (CR 702.15)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.game.rules.events.questions import LIFELINK
from engine.meaning.abilities import Ability
from engine.vocabulary.keywords.shared.always import EVERYWHERE, always


@keyword("702.15", "Lifelink")
class Lifelink:
    """Damage the source deals also causes its controller to gain that much life (CR 702.15b)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return always(True, LIFELINK, zones=EVERYWHERE)
