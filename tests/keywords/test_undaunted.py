"""Undaunted (CR 702.125)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

HYMN = ("Brave Hymn", "{4}", "Sorcery", "Undaunted\nYou gain 4 life.")


@rule("702.125a")
def test_each_opponent_makes_it_cheaper() -> None:
    table = Table(3)
    table.hand("A", card(*HYMN))
    table.mana("A", "{2}")
    table.cast("A", "Brave Hymn").resolve()
    assert table.life("A") == 24
