"""Voting (CR 701.32)."""

from __future__ import annotations

import pytest

from tests.effects.doing import do
from tests.rulebook import rule
from tests.table import Table


@rule("701.32a")
def test_vote() -> None:
    table = Table()
    words = (
        "Starting with you, each player votes for wild or free. If wild gets more votes, you gain 4 life. "
        "If free gets more votes or the vote is tied, each player draws a card."
    )
    table.policy = lambda decision: 0 if getattr(decision, "purpose", "") == "vote" else None
    do(table, words)
    assert table.life("A") == 24
    assert table.zone("A", "hand") == []


@rule("701.32a")
@pytest.mark.parametrize(("second", "hand", "life"), [(0, 0, 22), (1, 1, 20)])
def test_a_vote(second: int, hand: int, life: int) -> None:
    table = Table().answer("A", 0).answer("B", second)
    do(
        table,
        "Starting with you, each player votes for grace or condemnation. If grace gets more votes, you gain 2 life. "
        "If condemnation gets more votes or the vote is tied, draw a card.",
    )
    assert table.life("A") == life
    assert len(table.zone("A", "hand")) == hand
