"""Unearth (CR 702.84)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

BONES = ("Quick Bones", "{B}", "Creature — Skeleton", "Unearth {B}", "3/1")
HUSH = ("Send Home", "{U}", "Instant", "Return target creature to its owner's hand.")


@rule("702.84a")
def test_it_comes_back_with_haste_and_is_exiled_at_the_end() -> None:
    table = Table()
    (bones,) = table.graveyard("A", card(*BONES))
    table.mana("A", "{B}")
    table.activate("A", bones).resolve()
    (back,) = table.all("Quick Bones")
    assert table.has(back, "haste")
    table.to_step("end").resolve()
    assert table.all("Quick Bones") == [] and table.all("Quick Bones", "exile")


@rule("702.84a")
def test_it_is_exiled_if_it_would_go_elsewhere() -> None:
    table = Table()
    (bones,) = table.graveyard("A", card(*BONES))
    table.hand("A", card(*HUSH))
    table.mana("A", "{B}{U}")
    table.activate("A", bones).resolve()
    table.cast("A", "Send Home", targets=[table.find("Quick Bones")]).resolve()
    assert table.all("Quick Bones", "exile") and table.zone("A", "hand") == []
