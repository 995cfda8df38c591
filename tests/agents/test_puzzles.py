"""Puzzles: one can win this turn, whatever is blocked, or stay in the game. Programs that search find how."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.agents.lethal import Lethal
from engine.agents.survival import Survival
from engine.api import PUZZLE_KINDS, WIN, load_library, open_match, puzzle_of, puzzles
from engine.game.decisions.act import Act
from engine.lab.puzzles import solves
from tests.support.games.how_often import sampled
from tests.support.games.played_by_programs import cards, position

ENOUGH = 4000  # positions in which each puzzle is seen to have an answer
TOO_LONG = {"11. The oven", "84. Burned Contract"}  # for a second's thought
LIBRARY = load_library(())


def test_there_are_many_of_every_kind() -> None:
    assert len(puzzles()) == 100
    assert {kind: len(puzzles(kind)) for kind in PUZZLE_KINDS} == {"win": 38, "survive": 26, "block": 16, "hold": 6, "hold_back": 14}


@pytest.mark.parametrize("title", sampled([*puzzles()]))
def test_each_has_an_answer(title: str) -> None:
    match = open_match(puzzles()[title], LIBRARY)
    puzzle, game = puzzle_of(match.setup), match.checkpoints[-1].game
    assert match.pending is not None and puzzle is not None
    if puzzle.kind == WIN:
        search = Lethal(puzzle.seat, ENOUGH)
        assert search.answer([game], (), match.pending) is not None and search.left > 0
    else:
        staying = Survival(puzzle.seat, ENOUGH, game)
        assert staying.is_kept(game) and staying.left > 0


@pytest.mark.parametrize("title", [*puzzles("hold")])
def test_what_is_to_be_held_is_of_no_use_at_once(title: str) -> None:
    match = open_match(puzzles()[title], LIBRARY)
    asked, game = match.pending, match.checkpoints[-1].game
    assert isinstance(asked, Act)
    casts = [number for number, action in enumerate(asked.actions) if action.kind == "cast"]
    assert game.zone("hand", 0) and not any(Survival(0, ENOUGH, game).is_kept(game, (number,)) for number in casts)


@pytest.mark.parametrize("title", sampled([title for title in puzzles() if title not in TOO_LONG]))
def test_a_hard_program_finds_it(title: str) -> None:
    assert solves(open_match(puzzles()[title], LIBRARY), "hard")


def test_whoever_does_nothing_solves_nothing() -> None:
    """Chance wins the easiest at best."""
    title = [*puzzles()][11]
    assert not solves(open_match(puzzles()[title], LIBRARY), "chance")


CARDS = """
Gate Dog {1}{W}
Creature — Dog
2/2

Old Wall {1}{W}
Creature — Wall
Defender
0/6

Long Stride {G}
Instant
Target creature gets +3/+3 until end of turn.
"""


def test_a_win_that_a_block_would_stop_is_none(tmp_path: Path) -> None:
    """One creature that attacks could win alone if nothing blocked it: but something would."""
    for guards, wins in ((), True), (("Old Wall",), False):
        match = position(tmp_path, CARDS, {"hand": cards("Long Stride"), "battlefield": cards("Gate Dog")},
                         {"life": 5, "battlefield": cards(*guards)})  # fmt: skip
        game, asked = match.checkpoints[-1].game, match.pending
        assert asked is not None
        assert (Lethal(0, ENOUGH).answer([game], (), asked) is not None) == wins


def test_blocks_that_can_not_be_declared_do_not_count(tmp_path: Path) -> None:
    """One creature alone does not block what has menace; two do."""
    pair = "\n\nAlley Pair {1}{B}\nCreature — Rogue\nMenace\n2/2"
    for guards, wins in (("Gate Dog",), True), (("Gate Dog", "Old Wall"), False):
        match = position(tmp_path, CARDS + pair, {"battlefield": cards("Alley Pair")},
                         {"life": 2, "battlefield": cards(*guards)})  # fmt: skip
        assert match.pending is not None
        found = Lethal(0, ENOUGH).answer([match.checkpoints[-1].game], (), match.pending)
        assert (found is not None) == wins


def test_it_stops_when_it_has_looked_at_so_much(tmp_path: Path) -> None:
    match = position(tmp_path, CARDS, {"hand": cards("Long Stride", "Long Stride"), "battlefield": cards("Gate Dog")},
                     {"life": 8, "battlefield": cards("Old Wall", "Old Wall")})  # fmt: skip
    assert match.pending is not None
    search = Lethal(0, 30)
    assert search.answer([match.checkpoints[-1].game], (), match.pending) is None
    assert -40 < search.left <= 0
