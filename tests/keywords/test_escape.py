"""Escape (CR 702.138)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

MOLE = ("Deep Mole", "{1}{B}", "Creature — Mole", "Escape—{2}{B}, Exile two other cards from your graveyard.", "3/1")
FOREST = ("Forest", "", "Basic Land — Forest")


@rule("702.138a")
def test_a_card_escapes_at_the_price_of_others() -> None:
    table = Table()
    table.graveyard("A", card(*MOLE), card(*FOREST), card(*FOREST))
    table.mana("A", "{B}{2}")
    table.cast("A", "Deep Mole", way="escape").resolve()
    assert table.all("Deep Mole") and len(table.all("Forest", "exile")) == 2
    assert table.zone("A", "graveyard") == []


@rule("702.138a")
def test_without_enough_other_cards_nothing_escapes() -> None:
    table = Table()
    table.graveyard("A", card(*MOLE), card(*FOREST))
    table.mana("A", "{B}{2}")
    assert table.actions("A") == ()
