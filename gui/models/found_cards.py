"""The cards that a search finds, read from the database a page at a time as the list is scrolled."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from engine.api import CardDatabase, FoundCard
from gui.models.zone_model import NO_INDEX, Index
from gui.wording import tip

PAGE = 200


class CardRole(IntEnum):
    """What a row tells besides its text."""

    CARD = Qt.ItemDataRole.UserRole + 1


class FoundCards(QAbstractListModel):
    """Cards in alphabetical order.

    A search that can't be understood raises its `EngineError` and shows nothing new.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._database: CardDatabase | None = None
        self._query = self._origin = ""
        self._rows: list[FoundCard] = []
        self.total = 0

    def search(self, database: CardDatabase | None, query: str, origin: str = "") -> None:
        """Show what a search finds now, among all cards or those that come from somewhere."""
        total = database.count(query, origin) if database is not None else 0
        rows = database.search(query, PAGE, 0, origin) if database is not None else []
        self.beginResetModel()
        self._database, self._query, self._origin = database, query, origin
        self._rows, self.total = rows, total
        self.endResetModel()

    def card(self, row: int) -> FoundCard | None:
        """The card of a row."""
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def row_of(self, name: str) -> int:
        """The row of a card among those that were read; -1 if it is not there."""
        return next((row for row, found in enumerate(self._rows) if found.name == name), -1)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def canFetchMore(self, parent: Index = NO_INDEX) -> bool:
        return not parent.isValid() and len(self._rows) < self.total

    def fetchMore(self, parent: Index = NO_INDEX) -> None:
        if self._database is None or parent.isValid():
            return
        more = self._database.search(self._query, PAGE, len(self._rows), self._origin)
        if not more:  # fewer than there were: the cards have changed
            self.total = len(self._rows)
            return
        self.beginInsertRows(NO_INDEX, len(self._rows), len(self._rows) + len(more) - 1)
        self._rows.extend(more)
        self.endInsertRows()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        found = self.card(index.row()) if index.isValid() else None
        if found is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return found.name
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(self._words(found))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._words(found)
        return found if role == CardRole.CARD else None

    def _words(self, found: FoundCard) -> str:
        if found.playable is None:
            return self.tr("{name}: its text has not been read yet").format(name=found.name)
        if found.playable:
            return self.tr("{name}: can be played").format(name=found.name)
        return self.tr("{name}: can’t be played yet. {why}").format(name=found.name, why=found.reason)
