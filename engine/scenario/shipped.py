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


def puzzles() -> dict[str, Path]:
    """The positions in which whoever's turn it is can win this turn, by title."""
    return _titled(PUZZLES)


def _titled(folder: Path) -> dict[str, Path]:
    return {read_scenario_file(path).title or path.stem: path for path in sorted(folder.glob("*.json"))}
