"""Megamorph (CR 702.37b)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

BULL = ("Masked Bull", "{4}{G}", "Creature — Ox", "Megamorph {G}", "3/3")


@rule("702.37b")
def test_a_counter_is_put_on_it_as_it_is_turned_up() -> None:
    table = Table()
    (bull,) = table.battlefield("A", card(*BULL), face_down="megamorph")
    table.mana("A", "{G}")
    table.special("A", bull)
    assert table.pt(bull) == (4, 4) and table.counters(bull) == {"+1/+1": 1}
