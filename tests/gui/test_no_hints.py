"""At the table, too, nothing tells that a trigger waits. Stops, notes and what can be undone are as without it."""

from __future__ import annotations

from engine.game.decisions.act import Act
from engine.game.state.missed_triggers import IN_TIME
from engine.table import by_chance
from gui.controllers.match_runner import MatchRunner, Report
from tests.support.games.practice_games import match, nothing_waits

ANSWERS = 60
GAMES = 3


def played(seed: int, answers: list[object]) -> tuple[list[Report], int]:
    """What two people are shown who give some answers, and at how many stops something waited. Or new answers."""
    reports: list[Report] = []
    runner = MatchRunner(match(seed), reports.append)
    runner.curtain = False
    runner.begin()
    given, waiting = list(answers), 0
    for _ in range(ANSWERS):
        pending = runner.match.pending
        if pending is None:
            break
        waiting += isinstance(pending, Act) and any(one.stage in IN_TIME for one in runner.match.live.unannounced)
        if given:
            answer = given.pop(0)
        else:
            trial = runner.match.fork()
            by_chance.answer(trial)
            answer = trial.answers[-1] if len(trial.answers) > len(runner.match.answers) else 0
            answers.append(answer)
        runner.answer(answer)
    return reports, waiting


def test_a_table_stops_and_tells_the_same_with_and_without_a_trigger_that_waits() -> None:
    stops = 0
    for seed in range(1, GAMES + 1):
        answers: list[object] = []
        real, waiting = played(seed, answers)
        with nothing_waits():
            blank, none = played(seed, answers)
        assert len(answers) > 20 and none == 0
        assert real == blank
        stops += waiting
    assert stops > 5  # else there is nothing to see
