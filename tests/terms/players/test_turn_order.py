"""Players in turn order from another than the controller on (CR 101.4)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp
from tests.support.boards.table import Table


@rule("101.4")
def test_starting_with_the_next_opponent() -> None:
    table = Table(3)
    for who in "ABC":
        table.hand(who, bear(), lamp())
    do(table, "Starting with the next opponent in turn order, each player discards a card.")
    assert [decision.seat for decision in table.asked if type(decision).__name__ == "ChooseObjects"] == [1, 2, 0]
