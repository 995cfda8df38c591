"""Exhaust (CR 702.177 of the edition of 2026)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

MOTOR = ("Hot Motor", "{R}", "Creature — Goblin", "Exhaust — {1}: Put two +1/+1 counters on this creature.", "1/1")


@rule("702.177a", edition="2026-01-16")
def test_it_can_be_activated_only_once_ever() -> None:
    table = Table()
    (motor,) = table.battlefield("A", card(*MOTOR))
    table.mana("A", "{2}")
    table.activate("A", motor).resolve()
    assert table.pt(motor) == (3, 3) and table.actions("A") == ()
    table.next_turn("A").mana("A", "{2}")
    assert not [action for action in table.actions("A") if action.kind == "activate"]
