"""What takes long can be stopped at any moment. The same question is asked again, and nothing of it stays."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.api import CardLibrary, Match
from engine.game.rules.turn import turn
from engine.table.replay import Replay
from gui.controllers.background_task import BackgroundTask
from gui.controllers.cancel_scope import CancelScope, Stopped
from gui.controllers.match_controller import MatchController
from gui.views.window.table_window import TableWindow
from gui.views.window.wait_bar import UNNOTICED_MS, WaitBar
from tests.agents.test_why_that import game
from tests.gui.short_game import press
from tests.gui.test_robust import library, opened, setup

__all__ = ["library"]


def endless(*_: object) -> None:
    """Work that never comes to its end, without a call that could look whether it should."""
    number = 0
    while True:
        number = (number * 3 + 1) % 1_000_003


def test_work_is_stopped_wherever_it_is() -> None:
    patience, told = CancelScope(), []

    def work() -> None:
        try:
            with patience:
                endless()
        except Stopped:
            told.append("stopped")
        told.append("goes on")

    thread = threading.Thread(target=work)
    thread.start()
    while not patience.tried:
        time.sleep(0.001)
    patience.stop()
    thread.join(10)
    assert told == ["stopped", "goes on"]


TRACED = """
import sys, threading
from gui.controllers.cancel_scope import CancelScope, Stopped
patience = CancelScope()
for _ in range(50):
    other = threading.Thread(target=patience.stop)
    try:
        with patience:
            other.start()
    except Stopped:
        pass
    other.join()
