"""Station (CR 702.184 of the edition of 2026)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

SHIP = ("Old Ship", "{2}", "Artifact — Spacecraft", "Station\n3+ | Flying", "5/5")
OX = ("Dear Ox", "{3}{G}", "Creature — Ox", "", "3/3")


@rule("702.184a", edition="2026-01-16")
def test_a_tapped_creature_s_power_charges_it() -> None:
    table = Table()
    ship, ox = table.battlefield("A", card(*SHIP), card(*OX))
    assert "creature" not in table.game.chars(ship).types
    table.activate("A", ship).resolve()
    assert table.counters(ship) == {"charge": 3} and table.game.obj(ox).tapped
    assert "creature" in table.game.chars(ship).types and table.pt(ship) == (5, 5) and table.has(ship, "flying")
    table.to_step("begin_combat")
    assert table.actions("A") == ()
