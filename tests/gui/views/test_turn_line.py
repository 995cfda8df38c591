"""Steps, question and buttons lie in one line, at every width; what has no room gives way in a fixed order."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.api import YesNo
from gui.views.panels.decision_bar import HEIGHT
from gui.views.table.table import Table
from gui.widgets.symbol_text import MORE, SymbolText
from tests.gui.fake_match import FakeMatch, act, card, cast, moment

SitDown = Callable[..., tuple[Table, FakeMatch]]
LONG = "Do you want to pay three life and discard a card, so that the creature that you chose untaps and can’t be blocked?"


@pytest.mark.parametrize("width", [800, 960, 1280, 1920])
def test_one_line_holds_the_steps_and_all_buttons_whole(sit_down: SitDown, width: int) -> None:
    may = YesNo(seat=0, prompt=LONG, purpose="may", source=100, yes="Pay and discard", no="Don’t pay")
    table, _ = sit_down(moment(may, card(100)), size=(width, 700))
    QApplication.processEvents()
    line = table.line
    assert line.height() == HEIGHT <= 64
    parts = [table.phases, table.bar.words, *(b for b in (table.bar.rule, table.bar.undo, *table.bar.buttons.values()) if b.isVisible())]
    places = [QRect(part.mapTo(line, QPoint(0, 0)), part.size()) for part in parts]
    assert all(line.rect().contains(place) for place in places)
    assert all(first.right() < second.left() + 1 for first, second in pairwise(places))
    assert all(button.width() >= button.minimumSizeHint().width() for button in table.bar.buttons.values())
    current = [chip for chip in table.phases.chips.values() if chip.current]
    assert all(chip.isVisible() and chip.width() >= chip.named_width() for chip in current)


def test_where_there_is_room_everything_is_shown(sit_down: SitDown) -> None:
    table, _ = sit_down(moment(act(cast(140)), card(140, "Held", "hand")), size=(1920, 1080))
    assert table.bar.rule.isVisible() and table.bar.undo.text() and table.phases.hold.isVisible()
    table.resize(800, 700)
    QApplication.processEvents()
    assert not table.bar.rule.isVisible() and not table.bar.undo.text() and table.bar.undo.accessibleName()
    table.resize(1920, 1080)
    QApplication.processEvents()
    assert table.bar.rule.isVisible() and table.bar.undo.text() and table.phases.hold.isVisible()


def test_a_question_that_has_no_room_is_cut_between_words_and_read_whole_where_one_points(qtbot: QtBot) -> None:
    words = SymbolText(LONG, cut=True)
    qtbot.addWidget(words)
    words.show()
    words.resize(200, 3 * words.line_height())
    assert words.shown.endswith(MORE) and LONG.startswith(words.shown.removesuffix(MORE) + " ")
    assert words.toolTip() == LONG
    words.resize(200, words.heightForWidth(200))
    assert words.shown == LONG and not words.toolTip()


def test_the_question_is_in_letters_of_the_size_that_is_wished_for(sit_down: SitDown) -> None:
    table, _ = sit_down(moment(act(cast(140)), card(140, "Held", "hand")))
    words, before = table.bar.words, table.bar.prompt.line_height()
    larger = words.font()
    larger.setPointSizeF(larger.pointSizeF() * 1.2)
    words.setFont(larger)
    QApplication.processEvents()
    assert table.bar.prompt.line_height() == pytest.approx(1.2 * before, abs=1.5)
    assert words.rect().contains(table.bar.prompt.geometry()) and words.rect().contains(table.bar.detail.geometry())
    assert table.line.height() == HEIGHT
