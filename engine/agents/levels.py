"""The programs that may sit at a table, by name.

How much each of them tries out, and what each of them likes.
"""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.record import record


@record
class Level:
    """How much is tried out: worlds and answers at a quick look, and how much further.

    How often chance answers.
    """

    name: str
    worlds: int = 1
    answers: int = 10
    lines: int = 0  # of play that are played on in many worlds; none: the quick look decides
    rollouts: int = 0  # in which they are played on
    turns: int = 1  # after this one, to whose end they are played on
    to_win: int = 0  # positions that are looked at for a win this turn
    to_survive: int = 0  # for what keeps one in the game until one's next turn
    lapses: int = 0  # of a hundred decisions


@record
class Temperament:
    """What a program likes: how much it gives for the life of others, for cards in hand, and for acting at once."""

    name: str
    their_life: float = 1.0
    card: float = 0.0  # more than a card is worth to everybody
    gain: float = 0.25  # what an action must be better than to pass


EASY = Level("easy", answers=4, lapses=25)
NORMAL = Level("normal")
HARD = Level("hard", answers=24, lines=8, rollouts=48, turns=3, to_win=400, to_survive=250)
EXPERT = Level("expert", worlds=2, answers=32, lines=16, rollouts=144, turns=3, to_win=1200, to_survive=1200)
LEVELS = {level.name: level for level in (EASY, NORMAL, HARD, EXPERT)}

EVEN = Temperament("even")
ATTACKS_EARLY = Temperament("attacks early", their_life=1.3, gain=0.15)
WAITS = Temperament("waits", their_life=0.85)
HOLDS_ANSWERS = Temperament("holds answers", card=0.4, gain=0.5)
TEMPERAMENTS = (ATTACKS_EARLY, WAITS, HOLDS_ANSWERS)

USUAL_PROGRAM = NORMAL.name
WHO_GIVES_HINTS = HARD
CHANCE = "random"  # who answers by chance
PROGRAMS = (CHANCE, *LEVELS)
"""The names of all programs that may sit at a table."""


def temperament_of(seed: int, seat: int) -> Temperament:
    """The temperament of a program at a table, by chance."""
    return TEMPERAMENTS[Chance(seed * 31 + seat).below(len(TEMPERAMENTS))]
