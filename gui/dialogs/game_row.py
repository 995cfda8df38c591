"""How a new game is played: by which edition of the rules, with which variants, and its seed."""

from __future__ import annotations

import secrets
from typing import Any

from PySide6.QtGui import QIntValidator, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from engine.api import EDITIONS, TURN_WAITS
from gui.dialogs.variant_ticks import VariantTicks
from gui.widgets.drop_down import DropDown
from gui.wording import tip

SEEDS = 1_000_000_000


class GameRow(QWidget):
    """A few choices; each has one that changes nothing, and begins with it."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.variants = VariantTicks()
        column.addWidget(self.variants)
        row = QHBoxLayout()
        column.addLayout(row)
        self.edition = DropDown()
        self._tell(self.edition, self.tr("The edition of the rules"))
        for name in EDITIONS:
            self.edition.addItem(self.tr("Rules of {year}").format(year=name), name)
        self.seed = QLineEdit()
        self.seed.setPlaceholderText(self.tr("Seed: by chance"))
        self.seed.setValidator(QIntValidator(0, 2_000_000_000))
        self._tell(self.seed, self.tr("Seed: the same seed gives the same game"))
        for part in (self.edition, self.seed):
            row.addWidget(part, 1)

    def showEvent(self, event: QShowEvent) -> None:
        self.variants.offer()
        super().showEvent(event)

    def chosen_seed(self) -> int:
        """The seed that was written, or one by chance."""
        text = self.seed.text().strip()
        return int(text) if text else secrets.randbelow(SEEDS)

    def chosen_edition(self) -> str:
        """The edition's name."""
        return str(self.edition.currentData())

    def options(self) -> tuple[tuple[str, Any], ...]:
        """The match's options."""
        variants = (("variants", self.variants.chosen),) if self.variants.chosen else ()
        return (*variants, (TURN_WAITS, True))

    def _tell(self, part: QWidget, told: str) -> None:
        part.setAccessibleName(told)
        part.setToolTip(tip(told))
