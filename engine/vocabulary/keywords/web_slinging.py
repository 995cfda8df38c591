"""Web-slinging (CR 702.188 of the edition of 2026)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.meaning.abilities import Ability
from engine.meaning.families import Cost
from engine.vocabulary.keywords.shared.alternative_costs import cast_for
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.costs.choice_costs import ReturnCost
from engine.vocabulary.terms.objects.adjectives import Status
from engine.vocabulary.terms.objects.clauses import ControlledBy
from engine.vocabulary.terms.objects.filters import Described, HasType, TypeNoun
from engine.vocabulary.terms.objects.objects import Some
from engine.vocabulary.terms.players.players import You

MINE = Described((Status("tapped"),), TypeNoun(HasType("creature")), (ControlledBy(You()),))
TAPPED_CREATURE = ReturnCost(Some(ONE, MINE))


@keyword("702.188", "Web-slinging", "web-slinging {costs:mana_cost*,}")
class WebSlinging:
    """A spell cast for less by returning a tapped creature to hand (CR 702.188a)."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return (cast_for("web-slinging", (*self.costs, TAPPED_CREATURE)),)
