"""A deck list of one's own: pasted, dropped or opened.

Each line that can't be used is named with the reason.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QTextCursor
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.api import (
    CardLibrary,
    DeckList,
    DeckProblem,
    UnreadableFile,
    deck_problems,
    deck_without,
    read_deck,
    read_deck_text,
)
from gui import language
from gui.widgets.label import Label
from gui.wording import counted, tip

PAUSE_MS = 150  # for which the keys must rest before a list is looked through


class DeckEntryPanel(QFrame):
    """A text field for a list, with what is wrong below it."""

    accepted = Signal(str, object)
    left = Signal()
    check_wanted = Signal(object, str)  # a DeckList and its text

    def __init__(self, library: CardLibrary, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.checks_at_once = True  # else `check_wanted` asks for it, when the keys rest: typing never waits
        self._use_at_once = False
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._rested)
        self.setProperty("look", "panel")
        self.setFixedWidth(460)
        self.setAcceptDrops(True)
        self._library = library
        self.problems: tuple[DeckProblem, ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 22, 24, 22)
        self.name = QLineEdit(self.tr("My deck"))
        self.name.setAccessibleName(self.tr("Name of the deck"))
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(self.tr("Deck list"))
        self.text.setPlaceholderText("4 Ember Fox\n20 Mountain\n…")
        self.text.setMinimumHeight(240)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setAcceptDrops(False)
        self.text.textChanged.connect(self._typed)
        self.note = Label()
        self.note.setWordWrap(True)
        self.note.setProperty("look", "muted")
        self.list = self._problem_list()
        buttons = self._buttons()
        column.addLayout(self._head())
        for part in (self.name, self.text, self.note, self.list):
            column.addWidget(part)
        column.addWidget(self.rest, 0, Qt.AlignmentFlag.AlignRight)
        column.addLayout(buttons)
        self.check()

    def _head(self) -> QHBoxLayout:
        """The heading, and what closes the page."""
        head = QHBoxLayout()
        heading = Label(self.tr("Your deck list"))
        heading.setProperty("look", "heading")
        close = QPushButton(self.tr("Close"))
        close.setProperty("look", "quiet")
        close.setAccessibleName(self.tr("Close the deck list"))
        close.clicked.connect(self.left)
        head.addWidget(heading, 1)
        head.addWidget(close)
        return head

    def _problem_list(self) -> QListWidget:
        """The lines that can't be used; hidden while there are none."""
        found = QListWidget()
        found.setAccessibleName(self.tr("Lines that can’t be used; a click goes there"))
        found.setWordWrap(True)
        found.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        found.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        found.setMinimumHeight(130)
        found.itemClicked.connect(self._go_to)
        found.itemActivated.connect(self._go_to)
        found.hide()
        return found

    def _buttons(self) -> QHBoxLayout:
        """What opens a file, and what takes the list as it is, or without what can't be used."""
        buttons = QHBoxLayout()
        opening = QPushButton(self.tr("Open a file…"))
        opening.clicked.connect(self._ask_for_file)
        self.rest = QPushButton(self.tr("Use without these"))
        self.rest.setToolTip(self.tr("Leave out the lines that can’t be used, and play the rest"))
        self.rest.clicked.connect(self.accept_rest)
        self.rest.hide()
        self.use = QPushButton(self.tr("Use this deck"))
        self.use.setProperty("look", "main")
        self.use.setEnabled(False)
        self.use.clicked.connect(self.accept)
        buttons.addWidget(opening)
        buttons.addStretch(1)
        buttons.addWidget(self.use)
        return buttons

    def deck(self) -> DeckList:
        """The list as it is read."""
        return read_deck(self.text.toPlainText())

    def check(self) -> None:
        """Say what is wrong with the list, line by line."""
        deck = self.deck()
        self._show_problems(deck, deck_problems(deck, self._library) if self.written else ())

    def _rested(self) -> None:
        self.check_wanted.emit(self.deck(), self.text.toPlainText())

    def checked(self, text: str, problems: tuple[DeckProblem, ...]) -> None:
        """What is wrong with a text was found elsewhere; if it was typed on since, it is looked through again."""
        if self.text.toPlainText() == text:
            self._show_problems(self.deck(), problems)

    def _typed(self) -> None:
        """The list is another one: look through it at once, or when the keys rest, on another thread."""
        if self.checks_at_once or not self.text.toPlainText().strip():
            self._pause.stop()
            self.check()
            return
        self.use.setEnabled(False)
        self.note.setText(self.tr("Looking through the list …"))
        self._pause.start()

    def _show_problems(self, deck: DeckList, problems: tuple[DeckProblem, ...]) -> None:
        self.problems = problems
        count = sum(entry.count for entry in deck.main)
        self.list.clear()
        for problem in (*self.problems, *deck.left_out):
            words = language.sentence(str(problem))
            item = QListWidgetItem(words)
            item.setToolTip(tip(words))
            item.setData(Qt.ItemDataRole.UserRole, problem.line)
            self.list.addItem(item)
        self.list.setVisible(bool(self.problems or deck.left_out))
        self.note.setText(self._words(deck, count, self.written))
        self.use.setEnabled(not self.problems and count > 0)
        self.rest.setVisible(bool(self.problems) and bool(deck_without(deck, self.problems).main))
        if self._use_at_once:
            self._use_at_once = False
            self.accept()

    def _words(self, deck: DeckList, count: int, written: bool) -> str:
        if not written:
            return self.tr("Paste a list, drop a file here, or open one.")
        if self.problems:
            number = len(self.problems)
            return counted(number, self.tr("{n} line can’t be used:"), self.tr("{n} lines can’t be used:"))
        said = [counted(count, self.tr("{n} card"), self.tr("{n} cards"))]
        side = sum(entry.count for entry in deck.sideboard)
        if side:
            said.append(self.tr("{n} in the sideboard").format(n=side))
        words = self.tr("{cards}: all can be played.").format(cards=", ".join(said))
        if deck.commanders:
            leaders = ", ".join(entry.name for entry in deck.commanders)
            words += " " + self.tr("A Commander game, led by {names}.").format(names=leaders)
        if deck.left_out:
            number = len(deck.left_out)
            words += " " + counted(number, self.tr("{n} line is left out:"), self.tr("{n} lines are left out:"))
        return words

    def _go_to(self, item: QListWidgetItem) -> None:
        """Show the line that a problem is about."""
        line = int(item.data(Qt.ItemDataRole.UserRole) or 0)
        if line > 0:
            cursor = QTextCursor(self.text.document().findBlockByNumber(line - 1))
            cursor.select(QTextCursor.SelectionType.LineUnderCursor)
            self.text.setTextCursor(cursor)
            self.text.setFocus()

    def open_file(self, path: Path, use: bool = False) -> None:
        """Read a list from a file, and use it as soon as it is known that nothing is wrong with it."""
        try:
            text = read_deck_text(path)
        except UnreadableFile as error:
            self.text.setPlainText("")
            why = language.sentence(error.reason)
            self.note.setText(self.tr("{file} can’t be read: {why}").format(file=path.name, why=why))
            return
        self.name.setText(read_deck(text, path.name).name or path.stem)
        self._use_at_once = use and bool(text.strip())
        self.text.setPlainText(text)

    def take_text(self, text: str) -> None:
        """A list that was dropped as text."""
        self.name.setText(read_deck(text).name or self.tr("My deck"))
        self.text.setPlainText(text)

    def _ask_for_file(self) -> None:
        dialog = QFileDialog(self, self.tr("Open a deck list"))
        dialog.setNameFilters([self.tr("Deck lists (*.txt *.dek *.dck *.cod)"), self.tr("All files (*)")])
        dialog.fileSelected.connect(lambda name: self.open_file(Path(name)))
        dialog.open()

    def accept(self) -> None:
        """Use the deck."""
        if self.use.isEnabled():
            self.accepted.emit(self.name.text().strip() or self.tr("My deck"), self.deck())

    def accept_rest(self) -> None:
        """Use the deck without the lines that can't be used."""
        name = self.name.text().strip() or self.tr("My deck")
        self.accepted.emit(name, deck_without(self.deck(), self.problems))

    def use_now(self) -> bool:
        """Use the list that is written, looked through at once; whether nothing is wrong with it."""
        self._pause.stop()
        self.check()
        usable = self.use.isEnabled()
        self.accept()
        return usable

    @property
    def written(self) -> bool:
        """Whether there is a list, or the beginning of one."""
        return bool(self.text.toPlainText().strip())

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        data = event.mimeData()
        files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        event.acceptProposedAction()
        if files:
            self.open_file(files[0])
        else:
            self.take_text(data.text())
