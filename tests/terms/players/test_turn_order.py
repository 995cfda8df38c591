"""Players in turn order from another than the controller on (CR 101.4)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card


@rule("101.4")
def test_starting_with_the_next_opponent() -> None:
    table = Table(3)
    table.battlefield("A", *[card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")] * 4)
    do(table, "Starting with the next opponent in turn order, each player chooses a creature you control. Destroy the chosen creatures.")
    seats = [decision.seat for decision in table.asked if type(decision).__name__ == "ChooseObjects"]
    assert seats == [1, 2, 0]
