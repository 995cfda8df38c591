"""Whoever takes the seat is told what they missed, also after somebody has taken something back."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.api import NOBODY, Act, CardLibrary, Match, SeatSetup, Setup, cards_of_file
from gui.controllers.last_looks import LastLooks
from gui.controllers.match_runner import MatchRunner, Report
from tests.gui.short_game import CARDS

DECK = ((10, "Home Grove"), (10, "Quiet Pup"))


@pytest.fixture
def match(tmp_path: Path) -> Match:
    path = tmp_path / "short.cards"
    path.write_text(CARDS, encoding="utf-8")
    return Match.new(Setup((SeatSetup("Ana", DECK), SeatSetup("Bo", DECK)), CardLibrary(cards_of_file(path)), 3))


class Sitting:
    """Two people who take turns at the screen."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.reports: list[Report] = []
        self.runner = MatchRunner(match, self.reports.append)
        self.runner.begin()

    @property
    def last(self) -> Report:
        return self.reports[-1]

    def to_a_turn(self) -> int:
        """On to somebody's first main phase; who that is."""
        for _ in range(40):
            if self.last.hidden:
                self.runner.take_seat()
            decision = self.match.pending
            if isinstance(decision, Act) and self.match.view(decision.seat).is_active(decision.seat):
                return decision.seat
            assert decision is not None
            self.runner.answer(False if decision.kind == "yes_no" and "ulligan" in str(decision) else decision.some_answer(lambda n: 0))
        raise AssertionError("nobody has a turn")

    def do(self, kind: str) -> None:
        assert isinstance(self.match.pending, Act)
        self.runner.answer(next(n for n, action in enumerate(self.match.pending.actions) if action.kind == kind))

    def end_turn(self) -> None:
        seat = self.match.pending.seat if self.match.pending is not None else NOBODY
        for _ in range(20):
            if self.last.hidden or self.match.pending is None or self.match.pending.asked_of != seat:
                return
            self.runner.answer(0 if isinstance(self.match.pending, Act) else self.match.pending.some_answer(lambda n: 0))


def told(report: Report) -> list[str]:
    return [happening.text for scene in report.missed for happening in scene.story]


def test_what_was_done_before_something_was_taken_back_is_still_told(match: Match) -> None:
    sitting = Sitting(match)
    first = sitting.to_a_turn()
    sitting.do("play")
    sitting.do("cast")  # paying …
    sitting.runner.undo()
    sitting.end_turn()
    assert sitting.to_a_turn() != first
    said = [text for report in sitting.reports if report.missed for text in told(report)]
    name = match.setup.seats[first].name
    assert said.count(f"{name} plays Home Grove") == 1, said
    assert not any("casts" in text for text in said), "what was taken back has not happened"


def test_nobody_who_saw_nothing_is_told_anything(match: Match) -> None:
    looks, now = LastLooks(), match.as_it_stands()
    assert looks.missed(0, looks.last(0)) == ()
    looks.begin((0, 1), now)
    assert [scene.story for scene in looks.missed(0, looks.last(0))] == [()]
