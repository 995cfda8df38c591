"""Controlling another player, in words (CR 720)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game.state.controlled_players import answers_for
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card


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


def _controlled() -> Any:
    from engine.game.state.controlled_players import CONTROLLED

    return CONTROLLED


@rule("720.1", "500.7")
def test_a_turn_after_the_controlled_one() -> None:
    table = Table(3)
    table.hand("A", card("Far Call", "{0}", "Sorcery", "You gain control of target opponent during that player's next turn. After that turn, that "
                         "player takes an extra turn."))  # fmt: skip
    table.cast("A", "Far Call", [2]).resolve()
    taken, controlled = [], []
    for _ in range(4):
        table.next_turn()
        active = table.game.turn.active
        taken.append("ABC"[active])
        controlled.append(table.game.players[active].marks.get(_controlled()))
    assert taken == ["B", "C", "C", "A"] and controlled == [None, 0, None, None]
