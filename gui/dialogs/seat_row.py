"""One seat of a new game: who sits there, with which deck."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QGridLayout, QLineEdit

from engine.api import DeckList, SeatSetup, deck_cards, deck_lists, deck_sideboard, whole
from gui.dialogs.deck_panel import color_icon
from gui.dialogs.sitting_down import seat_badge
from gui.models.deck_glance import DeckGlance
from gui.widgets.drop_down import DropDown

LETTERS = 13, 6  # of a deck and of who plays it that are seen in any case
PIPS = QSize(42, 14)  # the room for a deck's colours before its name


class SeatRow(QFrame):
    """One seat: its colour and number, who sits there, with which deck."""

    looked_at = Signal(str)  # the name of a deck that is chosen, or pointed at in the list

    def __init__(self, seat: int, name: str, decks: Iterable[str], look: Callable[[str], DeckGlance]) -> None:
        super().__init__()
        self._look = look
        self.given = False  # whether a deck was chosen for it
        self.setProperty("look", "raised")
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 10, 14, 10)
        for column, share in enumerate((2, 4, 2), start=1):
            grid.setColumnStretch(column, share)
        self.name = QLineEdit(name)
        self.name.setMaxLength(24)
        self.name.setAccessibleName(self.tr("Name of seat {n}").format(n=seat + 1))
        self.deck = DropDown()
        self.deck.setIconSize(PIPS)
        for deck in decks:
            self.add_deck(deck)
        self.deck.setCurrentIndex(seat % max(self.deck.count(), 1))
        self.deck.textHighlighted.connect(self.looked_at)
        self.deck.currentTextChanged.connect(self.looked_at)
        self.deck.closed.connect(lambda: self.looked_at.emit(self.deck.currentText()))
        self.deck.activated.connect(lambda _index: setattr(self, "given", True))
        self.deck.setAccessibleName(self.tr("Deck of seat {n}").format(n=seat + 1))
        self.who = DropDown()
        self.who.addItem(self.tr("Person"), "")
        for program, words in self._programs():
            self.who.addItem(words, program)
        self.who.setAccessibleName(self.tr("Who plays seat {n}").format(n=seat + 1))
        self.remembers = QCheckBox(self.tr("Remembers triggers"))
        self.remembers.setToolTip(self.tr(
            "Tournament practice: this player has to say when an ability triggers; what is missed is dealt with as "
            "judges do it, and told after the game"))  # fmt: skip
        self.remembers.setAccessibleName(self.tr("Seat {n} remembers its own triggers").format(n=seat + 1))
        self.who.currentIndexChanged.connect(self._settle)
        for choice, letters in zip((self.deck, self.who), LETTERS, strict=True):
            choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            choice.setMinimumContentsLength(letters)
        for column, part in enumerate((seat_badge(seat, 30), self.name, self.deck, self.who, self.remembers)):
            grid.addWidget(part, 0, column)

    def _programs(self) -> tuple[tuple[str, str], ...]:
        """The programs that may sit there, in words, the weakest first but for chance."""
        return (
            ("easy", self.tr("Computer, easy")),
            ("normal", self.tr("Computer, normal")),
            ("hard", self.tr("Computer, hard")),
            ("expert", self.tr("Computer, expert")),
            ("random", self.tr("Computer, by chance")),
        )

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.looked_at.emit(self.deck.currentText())

    def add_deck(self, name: str) -> None:
        """One more deck to choose from."""
        if self.deck.findText(name) < 0:
            self.deck.addItem(color_icon(self._look(name).colors), name)

    def give(self, name: str) -> None:
        """Let this seat play a deck."""
        self.deck.setCurrentText(name)
        self.given = True

    def _settle(self) -> None:
        """Programs never miss a trigger."""
        self.remembers.setEnabled(not self.who.currentData())

    @property
    def practises(self) -> bool:
        """Whether a person sits there who remembers their own triggers."""
        return self.remembers.isChecked() and not self.who.currentData()

    def seat(self, deck: DeckList) -> SeatSetup:
        """The seat as it was chosen."""
        name = whole(self.name.text().strip()) or self.name.placeholderText() or "?"
        who = str(self.who.currentData())
        return SeatSetup(name, deck_cards(deck), deck_sideboard(deck), who, lists=deck_lists(deck))
