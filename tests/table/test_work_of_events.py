"""What events and priorities cost on growing boards: the work is counted, never the time."""

from __future__ import annotations

from engine.game.events.life import GainLife
from engine.game.events.status import Tap
from engine.game.events.zone_changes import CreateTokens, ZoneChange
from engine.game.rules.casting.legal import legal_actions
from engine.game.rules.events.happening import happen
from engine.game.rules.turn import priority
from engine.game.state.game import Game
from engine.lab.commands.bench import board
from tests.support.boards.work import work_of

SMALL, LARGE = 20, 200
TIMES = LARGE // SMALL


def test_an_event_that_nobody_hears_costs_the_same_however_large_the_board_is() -> None:
    def work(game: Game) -> int:
        happen(game, GainLife(0, 1))
        return work_of(lambda: happen(game, GainLife(0, 1)))

    assert work(board(LARGE)) <= 1.05 * work(board(SMALL))


def test_after_one_creature_has_tapped_what_can_be_done_is_known_by_a_look() -> None:
    def work(game: Game) -> int:
        legal_actions(game, 0)
        happen(game, Tap(game.battlefield[2]))
        return work_of(lambda: legal_actions(game, 0))

    assert work(board(LARGE)) <= 1.3 * work(board(SMALL))


def test_after_one_creature_has_left_the_others_are_not_looked_at_again() -> None:
    def work(game: Game) -> int:
        priority.settle(game)
        legal_actions(game, 0)
        happen(game, ZoneChange(game.battlefield[9], "graveyard", cause="effect"))
        return work_of(lambda: (priority.settle(game), legal_actions(game, 0)))

    assert work(board(LARGE)) <= 0.4 * TIMES * work(board(SMALL))


def test_tokens_and_what_they_trigger_cost_so_much_for_each_however_many_there_are() -> None:
    def work(count: int) -> int:
        game = board(10)
        bear = game.obj(game.battlefield[2]).definition
        assert bear is not None
        created = work_of(lambda: (happen(game, CreateTokens(0, bear, count)), priority.settle(game)))
        assert len(game.stack) == count
        return created

    assert work(LARGE) <= 1.1 * TIMES * work(SMALL)
