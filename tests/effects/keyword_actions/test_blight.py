"""Blight (a keyword action of later editions, CR 701.68 of 2026), as an effect and as a cost."""

from __future__ import annotations

from tests.effects.doing import do, ogre
from tests.rulebook import rule
from tests.table import Table

LATER = "2026-01-16"


@rule("701.68a", "701.68b", edition=LATER)
def test_blight() -> None:
    table = Table()
    (one,) = table.battlefield("A", ogre())
    do(table, "You may blight 1. If you do, draw a card.".replace("You may b", "B").replace(" If you do, draw a card.", ""))
    assert table.counters(one) == {"-1/-1": 1}
