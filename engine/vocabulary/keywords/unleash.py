"""Unleash (CR 702.98)."""

from __future__ import annotations

from engine.compiler.keywords import defined, keyword
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.message import say
from engine.vocabulary.keywords.shared.may_enter_with_counter import MayEnterWithCounter


@keyword("702.98", "Unleash")
class Unleash:
    """A counter at the price of blocking (CR 702.98a)."""

    definition = "~ can't block as long as it has a +1/+1 counter on it."

    def stands_for(self) -> tuple[Ability, ...]:
        offer = MayEnterWithCounter(say("unleash"))
        return (StaticAbility((offer,)), *defined(self))
