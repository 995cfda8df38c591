"""Devoid (CR 702.114)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

SHADE = ("Pale Shade", "{1}{B}", "Creature — Shade", "Devoid", "2/1")


@rule("702.114a", "604.3")
def test_a_card_with_devoid_is_colorless_in_every_zone() -> None:
    table = Table()
    (one,) = table.battlefield("A", card(*SHADE))
    (two,) = table.hand("A", card(*SHADE))
    (three,) = table.graveyard("A", card(*SHADE))
    assert [table.game.chars(oid).colors for oid in (one, two, three)] == [(), (), ()]
