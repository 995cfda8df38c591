"""The programs that may sit at a table, by name: how much each of them tries out."""

from __future__ import annotations

from engine.core.record import record


@record
class Level:
    """How much is tried out: worlds and answers for each decision, turns played on. And how often chance answers."""

    name: str
    worlds: int = 1
    answers: int = 10
    lines: int = 0  # of play that are played on in many worlds; none: the quick look decides
    rollouts: int = 0  # in which they are played on
    turns: int = 1  # after this one, to whose end they are played on
    lapses: int = 0  # of a hundred decisions


EASY = Level("easy", answers=4, lapses=25)
NORMAL = Level("normal")
HARD = Level("hard", answers=24, lines=8, rollouts=48)
LEVELS = {level.name: level for level in (EASY, NORMAL, HARD)}

USUAL_PROGRAM = NORMAL.name
CHANCE = "random"  # who answers by chance
PROGRAMS = (CHANCE, *LEVELS)
"""The names of all programs that may sit at a table."""
