"""Bloodthirst (CR 702.54)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

CUR = ("Red Cur", "{R}", "Creature — Dog", "Bloodthirst 2", "1/1")
SPARK = ("Angry Spark", "{R}", "Instant", "Angry Spark deals 3 damage to any target.")


@rule("702.54a")
def test_counters_if_an_opponent_was_dealt_damage() -> None:
    table = Table()
    table.hand("A", card(*CUR), card(*CUR), card(*SPARK))
    table.mana("A", "{R}{R}{R}")
    table.cast("A", "Red Cur").resolve()
    first = table.find("Red Cur")
    table.cast("A", "Angry Spark", targets=[1]).resolve()
    table.cast("A", "Red Cur").resolve()
    (second,) = [oid for oid in table.all("Red Cur") if oid != first]
    assert (table.pt(first), table.pt(second)) == ((1, 1), (3, 3))
