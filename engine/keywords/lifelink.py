"""Lifelink (CR 702.15)."""

from __future__ import annotations

from engine.keywords.shared.always import EVERYWHERE, always
from engine.model.abilities import Ability
from engine.rules.events.questions import LIFELINK
from engine.text.keywords import keyword


@keyword("702.15", "Lifelink")
class Lifelink:
    """Damage the source deals also causes its controller to gain that much life (CR 702.15b)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return always(True, LIFELINK, zones=EVERYWHERE)
