"""A box for whole numbers as large as a game may have them, with their thousands apart."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDoubleSpinBox, QWidget

MOST = 10**15  # a double knows all whole numbers up to nine times that


class NumberSpin(QDoubleSpinBox):
    """A whole number; written as the language of the table writes it."""

    number_changed = Signal()

    def __init__(self, least: int = 1, most: int = MOST, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setDecimals(0)
        self.setGroupSeparatorShown(True)
        self.set_bounds(least, most)
        self.valueChanged.connect(self.number_changed)

    def number(self) -> int:
        """The number."""
        return round(self.value())

    def set_bounds(self, least: int, most: int) -> None:
        """From where to where it goes."""
        self.setRange(float(least), float(min(most, MOST)))
