"""Investigate (CR 701.36)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table


@rule("701.36a", "111.10f")
def test_investigate() -> None:
    table = do(Table(), "Investigate twice.")
    assert len(table.all("Clue Token")) == 2


@rule("701.36a", "a Clue token, of which words may speak")
def test_the_clue_is_spoken_of() -> None:
    table = do(Table(), "Investigate. Tap it. Investigate. Put a +1/+1 counter on that Clue.")
    first, second = table.all("Clue Token")
    assert [(table.game.obj(oid).tapped, table.counters(oid)) for oid in (first, second)] == [(True, {}), (False, {"+1/+1": 1})]
