"""Entwine (CR 702.42)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

KNOT = ("Garden Knot", "{G}", "Sorcery", "Choose one —\n• Draw a card.\n• You gain 4 life.\nEntwine {2}")


@rule("702.42a")
def test_all_modes_are_chosen_if_entwine_is_paid() -> None:
    table = Table()
    table.hand("A", card(*KNOT))
    table.mana("A", "{G}{2}")
    table.answer("A", True)
    table.cast("A", "Garden Knot").resolve()
    assert table.life("A") == 24 and table.zone("A", "hand") == ["Forest"]


@rule("702.42a")
def test_one_mode_is_chosen_otherwise() -> None:
    table = Table()
    table.hand("A", card(*KNOT))
    table.mana("A", "{G}")
    table.answer("A", [1])
    table.cast("A", "Garden Knot").resolve()
    assert table.life("A") == 24 and table.zone("A", "hand") == []
