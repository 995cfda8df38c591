"""Scry (CR 701.18), and surveil's and fateseal's common part: looking at top cards and sorting them."""

from __future__ import annotations

from tests.effects.doing import bear, do, ogre
from tests.rulebook import rule
from tests.table import Table


@rule("701.18a")
def test_scry() -> None:
    table = Table()
    one, two = table.library("A", bear(), ogre())
    table.policy = lambda decision: [[two], [one]] if getattr(decision, "purpose", "") == "scry" else None
    do(table, "Scry 2.")
    assert table.zone("A", "library")[0] == "Plain Ogre"
    assert table.zone("A", "library")[-1] == "Plain Bear"
