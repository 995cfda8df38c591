"""Scavenge (CR 702.97)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

TOAD = ("Bog Toad", "{1}{B}", "Creature — Frog", "Scavenge {2}", "3/1")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.97a")
def test_its_power_goes_to_another_creature() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (toad,) = table.graveyard("A", card(*TOAD))
    table.mana("A", "{2}")
    table.activate("A", toad, targets=[bear]).resolve()
    assert table.pt(bear) == (5, 5) and table.all("Bog Toad", "exile")
