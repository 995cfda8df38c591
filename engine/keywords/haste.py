"""Haste (CR 702.10)."""

from __future__ import annotations

from engine.keywords.shared.always import always
from engine.model.abilities import Ability
from engine.rules.combat.questions import ATTACK_IGNORING_SICKNESS
from engine.rules.questions.asked import ACTIVATE_IGNORING_SICKNESS
from engine.text.keywords import keyword


@keyword("702.10", "Haste")
class Haste:
    """The creature attacks and pays {T} and {Q} at once (CR 702.10b, 702.10c)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return always(True, ATTACK_IGNORING_SICKNESS, ACTIVATE_IGNORING_SICKNESS)
