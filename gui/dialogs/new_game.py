"""Sitting down: seats, names, decks, people and computer players, and how they play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from engine.api import (
    PRACTISING,
    CardLibrary,
    DeckList,
    EngineError,
    Match,
    Setup,
    shipped_commander_decks,
    shipped_decks,
)
from gui import language, theme
from gui.arguments import NAMES, own_cards
from gui.dialogs.deck_entry import DeckEntryPanel
from gui.dialogs.game_row import GameRow
from gui.dialogs.seat_row import SeatRow
from gui.widgets.cloth import paint_cloth

FEWEST, MOST = 2, 8
MOST_DROPPED = 8
LEAST_HIGH, BESIDES = 220, 440  # of the seats and of all else on the page, in pixels: the rest is scrolled to


class NewGame(QWidget):
    """A page with a row for each seat."""

    started = Signal(object)  # a Setup
    left = Signal()

    def __init__(self, library: CardLibrary, names: Sequence[str] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.library = library
        self.decks: dict[str, DeckList] = {**shipped_decks(), **shipped_commander_decks()}
        self.rows: list[SeatRow] = []
        self._wanting: SeatRow | None = None  # the seat for which a list is put right
        outer = QHBoxLayout(self)
        outer.setSpacing(theme.SPACE)
        outer.addStretch(1)
        card = QFrame()
        card.setProperty("look", "panel")
        card.setMinimumWidth(680)
        self._column = QVBoxLayout(card)
        self._column.setContentsMargins(36, 28, 36, 28)
        self._column.setSpacing(12)
        outer.addWidget(card, 0, Qt.AlignmentFlag.AlignVCenter)
        self.deck_entry = DeckEntryPanel(library)
        self.deck_entry.hide()
        self.deck_entry.accepted.connect(self._take_deck)
        self.deck_entry.left.connect(self.deck_entry.hide)
        self.setAcceptDrops(True)
        outer.addWidget(self.deck_entry, 0, Qt.AlignmentFlag.AlignVCenter)
        outer.addStretch(1)
        self._build(names)

    def _build(self, names: Sequence[str]) -> None:
        title = QLabel(self.tr("Who sits down?"))
        title.setProperty("look", "title")
        self._column.addWidget(title)
        self._seats = QWidget()
        self._grid = QVBoxLayout(self._seats)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(8)
        self._shown = QScrollArea()  # where the window is too low for all seats
        self._shown.setWidgetResizable(True)
        self._shown.setFrameShape(QFrame.Shape.NoFrame)
        self._shown.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._shown.setStyleSheet("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }")
        self._shown.setWidget(self._seats)
        self._column.addWidget(self._shown, 1)
        for at in range(FEWEST):
            self.add_seat(names[at] if at < len(names) else NAMES[at])
        tools = QHBoxLayout()
        self.more = QPushButton(self.tr("Add a seat"))
        self.more.clicked.connect(lambda: self.add_seat(NAMES[len(self.rows)]))
        self.fewer = QPushButton(self.tr("Remove the last seat"))
        self.fewer.clicked.connect(self.remove_seat)
        own = QPushButton(self.tr("Add a deck list…"))
        own.setToolTip(self.tr("Paste a list, open a .txt, .dek, .dck or .cod file, or drop one anywhere on this page"))
        own.clicked.connect(lambda: self.deck_entry.setVisible(not self.deck_entry.isVisible()))
        for button in (self.more, self.fewer, own):
            tools.addWidget(button)
        tools.addStretch(1)
        self._column.addLayout(tools)
        self.game = GameRow()
        self.game.variants.changed.connect(self._fill_seats)
        self._column.addWidget(self.game)
        self.note = QLabel()
        self.note.setProperty("look", "warning")
        self.note.setWordWrap(True)
        self.note.hide()
        self._column.addWidget(self.note)
        ends = QHBoxLayout()
        back = QPushButton(self.tr("Back"))
        back.setProperty("look", "quiet")
        back.clicked.connect(self.left)
        self.start = QPushButton(self.tr("Shuffle up and play"))
        self.start.setProperty("look", "main")
        self.start.setDefault(True)
        self.start.clicked.connect(self.begin)
        ends.addWidget(back)
        ends.addStretch(1)
        ends.addWidget(self.start)
        self._column.addLayout(ends)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            paint_cloth(painter, QRectF(self.rect()), QSizeF(self.size()))

    def add_seat(self, name: str) -> None:
        """One more seat."""
        if len(self.rows) < MOST:
            row = SeatRow(len(self.rows), name, list(self.decks))
            self.rows.append(row)
            self._grid.addWidget(row)
            self._settle()
            QTimer.singleShot(0, self, self._show_last)

    def remove_seat(self) -> None:
        """One seat less."""
        if len(self.rows) > FEWEST:
            row = self.rows.pop()
            self._grid.removeWidget(row)
            row.hide()
            row.deleteLater()
            self.game.variants.untick_unfit(len(self.rows))
            self._settle()

    def _fill_seats(self) -> None:
        """As many seats as the variants need (CR 810.1)."""
        wanted = self.game.variants.fitting(len(self.rows))
        while len(self.rows) < min(wanted, MOST):
            self.add_seat(NAMES[len(self.rows)])
        self._settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle()

    def _show_last(self) -> None:
        """The seat that was added last is in sight."""
        self._shown.ensureWidgetVisible(self.rows[-1], 0, 0)

    def _settle(self) -> None:
        high = sum(row.sizeHint().height() for row in self.rows) + self._grid.spacing() * (len(self.rows) - 1)
        self._seats.setMinimumHeight(high)
        self._shown.setFixedHeight(min(high, max(LEAST_HIGH, self.height() - BESIDES)))
        if hasattr(self, "more"):
            self.more.setEnabled(len(self.rows) < MOST)
            self.fewer.setEnabled(len(self.rows) > FEWEST)
            self.game.variants.show_sides(len(self.rows))

    def _take_deck(self, name: str, deck: DeckList) -> None:
        """One more deck; the seat it was dropped on, or else the first one that was not given any, plays it."""
        self.decks[name] = deck
        for row in self.rows:
            row.add_deck(name)
        taker = self._wanting or next((row for row in self.rows if not row.given), None)
        if taker is not None:
            taker.give(name)
        self._wanting = None
        self.deck_entry.hide()
        self.say("")

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Deck lists are dropped: on a seat, or for whoever has none yet."""
        place = event.position().toPoint()
        self._wanting = next((row for row in self.rows if row.rect().contains(row.mapFrom(self, place))), None)
        data = event.mimeData()
        files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        event.acceptProposedAction()
        if not files:
            self.deck_entry.show()
            self.deck_entry.take_text(data.text())
        for file in files[:MOST_DROPPED]:
            if not self.take_file(file):
                break  # one list at a time is put right

    def take_file(self, file: Path) -> bool:
        """A deck list file: used at once if nothing is wrong with it, else shown with what is wrong."""
        self.deck_entry.show()
        self.deck_entry.open_file(file)
        good = self.deck_entry.use.isEnabled()
        self.deck_entry.accept()
        return good

    def say(self, text: str) -> None:
        """Tell what is wrong; "" takes it away."""
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def setup(self) -> Setup:
        """What was chosen; raises an `EngineError` with what is wrong."""
        given = self.game.variants.chosen_lists(len(self.rows))
        rows = (
            (row.seat(self.decks[row.deck.currentText()]), more) for row, more in zip(self.rows, given, strict=True)
        )
        seats = tuple(replace(seat, lists={**seat.lists, **more}) for seat, more in rows)
        cards, seed = own_cards(seats, self.library), self.game.chosen_seed()
        practising = tuple(str(at) for at, row in enumerate(self.rows) if row.practises)
        options = (*self.game.options(), *(((PRACTISING, practising),) if practising else ()))
        return Setup(seats, cards, seed, self.game.chosen_edition(), options)

    def begin(self) -> None:
        """Begin the game, or say why not."""
        try:
            setup = self.setup()
        except EngineError as error:
            self.say(language.sentence(str(error)))
            return
        self.started.emit(setup)


def names_of(match: Match) -> tuple[str, ...]:
    """Who plays a match."""
    return tuple(seat.name for seat in match.setup.seats)
