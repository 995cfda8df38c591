"""Conspire (CR 702.78)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

PLOT = ("Green Plot", "{G}", "Sorcery", "You gain 2 life.\nConspire")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
RAT = ("Small Rat", "{B}", "Creature — Rat", "", "1/1")


@rule("702.78a")
def test_two_creatures_of_its_color_are_tapped_for_a_copy() -> None:
    table = Table()
    made = table.battlefield("A", card(*RAT), card(*BEAR), card(*BEAR))
    table.hand("A", card(*PLOT))
    table.mana("A", "{G}").answer("A", True)
    table.cast("A", "Green Plot").resolve()
    assert table.life("A") == 24 and [table.game.obj(oid).tapped for oid in made] == [False, True, True]
