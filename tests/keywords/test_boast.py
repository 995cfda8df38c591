"""Boast (CR 702.142)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

SKALD = ("Loud Skald", "{R}", "Creature — Human", "Boast — {1}: You gain 2 life.", "2/2")


@rule("702.142a")
def test_it_boasts_once_in_a_turn_in_which_it_attacked() -> None:
    table = Table()
    (skald,) = table.battlefield("A", card(*SKALD))
    table.mana("A", "{1}")
    assert table.actions("A") == ()
    table.answer("A", [[skald, 1]])
    table.to_step("main2")
    table.mana("A", "{2}")
    table.activate("A", skald).resolve()
    assert table.life("A") == 22 and table.actions("A") == ()
