"""Descriptions with something that a player chooses as they are followed (CR 608.2d)."""

from __future__ import annotations

from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
OGRE = ("Hill Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")


def spell(text: str, name: str = "Spell", types: str = "Instant"):
    return card(name, "{0}", types, text)


def choose(word: str):
    return lambda decision: decision.options.index(word)


def test_creatures_of_the_type_of_your_choice() -> None:
    table = Table()
    bears = table.battlefield("B", card(*BEAR), card(*BEAR))
    table.battlefield("B", card(*OGRE))
    table.hand("A", spell("Destroy all creatures of the creature type of your choice.", types="Sorcery"))
    table.answer("A", choose("Bear"))
    table.cast("A", "Spell").resolve()
    assert not table.all("Meadow Bear") and table.all("Hill Ogre") and bears


def test_permanents_of_the_color_of_your_choice() -> None:
    table = Table()
    table.battlefield("B", card(*BEAR), card(*OGRE))
    table.hand("A", spell("Return all permanents of the color of your choice to their owners' hands.", types="Sorcery"))
    table.answer("A", choose("red"))
    table.cast("A", "Spell").resolve()
    assert table.all("Meadow Bear") and table.zone("B", "hand") == ["Hill Ogre"]
