"""Foretell (CR 702.143)."""

from __future__ import annotations

from engine.core.mana import generic
from engine.core.zones import EXILE, HAND
from engine.keywords.plot import IS_FORETOLD, MayExile
from engine.keywords.shared.alternative_costs import cast_for
from engine.keywords.warp import NotedOnEarlierTurn
from engine.model.abilities import Ability, StaticAbility
from engine.model.families import Cost
from engine.terms.costs import PayMana
from engine.text.keywords import keyword


@keyword("702.143", "Foretell", "foretell {costs:mana_cost*,}", "foretell—^{costs:cost*,^}.")
class Foretell:
    """A card exiled face down for {2}, and cast for its foretell cost on a later turn (CR 702.143a)."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        two = (PayMana(generic(2)),)
        offer = MayExile("foretell", two, IS_FORETOLD, "your turn", "702.143a", face_down=True)
        return (
            StaticAbility((offer,), zones=(HAND,)),
            cast_for("foretell", self.costs, EXILE, condition=NotedOnEarlierTurn(IS_FORETOLD), any_face=True),
        )
