"""Maximum hand sizes that an effect changes (CR 402.2, 611.2)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import Table


@rule("402.2", "611.2a")
def test_a_hand_holds_less_for_the_rest_of_the_game() -> None:
    table = Table()
    for _ in range(2):
        do(table, "Your maximum hand size is reduced by two for the rest of the game.")
    table.hand("A", *(bear() for _ in range(6)))
    table.hand("B", *(bear() for _ in range(6)))
    table.answer("A", table.game.zone("hand", 0)[:3])
    table.next_turn("B")
    assert len(table.zone("A", "hand")) == 3  # seven less four
    table.next_turn("A")
    assert len(table.zone("B", "hand")) == 7
