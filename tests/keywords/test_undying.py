"""Undying (CR 702.93)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

GHOUL = ("Rising Ghoul", "{2}{B}", "Creature — Zombie", "Undying", "2/2")
SPARK = ("Angry Spark", "{R}", "Instant", "Angry Spark deals 3 damage to any target.")


@rule("702.93a")
def test_it_returns_once_greater() -> None:
    table = Table()
    (ghoul,) = table.battlefield("A", card(*GHOUL))
    table.hand("B", card(*SPARK), card(*SPARK))
    table.mana("B", "{R}{R}")
    table.cast("B", "Angry Spark", targets=[ghoul]).resolve()
    (back,) = table.all("Rising Ghoul")
    assert table.pt(back) == (3, 3)
    table.cast("B", "Angry Spark", targets=[back]).resolve()
    assert table.zone("A", "graveyard") == ["Rising Ghoul"]
