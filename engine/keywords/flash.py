"""Flash (CR 702.8)."""

from __future__ import annotations

from engine.keywords.shared.always import EVERYWHERE, always
from engine.model.abilities import Ability
from engine.rules.casting.questions import CAST_ANY_TIME
from engine.text.keywords import keyword


@keyword("702.8", "Flash")
class Flash:
    """A spell that can be cast whenever an instant could be (CR 702.8a)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return always(True, CAST_ANY_TIME, zones=EVERYWHERE)
