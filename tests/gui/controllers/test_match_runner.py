"""The match without signals: who is asked, undo past automatic passes, peeking, remembered orders."""

from __future__ import annotations

from engine.api import ChooseTargets, OrderTriggers, WaitingTrigger, YesNo
from gui.controllers.match_runner import MatchRunner, Report, trigger_key
from gui.models.ahead import Ahead
from tests.gui.fake_match import FakeMatch, Moment, act, card, cast, moment, view_of

HAND = card(140, "Fire", "hand")
END = moment(None, over="Ana wins")


def run(*moments: Moment, people: tuple[int, ...] = (0,)) -> tuple[MatchRunner, FakeMatch, list[Report]]:
    match = FakeMatch(list(moments), people)
    reports: list[Report] = []
    runner = MatchRunner(match, reports.append)  # type: ignore[arg-type]
    runner.begin()
    return runner, match, reports


def test_computer_players_answer_by_themselves() -> None:
    _, match, reports = run(moment(act(cast(141), seat=1)), moment(act(cast(140)), HAND), END)
    assert match.answers == [0] and reports[-1].asked == 0 and reports[-1].decision is not None


def test_undo_goes_past_what_was_passed_automatically() -> None:
    quiet = moment(act(), step="upkeep")
    runner, match, reports = run(moment(act(cast(140)), HAND), quiet, quiet, moment(act(cast(140)), HAND), END)
    runner.answer(1)
    assert match.answers == [1, 0, 0] and reports[-1].can_undo
    runner.undo()
    assert match.answers == [] and reports[-1].decision == act(cast(140))
    assert not reports[-1].can_go_back


def test_undo_past_something_hidden_needs_everyone() -> None:
    runner, match, reports = run(moment(act(cast(140)), HAND), moment(act(cast(140)), HAND), END)
    runner.answer(1)
    match.revealing[0] = True
    runner.undo()
    assert match.answers == [1] and "everyone must agree" in reports[-1].refused
    runner.undo(force=True)
    assert match.answers == []


def test_peeking_changes_nothing() -> None:
    targets = ChooseTargets(seat=0, prompt="?", candidates=(110,), words="target creature")
    runner, match, _ = run(moment(act(cast(140, targets=True)), HAND), moment(targets, HAND), END)
    assert runner.peek(1) == Ahead(targets, frozenset({110}))
    assert match.answers == [] and match.at == 0


def test_a_remembered_order_is_used_for_the_very_same_abilities() -> None:
    triggers = tuple(WaitingTrigger(oid, "Draw.") for oid in (100, 101))
    order = OrderTriggers(seat=0, prompt="Order", triggers=triggers)
    runner, match, _ = run(moment(act(cast(140)), HAND), moment(order), moment(act(cast(140)), HAND), END)
    runner.remembered[trigger_key(order)] = [1, 0]
    runner.answer(1)
    assert match.answers == [1, [1, 0]]


def test_two_people_see_what_they_may_in_turn() -> None:
    views = {0: view_of(HAND), 1: view_of(card(141, "Bolt", "hand", owner=1), viewer=1)}
    second = Moment(YesNo(seat=1, prompt="Pay?"), views, story=("Bo is asked",))
    runner, _, reports = run(Moment(act(cast(140)), views), second, people=(0, 1))
    assert reports[-1].hidden and reports[-1].decision is None and reports[-1].story == ()
    runner.take_seat()
    assert not reports[-1].hidden and reports[-1].view.viewer == 0
    runner.answer(1)
    assert reports[-1].hidden and reports[-1].asked == 1 and "Fire" not in repr(reports[-1].view.objects)
    runner.take_seat()
    assert reports[-1].view.viewer == 1 and [said.text for said in reports[-1].story] == ["Bo is asked"]


def test_an_answer_to_an_older_question_goes_nowhere() -> None:
    runner, match, reports = run(moment(act(cast(140)), HAND), moment(act(cast(140)), HAND), END)
    shown = reports[-1].count
    runner.answer(1, shown)
    runner.answer(1, shown)
    assert match.answers == [1] and reports[-1].refused == ""


def test_an_answer_of_the_wrong_shape_is_refused_and_nothing_happens() -> None:
    runner, match, reports = run(moment(act(cast(140)), HAND), END)
    runner.answer("nonsense")
    assert match.answers == [] and "whole number" in reports[-1].refused and reports[-1].decision is not None


def test_a_program_whose_deed_was_stopped_passes_instead() -> None:
    runner, match, reports = run(moment(act(cast(140)), HAND), moment(act(cast(141), seat=1)), moment(act(cast(140)), HAND), END)
    match.at, runner.program_passes = 1, True
    runner.recover()
    assert match.answers == [0] and reports[-1].asked == 0 and reports[-1].decision is not None
    assert not runner.program_passes
