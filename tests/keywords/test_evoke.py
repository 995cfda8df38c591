"""Evoke (CR 702.74)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

WISP = ("Passing Wisp", "{4}{U}", "Creature — Elemental", "When this creature enters, draw a card.\nEvoke {1}{U}", "2/2")


@rule("702.74a")
def test_an_evoked_creature_is_sacrificed_as_it_enters() -> None:
    table = Table()
    table.hand("A", card(*WISP))
    table.mana("A", "{1}{U}")
    table.cast("A", "Passing Wisp", way="evoke").resolve()
    assert table.zone("A", "graveyard") == ["Passing Wisp"] and table.zone("A", "hand") == ["Forest"]


@rule("702.74a")
def test_cast_for_its_mana_cost_it_stays() -> None:
    table = Table()
    table.hand("A", card(*WISP))
    table.mana("A", "{4}{U}")
    table.cast("A", "Passing Wisp", way="").resolve()
    assert table.all("Passing Wisp")
