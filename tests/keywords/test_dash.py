"""Dash (CR 702.109)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

RIDER = ("Quick Rider", "{2}{R}", "Creature — Human", "Dash {R}", "3/1")


@rule("702.109a")
def test_a_dashed_creature_has_haste_and_returns_to_hand() -> None:
    table = Table()
    table.hand("A", card(*RIDER))
    table.mana("A", "{R}")
    table.cast("A", "Quick Rider", way="dash").resolve()
    assert table.has(table.find("Quick Rider"), "haste")
    table.to_step("end").resolve()
    assert table.zone("A", "hand") == ["Quick Rider"]


@rule("702.109a")
def test_cast_for_its_mana_cost_it_stays_without_haste() -> None:
    table = Table()
    table.hand("A", card(*RIDER))
    table.mana("A", "{R}{2}")
    table.cast("A", "Quick Rider", way="").resolve()
    assert not table.has(table.find("Quick Rider"), "haste")
    table.to_step("end").resolve()
    assert table.all("Quick Rider")
