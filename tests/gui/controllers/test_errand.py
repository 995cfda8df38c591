"""Work off the GUI thread: what comes of it is told to whoever asked, if they are still there."""

from __future__ import annotations

import threading

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from gui.controllers.errand import Errand


def test_who_asked_hears_what_came_of_it(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    errand = Errand(lambda: "found")
    errand.tell(label, label.setText)
    with qtbot.waitSignal(errand.done):
        errand.start()
    assert label.text() == "found"


def test_a_window_that_was_closed_meanwhile_is_told_nothing(qtbot: QtBot) -> None:
    label, closed, told = QLabel(), threading.Event(), []
    errand = Errand(lambda: closed.wait(10))
    errand.tell(label, told.append)
    with qtbot.waitSignal(errand.done):
        errand.start()
        delete(label)
        closed.set()
    assert told == []
