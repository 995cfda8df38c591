"""What all tests of the client share. A dressed application, a home of its own, and a table over a scripted match."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui import theme
from gui.controllers.match_controller import MatchController
from gui.storage import HOME_VARIABLE
from gui.views.table.table import Table
from tests.gui.fake_match import FakeMatch, Moment


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for games and settings that no other test sees."""
    home = tmp_path / "home"
    monkeypatch.setenv(HOME_VARIABLE, str(home))
    return home


@pytest.fixture(autouse=True)
def nothing_left_open(qapp: QApplication) -> Iterator[None]:
    """Close the windows that a test leaves. The mouse of the next test would meet them where its own window lies."""
    yield
    for window in qapp.topLevelWidgets():
        window.close()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True, scope="session")
def dressed(qapp: QApplication) -> None:
    """The fonts and colours of the table."""
    theme.apply(qapp)


@pytest.fixture
def sit_down(qtbot: QtBot) -> Iterator[Callable[..., tuple[Table, FakeMatch]]]:
    """A shown table over a scripted match. Unless told otherwise everything happens at once, and nothing glides."""
    controllers: list[MatchController] = []

    def make(
        *moments: Moment, people: tuple[int, ...] = (0,), curtain: bool = True, size: tuple[int, int] = (1280, 720),
        speed: str = "none", animation_ms: int = 0, patience_ms: int = 0,
    ) -> tuple[Table, FakeMatch]:  # fmt: skip
        match = FakeMatch(list(moments), people=people)
        controller = MatchController(match, threaded=False, speed=speed)  # type: ignore[arg-type]
        controller.set_curtain(curtain)
        controllers.append(controller)
        table = Table(controller, animation_ms)
        table.bar.set_patience(patience_ms)
        qtbot.addWidget(table)
        table.resize(*size)
        table.show()
        table.activateWindow()
        qtbot.waitExposed(table)
        controller.begin()
        QApplication.processEvents()
        return table, match

    yield make
    for controller in controllers:
        controller.close()
