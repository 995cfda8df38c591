"""What follows from damage that is prevented or changed (CR 615).

What is done instead of draws and moves, too (CR 614).
"""

from __future__ import annotations

from engine.core.zones import HAND
from engine.game.rules.events.drawing import draw_cards
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


def order(text: str, types: str = "Enchantment", size: str = "") -> object:
    return card("Odd Order", "{1}", types, text, size)


@rule("614.10")
def test_who_may_skip_a_draw_need_not() -> None:
    table = Table()
    table.battlefield("A", order("If you would draw a card, you may skip that draw instead."))
    table.answer("A", True)
    draw_cards(table.game, 0, 1)
    assert table.zone("A", HAND) == []
    table.answer("A", False)
    draw_cards(table.game, 0, 1)
    assert len(table.zone("A", HAND)) == 1


@rule("113.6b")
def test_what_a_condition_says_of_its_own_zone_works_there() -> None:
    table = Table()
    (bear,) = table.battlefield("A", BEAR)
    text = "As long as Lost Wing is in your graveyard, creatures you control have flying."
    wing = card("Lost Wing", "{U}", "Creature — Bird", text, "1/1")
    table.battlefield("A", wing)
    assert not table.has(bear, "flying")
    table.graveyard("A", wing)
    assert table.has(bear, "flying")
