"""A few choices by button and key: who begins, one of several texts, where a single card goes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from engine.api import ChooseOption, Distribute
from gui.views.table.table import Table
from tests.gui.fake_match import FakeMatch, card, moment
from tests.gui.pointing import key

SitDown = Callable[..., tuple[Table, FakeMatch]]
END = moment(None, over="Ana wins")
TOP = card(130, "Old Guide", "library")


def toss(*names: str) -> ChooseOption:
    return ChooseOption(
        seat=0, prompt="Choose who takes the first turn.", rule="103.1", options=names, purpose="starting player",
    )  # fmt: skip


def test_who_won_the_toss_begins_by_the_main_key(sit_down: SitDown) -> None:
    table, match = sit_down(moment(toss("Ana", "Bo")), END)
    assert [button.text() for button in table.bar.buttons.values()] == ["Bo begins", "Ana begins"]
    key(table, Qt.Key.Key_Space)
    assert match.answers == [0]


def test_the_other_may_begin_by_key_and_by_mouse(sit_down: SitDown) -> None:
    table, match = sit_down(moment(toss("Ana", "Bo")), moment(toss("Ana", "Bo")), END)
    key(table, Qt.Key.Key_2)
    QTest.mouseClick(table.bar.buttons["option 1"], Qt.MouseButton.LeftButton)
    assert match.answers == [1, 1]


def test_of_many_each_is_listed_and_ones_own_is_on_the_main_key(sit_down: SitDown) -> None:
    table, match = sit_down(moment(toss("Ana", "Bo", "Cleo", "Dev"), seats=4), END)
    assert table.side.panel is not None and list(table.bar.buttons) == ["main"]
    assert table.bar.buttons["main"].text() == "Ana begins"
    key(table, Qt.Key.Key_3)
    assert match.answers == [2]


def test_where_no_button_goes_first_the_main_key_says_what_to_do(sit_down: SitDown) -> None:
    asked = ChooseOption(seat=0, prompt="Choose a color.", rule="105.4", options=("white", "blue"))
    table, match = sit_down(moment(asked), END)
    assert table.bar.detail.text == "By key: 1 to 2."
    key(table, Qt.Key.Key_Space)
    assert match.answers == [] and "press the number" in table.bar.detail.text
    key(table, Qt.Key.Key_2)
    assert match.answers == [1]


def test_a_single_card_is_sent_somewhere_by_one_press(sit_down: SitDown) -> None:
    scry = Distribute(
        seat=0, prompt="Scry 1.", rule="701.18a", objects=(130,), places=("top", "bottom"), purpose="scry"
    )
    table, match = sit_down(moment(scry, TOP), moment(scry, TOP), END)
    assert [button.text() for button in table.bar.buttons.values()] == ["Bottom of the library", "Top of the library"]
    key(table, Qt.Key.Key_Space)
    QTest.mouseClick(table.bar.buttons["option 1"], Qt.MouseButton.LeftButton)
    assert match.answers == [[[130], []], [[], [130]]]


def test_a_single_card_goes_nowhere_that_is_full(sit_down: SitDown) -> None:
    asked = Distribute(
        seat=0, prompt="Put it somewhere.", objects=(130,), places=("hand", "graveyard", "bottom"), at_most=(-1, 0, -1)
    )
    table, _match = sit_down(moment(asked, TOP), END)
    assert list(table.bar.buttons) == ["option 2", "main"]
