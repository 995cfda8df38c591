"""Riot (CR 702.136)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

PUNK = ("Loud Punk", "{R}", "Creature — Goblin", "Riot", "2/2")


@rule("702.136a")
def test_a_counter_or_haste() -> None:
    table = Table()
    table.hand("A", card(*PUNK), card(*PUNK))
    table.mana("A", "{R}{R}").answer("A", True, False)
    table.cast("A", "Loud Punk").resolve()
    table.cast("A", "Loud Punk").resolve()
    greater, smaller = sorted(table.all("Loud Punk"), key=table.pt, reverse=True)
    assert table.pt(greater) == (3, 3) and not table.has(greater, "haste")
    assert table.pt(smaller) == (2, 2) and table.has(smaller, "haste")
