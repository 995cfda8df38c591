"""Importing card data: reading and compiling off the GUI thread, and a report of what can't be played and why."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QAbstractListModel, QObject, QSortFilterProxyModel, Qt, Signal
from PySide6.QtGui import QCloseEvent
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

from engine.api import open_database
from gui.controllers.errand import Errand
from gui.models.zone_model import NO_INDEX, Index

MOST_SHOWN = 50_000


@dataclass(frozen=True, slots=True)
class ImportReport:
    """What became of a file: how many of its cards can be played, and what could not be used and why."""

    file: str
    cards: int
    playable: int
    declined: tuple[tuple[str, str], ...]  # names with reasons, of all imported cards
    problems: tuple[tuple[str, str], ...]  # entries that are no cards at all, with reasons


Step = Callable[[str, int, int], None]
"""Hears what is being done, how much of it is done, and how much there is."""


def import_cards(path: Path, database: Path, step: Step, cancelled: Callable[[], bool]) -> ImportReport:
    """Take a file's cards into the database and put them before the compiler; raises `EngineError`.

    The database is opened anew, because this runs in a thread of its own. A file is taken in wholly or not at all.
    """
    with open_database(database) as cards:
        result = cards.import_file(path, lambda done, total: step("read", done, total), cancelled)
        told = cards.compile_all(lambda done, total: step("understand", done, total), cancelled)
        declined = tuple((found.name, found.reason or "") for found in cards.search("is:unplayable", MOST_SHOWN))
        source = next((source.id for source in cards.sources() if source.name == result.source), 0)
        problems = tuple((found.name or f"entry {found.entry}", found.reason) for found in cards.problems(source))
        return ImportReport(path.name, result.cards, told.playable, declined, problems)


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
    _progressed = Signal(str, int, int)

    def __init__(
        self, path: Path, database: Path, parent: QWidget | None = None, *, threaded: bool = True
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Import cards"))
        self.resize(620, 480)
        self._path, self._database = path, database
        self._cancelled = threading.Event()
        self._reading = False
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
        self._threaded = threaded

    def start(self) -> None:
        """Begin reading."""
        errand = Errand(
            lambda: import_cards(self._path, self._database, self._progressed.emit, self._cancelled.is_set),
            threaded=self._threaded,
        )
        errand.done.connect(self._show_report)
        errand.failed.connect(self._show_problem)
        self._reading = True
        errand.start()

    def _show_progress(self, what: str, done: int, total: int) -> None:
        shift = 10 if total > 1 << 20 else 0  # sizes of files may be larger than a progress bar can count
        self.progress.setRange(0, total >> shift)
        self.progress.setValue(done >> shift)
        if what == "understand":
            self.title.setText(self.tr("Understanding {n} cards …").format(n=total))

    def _finish(self) -> None:
        self._reading = False
        self.progress.hide()
        self.button.setText(self.tr("Close"))
        if self._cancelled.is_set():
            self.deleteLater()

    def _show_problem(self, problem: str) -> None:
        self._finish()
        self.title.setText(problem)

    def _show_report(self, report: ImportReport) -> None:
        self._finish()
        said = self.tr("{n} cards read from {file}. Of all imported cards {playable} can be played, {rest} not yet.")
        self.title.setText(said.format(
            n=report.cards, file=report.file, playable=report.playable, rest=len(report.declined)))  # fmt: skip
        self.model_.set_rows(report.problems + report.declined)
        self.filter.setVisible(self.model_.rowCount() > 0)
        self.list.setVisible(self.model_.rowCount() > 0)
        self.imported.emit(report)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closing calls the import off; the window goes when its thread has ended."""
        self._cancelled.set()
        super().closeEvent(event)
        if not self._reading:
            self.deleteLater()

    def reject(self) -> None:
        """Escape closes the window like its button."""
        self.close()
