"""Time travel (CR 701.54)."""

from __future__ import annotations

from tests.effects.doing import do
from tests.rulebook import rule
from tests.table import Table, card


@rule("701.54a")
def test_time_travel() -> None:
    table = Table()
    (one,) = table.battlefield("A", card("Clockwork", "{1}", "Artifact"))
    do(table, "Put two time counters on target artifact.", targets=[one])
    table.policy = lambda decision: [one] if getattr(decision, "purpose", "") == "time travel" and decision.kind == "objects" else None
    do(table, "Time travel.")
    assert table.counters(one) == {"time": 3}
