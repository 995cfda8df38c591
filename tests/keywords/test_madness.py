"""Madness (CR 702.35)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

FURY = ("Mad Fury", "{4}{R}", "Sorcery", "You gain 5 life.\nMadness {R}")
LOOT = ("Quick Loot", "{0}", "Instant", "Discard a card.")


@rule("702.35a", "702.35b")
def test_a_discarded_card_is_cast_for_its_madness_cost() -> None:
    table = Table()
    table.hand("A", card(*FURY), card(*LOOT))
    table.mana("A", "{R}")
    table.cast("A", "Quick Loot").resolve(1)
    assert table.all("Mad Fury", "exile") and table.stack() == ["Mad Fury trigger (A)"]
    table.answer("A", True)
    table.resolve()
    assert table.life("A") == 25 and sorted(table.zone("A", "graveyard")) == ["Mad Fury", "Quick Loot"]


@rule("702.35a")
def test_it_goes_to_the_graveyard_otherwise() -> None:
    table = Table()
    table.hand("A", card(*FURY), card(*LOOT))
    table.cast("A", "Quick Loot").resolve()
    assert table.life("A") == 20 and sorted(table.zone("A", "graveyard")) == ["Mad Fury", "Quick Loot"]


@rule("702.35c", "400.7k")
def test_effects_find_the_discarded_card_where_madness_left_it() -> None:
    table = Table()
    text = "Discard a card. At the beginning of the next end step, return the discarded card to its owner's hand."
    table.hand("A", card(*FURY), card("Slow Loot", "{0}", "Instant", text))
    table.mana("A", "{R}")
    table.cast("A", "Slow Loot").resolve(1)
    assert table.all("Mad Fury", "exile") and table.stack() == ["Mad Fury trigger (A)"]
    table.answer("A", False).resolve()
    assert "Mad Fury" in table.zone("A", "graveyard")
    table.to_step("end").resolve()
    assert "Mad Fury" in table.zone("A", "hand")


@rule("702.35c", "was cast")
def test_effects_do_not_find_the_card_that_madness_let_cast() -> None:
    table = Table()
    text = "Discard a card. At the beginning of the next end step, return the discarded card to its owner's hand."
    table.hand("A", card(*FURY), card("Slow Loot", "{0}", "Instant", text))
    table.mana("A", "{R}")
    table.cast("A", "Slow Loot").resolve(1)
    table.answer("A", True).resolve()
    assert table.life("A") == 25
    table.to_step("end").resolve()
    assert "Mad Fury" in table.zone("A", "graveyard")
