"""Replacing the mana that permanents make (CR 106.12b): with twice as much, with one colourless mana."""

from __future__ import annotations

import pytest

from engine.core.mana_letters import letters_of
from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import FOREST, Table, card

OGRE = ("Slow Ogre", "{3}{G}", "Creature — Ogre", "", "4/4")


@rule("106.12b", "614.1a")
@pytest.mark.parametrize(("words", "pool"), [
    ("If a land is tapped for mana, it produces {B} instead of any other type and amount.", "B"),
    ("If a land is tapped for mana, it produces {B} instead of any other type.", "BB"),
    ("If you tap a land you control for mana, it produces {U} instead of any other type.", "UU"),
])  # fmt: skip
def test_other_mana(words: str, pool: str) -> None:
    table = Table()
    permanent(table, words, types="Enchantment")
    (spring,) = table.battlefield("A", card("Spring", "", "Land", "{T}: Add {G}{G}."))
    (elf,) = table.battlefield("A", card("Elf", "{G}", "Creature — Elf", "{T}: Add {G}.", "1/1"))
    (their,) = table.battlefield("B", card(*FOREST))
    table.tap_for_mana("A", spring, "GG")
    assert table.pool("A") == pool
    table.tap_for_mana("A", elf, "G")
    assert sorted(table.pool("A")) == sorted(pool + "G")
    table.tap_for_mana("B", their, "G")
    assert table.pool("B") == ("G" if words.startswith("If you") else "B")


@rule("106.12b")
def test_mana_of_a_color_of_your_choice() -> None:
    table = Table()
    permanent(table, "If a basic land you control is tapped for mana, it produces mana of a color of your choice instead of any other type.",
              types="Enchantment")  # fmt: skip
    grove, spring = table.battlefield("A", card(*FOREST), card("Spring", "", "Land", "{T}: Add {G}{G}."))
    table.answer("A", 3).tap_for_mana("A", grove, "G")
    assert table.pool("A") == "R"
    table.tap_for_mana("A", spring, "GG")
    assert sorted(table.pool("A")) == ["G", "G", "R"]
    table.hand("A", card("Spark", "{U}", "Instant", "You gain 1 life."))
    table.battlefield("A", card(*FOREST))
    do(table, "You gain 1 life.")
    assert table.life("A") == 21


def _castable(table: Table) -> list[str]:
    return [action.label for action in table.actions("A") if action.kind == "cast"]


def _pool(table: Table, seat: int = 0) -> str:
    return "".join(sorted(letters_of(table.game.players[seat].pool)))


@rule("106.12b", "614.1a")
def test_twice_as_much_mana_is_counted_on_in_payments() -> None:
    table = Table()
    table.battlefield("A", card("Echoing Well", "{5}", "Enchantment", "If you tap a permanent for mana, it produces "
                                "twice as much of that mana instead."))
    table.battlefield("A", card(*FOREST), card(*FOREST))
    table.hand("A", card(*OGRE))
    assert _castable(table) == ["Slow Ogre"]
    table.cast("A", "Slow Ogre").resolve()
    assert table.all("Slow Ogre") and _pool(table) == ""
