"""Tab and Enter at the table. The buttons of the question come first, and Enter presses the one that Tab has come
to."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from engine.api import ChooseTargets, YesNo
from gui.views.panels.phase_bar import StepChip
from gui.views.table.table import Table
from tests.gui.fake_match import FakeMatch, act, card, cast, moment

SitDown = Callable[..., tuple[Table, FakeMatch]]
HAND, FOX = card(140, "Grease Fire", "hand"), card(100)
END = moment(None, over="Ana wins")


def tab(times: int = 1) -> QWidget:
    """Go on so many times; what has the keys then."""
    for _ in range(times):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    found = QApplication.focusWidget()
    assert found is not None
    return found


def enter() -> None:
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    QApplication.processEvents()


def test_tab_comes_to_the_question_first_and_then_to_the_steps(sit_down: SitDown) -> None:
    table, _ = sit_down(moment(act(cast(140)), HAND, FOX), END)
    table.setFocus()
    wanted: list[QWidget] = [table.bar.rule, *table.bar.buttons.values()]
    assert [tab() for _ in wanted] == wanted
    assert isinstance(tab(), StepChip)


def test_also_to_the_buttons_of_the_next_question(sit_down: SitDown) -> None:
    may = YesNo(seat=0, prompt="Draw a card?", purpose="may", source=100, yes="Draw", no="Don’t")
    table, match = sit_down(moment(act(cast(140)), HAND, FOX), moment(may, FOX), END)
    QTest.keyClick(table, Qt.Key.Key_Space)
    QApplication.processEvents()
    table.setFocus()
    assert match.answers == [0]
    found: list[QWidget] = []
    while not found or not isinstance(found[-1], StepChip):
        found.append(tab())
    wanted = list(table.bar.buttons.values())
    assert len(wanted) == 4 and found[-1 - len(wanted) : -1] == wanted


def test_enter_presses_the_button_that_tab_has_come_to_and_no_other(sit_down: SitDown) -> None:
    may = YesNo(seat=0, prompt="Draw a card?", purpose="may", source=100, yes="Draw", no="Don’t")
    table, match = sit_down(moment(may, FOX), END)
    table.bar.buttons["option no"].setFocus()
    enter()
    assert match.answers == [False], "the main button says yes"


def test_enter_on_the_safe_answer_decides_nothing_at_the_table(sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(cast(140)), HAND, FOX), END)
    table.side.ask("Concede?", "Ana loses.", "Ana concedes", lambda: match.concede(0), "Play on")
    focused = QApplication.focusWidget()
    assert isinstance(focused, QPushButton) and focused.text() == "Play on"
    enter()
    assert match.answers == [] and match.conceded == [] and not table.side.isVisible()


def test_enter_goes_on_where_no_button_has_the_keys(sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(cast(140)), HAND, FOX), END)
    table.setFocus()
    enter()
    assert match.answers == [0]


def test_enter_on_what_is_elsewhere_by_now_does_nothing_and_says_what_can_be_chosen(sit_down: SitDown) -> None:
    asked = ChooseTargets(seat=0, prompt="?", rule="601.2c", candidates=(100, 101), words="target creature", source=150)
    other, spell = card(101, "Bear"), card(150, "Grease Fire", "stack")
    table, match = sit_down(
        moment(act(cast(140, targets=True)), HAND, FOX, other), moment(asked, FOX, other, spell), END
    )
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert table.focus_ref == 140
    for _ in range(2):
        QTest.keyClick(table, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert match.answers == [1] and "something" not in table.bar.detail.text
    assert "Choose one of those that are lit" in table.bar.detail.text
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert match.answers in ([1, [100]], [1, [101]])
