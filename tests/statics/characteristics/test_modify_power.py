"""Power and toughness (CR 613.4): "gets +1/+1", "has base power and toughness 4/4"."""

from __future__ import annotations

import pytest

from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import bear, ogre, permanent
from tests.support.boards.table import Table, card


@rule("612.8", "613.1c")
def test_becoming_something_with_another_name() -> None:
    table = Table()
    hero = permanent(table, "{0}: This creature becomes a legendary creature named Mira the Bold, it has base power and "
                     "toughness 5/5, and it gains flying.")  # fmt: skip
    table.activate("A", hero).resolve()
    assert table.all("Mira the Bold") == [hero]
    assert table.pt(hero) == (5, 5) and table.has(hero, "flying")
    assert "legendary" in table.game.chars(hero).supertypes


@rule("604.3", "208.2a")
def test_toughness_one_greater_than_power() -> None:
    table = Table()
    eater = card("Grave Eater", "{1}{G}", "Creature — Beast", "Grave Eater's power is equal to the number of creature cards "
                 "in all graveyards and its toughness is equal to that number plus 1.", "*/1+*")  # fmt: skip
    (oid,) = table.battlefield("A", eater)
    assert table.pt(oid) == (0, 1)
    table.graveyard("A", bear(), ogre())
    assert table.pt(oid) == (2, 3)


@rule("207.2c", "207.2d")
def test_flavor_words_with_numbers_and_own_names() -> None:
    table = Table()
    cactus = permanent(table, "10,000 Spines — {0}: Test Thing gets +2/+0 until end of turn.\nTest Thing My Friend — {0}: You gain 1 life.")
    table.activate("A", cactus, index=0).resolve()
    table.activate("A", cactus, index=1).resolve()
    assert table.pt(cactus) == (3, 1) and table.life("A") == 21


@pytest.fixture
def table() -> Table:
    return Table()


def order(text: str) -> CardDefinition:
    return card("Standing Order", "{2}", "Enchantment", text)


@rule("613.4b", "613.1d", "205.1b")
def test_permanents_that_become_creatures_as_large_as_their_mana_value(table: Table) -> None:
    cup = card("Tin Cup", "{3}", "Artifact")
    (mine,) = table.battlefield("A", cup)
    table.battlefield("A", order("Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value."))
    assert table.pt(mine) == (3, 3)
    assert table.game.chars(mine).types == ("artifact", "creature")
    (charm,) = table.battlefield("B", card("Quiet Charm", "{1}{W}", "Enchantment", "You have hexproof."))
    table.battlefield("A", order(
        "Each other non-Aura enchantment is a creature in addition to its other types and has base power and base "
        "toughness each equal to its mana value."))  # fmt: skip
    assert table.pt(charm) == (2, 2)
