"""Freerunning (CR 702.173 of the edition of 2026)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

LEAP = ("Roof Leap", "{4}{B}", "Sorcery", "Freerunning {B}\nYou gain 3 life.")
KNIFE = ("Hidden Knife", "{B}", "Creature — Assassin", "", "1/1")


@rule("702.173a", edition="2026-01-16")
def test_it_is_open_once_an_assassin_has_struck() -> None:
    table = Table()
    (knife,) = table.battlefield("A", card(*KNIFE))
    table.hand("A", card(*LEAP))
    table.mana("A", "{B}")
    assert table.actions("A") == ()
    table.answer("A", [[knife, 1]])
    table.to_step("main2")
    table.mana("A", "{B}")
    table.cast("A", "Roof Leap", way="freerunning").resolve()
    assert table.life("A") == 23
