"""Puzzles: what is to be reached in a position, and when that is decided."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from engine.api import MISSED, SOLVED, load_library, open_match, puzzle_of, puzzles
from engine.scenario.format import ScenarioError
from engine.scenario.loading import scenario_from
from engine.scenario.opening import match_from_scenario
from engine.scenario.puzzles import Puzzle, puzzle_in


def written(**more: Any) -> dict[str, Any]:
    game = {"turn_order": ["A", "B"], **more.pop("game", {})}
    return {"format": "scenario", "version": 1, "game": game, "players": {"A": {}, "B": {}}, "stop": {"turn": 1, "step": "end"}, **more}


@dataclass
class Player:
    lost: str = ""
    won: bool = False


def outcome(puzzle: Puzzle | None, turn: int, mine: Player, theirs: Player, over: bool = False) -> str:
    assert puzzle is not None
    players = [theirs, theirs]
    players[puzzle.seat] = mine
    return puzzle.outcome(turn, players, over)


@pytest.mark.parametrize(("kind", "order", "last"), [("win", "AB", 1), ("survive", "AB", 2), ("block", "BA", 1)])
def test_to_which_turn_it_lasts(kind: str, order: str, last: int) -> None:
    puzzle = puzzle_in(scenario_from(written(puzzle=kind, game={"turn_order": list(order)})))
    assert puzzle is not None and (puzzle.seat, puzzle.last) == (order.index("A"), last)
    reached = MISSED if kind == "win" else SOLVED
    assert outcome(puzzle, last, Player(), Player()) == ""
    assert outcome(puzzle, last + 1, Player(), Player()) == reached
    assert outcome(puzzle, last, Player(lost="no life"), Player()) == MISSED
    assert outcome(puzzle, last, Player(), Player(lost="no life")) == outcome(puzzle, last, Player(won=True), Player()) == SOLVED


def test_a_position_without_a_goal_is_no_puzzle() -> None:
    assert puzzle_in(scenario_from(written())) is None


def test_a_goal_that_nobody_knows_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(ScenarioError, match="puzzle: one of win, survive"):
        scenario_from(written(puzzle="draw"))


def test_programs_sit_where_the_file_says_so() -> None:
    match = match_from_scenario(scenario_from(written(game={"programs": {"B": "normal"}})), load_library(()))
    assert [match.agent_of(seat) for seat in (0, 1)] == ["", "normal"]
    with pytest.raises(ScenarioError, match=r"game\.programs\.C"):
        scenario_from(written(game={"programs": {"C": "normal"}}))


def test_all_shipped_ones_say_what_is_to_be_reached_and_have_a_program_as_the_other_player() -> None:
    for title, path in puzzles().items():
        match = open_match(path, load_library(()))
        assert puzzle_of(match.setup) is not None, title
        assert sorted(match.agent_of(seat) for seat in (0, 1)) == ["", "hard"], title
