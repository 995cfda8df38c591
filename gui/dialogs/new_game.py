"""Sitting down: seats, names, decks, people and computer players, and the seed."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QIntValidator, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.api import (
    CardLibrary,
    DeckList,
    EngineError,
    Match,
    SeatSetup,
    Setup,
    deck_cards,
    deck_commanders,
    deck_sideboard,
    shipped_decks,
    shipped_planar_decks,
)
from gui import theme
from gui.arguments import NAMES, own_cards
from gui.dialogs.deck_entry import DeckEntryPanel
from gui.views.cloth import paint_cloth

FEWEST, MOST = 2, 4
MOST_DROPPED = 8
SEEDS = 1_000_000_000


class NewGame(QWidget):
    """A page with a row for each seat."""

    started = Signal(object)  # a Setup
    left = Signal()

    def __init__(self, library: CardLibrary, names: Sequence[str] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.library = library
        self.decks: dict[str, DeckList] = shipped_decks()
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
        self._grid = QVBoxLayout()
        self._grid.setSpacing(8)
        self._column.addLayout(self._grid)
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
        self._column.addLayout(self._ways_to_play())
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

    def _ways_to_play(self) -> QHBoxLayout:
        """What game it is: the variant, the planes, the seed."""
        ways = QHBoxLayout()
        self.variant = DropDown()
        self.variant.addItem(self.tr("Each for themselves"), "")
        self.variant.addItem(self.tr("Two-Headed Giant: 1 and 2 against 3 and 4"), "two_headed_giant")
        self.variant.addItem(self.tr("Team vs. Team: 1 and 2 against 3 and 4"), "team_vs_team")
        self.variant.setAccessibleName(self.tr("Who plays against whom"))
        self.variant.setToolTip(self.variant.accessibleName())
        self.variant.activated.connect(self._seat_teams)
        ways.addWidget(self.variant)
        self.planar_decks = shipped_planar_decks()
        self.planes = DropDown()
        self.planes.addItem(self.tr("No planes"))
        self.planes.addItems(list(self.planar_decks))
        self.planes.setAccessibleName(self.tr("Planechase: the planar deck that each player has"))
        self.planes.setToolTip(self.planes.accessibleName())
        ways.addWidget(self.planes)
        ways.addStretch(1)
        ways.addWidget(QLabel(self.tr("Seed")))
        self.seed = QLineEdit()
        self.seed.setPlaceholderText(self.tr("by chance"))
        self.seed.setValidator(QIntValidator(0, 2_000_000_000))
        self.seed.setAccessibleName(self.tr("Seed: the same seed gives the same game"))
        self.seed.setToolTip(self.seed.accessibleName())
        self.seed.setFixedWidth(120)
        ways.addWidget(self.seed)
        return ways

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

    def remove_seat(self) -> None:
        """One seat less."""
        if len(self.rows) > FEWEST:
            row = self.rows.pop()
            self._grid.removeWidget(row)
            row.hide()
            row.deleteLater()
            self._settle()

    def _seat_teams(self) -> None:
        """Two teams of two need four seats."""
        while self.variant.currentData() and len(self.rows) < MOST:
            self.add_seat(NAMES[len(self.rows)])

    def _settle(self) -> None:
        if hasattr(self, "more"):
            self.more.setEnabled(len(self.rows) < MOST)
            self.fewer.setEnabled(len(self.rows) > FEWEST)

    def _take_deck(self, name: str, deck: DeckList) -> None:
        """One more deck; the seat it was dropped on, or else the first one that was not given any, plays it."""
        self.decks[name] = deck
        for row in self.rows:
            row.add_deck(name)
        row = self._wanting or next((row for row in self.rows if not row.given), None)
        if row is not None:
            row.give(name)
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
        text = self.seed.text().strip()
        seed = int(text) if text else secrets.randbelow(SEEDS)
        planar = self.planar_decks.get(self.planes.currentText())
        planes = deck_cards(planar) if planar is not None else ()
        seats = tuple(replace(row.seat(self.decks[row.deck.currentText()]), planes=planes) for row in self.rows)
        variant = str(self.variant.currentData())
        options = (("variant", variant),) if variant else ()
        return Setup(seats, own_cards(seats, self.library), seed, options=options)

    def begin(self) -> None:
        """Begin the game, or say why not."""
        try:
            setup = self.setup()
        except EngineError as error:
            self.say(str(error))
            return
        self.started.emit(setup)


class DropDown(QComboBox):
    """A combo box with an arrow in the table's colours."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("text_muted"))
            x, y = self.width() - 18.0, self.height() / 2 - 2
            painter.drawPolygon(QPolygonF([QPointF(x, y), QPointF(x + 10, y), QPointF(x + 5, y + 6)]))


class SeatRow(QFrame):
    """One seat: its colour and number, who sits there, with which deck."""

    def __init__(self, seat: int, name: str, decks: list[str]) -> None:
        super().__init__()
        self.given = False  # whether a deck was chosen for it
        self.setProperty("look", "raised")
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 10, 14, 10)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        number = QLabel(str(seat + 1))
        number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        number.setFixedSize(30, 30)
        look = theme.palette()
        number.setStyleSheet(f"background: {look.seat(seat)}; color: {look.seat_text[seat % 8]}; border-radius: 15px; "
                             "font-weight: 700;")  # fmt: skip
        self.name = QLineEdit(name)
        self.name.setMaxLength(24)
        self.name.setAccessibleName(self.tr("Name of seat {n}").format(n=seat + 1))
        self.deck = DropDown()
        self.deck.addItems(decks)
        self.deck.setCurrentIndex(seat % max(len(decks), 1))
        self.deck.activated.connect(lambda _index: setattr(self, "given", True))
        self.deck.setAccessibleName(self.tr("Deck of seat {n}").format(n=seat + 1))
        self.who = DropDown()
        self.who.addItem(self.tr("Person"), "")
        self.who.addItem(self.tr("Computer (plays by chance)"), "random")
        self.who.setAccessibleName(self.tr("Who plays seat {n}").format(n=seat + 1))
        for column, part in enumerate((number, self.name, self.deck, self.who)):
            grid.addWidget(part, 0, column)

    def add_deck(self, name: str) -> None:
        """One more deck to choose from."""
        if self.deck.findText(name) < 0:
            self.deck.addItem(name)

    def give(self, name: str) -> None:
        """Let this seat play a deck."""
        self.deck.setCurrentText(name)
        self.given = True

    def seat(self, deck: DeckList) -> SeatSetup:
        """The seat as it was chosen."""
        name = self.name.text().strip() or self.name.placeholderText() or "?"
        who = str(self.who.currentData())
        return SeatSetup(name, deck_cards(deck), deck_sideboard(deck), who, commanders=deck_commanders(deck))


def names_of(match: Match) -> tuple[str, ...]:
    """Who plays a match."""
    return tuple(seat.name for seat in match.setup.seats)
