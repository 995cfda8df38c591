"""Phasing in and out by an effect (CR 702.26)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import Table


@rule("702.26d")
def test_phase_out() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    do(table, "Target creature phases out.", targets=[one])
    assert table.game.obj(one).phased_out
