"""Lands that lose all land types, or have every basic one (CR 205.1a, 305.6, 613.1d)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card


@rule("305.6", "305.7")
def test_a_land_that_is_every_basic_land_type_makes_all_colors_and_keeps_its_own() -> None:
    table = Table()
    (hill,) = table.battlefield("A", card("Far Hill", "", "Land", "{T}: Add {C}."))
    table.battlefield("A", card("Long Leyline", "{G}", "Enchantment", "Lands you control are every basic land type in addition to their other types."))
    table.tap_for_mana("A", hill, "W", index=1)
    assert [mana.kind for mana in table.game.players[0].pool] == ["W"]
    assert len(table.game.chars(hill).abilities.mana) == 6
