"""The positions that come with the program: scenarios to look at, to practise with, and puzzles."""

from __future__ import annotations

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
    return _titled(PUZZLES, kind)


def _titled(folder: Path, puzzle: str = "") -> dict[str, Path]:
    read = ((read_scenario_file(path), path) for path in sorted(folder.glob("*.json")))
    return {found.title or path.stem: path for found, path in read if puzzle in ("", found.puzzle)}
