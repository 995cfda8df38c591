"""Bargain (CR 702.166)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.meaning.abilities import Ability, StaticAbility
from engine.vocabulary.keywords.shared.optional_costs import WHERE_CAST_FROM, OptionalCost
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.costs.choice_costs import SacrificeCost
from engine.vocabulary.terms.objects.filters import AnyOf, Described, HasType, Token, TypeNoun
from engine.vocabulary.terms.objects.objects import Some

MATERIAL = Described(noun=AnyOf((TypeNoun(HasType("artifact")), TypeNoun(HasType("enchantment")), Token())))


@keyword("702.166", "Bargain")
class Bargain:
    """An artifact, enchantment or token sacrificed for something more (CR 702.166a)."""

    def stands_for(self) -> tuple[Ability, ...]:
        offer = OptionalCost("bargain", (SacrificeCost(Some(ONE, MATERIAL)),))
        return (StaticAbility((offer,), zones=WHERE_CAST_FROM),)
