"""Firebending (CR 702.189 of the edition of 2026)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

BENDER = ("Hot Bender", "{R}", "Creature — Human", "Firebending 2", "1/1")


@rule("702.189a", edition="2026-01-16")
def test_the_mana_stays_until_end_of_combat() -> None:
    table = Table()
    (bender,) = table.battlefield("A", card(*BENDER))
    table.answer("A", [[bender, 1]])
    table.to_step("declare_attackers")
    table.resolve()
    assert table.pool("A") == "RR"
    table.to_step("combat_damage")
    assert len(table.pool("A")) == 2
    table.to_step("main2")
    assert table.game.players[0].pool == ()
