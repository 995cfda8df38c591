"""Limits for counters that the same words put on (CR 122.1)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table


@rule("122.1", "107.3")
@pytest.mark.parametrize(("before", "x", "after"), [(0, 3, 3), (0, 6, 4), (3, 3, 4), (5, 2, 5)])
def test_an_ability_puts_no_more_counters_on_than_it_says(before: int, x: int, after: int) -> None:
    table = Table()
    thing = permanent(
        table, "{X}: Put up to X +1/+0 counters on Test Thing. This ability can't cause the total number of +1/+0 counters on Test Thing to be "
        "greater than four.\n{0}: Put a +1/+0 counter on Test Thing.")  # fmt: skip
    for _ in range(before):
        table.activate("A", thing, index=1).resolve()
    table.mana("A", f"{{{x}}}").answer("A", x)
    table.policy = lambda decision: decision.high if type(decision).__name__ == "ChooseNumber" else None
    table.activate("A", thing, index=0).resolve()
    assert table.counters(thing) == ({"+1/+0": after} if after else {})
