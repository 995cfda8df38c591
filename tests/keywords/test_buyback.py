"""Buyback (CR 702.27)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

ECHO = ("Humming Note", "{U}", "Instant", "Buyback {2}\nDraw a card.")


@rule("702.27a")
def test_a_bought_back_spell_returns_to_hand_as_it_resolves() -> None:
    table = Table()
    table.hand("A", card(*ECHO))
    table.mana("A", "{U}{2}")
    table.answer("A", True)
    table.cast("A", "Humming Note").resolve()
    assert "Humming Note" in table.zone("A", "hand") and table.zone("A", "graveyard") == []


@rule("702.27a")
def test_without_buyback_it_goes_to_the_graveyard() -> None:
    table = Table()
    table.hand("A", card(*ECHO))
    table.mana("A", "{U}")
    table.cast("A", "Humming Note").resolve()
    assert table.zone("A", "graveyard") == ["Humming Note"]
