"""Vanishing (CR 702.63)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

MIST = ("Fading Mist", "{U}", "Creature — Illusion", "Vanishing 2", "3/3")


@rule("702.63a")
def test_it_is_sacrificed_when_its_time_counters_are_gone() -> None:
    table = Table()
    table.hand("A", card(*MIST))
    table.mana("A", "{U}")
    table.cast("A", "Fading Mist").resolve()
    (mist,) = table.all("Fading Mist")
    assert table.counters(mist) == {"time": 2}
    table.next_turn("A")
    assert table.counters(mist) == {"time": 1}
    table.next_turn("A")
    assert table.zone("A", "graveyard") == ["Fading Mist"]
