"""Amass (CR 701.44)."""

from __future__ import annotations

from tests.effects.doing import do
from tests.rulebook import rule
from tests.table import Table


@rule("701.44a")
def test_amass() -> None:
    table = do(Table(), "Amass Zombies 2.")
    army = table.find("Zombie Army Token")
    assert table.pt(army) == (2, 2)
    do(table, "Amass Orcs 1.")
    assert table.pt(army) == (3, 3)
    assert "Orc" in table.game.chars(army).subtypes
