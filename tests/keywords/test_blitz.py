"""Blitz (CR 702.152)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

THUG = ("Rush Thug", "{3}{R}", "Creature — Ogre", "Blitz {1}{R}", "4/2")


@rule("702.152a")
def test_it_has_haste_is_sacrificed_and_leaves_a_card() -> None:
    table = Table()
    table.hand("A", card(*THUG))
    table.mana("A", "{1}{R}")
    table.cast("A", "Rush Thug", way="blitz").resolve()
    assert table.has(table.find("Rush Thug"), "haste")
    table.to_step("end").resolve()
    assert table.zone("A", "graveyard") == ["Rush Thug"] and table.zone("A", "hand") == ["Forest"]
    assert any(type(event).__name__ == "Sacrifice" for event in table.game.history.this_turn)


@rule("702.152a")
def test_cast_as_usual_it_just_stays() -> None:
    table = Table()
    table.hand("A", card(*THUG))
    table.mana("A", "{3}{R}")
    table.cast("A", "Rush Thug", way="").resolve()
    assert not table.has(table.find("Rush Thug"), "haste")
    table.to_step("end").resolve()
    assert table.all("Rush Thug")
