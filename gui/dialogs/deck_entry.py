"""A deck list of one's own: pasted, dropped or opened; what is not found or not playable is named with its line."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.api import CardLibrary, DeckList, read_deck

MOST_SHOWN = 12


def problems_of(deck: DeckList, library: CardLibrary) -> list[str]:
    """What is wrong with a list, each with its line; playable lists have nothing."""
    found = [str(problem) for problem in deck.problems]
    for entry in deck.main:
        reason = library.reason(entry.name)
        if reason:
            found.append(f"line {entry.line}: “{entry.name}”: {reason}")
    return found


class DeckEntryPanel(QFrame):
    """A text field for a list, with what is wrong below it."""

    accepted = Signal(str, object)

    def __init__(self, library: CardLibrary, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "panel")
        self.setFixedWidth(400)
        self.setAcceptDrops(True)
        self._library = library
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 22, 24, 22)
        heading = QLabel(self.tr("Your deck list"))
        heading.setProperty("look", "heading")
        self.name = QLineEdit(self.tr("My deck"))
        self.name.setAccessibleName(self.tr("Name of the deck"))
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(self.tr("Deck list"))
        self.text.setPlaceholderText("4 Ember Fox\n20 Mountain\n…")
        self.text.setMinimumHeight(260)
        self.text.setAcceptDrops(False)
        self.text.textChanged.connect(self.check)
        self.note = QLabel()
        self.note.setWordWrap(True)
        self.note.setProperty("look", "muted")
        buttons = QHBoxLayout()
        opening = QPushButton(self.tr("Open a file…"))
        opening.clicked.connect(self._ask_for_file)
        self.use = QPushButton(self.tr("Use this deck"))
        self.use.setProperty("look", "main")
        self.use.setEnabled(False)
        self.use.clicked.connect(self._accept)
        buttons.addWidget(opening)
        buttons.addStretch(1)
        buttons.addWidget(self.use)
        for part in (heading, self.name, self.text, self.note):
            column.addWidget(part)
        column.addLayout(buttons)

    def deck(self) -> DeckList:
        """The list as it is read."""
        return read_deck(self.text.toPlainText())

    def check(self) -> None:
        """Say what is wrong with the list."""
        deck = self.deck()
        if not self.text.toPlainText().strip():
            self.note.setText(self.tr("Paste a list, drop a file here, or open one."))
            self.use.setEnabled(False)
            return
        problems = problems_of(deck, self._library)
        count = sum(entry.count for entry in deck.main)
        if problems:
            shown = problems[:MOST_SHOWN]
            if len(problems) > MOST_SHOWN:
                shown.append(self.tr("… and {n} more").format(n=len(problems) - MOST_SHOWN))
            self.note.setText("\n".join(shown))
        else:
            self.note.setText(self.tr("{n} cards, all can be played.").format(n=count))
        self.use.setEnabled(not problems and count > 0)

    def open_file(self, path: Path) -> None:
        """Read a list from a file."""
        try:
            text = path.read_bytes().decode("utf-8-sig", errors="replace")
        except OSError as error:
            self.note.setText(self.tr("{file} can’t be read: {why}").format(file=path.name, why=error.strerror))
            return
        self.name.setText(path.stem)
        self.text.setPlainText(text)

    def _ask_for_file(self) -> None:
        dialog = QFileDialog(self, self.tr("Open a deck list"))
        dialog.setNameFilters([self.tr("Deck lists (*.txt *.dek *.dck *.cod)"), self.tr("All files (*)")])
        dialog.fileSelected.connect(lambda name: self.open_file(Path(name)))
        dialog.open()

    def _accept(self) -> None:
        self.accepted.emit(self.name.text().strip() or self.tr("My deck"), self.deck())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        data = event.mimeData()
        files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if files:
            self.open_file(files[0])
        else:
            self.text.setPlainText(data.text())
