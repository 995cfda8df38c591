"""Casualty (CR 702.153)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.meaning.abilities import Ability
from engine.vocabulary.keywords.shared.optional_costs import OptionalCost, with_offer
from engine.vocabulary.terms.amounts.plain_numbers import ONE, Number
from engine.vocabulary.terms.costs.choice_costs import SacrificeCost
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.objects.clauses import WithStat
from engine.vocabulary.terms.objects.filters import Described, HasType, TypeNoun
from engine.vocabulary.terms.objects.objects import Some


@keyword("702.153", "Casualty", "casualty {number:number}")
class Casualty:
    """A creature sacrificed for a copy of the spell (CR 702.153a)."""

    number: int

    definition = (
        "When you cast this spell, if its casualty cost was paid, copy it. You may choose new targets for the copy."
    )

    def stands_for(self) -> tuple[Ability, ...]:
        return self.again(0)

    def again(self, number: int) -> tuple[Ability, ...]:
        strong = WithStat("power", Comparison(">=", Number(self.number)))
        creature = Described(noun=TypeNoun(HasType("creature")), after=(strong,))
        return with_offer(self, OptionalCost("casualty", (SacrificeCost(Some(ONE, creature)),)), number)
