"""Surveil (CR 701.42)."""

from __future__ import annotations

from tests.effects.doing import bear, do, ogre
from tests.rulebook import rule
from tests.table import Table


@rule("701.42a")
def test_surveil() -> None:
    table = Table()
    one, two = table.library("A", bear(), ogre())
    table.policy = lambda decision: [[two], [one]] if getattr(decision, "purpose", "") == "surveil" else None
    do(table, "Surveil 2.")
    assert table.zone("A", "library")[0] == "Plain Ogre"
    assert table.zone("A", "graveyard") == ["Plain Bear", "Test Rite"]
