"""Subtypes that something has besides its own."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, permanent
from tests.support.boards.table import Table


@rule("205.1b", "613.1d")
def test_it_is_also_of_other_types() -> None:
    table = Table()
    beast = permanent(table, "Test Thing is also a Cleric, Rogue, and Wizard.", types="Creature — Golem")
    assert table.game.chars(beast).subtypes == ("Golem", "Cleric", "Rogue", "Wizard")
    permanent(table, "Wizards you control have flying.", types="Enchantment")
    (other,) = table.battlefield("A", bear())
    assert table.has(beast, "flying")
    assert not table.has(other, "flying")
