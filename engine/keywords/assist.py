"""Assist (CR 702.132)."""

from __future__ import annotations

from engine.keywords.shared.always import always
from engine.keywords.shared.optional_costs import WHERE_CAST_FROM
from engine.model.abilities import Ability
from engine.rules.paying.assisting import ASSISTED
from engine.text.keywords import keyword


@keyword("702.132", "Assist")
class Assist:
    """A spell for whose generic mana another player may pay (CR 702.132a)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return always(True, ASSISTED, zones=WHERE_CAST_FROM)
