"""Impending (CR 702.176 of the edition of 2026)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

DREAD = ("Coming Dread", "{3}{B}", "Enchantment Creature — Horror", "Impending 2—{1}{B}\nMenace", "4/4")


@rule("702.176a", edition="2026-01-16")
def test_it_is_no_creature_until_its_time_counters_are_gone() -> None:
    table = Table()
    table.hand("A", card(*DREAD))
    table.mana("A", "{1}{B}")
    table.cast("A", "Coming Dread", way="impending").resolve()
    (dread,) = table.all("Coming Dread")
    assert table.counters(dread) == {"time": 2} and "creature" not in table.game.chars(dread).types
    table.to_step("end", "A").resolve()
    table.next_turn("B").to_step("end", "A").resolve()
    assert table.counters(dread) == {} and "creature" in table.game.chars(dread).types
