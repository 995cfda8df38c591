"""Replicate (CR 702.56)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

PULSE = ("Small Pulse", "{U}", "Instant", "Replicate {1}\nYou gain 1 life.")


@rule("702.56a")
def test_a_copy_for_each_time_it_was_paid() -> None:
    table = Table()
    table.hand("A", card(*PULSE))
    table.mana("A", "{U}{2}").answer("A", 2)
    table.cast("A", "Small Pulse").resolve()
    assert table.life("A") == 23
