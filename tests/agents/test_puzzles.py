"""Puzzles: positions in which one can win this turn, whatever is blocked. Programs that search find how."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.agents.lethal import Lethal
from engine.api import load_library, open_match, puzzles
from engine.lab.puzzles import solves
from tests.support.games.how_often import sampled
from tests.support.games.played_by_programs import cards, position

ENOUGH = 4000  # positions in which each puzzle is seen to have an answer
TOO_LONG = {"11. The oven"}  # for a second's thought
LIBRARY = load_library(())


def test_there_are_many() -> None:
    assert len(puzzles()) == 38


@pytest.mark.parametrize("title", sampled([*puzzles()]))
def test_each_has_an_answer(title: str) -> None:
    match = open_match(puzzles()[title], LIBRARY)
    assert match.pending is not None
    search = Lethal(0, ENOUGH)
    assert search.answer([match.checkpoints[-1].game], (), match.pending) is not None and search.left > 0


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
