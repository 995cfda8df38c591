"""Controlling another player, in words (CR 720)."""

from __future__ import annotations

import pytest

from engine.game.state.controlled_players import answers_for
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table


@rule("720.1")
@pytest.mark.parametrize(
    "words",
    [
        "You control target player during that player's next turn.",
        "You control target player during their next turn.",
        "You gain control of target player during that player's next turn.",
    ],
)
def test_whom_words_let_one_control(words: str) -> None:
    table = Table(3)
    do(table, words, targets=[1])
    assert [answers_for(table.game, seat) for seat in range(3)] == [0, 1, 2]
    table.next_turn("B")
    assert [answers_for(table.game, seat) for seat in range(3)] == [0, 0, 2]


@rule("720.1")
def test_another_player_may_be_given_control_of_oneself() -> None:
    table = do(Table(), "Target opponent controls you during your next turn.", targets=[1])
    table.next_turn("B")
    assert answers_for(table.game, 0) == 0
    table.next_turn("A")
    assert answers_for(table.game, 0) == 1
