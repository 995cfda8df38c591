"""No word is cut on any page or table, in the smallest usual window.

That holds at every size of text, in both themes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QPushButton,
    QStyle,
    QStyleOptionComboBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from engine.api import (
    Match,
    SeatSetup,
    Setup,
    autoplay,
    deck_cards,
    load_library,
    open_match,
    shipped_decks,
    shipped_scenarios,
)
from gui import theme
from gui.dialogs.option_button import OptionButton
from gui.storage import Settings
from gui.views.panels.phase_bar import StepChip
from gui.views.window.table_window import TableWindow

LIBRARY = load_library()
DECKS = [deck_cards(deck) for deck in shipped_decks().values()]
PATHS = {path.stem: path for path in shipped_scenarios().values()}
SLACK = 2  # pixels
OWN_WORDS = (StepChip, OptionButton)  # choose shorter words, or wrap them, as they paint them


def letters(widget: QWidget, words: str) -> int:
    """How high the letters of a line are, without the room around them."""
    return widget.fontMetrics().tightBoundingRect(words).height()


def missing(widget: QWidget) -> str:
    """How much room the words of a widget lack; "" if they are whole."""
    wide, high = widget.width() + SLACK, widget.height() + SLACK
    if isinstance(widget, OWN_WORDS):
        return ""
    if isinstance(widget, QLabel) and widget.text():
        needed = 0.92 * widget.heightForWidth(widget.width()) if widget.wordWrap() else letters(widget, widget.text())
        fits = needed <= high and (widget.wordWrap() or widget.sizeHint().width() <= wide)
    elif isinstance(widget, QAbstractButton) and widget.text():
        fits = widget.sizeHint().width() <= wide and letters(widget, widget.text()) <= high
    elif isinstance(widget, QComboBox):
        option = QStyleOptionComboBox()
        widget.initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        room = widget.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, widget)
        icon = 0 if widget.itemIcon(widget.currentIndex()).isNull() else widget.iconSize().width()
        shown = widget.fontMetrics().horizontalAdvance(widget.currentText())
        fits = icon + min(shown, widget.fontMetrics().horizontalAdvance(LONGEST)) <= room.width() + SLACK
    else:
        return ""
    return "" if fits else f"{widget.width()} x {widget.height()}"


LONGEST = "Rooftop Choir"  # of a name in a list this much is seen in any case; the list itself shows it whole


def words_of(widget: QWidget) -> str:
    return widget.currentText() if isinstance(widget, QComboBox) else str(widget.text())  # type: ignore[attr-defined]


def cut(top: QWidget) -> list[str]:
    """Words in a window that are not seen whole."""
    for _ in range(4):
        QApplication.processEvents()
    parts = (part for part in top.findChildren(QWidget) if part.isVisible() and part.window() is top.window())
    return [
        f"{words_of(part)!r} in {type(part.parent()).__name__}: {lack}" for part in parts if (lack := missing(part))
    ]


def test_what_is_cut_is_found(qtbot: QtBot) -> None:
    box, label, button = QWidget(), QLabel("A long line of words"), QPushButton("Another long line of words")
    qtbot.addWidget(box)
    column = QVBoxLayout(box)
    for part in (label, button):
        column.addWidget(part)
    box.show()
    assert cut(box) == []
    label.setFixedWidth(40)
    button.setFixedWidth(40)
    assert len(cut(box)) == 2
    label.setWordWrap(True)
    label.setFixedHeight(20)
    assert len(cut(box)) == 2


def begun(seats: int, answers: int) -> Match:
    """A game by chance that has come some way."""
    setup = Setup(tuple(SeatSetup(name, DECKS[at]) for at, name in enumerate(NAMES[:seats])), LIBRARY, 5)
    match = Match.new(setup)
    autoplay(match, answers)
    return match


NAMES = ("Alexandra", "Bartholomew", "Cleo", "Dev")


def pages(window: TableWindow) -> Iterator[tuple[str, Callable[[], QWidget]]]:
    """What is looked at, and how one comes to it."""

    def own_list() -> QWidget:
        window.new_game._turn_entry()
        window.new_game.deck_entry.text.setPlainText("4 Nobody of This Name\n20 Swamp\n")
        return window

    def eight() -> QWidget:
        window.new_game._leave_entry()
        for _ in range(6):
            window.new_game.add_another()
        return window

    def played(match: Match) -> QWidget:
        window.play(match, journal=False)
        return window

    def told() -> QWidget:
        assert window.table is not None
        window.table.side.close_browser()
        return window

    yield "first page", lambda: window
    yield "new game", lambda: window.show_new_game() or window
    yield "own list", own_list
    yield "eight seats", eight
    for name in ("battle", "two_headed_giant"):
        yield name, lambda name=name: played(open_match(PATHS[name], LIBRARY))  # type: ignore[misc]
        yield f"{name}, notes read", told
    for seats, answers in ((2, 0), (2, 60), (2, 150), (4, 0), (4, 150)):
        yield f"{seats} seats, {answers} answers", lambda seats=seats, answers=answers: played(begun(seats, answers))  # type: ignore[misc]
    yield "your cards", window.your_cards.show
    yield "about", window.help.show_about


@pytest.fixture
def as_before() -> Iterator[None]:
    yield
    theme.apply(QApplication.instance())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("scale", "look"),
    [(1.0, "dark"), (1.5, "light"), *(pytest.param(scale, look, marks=pytest.mark.long) for scale, look in
      ((0.8, "dark"), (0.8, "light"), (1.0, "light"), (1.3, "dark"), (1.3, "light"), (1.5, "dark")))],
)  # fmt: skip
def test_no_word_is_cut(qtbot: QtBot, as_before: None, scale: float, look: str) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    theme.apply(application, look, scale)
    window = TableWindow(LIBRARY, Settings(curtain=False, text_scale=scale, theme=look), still=True)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    found = [f"{page}: {words}" for page, come in pages(window) for words in cut(come())]
    window.leave_match()
    assert not found, "\n".join(found)
