"""Web-slinging (CR 702.188 of the edition of 2026)."""

from __future__ import annotations

from engine.keywords.shared.alternative_costs import cast_for
from engine.model.abilities import Ability
from engine.model.families import Cost
from engine.terms.adjectives import Status
from engine.terms.choice_costs import ReturnCost
from engine.terms.clauses import ControlledBy
from engine.terms.filters import Described, HasType, TypeNoun
from engine.terms.objects import Some
from engine.terms.plain_numbers import ONE
from engine.terms.players import You
from engine.text.keywords import keyword

MINE = Described((Status("tapped"),), TypeNoun(HasType("creature")), (ControlledBy(You()),))
TAPPED_CREATURE = ReturnCost(Some(ONE, MINE))


@keyword("702.188", "Web-slinging", "web-slinging {costs:mana_cost*,}")
class WebSlinging:
    """A spell cast for less by returning a tapped creature to hand (CR 702.188a)."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return (cast_for("web-slinging", (*self.costs, TAPPED_CREATURE)),)
