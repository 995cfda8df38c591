"""Jump-start (CR 702.133)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.core.zones import EXILE, GRAVEYARD
from engine.meaning.abilities import Ability
from engine.vocabulary.keywords.shared.alternative_costs import cast_for
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.costs.choice_costs import DiscardCost
from engine.vocabulary.terms.objects.filters import Card, Described
from engine.vocabulary.terms.objects.objects import Some

A_CARD = DiscardCost(Some(ONE, Described(noun=Card())))


@keyword("702.133", "Jump-start")
class JumpStart:
    """A spell cast from the graveyard by discarding a card too, and then exiled (CR 702.133a)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (cast_for("jump-start", None, GRAVEYARD, more=(A_CARD,), leaving=EXILE),)
