"""Reinforce (CR 702.77)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

BADGE = ("Bright Badge", "{3}{W}", "Creature — Human", "Reinforce 2—{W}", "2/2")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.77a")
def test_counters_come_from_hand() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (badge,) = table.hand("A", card(*BADGE))
    table.mana("A", "{W}")
    table.activate("A", badge, targets=[bear]).resolve()
    assert table.pt(bear) == (4, 4) and table.zone("A", "graveyard") == ["Bright Badge"]
