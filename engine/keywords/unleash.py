"""Unleash (CR 702.98)."""

from __future__ import annotations

from engine.keywords.shared.may_enter_with_counter import MayEnterWithCounter
from engine.model.abilities import Ability, StaticAbility
from engine.model.message import say
from engine.text.keywords import defined, keyword


@keyword("702.98", "Unleash")
class Unleash:
    """A counter at the price of blocking (CR 702.98a)."""

    definition = "~ can't block as long as it has a +1/+1 counter on it."

    def stands_for(self) -> tuple[Ability, ...]:
        offer = MayEnterWithCounter(say("unleash"))
        return (StaticAbility((offer,)), *defined(self))
