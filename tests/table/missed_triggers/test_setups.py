"""Who practises: an option of a match, a key of a scenario, kept in saves. Programs never miss a trigger."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.cards.library import CardLibrary
from engine.core.errors import IllegalAnswer
from engine.core.options import PRACTISING
from engine.scenario.format import ScenarioError
from engine.scenario.loading import scenario_from
from engine.scenario.opening import setup_of
from engine.scenario.writing import scenario_of
from engine.table.forgetful_players import practice_of
from engine.table.match import Match
from engine.table.setup import SeatSetup, Setup, SetupError
from tests.support.games.practice import BASICS, Practice
from tests.support.games.practice_cards import SAGE, WELL, arrival

DATA: dict[str, Any] = {
    "format": "scenario", "version": 1, "script": [], "expect": [], "stop": {"turn": 1, "step": "cleanup"},
    "game": {"turn_order": ["A", "B"], "practising": ["B"], "first_player_draws": True},
    "options": {"shuffle_libraries": False},
    "players": {
        letter: {"library": {"top": [], "rest": [{"card": "Forest", "count": 20}]},
                 "battlefield": [{"card": "Morning Well"}]} for letter in "AB"
    },
}  # fmt: skip


def two(*practising: str) -> Setup:
    """A person and a program."""
    seats = (SeatSetup("A", ((40, "Forest"),)), SeatSetup("B", ((40, "Forest"),), agent="random"))
    return Setup(seats, CardLibrary(BASICS), options=((PRACTISING, practising),))


def wells() -> Match:
    """B practises; both have something that triggers in their upkeep."""
    return Match(setup_of(scenario_from(DATA), CardLibrary([*BASICS, WELL])))


def test_a_seat_that_practises_is_there_and_a_persons() -> None:
    two("0").check()
    with pytest.raises(SetupError, match="there is no seat '2'"):
        two("2").check()
    with pytest.raises(SetupError, match="programs never miss"):
        two("1").check()


def test_only_who_practises_has_to_remember() -> None:
    match = wells()
    assert match.live.turn.step == "upkeep" and len(match.live.stack) == 1  # A's goes on the stack by itself
    while match.live.turn.active == 0 or match.live.turn.step != "upkeep":
        assert match.pending is not None
        match.answer(0 if match.pending.kind == "act" else match.pending.some_answer(lambda bound: 0))
    assert match.live.stack == () and [one.responsible for one in match.live.unannounced] == [1]


def test_a_scenario_says_who_practises_and_is_written_so() -> None:
    with pytest.raises(ScenarioError, match="practising"):
        scenario_from({**DATA, "game": {**DATA["game"], "practising": ["C"]}})
    match = wells()
    written = scenario_of(match.live, "again", "again", CardLibrary([*BASICS, WELL]))
    assert written["game"]["practising"] == ["B"]


def test_a_file_remembers_what_was_said(tmp_path: Path) -> None:
    table = arrival(SAGE, hand=["Forest"])
    table.match.file.journal_to(tmp_path / "game.json")
    table.says("A", "Mild Sage")
    again = Match.load(tmp_path / "game.json")
    assert len(again.live.stack) == 1 and again.answers == table.match.answers


def test_snapshots_hold_what_waits(tmp_path: Path) -> None:
    table = Practice([WELL], A={"battlefield": ["Morning Well"]})
    table.match.file.journal_to(tmp_path / "game.json")
    while len(table.match.answers) < 130:
        table.give(table._usual())
    again = Match.load(tmp_path / "game.json")
    assert len(again.checkpoints) < 60  # it was not played from its beginning
    assert again.live.unannounced == table.match.live.unannounced != ()


def test_random_people_who_forget_bring_no_game_to_grief(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "harvest_table", "bone_and_bramble", "--games", "1", "--check", "--practising"]) == 0
    assert '"defects": []' in capsys.readouterr().out
    assert practice_of(2) == ((PRACTISING, ("0", "1")),)


@pytest.mark.parametrize("said", [3, [0], [0, 1, "x"], [7, 1, 0], [0, 10**9, 0], [True, 1, 0]])
def test_what_is_no_announcement_in_a_file_is_refused(said: object) -> None:
    table = arrival(SAGE)
    before = list(table.match.answers)
    with pytest.raises(IllegalAnswer):
        table.match._answer_out_of_turn(len(before), {"announce": said})
    assert table.match.answers == before
