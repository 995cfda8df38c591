"""Jump-start (CR 702.133)."""

from __future__ import annotations

from engine.core.zones import EXILE, GRAVEYARD
from engine.keywords.shared.alternative_costs import cast_for
from engine.model.abilities import Ability
from engine.terms.choice_costs import DiscardCost
from engine.terms.filters import Card, Described
from engine.terms.objects import Some
from engine.terms.plain_numbers import ONE
from engine.text.keywords import keyword

A_CARD = DiscardCost(Some(ONE, Described(noun=Card())))


@keyword("702.133", "Jump-start")
class JumpStart:
    """A spell cast from the graveyard by discarding a card too, and then exiled (CR 702.133a)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (cast_for("jump-start", None, GRAVEYARD, more=(A_CARD,), leaving=EXILE),)
