"""The stack as a Qt model, top first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, Qt

from engine.api import ObjectView, View
from gui import language, wording
from gui.models.distinct_names import told_apart
from gui.models.zone_model import NO_INDEX, Index

BULLET = "•"
BEFORE_A_MODE = (f"{BULLET} ", "+ ")  # how the line of a mode begins


@dataclass(frozen=True, slots=True)
class StackRow:
    """A spell or ability that waits, in words."""

    oid: int
    name: str
    text: str
    source: str
    source_id: int
    controller: int
    controller_name: str
    targets: tuple[int, ...] = ()
    target_names: tuple[str, ...] = ()
    is_ability: bool = False
    about: tuple[int, ...] = ()  # what the event was about that made an ability trigger
    about_names: str = ""

    def same_as(self, other: StackRow) -> bool:
        """Whether it says the same as another item."""
        return replace(self, oid=other.oid) == other


class StackRole(IntEnum):
    """What a row of the stack tells besides its name."""

    ID = Qt.ItemDataRole.UserRole + 1
    ROW = Qt.ItemDataRole.UserRole + 2


def stack_row(view: View, oid: int) -> StackRow:
    """One item of the stack as its viewer reads it."""
    seen = view.objects[oid]
    is_ability = seen.source >= 0
    source = view.name_of(seen.source) if is_ability else ""
    name = wording.name_of(seen)
    if is_ability and (not seen.name or seen.name == "ability"):
        name = wording.ability_of(source)
    text = with_chosen_modes(_text(view, seen), seen.modes)
    if seen.x is not None:
        name = f"{name} (X = {seen.x})"
    return StackRow(
        oid, name, text, source, seen.source, seen.controller, view.name_of(seen.controller), seen.targets,
        tuple(view.name_of(ref) for ref in seen.targets), is_ability, seen.about,
    )  # fmt: skip


def _text(view: View, seen: ObjectView) -> str:
    """The rules text of an item in the reader's words; an ability calls its source by name."""
    about = view.seen(seen.source) or seen
    return language.card_text(seen.text, about.name, about.type_line)


def with_chosen_modes(text: str, modes: Sequence[str]) -> str:
    """Rules text with those modes alone that were chosen, in the place of all of them (CR 700.2a)."""
    if not modes:
        return text
    lines = text.split("\n")
    listed = [number for number, line in enumerate(lines) if line.startswith(BEFORE_A_MODE)]
    chosen = [f"{BULLET} {mode}" for mode in modes]
    if not listed:
        return "\n".join(chosen)
    return "\n".join([*lines[: listed[0]], *chosen, *lines[listed[-1] + 1 :]])


def stack_rows(view: View) -> list[StackRow]:
    """The stack, top first; abilities say what they are about."""
    rows = [stack_row(view, oid) for oid in view.stack if oid in view.objects]
    told = [row for row in rows if row.about]
    names = told_apart(view, [row.about for row in told], [row.source_id for row in told])
    about = {row.oid: words for row, words in zip(told, names, strict=True)}
    return [replace(row, about_names=about.get(row.oid, "")) for row in rows]


class StackModel(QAbstractListModel):
    """What waits on the stack, top first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[StackRow] = []

    @property
    def rows(self) -> tuple[StackRow, ...]:
        """The rows, top first."""
        return tuple(self._rows)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        return super().roleNames() | {role.value: QByteArray(role.name.lower().encode()) for role in StackRole}

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.name
            case Qt.ItemDataRole.AccessibleTextRole:
                return wording.stack_item(row.name, row.controller_name, row.text, row.target_names, row.about_names)
            case StackRole.ID:
                return row.oid
            case StackRole.ROW:
                return row
        return None

    def sync(self, view: View) -> None:
        """Become the stack of a view: what resolved goes, what is new is put on top."""
        wanted = stack_rows(view)
        kept = {row.oid for row in wanted}
        for at in range(len(self._rows) - 1, -1, -1):
            if self._rows[at].oid not in kept:
                self.beginRemoveRows(NO_INDEX, at, at)
                del self._rows[at]
                self.endRemoveRows()
        known = [row.oid for row in self._rows]
        if known != [row.oid for row in wanted if row.oid in known]:  # an effect changed the order: rare
            self.beginResetModel()
            self._rows = wanted
            self.endResetModel()
            return
        for at, row in enumerate(wanted):
            if at < len(self._rows) and self._rows[at].oid == row.oid:
                if self._rows[at] != row:
                    self._rows[at] = row
                    self.dataChanged.emit(self.index(at), self.index(at))
                continue
            self.beginInsertRows(NO_INDEX, at, at)
            self._rows.insert(at, row)
            self.endInsertRows()

    def index_of(self, oid: int) -> QModelIndex:
        """The index of an item; invalid if it is not here."""
        return next((self.index(at) for at, row in enumerate(self._rows) if row.oid == oid), QModelIndex())
