"""What happened, in words that the viewer may read."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import groupby

from PySide6.QtCore import QAbstractListModel, QByteArray, QObject, Qt

from engine.api import Happening
from gui.models.zone_model import NO_INDEX, Index

STEPS = ("BeginStep", "StepBegins")
TIMES = ("BeginTurn", *STEPS)  # kinds of lines that say when

ENDS = ("LoseGame", "WinGame", "EndGame", "LeaveGame")


class LogRole(IntEnum):
    """What a line of the log tells besides its words."""

    LINE = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: its words in pieces, each with what it names (-1: nothing)."""

    pieces: tuple[tuple[str, int], ...]
    turn: int = 0
    rule: str = ""
    kind: str = ""

    @property
    def text(self) -> str:
        """The words alone."""
        return "".join(piece for piece, _ in self.pieces)


def log_line(happening: Happening, names: dict[int, str]) -> LogLine:
    """A happening with what each piece of it names; where it does not say, names are found in their order."""
    if happening.pieces:
        return LogLine(_joined(happening.pieces), happening.turn, happening.rule, happening.kind)
    pieces: list[tuple[str, int]] = []
    rest = happening.text
    for ref in happening.refs:
        name = names.get(ref, "")
        at = rest.find(name) if name else -1
        if at < 0:
            continue
        if at:
            pieces.append((rest[:at], -1))
        pieces.append((name, ref))
        rest = rest[at + len(name) :]
    if rest:
        pieces.append((rest, -1))
    return LogLine(tuple(pieces), happening.turn, happening.rule, happening.kind)


def counted(lines: Sequence[LogLine]) -> list[LogLine]:
    """The same lines, but those that say the same one after the other once, with how often."""
    rows = [list(row) for _, row in groupby(lines, key=lambda line: (line.pieces, line.turn, line.rule, line.kind))]
    return [replace(row[0], pieces=(*row[0].pieces, (f" ×{len(row)}", -1))) if len(row) > 1 else row[0] for row in rows]


def _joined(pieces: Sequence[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    """Pieces without empty ones, words between names in one piece."""
    joined: list[tuple[str, int]] = []
    for words, ref in pieces:
        if words and joined and ref < 0 and joined[-1][1] < 0:
            joined[-1] = (joined[-1][0] + words, -1)
        elif words:
            joined.append((words, ref))
    return tuple(joined)


class LogModel(QAbstractListModel):
    """The lines of the log, oldest first. That a step begins is said as soon as something happens in it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[LogLine] = []
        self._step: LogLine | None = None  # that begins, and in which nothing has happened so far

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def roleNames(self) -> dict[int, QByteArray]:
        return super().roleNames() | {LogRole.LINE.value: QByteArray(b"line")}

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not 0 <= index.row() < len(self._lines):
            return None
        line = self._lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.text
        return line if role == LogRole.LINE else None

    def append(self, lines: Sequence[LogLine]) -> None:
        """More of what happened."""
        if new := list(self._without_empty_steps(lines)):
            self.beginInsertRows(NO_INDEX, len(self._lines), len(self._lines) + len(new) - 1)
            self._lines.extend(new)
            self.endInsertRows()

    def _without_empty_steps(self, lines: Sequence[LogLine]) -> Iterator[LogLine]:
        for line in lines:
            if line.kind in STEPS:
                self._step = line
                continue
            if self._step is not None and line.kind not in TIMES:
                yield self._step
            self._step = None
            yield line

    def last_told(self, most: int, losers: Collection[int] = ()) -> list[str]:
        """The last lines of what happened, oldest first: of what came to some players, if anything did."""
        told = [line for line in self._lines if line.kind not in (*TIMES, *ENDS)]
        blows = [line for line in told if any(ref in losers for _, ref in line.pieces)]
        return [line.text for line in (blows or told)[-most:]]

    def clear(self) -> None:
        """Begin anew, for another reader."""
        self.beginResetModel()
        self._lines, self._step = [], None
        self.endResetModel()
