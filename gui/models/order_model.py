"""Things in an order that the player changes: triggers, cards on a library, blockers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from gui.models.zone_model import NO_INDEX, Index

NUMBER = Qt.ItemDataRole.UserRole + 1


class OrderModel(QAbstractListModel):
    """An order of numbered things. The numbers are those of the decision; the rows are the order so far."""

    def __init__(self, texts: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts = list(texts)
        self._order = list(range(len(texts)))

    @property
    def order(self) -> tuple[int, ...]:
        """The numbers in the order so far."""
        return tuple(self._order)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._order)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not 0 <= index.row() < len(self._order):
            return None
        number = self._order[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._texts[number]
        return number if role == NUMBER else None

    def moveRows(self, source: Index, row: int, count: int, target: Index, before: int) -> bool:
        """Qt's own way to move: `before` is the row that the moved ones shall stand before."""
        if count != 1 or not 0 <= row < len(self._order) or not 0 <= before <= len(self._order):
            return False
        if not self.beginMoveRows(source, row, row, target, before):
            return False
        number = self._order.pop(row)
        self._order.insert(before if before < row else before - 1, number)
        self.endMoveRows()
        return True

    def move(self, row: int, to: int) -> bool:
        """Move a row so that it becomes row `to`."""
        return self.moveRows(NO_INDEX, row, 1, NO_INDEX, to + 1 if to > row else to)
