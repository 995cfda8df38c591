"""Persist (CR 702.79)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

OGRE = ("Stubborn Ogre", "{2}{R}", "Creature — Ogre", "Persist", "3/3")
SPARK = ("Angry Spark", "{R}", "Instant", "Angry Spark deals 3 damage to any target.")


@rule("702.79a")
def test_it_returns_once_with_a_counter() -> None:
    table = Table()
    (ogre,) = table.battlefield("A", card(*OGRE))
    table.hand("B", card(*SPARK), card(*SPARK))
    table.mana("B", "{R}{R}")
    table.cast("B", "Angry Spark", targets=[ogre]).resolve()
    (back,) = table.all("Stubborn Ogre")
    assert back != ogre and table.pt(back) == (2, 2)
    table.cast("B", "Angry Spark", targets=[back]).resolve()
    assert table.zone("A", "graveyard") == ["Stubborn Ogre"]
