"""Continuous effects in words (CR 611): what is affected, what changes, and for how long."""

from __future__ import annotations

import pytest

from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")
ELF = ("Small Elf", "{1}", "Creature — Elf", "", "1/1")
OGRE = ("Big Ogre", "{1}", "Creature — Ogre", "", "5/5")
PLAIN_BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("611.2c")
def test_several_groups_get_each_their_own_for_one_duration() -> None:
    table = Table()
    (bear,), (elf, ogre) = table.battlefield("A", card(*BEAR)), table.battlefield("B", card(*ELF), card(*OGRE))
    table.hand("A", card("War Cry", "{R}", "Sorcery", "Creatures you control get +1/+1 and creatures your opponents control get -1/-1 until end of turn."))
    table.mana("A", "{R}").cast("A", "War Cry").resolve()
    assert table.pt(bear) == (3, 3) and table.pt(ogre) == (4, 4) and table.zone("B", "graveyard") == ["Small Elf"]
    table.next_turn("B")
    assert table.pt(bear) == (2, 2) and table.pt(ogre) == (5, 5) and elf not in table.game.objects


@rule("611.2a")
def test_a_duration_in_front_is_that_of_the_whole_sentence() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Black Night", "{B}", "Sorcery", "Until end of turn, all creatures become black and creatures you control gain trample."))
    table.mana("A", "{B}").cast("A", "Black Night").resolve()
    assert table.game.chars(bear).colors == ("B",) and table.has(bear, "trample")
    table.next_turn("B")
    assert table.game.chars(bear).colors == () and not table.has(bear, "trample")


@pytest.fixture
def table() -> Table:
    return Table()


def order(text: str) -> CardDefinition:
    return card("Standing Order", "{2}", "Enchantment", text)


@rule("613.1e", "105.3")
def test_all_cards_spells_and_permanents_are_colorless(table: Table) -> None:
    (bear,) = table.battlefield("B", PLAIN_BEAR)
    (hidden,) = table.hand("A", PLAIN_BEAR)
    (top,) = table.library("A", PLAIN_BEAR)
    table.battlefield("A", order("All cards that aren't on the battlefield, spells, and permanents are colorless."))
    assert [table.game.chars(oid).colors for oid in (bear, hidden, top)] == [(), (), ()]
    table.mana("A", "{G}{G}")
    table.cast("A", "Plain Bear")
    assert table.game.chars(table.game.stack[0]).colors == ()
