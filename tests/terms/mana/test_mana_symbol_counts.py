"""Mana symbols counted in mana costs (CR 107.4): "each white mana symbol in the mana costs of …"."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do, permanent, sprite
from tests.support.boards.table import Table, card

ELK = ("Pale Elk", "{W}{W/U}{1}", "Creature — Elk", "", "1/1")


@rule("202.2d", "107.4")
def test_mana_symbols_are_counted_in_costs() -> None:
    table = Table()
    (elk,) = table.battlefield("A", card(*ELK))
    table.battlefield("A", sprite())
    table.battlefield("B", card(*ELK))
    do(table, "You gain life equal to the number of white mana symbols in the mana costs of permanents you control.")
    assert table.life("A") == 22  # {W} and {W/U}
    do(table, "You gain 1 life for each blue mana symbol in the mana costs of permanents you control.")
    assert table.life("A") == 24  # {W/U} and {U}
    permanent(table, "Each creature you control gets +1/+1 for each white mana symbol in its mana cost.", types="Enchantment")
    assert table.pt(elk) == (3, 3)


@rule("107.4", "608.2h")
def test_mana_symbols_of_what_was_sacrificed() -> None:
    table = Table()
    pit = permanent(table, "Sacrifice a creature: Test Thing deals damage to any target equal to the number of white mana symbols "
                    "in the sacrificed creature's mana cost.", types="Enchantment")  # fmt: skip
    (elk,) = table.battlefield("A", card(*ELK))
    table.activate("A", pit, targets=[1]).resolve()
    assert table.life("B") == 18 and elk not in table.game.permanents()
