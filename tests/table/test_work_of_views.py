"""What a view and an action cost on growing boards: the work is counted, never the time."""

from __future__ import annotations

from engine.game.decisions.choices import ChooseObjects
from engine.game.state.game import Game
from engine.lab.commands.bench import board, one_action
from engine.table.seat_views import view_for
from tests.support.boards.work import work_of

SMALL, LARGE = 20, 200
TIMES = LARGE // SMALL


def test_a_view_costs_so_much_for_each_object_however_many_there_are() -> None:
    def work(game: Game) -> int:
        view_for(game, 0, None)
        return work_of(lambda: view_for(game, 0, None))

    assert work(board(LARGE)) <= 1.1 * TIMES * work(board(SMALL))


def test_a_view_with_a_decision_about_every_object_costs_no_more_for_each() -> None:
    def work(game: Game) -> int:
        asked = ChooseObjects(seat=0, prompt="", rule="", candidates=game.battlefield)
        view_for(game, 0, asked)
        return work_of(lambda: view_for(game, 0, asked))

    assert work(board(LARGE)) <= 1.1 * TIMES * work(board(SMALL))


def test_an_action_costs_less_than_in_proportion_to_the_board() -> None:
    def work(game: Game) -> int:
        one_action(game)
        return work_of(lambda: one_action(game))

    assert work(board(LARGE)) <= 0.8 * TIMES * work(board(SMALL))
