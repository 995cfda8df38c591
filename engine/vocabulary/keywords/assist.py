"""Assist (CR 702.132)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.game.rules.paying.assisting import ASSISTED
from engine.meaning.abilities import Ability
from engine.vocabulary.keywords.shared.always import always
from engine.vocabulary.keywords.shared.optional_costs import WHERE_CAST_FROM


@keyword("702.132", "Assist")
class Assist:
    """A spell for whose generic mana another player may pay (CR 702.132a)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return always(True, ASSISTED, zones=WHERE_CAST_FROM)
