"""Clash (CR 701.23)."""

from __future__ import annotations

from tests.effects.doing import do, ogre
from tests.rulebook import rule
from tests.table import Table


@rule("701.23a", "701.23d")
def test_clash() -> None:
    table = Table()
    table.library("A", ogre())
    table.policy = lambda decision: False if getattr(decision, "purpose", "") == "clash" else None
    do(table, "Clash with an opponent. If you win, you gain 3 life.")
    assert table.life("A") == 23
    assert table.zone("A", "library")[0] == "Plain Ogre"
