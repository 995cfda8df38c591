"""Time travel (CR 701.54)."""

from __future__ import annotations

from typing import Any

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card


@rule("701.54a")
def test_time_travel() -> None:
    table = Table()
    (one,) = table.battlefield("A", card("Clockwork", "{1}", "Artifact"))
    do(table, "Put two time counters on target artifact.", targets=[one])
    table.policy = lambda decision: [one] if getattr(decision, "purpose", "") == "time travel" and decision.kind == "objects" else None
    do(table, "Time travel.")
    assert table.counters(one) == {"time": 3}


@rule("701.54a", "permanents you control with time counters, suspended cards you own", "one more or one less for each")
def test_what_travels_and_by_how_much() -> None:
    table = Table()
    mine, without = table.battlefield("A", *[card("Clockwork", "{1}", "Artifact")] * 2)
    (theirs,) = table.battlefield("B", card("Clockwork", "{1}", "Artifact"))
    for oid in (mine, theirs):
        do(table, "Put three time counters on target artifact.", targets=[oid])
    offered: list[tuple[int, ...]] = []

    def answer(decision: Any) -> Any:
        if decision.purpose != "time travel":
            return None
        if decision.kind == "objects":
            offered.append(decision.candidates)
            return list(decision.candidates)
        return 1  # the second option: a counter less

    table.policy = answer
    do(table, "Time travel.")
    assert offered == [(mine,)] and table.counters(mine) == {"time": 2}
    assert table.counters(theirs) == {"time": 3} and table.counters(without) == {}
