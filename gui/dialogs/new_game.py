"""Sitting down: seats, names, decks, people and computer players, and how they play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from engine.api import (
    PRACTISING,
    CardLibrary,
    DeckList,
    EngineError,
    Match,
    Setup,
    list_kind,
    shipped_commander_decks,
    shipped_decks,
)
from gui import language
from gui.arguments import NAMES, own_cards
from gui.dialogs.deck_entry import DeckEntryPanel
from gui.dialogs.deck_panel import DeckPanel
from gui.dialogs.seat_row import SeatRow
from gui.dialogs.sitting_down import FEWEST, SittingDown
from gui.models.deck_glance import DeckGlance, glance
from gui.wording import counted

MOST_DROPPED = 8
LEAST_HIGH, BESIDES = 220, 440  # of the seats and of all else on the page, in pixels: the rest is scrolled to


class NewGame(SittingDown[SeatRow]):
    """A page with a row for each seat; `started` gives a `Setup`."""

    def __init__(self, library: CardLibrary, names: Sequence[str] = (), parent: QWidget | None = None) -> None:
        super().__init__((*names[:FEWEST], *NAMES[len(names[:FEWEST]) :]), 680, parent)
        self.library = library
        self.decks: dict[str, DeckList] = {**shipped_decks(), **shipped_commander_decks()}
        self._wanting: SeatRow | None = None  # the seat for which a list is put right
        self._dropped: list[Path] = []  # lists that are still to be taken
        self.deck_entry = DeckEntryPanel(library)
        self.deck_entry.hide()
        self.deck_panel = DeckPanel()
        self.deck_entry.accepted.connect(self._take_deck)
        self.deck_entry.left.connect(self._leave_entry)
        self.setAcceptDrops(True)
        self._outer.addWidget(self.deck_entry, 0, Qt.AlignmentFlag.AlignVCenter)
        self._outer.addWidget(self.deck_panel, 0, Qt.AlignmentFlag.AlignVCenter)
        self._outer.addStretch(1)
        self._build()

    def _build(self) -> None:
        self._title(self.tr("Who sits down?"))
        self._seats = QWidget()
        self._grid = QVBoxLayout(self._seats)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(8)
        self._shown = QScrollArea()  # where the window is too low for all seats
        self._shown.setWidgetResizable(True)
        self._shown.setFrameShape(QFrame.Shape.NoFrame)
        self._shown.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._shown.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._shown.setStyleSheet("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }")
        self._shown.setWidget(self._seats)
        self._column.addWidget(self._shown, 1)
        own = QPushButton(self.tr("Add a deck list…"))
        own.setToolTip(self.tr("Paste a list, open a .txt, .dek, .dck or .cod file, or drop one anywhere on this page"))
        own.clicked.connect(self._turn_entry)
        self._tools(own)
        self._end(self.tr("Shuffle up and play"))
        for _ in range(FEWEST):
            self.add_another()
        self.show_deck(self.rows[0].deck.currentText())

    def _new_row(self, seat: int, name: str) -> SeatRow:
        row = SeatRow(seat, name, self.decks, self._look)
        row.looked_at.connect(self.show_deck)
        self._grid.addWidget(row)
        QTimer.singleShot(0, self, self._show_last)
        return row

    def _look(self, name: str) -> DeckGlance:
        return glance(name, self.decks[name], self.library)

    def show_deck(self, name: str) -> None:
        """Show what a deck is like, beside the seats."""
        if name in self.decks:
            self.deck_panel.show_deck(self._look(name))

    def _rows_in(self) -> QLayout:
        return self._grid

    def _show_entry(self, shown: bool) -> None:
        """The list of one's own, or the deck that is looked at: never both, so that the form stays in its place."""
        one, other = (self.deck_panel, self.deck_entry) if shown else (self.deck_entry, self.deck_panel)
        one.hide()
        other.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._settle()

    def _show_last(self) -> None:
        """The seat that was added last is in sight."""
        self._shown.ensureWidgetVisible(self.rows[-1], 0, 0)

    def _settle(self) -> None:
        super()._settle()
        high = sum(row.sizeHint().height() for row in self.rows) + self._grid.spacing() * (len(self.rows) - 1)
        self._seats.setMinimumHeight(high)
        self._shown.setFixedHeight(min(high, max(LEAST_HIGH, self.height() - BESIDES)))

    def _take_deck(self, name: str, deck: DeckList) -> None:
        """One more deck; the seat it was dropped on, or else the first one that was not given any, plays it.

        A list of planes, schemes and the like is no seat's deck: it is chosen for the variant that asks for it.
        """
        self._show_entry(False)
        self.say(self._said_of(name, deck))
        kind = list_kind(deck, self.library)
        if kind:
            self.game.variants.add_list(kind, name, deck)
        else:
            self._give(name, deck)
        self._wanting = None
        self._take_next()

    def _said_of(self, name: str, deck: DeckList) -> str:
        """That some lines of a deck are not in it, if so."""
        number = len(deck.left_out)
        one, many = self.tr("{n} line is left out of {deck}."), self.tr("{n} lines are left out of {deck}.")
        return counted(number, one, many).replace("{deck}", name) if number else ""

    def _give(self, name: str, deck: DeckList) -> None:
        self.decks[name] = deck
        for row in self.rows:
            row.add_deck(name)
        taker = self._wanting or next((row for row in self.rows if not row.given), None)
        if taker is not None:
            taker.give(name)
        self.show_deck(name)

    def _turn_entry(self) -> None:
        """Open the panel for a list, to be typed or pasted at once, or close it."""
        if self.deck_entry.isVisible():
            self._leave_entry()
        else:
            self._show_entry(True)
            self.deck_entry.text.setFocus()

    def _leave_entry(self) -> None:
        """No list is put right any more, and none of those that were dropped with it is taken."""
        self._dropped = []
        self._wanting = None
        self._show_entry(False)

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
            self._show_entry(True)
            self.deck_entry.take_text(data.text())
        self.take_files(files)

    def take_files(self, files: Sequence[Path]) -> None:
        """Files of deck lists, one after the other."""
        self._dropped = list(files[:MOST_DROPPED])
        self._take_next()

    def _take_next(self) -> None:
        """A list that was dropped: used at once if nothing is wrong with it, else put right before the others."""
        if self._dropped:
            self._show_entry(True)
            self.deck_entry.open_file(self._dropped.pop(0), use=True)

    def setup(self) -> Setup:
        """What was chosen; raises an `EngineError` with what is wrong."""
        given = self.game.variants.chosen_lists(len(self.rows))
        rows = (
            (row.seat(self.decks[row.deck.currentText()]), more) for row, more in zip(self.rows, given, strict=True)
        )
        seats = tuple(replace(seat, lists={**seat.lists, **more}) for seat, more in rows)
        seed, together = self.game.chosen_seed(), self.game.variants.lists_together()
        order = list(range(len(seats)))
        if self.game.variants.seated_at_random:
            Random(seed).shuffle(order)
        practising = tuple(str(order.index(at)) for at, row in enumerate(self.rows) if row.practises)
        options = (*self.game.options(), *(((PRACTISING, practising),) if practising else ()))
        seats = tuple(seats[at] for at in order)
        cards = own_cards(seats, self.library, together)
        return Setup(seats, cards, seed, self.game.chosen_edition(), options, together)

    def begin(self) -> None:
        """Begin the game, or say why not; a list that is written and not used yet is used."""
        entry = self.deck_entry
        if entry.isVisible() and entry.written and not entry.use_now():
            self.say(self.tr("Your deck list can’t be used as it is: {why}").format(why=entry.note.text()))
            return
        try:
            setup = self.setup()
        except EngineError as error:
            self.say(language.sentence(str(error)))
            return
        self.started.emit(setup)


def names_of(match: Match) -> tuple[str, ...]:
    """Who plays a match."""
    return tuple(seat.name for seat in match.setup.seats)
