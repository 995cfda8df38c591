"""Warp (CR 702.185 of the edition of 2026)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

DRONE = ("Bent Drone", "{3}{U}", "Creature — Drone", "Warp {U}", "3/3")


@rule("702.185a", edition="2026-01-16")
def test_it_is_exiled_and_can_be_cast_from_exile_on_a_later_turn() -> None:
    table = Table()
    table.hand("A", card(*DRONE))
    table.mana("A", "{U}")
    table.cast("A", "Bent Drone", way="warp").resolve()
    assert table.all("Bent Drone")
    table.to_step("end").resolve()
    assert table.all("Bent Drone", "exile")
    table.mana("A", "{3}{U}")
    assert table.actions("A") == ()
    table.next_turn("A").mana("A", "{3}{U}")
    table.cast("A", "Bent Drone").resolve()
    table.to_step("end").resolve()
    assert table.all("Bent Drone")
