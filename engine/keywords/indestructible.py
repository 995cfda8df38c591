"""Indestructible (CR 702.12)."""

from __future__ import annotations

from engine.events.zone_changes import MAY_BE_DESTROYED
from engine.keywords.shared.always import always
from engine.model.abilities import Ability
from engine.model.message import say
from engine.model.questions import Refusal
from engine.text.keywords import keyword


@keyword("702.12", "Indestructible")
class Indestructible:
    """The permanent can't be destroyed, by lethal damage neither (CR 702.12b)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return always(Refusal(say("it_is_indestructible"), "702.12b"), MAY_BE_DESTROYED)
