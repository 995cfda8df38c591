"""Mana abilities (CR 605)."""

from __future__ import annotations

from engine.game.rules.casting.announcing import activate_mana
from tests.rulebook import rule
from tests.support.boards.table import Table, card


@rule("605.1a", "605.3b")
def test_a_mana_ability_that_costs_mana_takes_it() -> None:
    table = Table()
    (mill,) = table.battlefield("A", card("Colour Mill", "", "Land", "{1}, {T}: Add {W}{U}."))
    table.mana("A", "{1}")
    activate_mana(table.game, mill, 0, table.game.chars(mill).abilities.mana[0])
    assert "".join(sorted(table.pool("A"))) == "UW"
