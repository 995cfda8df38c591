"""Programs against each other.

Which of some levels wins how often, and how long they think (`python -m engine arena`).

Every table is played once with each level in each seat, with the same decks and the same seed: what the cards give one
seat, each level has had.
"""

from __future__ import annotations

import time
import traceback
from collections import Counter
from contextlib import nullcontext
from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Any

from engine.agents.levels import LEVELS
from engine.agents.lookahead import Lookahead
from engine.agents.random_agent import RandomAgent
from engine.core.chance import Chance
from engine.game.rules.strict_mode import strictly
from engine.table.headless import HeadlessGame
from engine.table.invariants import Conservation, check_all
from engine.table.setup import SeatSetup, Setup, new_game

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.cards.library import CardLibrary
    from engine.game.decisions.decision import Decision
    from engine.game.state.game import Game
    from engine.table.headless import Agent
    from engine.table.setup import Listed

CHANCE = "chance"
NAMES = (CHANCE, *LEVELS)
SURE = 1.96  # standard deviations on each side: 95 of 100
MS = 1000


class Timed:
    """A player whose thinking is measured, in milliseconds of processor time."""

    def __init__(self, player: Agent, spent: list[float]) -> None:
        self.player = player
        self.spent = spent
        self.looks_ahead = player.looks_ahead

    def answer(self, decision: Decision, position: Any = None) -> Any:
        """The player's answer."""
        began = time.process_time()
        answer = self.player.answer(decision, position)
        self.spent.append((time.process_time() - began) * MS)
        return answer


@dataclass(slots=True)
class Result:
    """What came of a series of games."""

    games: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    thinking: dict[str, list[float]] = field(default_factory=dict)
    defects: list[dict[str, Any]] = field(default_factory=list)
    turns: int = 0

    def as_data(self) -> dict[str, Any]:
        """As plain data: wins with their intervals, times in milliseconds."""
        return {
            "games": self.games,
            "turns": self.turns,
            "wins": {name: self.wins[name] for name in self.thinking},
            "intervals": {name: interval(self.wins[name], self.games) for name in self.thinking},
            "ms": {name: quantiles(spent) for name, spent in self.thinking.items()},
            "defects": self.defects,
        }


def interval(wins: int, games: int) -> tuple[float, float]:
    """Between what shares of games won the truth lies, 95 times of 100 (Wilson's interval)."""
    if not games:
        return 0.0, 1.0
    share, spread = wins / games, SURE * SURE / games
    middle = (share + spread / 2) / (1 + spread)
    width = SURE / (1 + spread) * sqrt(share * (1 - share) / games + spread / games / 4)
    return round(max(0.0, middle - width), 3), round(min(1.0, middle + width), 3)


def quantiles(spent: Sequence[float]) -> dict[str, float]:
    """The half and the 95th of a hundred of some times, and the longest."""
    if not spent:
        return {}
    ranked = sorted(spent)
    at = {"p50": len(ranked) // 2, "p95": len(ranked) * 95 // 100, "most": len(ranked) - 1}
    return {name: round(ranked[place], 2) for name, place in at.items()}


def player_of(name: str, seed: int) -> Agent:
    """A program by the name of its level."""
    return RandomAgent(seed) if name == CHANCE else Lookahead(LEVELS[name], seed)


def tables(
    levels: Sequence[str], decks: Sequence[Listed], cards: CardLibrary, games: int, seed: int,
    options: tuple[tuple[str, Any], ...] = (),
) -> Iterator[tuple[tuple[str, ...], Setup]]:  # fmt: skip
    """Who sits where, and the setups.

    Decks are drawn by chance, and each table comes again with the levels moved on by one seat.
    """
    for number in range(games):
        series, moved = divmod(number, len(levels))
        chance = Chance(seed + series)
        order = chance.shuffled(range(len(decks)))
        given = [decks[order[at % len(order)]] for at in range(len(levels))]
        names = tuple(levels[(at + moved) % len(levels)] for at in range(len(levels)))
        sitting = zip(names, given, strict=True)
        seats = tuple(SeatSetup(f"{name} {at}", deck) for at, (name, deck) in enumerate(sitting, start=1))
        yield names, Setup(seats, cards, seed + series, options=options)


def play(names: Sequence[str], setup: Setup, result: Result, check: bool = False) -> None:
    """Play one game, and add to the result what came of it."""
    game = new_game(setup)
    conservation = Conservation(game)

    def after_decision(state: Game, decision: Decision) -> None:
        conservation.check(state)
        check_all(state, decision)

    seats = enumerate(names)
    players = [Timed(player_of(n, setup.seed * 31 + at), result.thinking.setdefault(n, [])) for at, n in seats]
    try:
        with strictly() if check else nullcontext():
            HeadlessGame(game, players, after_decision if check else None).run()
    except Exception as error:
        where = {"seed": setup.seed, "seats": list(names), "turn": game.turn.number}
        result.defects.append({**where, "error": repr(error), "trace": traceback.format_exc()[-3000:]})
    result.games += 1
    result.turns += game.turn.number
    result.wins.update({names[player.seat] for player in game.players if player.won})
