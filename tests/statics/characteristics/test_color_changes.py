"""Colours (CR 613.1e, 105.3): "is blue", "is all colors", "becomes the color of your choice"."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card


@pytest.fixture
def table() -> Table:
    return Table()


@rule("604.3", "604.3a", "105.2c")
def test_what_defines_the_colors_of_a_spell_works_in_all_zones(table: Table) -> None:
    """A red mana cost makes it no red card: not in hand, not on the stack, and not as a source of damage."""
    (ward,) = table.battlefield("A", card("Red Ward", "{W}", "Creature — Cat", "Protection from red", "2/2"))
    (flame,) = table.hand("A", card("Clear Flame", "{R}", "Instant", "Clear Flame is colorless.\nClear Flame deals 1 damage to target creature."))
    assert not table.game.chars(flame).colors
    table.mana("A", "{R}").cast("A", "Clear Flame", targets=[ward])
    assert not table.game.chars(table.game.stack[-1]).colors
    table.resolve()
    assert table.game.obj(ward).damage == 1


@rule("604.3a")
def test_what_is_so_only_under_a_condition_defines_nothing() -> None:
    table = Table()
    (moth,) = table.hand("A", card("Dusk Moth", "{2}", "Creature — Insect", "As long as you control a Forest, ~ is all "
                                   "colors.", "1/1"))
    table.battlefield("A", card("Forest", "", "Basic Land — Forest"))
    assert not table.game.chars(moth).colors
