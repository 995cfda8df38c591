"""Abilities that count their own uses, redirect targets, reach across zones, or bind creatures for a turn to come."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table


@rule("612.8", "613.1c")
def test_becoming_something_with_another_name() -> None:
    table = Table()
    hero = permanent(table, "{0}: This creature becomes a legendary creature named Mira the Bold, it has base power and "
                     "toughness 5/5, and it gains flying.")  # fmt: skip
    table.activate("A", hero).resolve()
    assert table.all("Mira the Bold") == [hero]
    assert table.pt(hero) == (5, 5) and table.has(hero, "flying")
    assert "legendary" in table.game.chars(hero).supertypes