sys.settrace(lambda *_: None)
print((lambda: "goes on")())
"""


def test_calls_can_be_traced_after_it() -> None:
    """Taking the exception back would have left the interpreter looking for it. A traced call then never began."""
    done = subprocess.run([sys.executable, "-c", TRACED], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, "goes on"), done.stderr


def test_who_loses_patience_when_the_work_is_done_stops_nothing() -> None:
    patience = CancelScope()
    rounds = [0]
    stop = threading.Event()

    def hurry() -> None:
        while not stop.is_set():
            patience.stop()

    thread = threading.Thread(target=hurry)
    thread.start()
    try:
        for _ in range(300):
            try:
                with patience:
                    sum(range(200))
            except Stopped:
                pass
            rounds[0] += sum(range(50)) > 0  # outside: nothing may be raised here
    finally:
        stop.set()
        thread.join(10)
    assert rounds == [300]


def test_an_errand_that_is_stopped_says_so(qtbot: QtBot) -> None:
    task = BackgroundTask(endless)
    with qtbot.waitSignal(task.stopped, timeout=10_000):
        task.start()
        qtbot.waitUntil(lambda: task.cancel_scope.tried, timeout=5000)
        task.stop()


@pytest.mark.parametrize("deed", ["answer", "undo", "concede", "draw"])
def test_whatever_the_rules_do_can_be_stopped_and_leaves_nothing(
    qtbot: QtBot, library: CardLibrary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    match = Match.new(setup(library, "", ""))
    controller = MatchController(match, journal=tmp_path / "game", threaded=True)
    controller.set_curtain(False)
    try:
        with qtbot.waitSignal(controller.decision_changed, timeout=20_000):
            controller.begin()
        for _ in range(2):
            with qtbot.waitSignal(controller.decision_changed, timeout=20_000):
                controller.answer(controller.decision.some_answer(lambda _most: 0))
        before, answers, file = controller.decision, list(match.answers), (tmp_path / "game").read_bytes()
        with monkeypatch.context() as slow:
            slow.setattr(turn, "advance", endless)
            slow.setattr(Replay, "__call__", endless)
            deeds = {
                "answer": lambda: controller.answer(before.some_answer(lambda _most: 0)), "undo": lambda: controller.undo(force=True),
                "concede": lambda: controller.concede(0), "draw": controller.agree_to_draw,
            }  # fmt: skip
            deeds[deed]()
            qtbot.waitUntil(lambda: controller.work.cancel_scope.tried, timeout=10_000)
            with qtbot.waitSignal(controller.decision_changed, timeout=10_000):
                controller.work.stop()
        assert controller.decision == before and match.answers == answers
        assert (tmp_path / "game").read_bytes() == file and not match.file.unsaved
        with qtbot.waitSignal(controller.decision_changed, timeout=20_000):
            controller.answer(controller.decision.some_answer(lambda _most: 0))
        assert Match.load(tmp_path / "game").answers == match.answers
    finally:
        assert controller.close()


def test_the_window_shows_that_it_waits_and_can_stop(
    qtbot: QtBot, library: CardLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    window: TableWindow = opened(qtbot, library, still=False)
    window.fetch(lambda: endless(), lambda _match: None)  # type: ignore[func-returns-value, arg-type]
    qtbot.waitUntil(window.wait.isVisible, timeout=UNNOTICED_MS + 5000)
    assert "Setting the table" in window.wait.text.text() and not window.start_page.isEnabled()
    press(window.wait.stop)
    qtbot.waitUntil(lambda: not window.wait.isVisible(), timeout=10_000)
    assert window.start_page.isEnabled() and "Stopped" in window.start_page.note.text()
    window.settings.speed = "none"
    window.play(Match.new(setup(library, "", "")), journal=False)
    controller = window.controller
    assert controller is not None
    qtbot.waitUntil(lambda: controller.decision is not None, timeout=20_000)
    asked = controller.decision
    with monkeypatch.context() as slow:
        slow.setattr(turn, "advance", endless)
        controller.answer(0)
        qtbot.waitUntil(window.wait.isVisible, timeout=UNNOTICED_MS + 5000)
        assert "at work" in window.wait.text.text()
        press(window.wait.stop)
        qtbot.waitUntil(lambda: controller.decision is not None, timeout=10_000)
    assert controller.decision == asked and not window.wait.isVisible()
    window.leave_match()


def test_what_is_quick_shows_nothing_and_numbers_are_told(qtbot: QtBot) -> None:
    bar = WaitBar()
    qtbot.addWidget(bar)
    bar.begin("Something")
    bar.end()
    qtbot.wait(UNNOTICED_MS + 50)
    assert not bar.isVisible()
    bar.begin("Replaying", lambda: (1200, 2000, 5000))
    qtbot.waitUntil(bar.isVisible, timeout=5000)
    assert "answer 1,200 of 2,000" in bar.text.text() and "5,000 things" in bar.text.text()
    assert bar.progress.maximum() == 2000 and bar.progress.value() == 1200
    bar.end()


def test_a_program_that_thinks_can_be_stopped_and_answers_at_once(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it thinks about: who blocks, too, which can not be passed on."""
    thinks = threading.Event()
    monkeypatch.setattr("engine.agents.search.Search.best", lambda *_: (thinks.set(), endless()))
    match = game(tmp_path, "hard")
    controller = MatchController(match)
    controller.begin()
    stopped = 0

    def asked_or_stopped() -> bool:
        nonlocal stopped
        if thinks.is_set():
            thinks.clear()
            stopped += 1
            controller.work.stop()
        return controller.decision is not None

    for _ in range(40):
        qtbot.waitUntil(asked_or_stopped, timeout=20_000)
        asked = controller.decision
        assert asked is not None and controller.view is not None
        if controller.view.turn > 5:
            break
        plays = asked.kind == "act" and len(asked.actions) > 1  # type: ignore[attr-defined]
        everybody = [[oid, refs[0]] for oid, refs in getattr(asked, "possible", ())]
        controller.answer(
            1 if plays else 0 if asked.kind == "act" else everybody if asked.kind == "attackers"
            else [] if asked.kind == "blockers" else asked.some_answer(lambda below: 0)
        )  # fmt: skip
    assert stopped and match.turn > 5
    assert controller.close()
