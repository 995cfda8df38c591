"""Importing card data: reading and compiling off the GUI thread, and a report of what can't be played and why."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QAbstractListModel, QObject, QSortFilterProxyModel, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.api import CardLibrary, EngineError, cards_of_file
from gui.models.zone_model import NO_INDEX, Index


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What became of a file: which names can be played, and why the others can't."""

    path: Path
    playable: tuple[str, ...]
    declined: tuple[tuple[str, str], ...]


def import_cards(
    path: Path, library: CardLibrary, progress: Callable[[int, int], None], cancelled: Callable[[], bool]
) -> ImportReport | None:
    """Take a file's cards into the library; None if it was called off (the library is unchanged then)."""
    cards = cards_of_file(path)
    trial = CardLibrary(cards)
    playable: list[str] = []
    declined: list[tuple[str, str]] = []
    names = trial.names()
    for at, name in enumerate(names):
        if cancelled():
            return None
        if at % 20 == 0:
            progress(at, len(names))
        reason = trial.reason(name)
        if reason:
            declined.append((name, reason))
        else:
            playable.append(name)
    library.add(cards)
    return ImportReport(path, tuple(playable), tuple(declined))


class ReportModel(QAbstractListModel):
    """Cards that can't be played, each with its reason."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[tuple[str, str], ...] = ()

    def set_rows(self, rows: tuple[tuple[str, str], ...]) -> None:
        """Show these."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        name, reason = self._rows[index.row()]
        shown = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
        return f"{name} — {reason}" if role in shown else None


class ImportWindow(QDialog):
    """The progress of an import, then its report."""

    imported = Signal(object)  # an ImportReport
    _progressed = Signal(int, int)
    _finished = Signal(object, str)

    def __init__(
        self, path: Path, library: CardLibrary, parent: QWidget | None = None, *, threaded: bool = True
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Import cards"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(620, 480)
        self._path, self._library = path, library
        self._cancelled = threading.Event()
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        self.title = QLabel(self.tr("Reading {file} …").format(file=path.name))
        self.title.setProperty("look", "heading")
        self.title.setWordWrap(True)
        self.progress = QProgressBar()
        self.progress.setRange(0, 0)
        self.progress.setAccessibleName(self.tr("Progress of the import"))
        self.filter = QLineEdit()
        self.filter.setPlaceholderText(self.tr("Find a card or a reason"))
        self.filter.setAccessibleName(self.filter.placeholderText())
        self.list = QListView()
        self.list.setAccessibleName(self.tr("Cards that can’t be played yet"))
        self.list.setWordWrap(True)
        self.model_ = ReportModel(self)
        proxy = QSortFilterProxyModel(self)
        proxy.setSourceModel(self.model_)
        proxy.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.filter.textChanged.connect(proxy.setFilterFixedString)
        self.list.setModel(proxy)
        self.button = QPushButton(self.tr("Cancel"))
        self.button.clicked.connect(self.close)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.button)
        for part in (self.title, self.progress, self.filter, self.list):
            column.addWidget(part)
        column.addLayout(row)
        self.filter.hide()
        self.list.hide()
        self._progressed.connect(self._show_progress)
        self._finished.connect(self._show_report)
        self._threaded = threaded

    def start(self) -> None:
        """Begin reading."""
        if self._threaded:
            threading.Thread(target=self._work, name="import", daemon=True).start()
        else:
            self._work()

    def _work(self) -> None:
        try:
            report = import_cards(self._path, self._library, self._progressed.emit, self._cancelled.is_set)
            self._tell(report, "")
        except (EngineError, OSError) as error:
            self._tell(None, str(error))

    def _tell(self, report: ImportReport | None, problem: str) -> None:
        try:
            self._finished.emit(report, problem)
        except RuntimeError:  # the window was closed meanwhile
            return

    def _show_progress(self, done: int, total: int) -> None:
        self.progress.setRange(0, total)
        self.progress.setValue(done)
        self.title.setText(self.tr("Understanding {n} cards …").format(n=total))

    def _show_report(self, report: ImportReport | None, problem: str) -> None:
        self.progress.hide()
        self.button.setText(self.tr("Close"))
        if report is None:
            self.title.setText(problem or self.tr("The import was called off; nothing was changed."))
            return
        total = len(report.playable) + len(report.declined)
        self.title.setText(self.tr("{n} of {total} cards of {file} can be played.").format(
            n=len(report.playable), total=total, file=report.path.name))  # fmt: skip
        self.model_.set_rows(report.declined)
        self.filter.setVisible(bool(report.declined))
        self.list.setVisible(bool(report.declined))
        self.imported.emit(report)

    def done(self, result: int) -> None:
        self._cancelled.set()
        super().done(result)

    def closeEvent(self, event: object) -> None:
        self._cancelled.set()
        super().closeEvent(event)  # type: ignore[arg-type]
