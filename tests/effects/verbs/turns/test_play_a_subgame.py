"""The words of subgames: what they start with, who has won and lost them (CR 725.1)."""

from __future__ import annotations

import pytest

from engine.core.zones import HAND
from tests.rulebook import rule
from tests.support.boards.subgames import back, begin
from tests.support.boards.table import Table


@rule("725.1b", "as the effect that created it defines")
def test_the_winner_of_the_subgame_gets_what_the_effect_says() -> None:
    table = begin(Table(), text="Players play a subgame. The winner of the subgame draws three cards. Each player who lost the subgame loses 4 life.")
    back(table, "A")
    assert len(table.zone("B", HAND)) == 3 and len(table.zone("A", HAND)) == 0
    assert (table.life("A"), table.life("B")) == (16, 20)


@rule("725.1", "starting at a life total that the effect says")
def test_a_subgame_that_starts_at_another_life_total() -> None:
    table = begin(Table(), text="Players play a Magic subgame starting at 5 life, using their libraries as their decks. Each player who doesn't win the subgame loses 3 life.")
    assert [player.life for player in table.game.players] == [5, 5]
    table.life("A", 0)
    table.settle()
    assert table.game.over
    back(table)
    assert table.life("A") == 17


@rule("725.1", "half of an odd life total, rounded up; who doesn't win, but everybody in a draw")
def test_each_player_who_does_not_win_loses_half_their_life() -> None:
    table = Table(3)
    for who, life in zip("ABC", (7, 20, 1), strict=True):
        table.life(who, life)
    begin(table)
    back(table, "A", "B", "C")
    assert [table.life(who) for who in "ABC"] == [3, 10, 0]


@rule("725.1", "who wins, won, doesn't or didn't win, loses or lost it; in a draw nobody has")
@pytest.mark.parametrize(("who", "won", "drawn"), [
    ("who wins the subgame", "A", ""), ("who won the subgame", "A", ""),
    ("who doesn't win the subgame", "BC", "ABC"), ("who didn't win the subgame", "BC", "ABC"),
    ("who loses the subgame", "BC", "ABC"), ("who lost the subgame", "BC", "ABC"),
])  # fmt: skip
def test_whom_the_words_mean(who: str, won: str, drawn: str) -> None:
    for losers, meant in (("BC", won), ("ABC", drawn)):
        table = begin(Table(3), text=f"Players play a Magic subgame. Each player {who} gains 1 life.")
        back(table, *losers)
        assert "".join(one for one in "ABC" if table.life(one) == 21) == meant


@rule("725.1")
def test_the_loser_of_a_subgame_of_two() -> None:
    table = begin(Table(), text="Players play a subgame. The loser of the subgame draws two cards.")
    back(table, "B")
    assert (len(table.zone("A", HAND)), len(table.zone("B", HAND))) == (0, 2)
