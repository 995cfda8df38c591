"""No word is cut on any page or table, in the smallest usual window.

That holds at every size of text, in both themes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
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
from gui.views.board.zone_pile import ZonePile
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
    return [f"{words_of(part)!r} in {type(part.parent()).__name__}: {lack}" for part in parts if (lack := missing(part))]


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
    setup = Setup(tuple(SeatSetup(name, DECKS[at % len(DECKS)]) for at, name in enumerate(NAMES[:seats])), LIBRARY, 5)
    match = Match.new(setup)
    autoplay(match, answers)
    return match


NAMES = ("Alexandra", "Bartholomew", "Cleo", "Dev", "Eleonora", "Fay", "Gus", "Hana")


def place_of_words(widget: QWidget, top: QWidget) -> QRect:
    """Where in a window the words of a widget are, as far as one line tells."""
    area = QRect(widget.mapTo(top, QPoint(0, 0)), widget.size())
    if isinstance(widget, ZonePile) and widget.wide:  # around its cards is room for their edges
        return widget.card_rect().toRect().translated(area.topLeft())
    if not isinstance(widget, QLabel) or widget.wordWrap():
        return area
    metrics = widget.fontMetrics()
    wide, high = metrics.horizontalAdvance(widget.text()), letters(widget, widget.text())
    inner = widget.contentsRect().translated(area.topLeft())
    found = QStyle.alignedRect(Qt.LayoutDirection.LeftToRight, widget.alignment(), QSize(wide, high), inner)
    return found & area


def overlapping(top: QWidget) -> list[str]:
    """Words in a window that lie over one another. What lies over the table as a whole, such as its end, does so."""
    shown = [
        part for part in top.findChildren(QWidget)
        if isinstance(part, QLabel | QAbstractButton) and part.text() and part.isVisible() and part.window() is top.window()
        and part.visibleRegion().boundingRect().size() == part.size()
    ]  # fmt: skip
    places = [(part, place_of_words(part, top)) for part in shown]
    return [
        f"{one.text()!r} and {other.text()!r}"
        for at, (one, here) in enumerate(places) for other, there in places[at + 1 :]
        if (shared := here & there).width() > SLACK and shared.height() > SLACK
        and not one.isAncestorOf(other) and not other.isAncestorOf(one)
    ]  # fmt: skip


def test_what_overlaps_is_found(qtbot: QtBot) -> None:
    box = QWidget()
    box.resize(300, 100)
    qtbot.addWidget(box)
    one, other = QLabel("Some words", box), QLabel("other words", box)
    one.move(10, 10)
    other.move(10, 60)
    box.show()
    assert overlapping(box) == []
    other.move(30, 14)
    assert overlapping(box) == ["'Some words' and 'other words'"]


@pytest.mark.parametrize("seats", [6, 8, *(pytest.param(seats, marks=pytest.mark.long) for seats in (2, 4, 5, 7))])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_many_seats_have_no_words_cut_or_one_over_the_other(qtbot: QtBot, seats: int, size: tuple[int, int]) -> None:
    window = TableWindow(LIBRARY, Settings(curtain=False, sounds="off"), still=True)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    window.play(begun(seats, 40 * seats), journal=False)
    found = [*cut(window), *overlapping(window)]
    assert window.table is not None
    boards = list(window.table.battlefield.areas.values())
    assert len(boards) == seats
    plates = [panel.geometry() for panel in window.table.battlefield.panels.values()]
    assert not any(one.intersects(other) for at, one in enumerate(plates) for other in plates[at + 1 :])
    window.leave_match()
    assert not found, "\n".join(found)


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
