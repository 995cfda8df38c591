"""The positions that come with the program: scenarios to look at, to practise with, and puzzles."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine.cards.library import SETS
from engine.scenario.loading import read_scenario_file

SCENARIOS, PUZZLES = SETS.parent / "scenarios", SETS.parent / "puzzles"


def shipped_scenarios() -> dict[str, Path]:
    """The scenarios that come with the program, by title."""
    return _titled(SCENARIOS)


def practice_positions() -> dict[str, Path]:
    """The positions that ask whether one sees what triggers, by title."""
    return _titled(SCENARIOS / "practice")


def puzzles(kind: str = "") -> dict[str, Path]:
    """The positions in which something is to be reached, of one kind or all, by title."""
    return {title: path for title, known, path in _puzzles() if kind in ("", known)}


@cache
def _puzzles() -> tuple[tuple[str, str, Path], ...]:
    """The title, kind and file of each; they are read once."""
    read = ((read_scenario_file(path), path) for path in sorted(PUZZLES.glob("*.json")))
    return tuple((found.title or path.stem, found.puzzle, path) for found, path in read)


def _titled(folder: Path) -> dict[str, Path]:
    return {read_scenario_file(path).title or path.stem: path for path in sorted(folder.glob("*.json"))}
