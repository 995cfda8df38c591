"""Indestructible (CR 702.12)."""

from __future__ import annotations

from engine.keywords.shared.always import always
from engine.model.abilities import Ability
from engine.rules.questions.asking import Refusal
from engine.text.keywords import keyword


@keyword("702.12", "Indestructible")
class Indestructible:
    """The permanent can't be destroyed, by lethal damage neither (CR 702.12b)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return always(Refusal("it is indestructible", "702.12b"), "may_be_destroyed")
