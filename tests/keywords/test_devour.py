"""Devour (CR 702.82)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

MAW = ("Open Maw", "{3}{R}", "Creature — Beast", "Devour 2", "1/1")
RAT = ("Small Rat", "{B}", "Creature — Rat", "", "1/1")


@rule("702.82a")
def test_creatures_sacrificed_make_it_greater() -> None:
    table = Table()
    rats = table.battlefield("A", card(*RAT), card(*RAT), card(*RAT))
    table.hand("A", card(*MAW))
    table.mana("A", "{3}{R}").answer("A", rats[:2])
    table.cast("A", "Open Maw").resolve()
    assert table.pt(table.find("Open Maw")) == (5, 5) and table.zone("A", "graveyard") == ["Small Rat"] * 2
