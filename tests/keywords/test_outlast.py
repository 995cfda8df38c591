"""Outlast (CR 702.107)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

MULE = ("Patient Mule", "{W}", "Creature — Horse", "Outlast {1}", "1/3")


@rule("702.107a")
def test_it_taps_and_grows() -> None:
    table = Table()
    (mule,) = table.battlefield("A", card(*MULE))
    table.mana("A", "{1}")
    table.activate("A", mule).resolve()
    assert table.pt(mule) == (2, 4) and table.game.obj(mule).tapped
