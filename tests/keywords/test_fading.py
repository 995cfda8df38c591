"""Fading (CR 702.32)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

EMBER = ("Dying Ember", "{R}", "Creature — Elemental", "Fading 1", "3/1")


@rule("702.32a")
def test_it_is_sacrificed_when_no_counter_can_be_removed() -> None:
    table = Table()
    table.hand("A", card(*EMBER))
    table.mana("A", "{R}")
    table.cast("A", "Dying Ember").resolve()
    (ember,) = table.all("Dying Ember")
    assert table.counters(ember) == {"fade": 1}
    table.next_turn("A")
    assert table.counters(ember) == {}
    table.next_turn("A")
    assert table.zone("A", "graveyard") == ["Dying Ember"]
