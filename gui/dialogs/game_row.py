"""How a new game is played: by which edition of the rules, in teams or alone, with planes, and its seed."""

from __future__ import annotations

import secrets
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from engine.api import EDITIONS, DeckList, dealt, deck_cards, shipped_lists
from gui.widgets.drop_down import DropDown

SEEDS = 1_000_000_000
TEAM_SEATS = 4  # that a game of teams begins with


class GameRow(QWidget):
    """A row of choices; each has one that changes nothing, and begins with it."""

    teams_chosen = Signal(bool)  # whether the game is one of teams

    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.edition = self._choice(self.tr("The edition of the rules"))
        for name in EDITIONS:
            self.edition.addItem(self.tr("Rules of {year}").format(year=name), name)
        self.variant = self._choice(self.tr("Who plays against whom"))
        self.variant.addItem(self.tr("Each for themselves"), "")
        self.variant.addItem(self.tr("Two-Headed Giant: 1 and 2 against 3 and 4"), "two_headed_giant")
        self.variant.addItem(self.tr("Team vs. Team: 1 and 2 against 3 and 4"), "team_vs_team")
        self.variant.currentIndexChanged.connect(lambda index: self.teams_chosen.emit(index > 0))
        self.planar_decks: dict[str, DeckList] = shipped_lists("planes")
        self.planes = self._choice(self.tr("Planechase: the planar deck that each player has"))
        self.planes.addItem(self.tr("No planes"))
        self.planes.addItems(list(self.planar_decks))
        self.seed = QLineEdit()
        self.seed.setPlaceholderText(self.tr("Seed: by chance"))
        self.seed.setValidator(QIntValidator(0, 2_000_000_000))
        self._tell(self.seed, self.tr("Seed: the same seed gives the same game"))
        for part in (self.edition, self.variant, self.planes, self.seed):
            row.addWidget(part, 1)

    def play_alone(self) -> None:
        """No teams any more: there are too few players for them."""
        self.variant.setCurrentIndex(0)

    def chosen_seed(self) -> int:
        """The seed that was written, or one by chance."""
        text = self.seed.text().strip()
        return int(text) if text else secrets.randbelow(SEEDS)

    def chosen_lists(self, players: int) -> tuple[dict[str, tuple[tuple[int, str], ...]], ...]:
        """The lists of each player: the same planar deck, if any (CR 901.3)."""
        deck = self.planar_decks.get(self.planes.currentText())
        return dealt({"planes": deck_cards(deck)} if deck is not None else {}, players, ())

    def chosen_edition(self) -> str:
        """The edition's name."""
        return str(self.edition.currentData())

    def options(self) -> tuple[tuple[str, Any], ...]:
        """The match's options."""
        variant = str(self.variant.currentData())
        return (("variants", (variant,)),) if variant else ()

    def _choice(self, told: str) -> DropDown:
        made = DropDown()
        self._tell(made, told)
        return made

    def _tell(self, part: QWidget, told: str) -> None:
        part.setAccessibleName(told)
        part.setToolTip(told)
