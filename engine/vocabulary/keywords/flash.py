"""Flash (CR 702.8)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.game.rules.casting.questions import CAST_ANY_TIME
from engine.meaning.abilities import Ability
from engine.vocabulary.keywords.shared.always import EVERYWHERE, always


@keyword("702.8", "Flash")
class Flash:
    """A spell that can be cast whenever an instant could be (CR 702.8a)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return always(True, CAST_ANY_TIME, zones=EVERYWHERE)
