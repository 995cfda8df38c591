"""Haste (CR 702.10)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.game.rules.combat.questions import ATTACK_IGNORING_SICKNESS
from engine.game.rules.questions.enchant import ACTIVATE_IGNORING_SICKNESS
from engine.meaning.abilities import Ability
from engine.vocabulary.keywords.shared.always import always


@keyword("702.10", "Haste")
class Haste:
    """The creature attacks and pays {T} and {Q} at once (CR 702.10b, 702.10c)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return always(True, ATTACK_IGNORING_SICKNESS, ACTIVATE_IGNORING_SICKNESS)
