"""Mobilize (CR 702.181 of the edition of 2026)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

CHIEF = ("Loud Chief", "{1}{R}", "Creature — Orc", "Mobilize 1", "2/2")


@rule("702.181a", edition="2026-01-16")
def test_warriors_join_the_attack_and_are_sacrificed() -> None:
    table = Table()
    (chief,) = table.battlefield("A", card(*CHIEF))
    table.answer("A", [[chief, 1]])
    table.to_step("declare_attackers")
    table.answer("A", [1])
    table.resolve()
    (warrior,) = table.all("Warrior Token")
    assert table.game.obj(warrior).tapped
    table.to_step("main2")
    assert table.life("B") == 17
    table.to_step("end").resolve()
    assert table.all("Warrior Token") == []
