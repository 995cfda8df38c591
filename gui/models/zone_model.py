"""The objects of one zone as a Qt model. It holds what the viewer may see, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex, Qt

from engine.api import ObjectView
from gui import wording

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()


class ZoneRole(IntEnum):
    """What a zone's rows tell besides their name."""

    ID = Qt.ItemDataRole.UserRole + 1
    OBJECT = Qt.ItemDataRole.UserRole + 2
    KNOWN = Qt.ItemDataRole.UserRole + 3
    TAPPED = Qt.ItemDataRole.UserRole + 4
    FACE_DOWN = Qt.ItemDataRole.UserRole + 5
    CONTROLLER = Qt.ItemDataRole.UserRole + 6


class ZoneModel(QAbstractListModel):
    """An ordered zone.

    `sync` turns a new snapshot into the fewest changes, an object's number being its identity.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._objects: list[ObjectView] = []

    @property
    def objects(self) -> tuple[ObjectView, ...]:
        """The objects in order."""
        return tuple(self._objects)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._objects)

    def roleNames(self) -> dict[int, QByteArray]:
        return super().roleNames() | {role.value: QByteArray(role.name.lower().encode()) for role in ZoneRole}

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not 0 <= index.row() < len(self._objects):
            return None
        seen = self._objects[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return wording.name_of(seen)
            case Qt.ItemDataRole.ToolTipRole:
                return wording.tip(wording.in_a_line(seen))
            case Qt.ItemDataRole.AccessibleTextRole:
                return wording.in_a_line(seen)
            case ZoneRole.ID:
                return seen.id
            case ZoneRole.OBJECT:
                return seen
            case ZoneRole.KNOWN:
                return seen.known
            case ZoneRole.TAPPED:
                return seen.tapped
            case ZoneRole.FACE_DOWN:
                return bool(seen.face_down) or not seen.known
            case ZoneRole.CONTROLLER:
                return seen.controller
        return None

    def row_of(self, oid: int) -> int:
        """The row of an object; -1 if it is not here."""
        return next((row for row, seen in enumerate(self._objects) if seen.id == oid), -1)

    def sync(self, snapshot: Sequence[ObjectView]) -> None:
        """Become the snapshot: removals first, then moves, insertions and changes from the front."""
        wanted = {seen.id for seen in snapshot}
        self._remove_all_but(wanted)
        for row, seen in enumerate(snapshot):
            if row < len(self._objects) and self._objects[row].id == seen.id:
                self._set(row, seen)
                continue
            old = next((at for at in range(row + 1, len(self._objects)) if self._objects[at].id == seen.id), -1)
            if old < 0:
                self.beginInsertRows(NO_INDEX, row, row)
                self._objects.insert(row, seen)
                self.endInsertRows()
            else:
                self.beginMoveRows(NO_INDEX, old, old, NO_INDEX, row)
                self._objects.insert(row, self._objects.pop(old))
                self.endMoveRows()
                self._set(row, seen)

    def _remove_all_but(self, wanted: set[int]) -> None:
        row = len(self._objects) - 1
        while row >= 0:
            if self._objects[row].id in wanted:
                row -= 1
                continue
            last = row
            while row > 0 and self._objects[row - 1].id not in wanted:
                row -= 1
            self.beginRemoveRows(NO_INDEX, row, last)
            del self._objects[row : last + 1]
            self.endRemoveRows()
            row -= 1

    def _set(self, row: int, seen: ObjectView) -> None:
        if self._objects[row] != seen:
            self._objects[row] = seen
            self.dataChanged.emit(self.index(row), self.index(row))
