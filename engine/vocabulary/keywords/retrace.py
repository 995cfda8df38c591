"""Retrace (CR 702.81)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.core.zones import GRAVEYARD
from engine.meaning.abilities import Ability
from engine.vocabulary.keywords.shared.alternative_costs import cast_for
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.costs.choice_costs import DiscardCost
from engine.vocabulary.terms.objects.filters import Card, Described, HasType
from engine.vocabulary.terms.objects.objects import Some

LAND_CARD = DiscardCost(Some(ONE, Described((HasType("land"),), Card())))


@keyword("702.81", "Retrace")
class Retrace:
    """A spell cast from the graveyard by discarding a land card too (CR 702.81a)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (cast_for("retrace", None, GRAVEYARD, more=(LAND_CARD,)),)
