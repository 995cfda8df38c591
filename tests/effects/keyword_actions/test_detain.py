"""Detain (CR 701.29)."""

from __future__ import annotations

from tests.effects.doing import do, permanent
from tests.rulebook import rule
from tests.table import Table


@rule("701.29a")
def test_detain() -> None:
    table = Table()
    thing = permanent(table, "{0}: You gain 1 life.", who="B")
    do(table, "Detain target creature an opponent controls.", targets=[thing])
    table.next_turn("B")
    assert not [action for action in table.actions("B") if action.kind == "activate"]
    table.next_turn("A")
    assert [action for action in table.actions("B") if action.kind == "activate"]
