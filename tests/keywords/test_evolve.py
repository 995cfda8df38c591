"""Evolve (CR 702.100)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

FROG = ("Growing Frog", "{G}", "Creature — Frog", "Evolve", "1/1")


@rule("702.100a")
def test_something_greater_makes_it_grow() -> None:
    table = Table()
    (frog,) = table.battlefield("A", card(*FROG))
    table.hand("A", card("Free Wall", "{0}", "Creature — Wall", "", "0/3"), card("Free Rat", "{0}", "Creature — Rat", "", "1/1"))
    table.cast("A", "Free Rat").resolve()
    assert table.pt(frog) == (1, 1)
    table.cast("A", "Free Wall").resolve()
    assert table.pt(frog) == (2, 2)
