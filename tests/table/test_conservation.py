"""After every decision of a random game no card has appeared or disappeared.

That holds whoever's a card counts as.
"""

from __future__ import annotations

import pytest

from engine.core.errors import RulesDefect
from engine.core.identity import FIRST_OBJECT
from engine.table.invariants import Conservation
from tests.rulebook import rule
from tests.support.boards.planes import DULL, planechase


@rule("901.15b")
def test_the_cards_of_a_communal_planar_deck_are_the_planar_controllers_in_turn() -> None:
    table = planechase(communal=DULL, seats=3)
    conservation = Conservation(table.game)
    table.next_turn("B")
    conservation.check(table.game)
    card = next(oid for oid, found in table.game.objects.items() if oid >= FIRST_OBJECT and found.owner == 1)
    lost = table.game.objects.pop(card)
    with pytest.raises(RulesDefect, match=rf"cards of seat 1: missing \[{lost.card}\], extra \[\]"):
        conservation.check(table.game)
    table.game.objects[card] = lost
    conservation.check(table.game)
    table.game.objects[max(table.game.objects) + 1] = lost
    with pytest.raises(RulesDefect, match=rf"cards of seat 1: missing \[\], extra \[{lost.card}\]"):
        conservation.check(table.game)
