"""Simulated games with random agents (`python -m engine simulate`): they find what tests do not."""

from __future__ import annotations

import hashlib
import time
import traceback
from contextlib import nullcontext
from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING, Any

from engine.agents.random_agent import RandomAgent
from engine.core.chance import Chance
from engine.core.record import replace
from engine.game.rules.strict_mode import strictly
from engine.table.forgetful_players import practice_of
from engine.table.headless import HeadlessGame
from engine.table.invariants import Conservation, check_all
from engine.table.setup import Setup, new_game
from engine.telling.teller import plainly

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from engine.cards.library import CardLibrary
    from engine.game.decisions.decision import Decision
    from engine.game.state.game import Game
    from engine.table.setup import Listed, SeatSetup


@dataclass(slots=True)
class Report:
    """What a series of games came to."""

    games: int = 0
    turns: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: dict[str, int] = field(default_factory=dict)
    endings: dict[str, int] = field(default_factory=dict)
    defects: list[dict[str, Any]] = field(default_factory=list)
    digest: str = ""

    def as_data(self) -> dict[str, Any]:
        """The report as plain data, with rates."""
        per_second = self.seconds or 1e-9
        return {
            "games": self.games,
            "turns": self.turns,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / per_second, 2),
            "decisions_per_second": round(self.decisions / per_second, 1),
            "wins": self.wins,
            "endings": self.endings,
            "defects": self.defects,
            "digest": self.digest,
        }


def simulate(
    seats: Sequence[SeatSetup], cards: CardLibrary, games: int, seed: int, check: bool = False,
    variants: Sequence[str] = (), practising: bool = False, together: Mapping[str, Listed] | None = None,
) -> Report:  # fmt: skip
    """Play games with random agents in all seats.

    If they are `practising`, they have to remember their triggers, and do so by chance.

    `together` are the lists that all of them have together (CR 901.15).
    """
    report = Report()
    digest = hashlib.sha256()
    options = practice_of(len(seats)) if practising else ()
    options = (*options, ("variants", tuple(variants))) if variants else options
    setup = Setup(tuple(seats), cards, seed, options=options, lists=together or {})
    setup.check()  # compiles the cards, untimed
    began = time.perf_counter()
    for number in range(games):
        play_setup(replace(setup, seed=seed + number), check, report, digest)
    report.seconds = time.perf_counter() - began
    report.digest = digest.hexdigest()[:16]
    return report


def simulate_tables(
    made: Callable[[Chance, int], Setup], games: int, seed: int, check: bool = False
) -> Report:  # fmt: skip
    """Play games with random agents, each at a table made by chance.

    Making the tables does not count as time of the games.
    """
    report = Report()
    digest = hashlib.sha256()
    for number in range(games):
        setup = made(Chance(seed + number), seed + number)
        setup.check()
        began = time.perf_counter()
        play_setup(setup, check, report, digest)
        report.seconds += time.perf_counter() - began
    report.digest = digest.hexdigest()[:16]
    return report


def play_setup(setup: Setup, check: bool, report: Report, digest: Any) -> None:
    """Play one game by chance, and add to the report what it came to."""
    seed, game = setup.seed, new_game(setup)
    conservation = Conservation(game)

    def after_decision(state: Game, decision: Decision) -> None:
        conservation.check(state)
        check_all(state, decision)

    agents = [RandomAgent(seed * 31 + seat) for seat in range(len(setup.seats))]
    play = HeadlessGame(game, agents, after_decision if check else None)
    try:
        with strictly() if check else nullcontext():
            play.run()
    except Exception as error:  # a defect is what this is for: it is recorded with its trace, and the series goes on
        report.defects.append(
            {"seed": seed, "turn": game.turn.number, "error": repr(error), "trace": traceback.format_exc()[-4000:]}
        )
    report.games += 1
    report.turns += game.turn.number
    report.decisions += play.decisions
    winner = ", ".join(player.name for player in game.players if player.won) or "nobody"
    report.wins[winner] = report.wins.get(winner, 0) + 1
    ending = game.over.split(" wins ")[-1]
    for player in game.players:
        if player.lost:
            ending = plainly(player.lost)
    report.endings[ending] = report.endings.get(ending, 0) + 1
    digest.update(f"{seed} {game.turn.number} {play.decisions} {winner} {game.chance} {game.next_id}".encode())


def all_pairs(seats: Sequence[SeatSetup]) -> list[tuple[SeatSetup, SeatSetup]]:
    """Every pair of seats."""
    return list(combinations(seats, 2))
