"""Extort (CR 702.101)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

BAILIFF = ("Low Bailiff", "{W}", "Creature — Human", "Extort", "1/1")
DROP = ("Small Drop", "{0}", "Instant", "Draw a card.")


@rule("702.101a")
def test_life_is_taken_from_each_opponent_if_it_is_paid_for() -> None:
    table = Table(3)
    table.battlefield("A", card(*BAILIFF))
    table.hand("A", card(*DROP), card(*DROP))
    table.cast("A", "Small Drop").resolve()
    assert table.life("A") == 20
    table.mana("A", "{B}").answer("A", True)
    table.cast("A", "Small Drop").resolve()
    assert (table.life("A"), table.life("B"), table.life("C")) == (22, 19, 19)
