"""Indestructible (CR 702.12)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.game.events.zone_changes import MAY_BE_DESTROYED
from engine.meaning.abilities import Ability
from engine.meaning.message import say
from engine.meaning.questions import Refusal
from engine.vocabulary.keywords.shared.always import always


@keyword("702.12", "Indestructible")
class Indestructible:
    """The permanent can't be destroyed, by lethal damage neither (CR 702.12b)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return always(Refusal(say("it_is_indestructible"), "702.12b"), MAY_BE_DESTROYED)
