"""Proliferate (CR 701.27)."""

from __future__ import annotations

from engine.events.counters import PutCounters
from engine.rules.events.happening import happen
from tests.effects.doing import bear, do
from tests.rulebook import rule
from tests.table import Table


def counters(table: Table, oid: int) -> int:
    """How many +1/+1 counters a permanent has."""
    return table.counters(oid).get("+1/+1", 0)


@rule("701.27a")
def test_proliferate() -> None:
    table = do(Table(), "Each opponent gets a poison counter.")
    (one,) = table.battlefield("A", bear())
    do(table, "Put a +1/+1 counter and a charge counter on target creature.", targets=[one])
    table.policy = lambda decision: list(decision.candidates) if getattr(decision, "purpose", "") == "proliferate" else None
    do(table, "Proliferate.")
    assert table.counters(one) == {"+1/+1": 2, "charge": 2}
    assert table.game.players[1].counters == {"poison": 2}


@rule("701.27")
def test_proliferate_again() -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    happen(table.game, PutCounters(cub, "+1/+1", 1))
    table.answer("A", [cub], [cub])
    do(table, "Proliferate, then proliferate again.")
    assert counters(table, cub) == 3
