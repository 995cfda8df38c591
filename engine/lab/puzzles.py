"""Puzzles played by programs: which of them a level solves (`python -m engine arena LEVEL --puzzles`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import api
from engine.agents.levels import LEVELS, USUAL_PROGRAM
from engine.agents.lookahead import Lookahead, Position
from engine.agents.random_agent import random_answer
from engine.core.chance import Chance
from engine.core.errors import IllegalAction, IllegalAnswer

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST = 400  # answers: whoever needs more has not solved it
ATTACKER = "hard"  # who plays against the solver where an attack has to be survived


def solved(levels: Sequence[str]) -> dict[str, list[str]]:
    """The titles of the shipped puzzles that each level solves."""
    library = api.load_library()
    puzzles = api.puzzles()
    return {
        level: [title for title, path in puzzles.items() if solves(api.open_match(path, library), level)]
        for level in levels
    }


def solves(match: api.Match, level: str) -> bool:
    """Whether a level reaches what a puzzle asks for, against the blocks and attacks of another program."""
    puzzle = api.puzzle_of(match.setup)
    if puzzle is None:
        return False
    other = USUAL_PROGRAM if puzzle.kind == api.WIN else ATTACKER
    for number in range(MOST):
        asked = match.pending
        if asked is None or _outcome(puzzle, match):
            break
        name, last = level if asked.asked_of == puzzle.seat else other, match.checkpoints[-1]
        try:
            if name in LEVELS:
                position = Position(last.game, tuple(match.answers[last.count :]))
                match.answer(Lookahead(LEVELS[name], number).answer(asked, position))
            else:
                match.answer(random_answer(asked, Chance(number)))
        except (IllegalAction, IllegalAnswer):
            continue
    return _outcome(puzzle, match) == api.SOLVED


def _outcome(puzzle: api.Puzzle, match: api.Match) -> str:
    game = match.live
    return puzzle.outcome(match.turn, game.players, bool(game.over))
