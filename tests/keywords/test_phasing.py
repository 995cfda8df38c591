"""Phasing (CR 702.26)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

IMP = ("Blinking Imp", "{1}{U}", "Creature — Imp", "Phasing", "2/2")


@rule("702.26a", "502.1")
def test_it_phases_out_and_in_as_its_controller_untaps() -> None:
    table = Table()
    (imp,) = table.battlefield("A", card(*IMP))
    table.next_turn("B")
    assert not table.game.obj(imp).phased_out
    table.next_turn("A")
    assert table.game.obj(imp).phased_out
    table.next_turn("A")
    assert not table.game.obj(imp).phased_out
