"""Damage that takes away only down to a number (CR 614.1a, 120.3)."""

from __future__ import annotations

import pytest

from engine.core.card_types import PLANESWALKER_TYPES
from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table, card

TOAD = ("Mud Toad", "{G}", "Creature — Toad", "", "2/2")
BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("614.1a", "604.2")
def test_damage_leaves_one_life_only_while_a_creature_is_controlled() -> None:
    table = Table()
    permanent(table, "If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.", types="Enchantment")
    (shield,) = table.battlefield("A", bear())
    do(table, "Test Rite deals 30 damage to target player.", [0], who="A")
    assert table.life("A") == 1
    do(table, "Exile target creature.", [shield])
    do(table, "Test Rite deals 1 damage to target player.", [0])
    assert table.game.over


@rule("614.1", "120.3c")
def test_damage_leaves_a_planeswalker_its_last_loyalty_counter() -> None:
    table = Table()
    table.battlefield("A", card(*TOAD))
    table.answer("A", PLANESWALKER_TYPES.index("Jace"))
    table.hand("A", card("Saintly Word", "{0}", "Enchantment", "As Saintly Word enters, choose a planeswalker type.\nAs long as you control "
                         "a creature, if damage dealt to a planeswalker you control of the chosen type would result in all loyalty "
                         "counters on it being removed, instead all but one of those counters are removed."))  # fmt: skip
    table.cast("A", "Saintly Word").resolve()
    sage, other = table.battlefield("A", card("Quiet Sage", "{3}", "Legendary Planeswalker — Jace", "+1: You gain 1 life.", loyalty="4"),
                                    card("Loud Sage", "{3}", "Legendary Planeswalker — Liliana", "+1: You gain 1 life.", loyalty="4"))  # fmt: skip
    bolt = ("Hot Bolt", "{0}", "Instant", "Hot Bolt deals 3 damage to any target.")
    table.hand("A", *(card(*bolt) for _ in range(5)))
    table.cast("A", "Hot Bolt", targets=[sage]).resolve()
    assert table.counters(sage) == {"loyalty": 1}
    table.cast("A", "Hot Bolt", targets=[sage]).resolve()
    assert table.counters(sage) == {"loyalty": 1}
    table.cast("A", "Hot Bolt", targets=[other]).cast("A", "Hot Bolt", targets=[other]).resolve()
    assert "Loud Sage" in table.zone("A", "graveyard")  # of another type
    table.cast("A", "Hot Bolt", targets=[table.find("Mud Toad")]).resolve()
    table.hand("A", card(*bolt))
    table.cast("A", "Hot Bolt", targets=[sage]).resolve()
    assert "Quiet Sage" in table.zone("A", "graveyard")  # without a creature it is no different


@pytest.fixture
def table() -> Table:
    return Table()


def order(text: str) -> CardDefinition:
    return card("Standing Order", "{2}", "Enchantment", text)


@rule("614.1a", "120.3a")
def test_damage_leaves_one_life(table: Table) -> None:
    table.battlefield("A", order("Damage that would reduce your life total to less than 1 reduces it to 1 instead."))
    (bear,) = table.battlefield("B", BEAR)
    happen(table.game, Damage(bear, 0, 30))
    assert table.life("A") == 1
    happen(table.game, Damage(bear, 0, 3))
    table.settle()
    assert table.life("A") == 1 and not table.game.over
