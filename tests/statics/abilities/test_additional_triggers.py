"""Abilities that trigger additional times (CR 603.2d)."""

from __future__ import annotations

import pytest

from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import FOREST, Table, card

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("603.2d")
def test_its_own_abilities_and_those_of_what_is_attached_to_it_trigger_again() -> None:
    table = Table()
    words = ("As long as Test Thing is equipped, if a triggered ability of Test Thing or an Equipment attached to it triggers, that ability triggers an additional time.\n"
             "Whenever a land enters, you gain 1 life.")  # fmt: skip
    oid = permanent(table, words)
    blade = card("Test Blade", "{1}", "Artifact — Equipment", "Whenever a land enters, each opponent loses 1 life.\nEquip {0}")
    one, two = table.battlefield("A", blade, blade)
    permanent(table, "Whenever a land enters, you gain 10 life.", types="Enchantment", who="A")

    def land() -> tuple[int, int]:
        before = (table.life("A"), table.life("B"))
        do(table, "Put a land card from your hand onto the battlefield.")
        return table.life("A") - before[0], before[1] - table.life("B")

    table.hand("A", card(*FOREST), card(*FOREST))
    assert land() == (11, 2)
    table.activate("A", one, [oid]).resolve()
    assert land() == (12, 3) and table.game.obj(two).attached_to == -1


@pytest.fixture
def table() -> Table:
    return Table()


def order(text: str) -> CardDefinition:
    return card("Standing Order", "{2}", "Enchantment", text)


@rule("603.6a", "101.2")
def test_creatures_that_enter_unnoticed(table: Table) -> None:
    table.battlefield("A", order("Creatures entering don't cause abilities to trigger."))
    table.battlefield("A", order("Whenever a creature or artifact enters, you gain 1 life."))
    table.hand("A", BEAR, card("Tin Cup", "{0}", "Artifact"))
    table.mana("A", "{G}{G}")
    table.cast("A", "Plain Bear").resolve()
    assert table.life("A") == 20
    table.cast("A", "Tin Cup").resolve()
    assert table.life("A") == 21


@rule("603.2d", "707.10")
def test_casting_or_copying_makes_abilities_trigger_again() -> None:
    table = Table()
    permanent(table, "If you casting or copying an instant or sorcery spell causes a triggered ability of a permanent you control to trigger, that ability triggers "
                     "an additional time.", types="Enchantment")  # fmt: skip
    permanent(table, "Whenever you cast or copy an instant or sorcery spell, you gain 1 life.\nWhenever you cast a creature spell, you gain 10 life.")
    table.hand("A", card("Low Word", "{0}", "Instant", "Each opponent loses 1 life."), card("Twin Word", "{0}", "Instant", "Copy target instant spell."),
               card("Odd Cub", "{0}", "Creature — Bear", "", "2/2"))  # fmt: skip
    table.cast("A", "Low Word").cast("A", "Twin Word", [table.find("Low Word", "stack")]).resolve()
    assert (table.life("A"), table.life("B")) == (26, 18)
    table.cast("A", "Odd Cub").resolve()
    assert table.life("A") == 36


@rule("603.2d")
def test_abilities_of_objects_of_either_description_trigger_again() -> None:
    table = Table(3)
    lord = permanent(table, "If a triggered ability of a Shaman or another Wizard you control triggers, that ability triggers an additional time.\n"
                            "Whenever a land enters, you gain 100 life.", types="Creature — Wizard")  # fmt: skip
    words = "Whenever a land enters, each opponent loses 1 life."
    for who, kind in (("A", "Shaman"), ("A", "Wizard"), ("A", "Bear"), ("B", "Shaman"), ("B", "Wizard")):
        table.battlefield(who, card(f"Odd {kind}", "{1}", f"Creature — {kind}", words, "1/1"))
    table.hand("A", card(*FOREST))
    do(table, "Put a land card from your hand onto the battlefield.")
    assert lord and table.life("C") == 20 - 5 - 2 and table.life("A") == 20 + 100 - 2


@rule("603.2d")
def test_being_dealt_damage_makes_abilities_trigger_again() -> None:
    table = Table()
    permanent(table, "If a creature you control being dealt damage causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.",
              types="Enchantment")  # fmt: skip
    (mine,) = table.battlefield("A", card("Odd Hide", "{1}", "Creature — Beast", "Whenever Odd Hide is dealt damage, you gain 1 life.", "1/9"))
    do(table, "Test Rite deals 1 damage to each creature.")
    assert mine and table.life("A") == 22
