"""Work off the GUI thread: what comes of it is told to whoever asked, if they are still there."""

from __future__ import annotations

import threading

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from gui.controllers.background_task import BackgroundTask


def test_who_asked_hears_what_came_of_it(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    task = BackgroundTask(lambda: "found")
    task.tell(label, label.setText)
    with qtbot.waitSignal(task.done):
        task.start()
    assert label.text() == "found"


def test_a_window_that_was_closed_meanwhile_is_told_nothing(qtbot: QtBot) -> None:
    label, closed, told = QLabel(), threading.Event(), []
    task = BackgroundTask(lambda: closed.wait(10))
    task.tell(label, told.append)
    with qtbot.waitSignal(task.done):
        task.start()
        delete(label)
        closed.set()
    assert told == []
