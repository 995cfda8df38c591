"""The cards at hand: what can be played, what not and why, searched like a card site.

More of them are got from here.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QItemSelectionModel, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QMessageBox,
    QProgressBar,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from engine.api import (
    CardDatabase,
    CardLibrary,
    EngineError,
    FoundCard,
    ImportCosts,
    ImportResult,
    Origins,
    Playability,
    all_cards,
    open_database,
)
from gui import language, storage
from gui.cards.card_detail import CardDetail
from gui.cards.download_panel import DownloadPanel
from gui.cards.found_list import FoundList
from gui.cards.pictures_panel import PicturesPanel
from gui.controllers.card_work import DOWNLOAD, LOOK, READ, UNDERSTAND, CardWork
from gui.storage import Settings
from gui.widgets.drop_down import DropDown
from gui.widgets.label import Label
from gui.wording import counted

EXAMPLE = 't:creature c:rg mv<=3 o:"draw a card" is:playable'
SETTLE_MS = 180
REFRESH_MS = 1500


class CardsWindow(QDialog):
    """A window beside the table, not over it: one can play on while cards are read."""

    changed = Signal()  # other cards are there, or can be played

    def __init__(
        self, work: CardWork, settings: Settings, parent: QWidget | None = None, library: CardLibrary | None = None
    ) -> None:
        """The cards of a library too, if there is one, besides the imported ones."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Your cards"))
        self.resize(980, 680)
        self.work, self._settings, self._library = work, settings, library
        self._database: CardDatabase | None = None
        self._shown: FoundCard | None = None
        self._soon = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._soon.timeout.connect(self.search)
        self._now_and_then = QTimer(self, singleShot=True, interval=REFRESH_MS)
        self._now_and_then.timeout.connect(self.refresh)
        self._build()
        work.began.connect(self._began)
        work.progressed.connect(self._progressed)
        work.listed.connect(self.download.show_offers)
        work.imported.connect(self._imported)
        work.understood.connect(lambda _told: self.refresh())
        work.failed.connect(self._failed)
        work.costs.connect(self._ask_costs)
        work.ended.connect(self._ended)
        if work.task is not None:
            self._began(work.task.what, work.task.subject)
        self.refresh()
        self.query.setFocus()

    # -- its parts ----------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(10)
        head = QHBoxLayout()
        title = Label(self.tr("Your cards"))
        title.setProperty("look", "title")
        head.addWidget(title, 1)
        self.sources = QPushButton(self.tr("Sources"))
        self.sources.setMenu(QMenu(self.sources))
        self._button(head, self.tr("Import a file…"), self.ask_import)
        self.get = self._button(head, self.tr("Download card data…"), lambda: None)
        self.get.setCheckable(True)
        self.look = self._button(head, self.tr("Pictures…"), lambda: None)
        self.look.setCheckable(True)
        head.addWidget(self.sources)
        column.addLayout(head)
        self.summary = Label()
        self.summary.setWordWrap(True)
        column.addWidget(self.summary)
        self.download = DownloadPanel(self._settings.bulk_address, storage.downloads_folder())
        self.download.look_wanted.connect(self._look)
        self.download.download_wanted.connect(self.work.download)
        self.download.hide()
        self.get.toggled.connect(self.download.setVisible)
        column.addWidget(self.download)
        self.pictures = PicturesPanel(self._settings)
        self.pictures.hide()
        self.look.toggled.connect(self.pictures.setVisible)
        column.addWidget(self.pictures)
        column.addWidget(self._progress_row())
        self.news = Label()
        self.news.setWordWrap(True)
        self.news.hide()
        column.addWidget(self.news)
        column.addLayout(self._search_row())
        self.note = Label()
        self.note.setProperty("look", "muted")
        self.note.setWordWrap(True)
        column.addWidget(self.note)
        self.list = FoundList()
        self.list.selectionModel().currentChanged.connect(lambda now, _before: self._show_card(now.row()))
        self.detail = CardDetail(threaded=self.work.threaded)
        parts = QSplitter(Qt.Orientation.Horizontal)
        parts.addWidget(self.list)
        parts.addWidget(self.detail)
        parts.setStretchFactor(0, 3)
        parts.setStretchFactor(1, 2)
        parts.setSizes([520, 400])
        column.addWidget(parts, 1)

    def _button(self, row: QHBoxLayout, text: str, do: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)
        button.clicked.connect(lambda _=False: do())
        button.setAutoDefault(False)
        row.addWidget(button)
        return button

    def _progress_row(self) -> QWidget:
        self.progress_row = QWidget()
        row = QHBoxLayout(self.progress_row)
        row.setContentsMargins(0, 0, 0, 0)
        self.doing = Label()
        self.progress = QProgressBar()
        self.progress.setAccessibleName(self.tr("Progress"))
        row.addWidget(self.doing)
        row.addWidget(self.progress, 1)
        self.stop = self._button(row, self.tr("Cancel"), self.work.cancel)
        self.progress_row.hide()
        return self.progress_row

    def _search_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.query = QLineEdit()
        self.query.setPlaceholderText(EXAMPLE)
        self.query.setClearButtonEnabled(True)
        self.query.setAccessibleName(self.tr("Search, such as {example}").format(example=EXAMPLE))
        self.query.setToolTip(self.tr(
            "Words search the name. t: type, o: text, c: color, id: identity, mv pow tou loy with = < > <= >=, "
            "r: rarity, s: set, from:shipped, is:playable, is:unplayable, is:waiting. “or”, - before a term, brackets."
        ))  # fmt: skip
        self.query.textChanged.connect(self._soon.start)
        self.query.returnPressed.connect(self.search)
        row.addWidget(self.query, 1)
        self.origin = DropDown()
        self.origin.setAccessibleName(self.tr("Where the cards come from"))
        for text, origin in (
            (self.tr("From everywhere"), ""), (self.tr("Shipped"), "shipped"), (self.tr("Imported"), "imported"),
            (self.tr("From --cards"), "given"),
        ):  # fmt: skip
            self.origin.addItem(text, origin)
        self.origin.setVisible(self._library is not None)
        self.origin.currentIndexChanged.connect(self.search)
        row.addWidget(self.origin)
        for text, term in (
            (self.tr("All"), ""), (self.tr("Playable"), "is:playable"), (self.tr("Not yet"), "is:unplayable"),
        ):  # fmt: skip
            self._button(row, text, partial(self.query.setText, term))
        return row

    # -- the cards ----------------------------------------------------------------------------------------------------

    def _opened(self) -> CardDatabase | None:
        """All cards at hand; the imported ones stand among them once there are any."""
        path = storage.card_database()
        there = path if path.exists() else None
        if self._database is not None and there is not None and not self._database.is_file:
            self._database.close()
            self._database = None
        if self._database is None and self._library is not None:
            self._database = all_cards(there, self._library)
        elif self._database is None and there is not None:
            self._database = open_database(there)
        return self._database

    def refresh(self) -> None:
        """Show what is there now."""
        try:
            database = self._opened()
            told = database.playability() if database is not None else Playability(0, 0, 0)
            sources = database.sources() if database is not None else []
        except EngineError as error:
            self.summary.setText(language.sentence(str(error)))
            return
        origins = database.origins() if database is not None else Origins(0, 0, 0)
        self.summary.setText(self._summary_words(told, origins))
        menu = self.sources.menu()
        menu.clear()
        for source in sources:
            cards = counted(source.cards, self.tr("{n} card"), self.tr("{n} cards"))
            name = self.tr("Remove {name} ({cards})").format(name=source.name, cards=cards)
            action = QAction(name, menu)
            action.triggered.connect(lambda _=False, number=source.id: self._remove(number))
            menu.addAction(action)
        self.sources.setVisible(bool(sources))
        self.search()
        self.changed.emit()

    def _summary_words(self, told: Playability, origins: Origins) -> str:
        total = told.playable + told.unplayable + told.unknown
        if not total:
            return self.tr("There are no imported cards yet. The shipped cards are always there; import a file of card "
                           "data you have, or download one.")  # fmt: skip
        known = told.playable + told.unplayable
        share = f" ({told.playable * 100 // known} %)" if known else ""
        words = self.tr("{cards}. {playable} can be played{share}, {rest} not yet.")
        cards = counted(total, self.tr("{n} card"), self.tr("{n} cards"))
        said = words.format(cards=cards, playable=f"{told.playable:,}", share=share, rest=f"{told.unplayable:,}")
        if origins.shipped or origins.given:
            said += " " + self._origin_words(origins)
        if told.unknown:
            said += " " + self.tr("The texts of {n} have not been read yet.").format(n=f"{told.unknown:,}")
        return said

    def _origin_words(self, origins: Origins) -> str:
        parts = [self.tr("Shipped: {n}.").format(n=f"{origins.shipped:,}")] if origins.shipped else []
        if origins.given:
            parts.append(self.tr("From --cards: {n}.").format(n=f"{origins.given:,}"))
        imported = self.tr("Imported: {n}.").format(n=f"{origins.imported:,}")
        none = self.tr("None are imported yet: import a file of card data you have, or download one.")
        return " ".join((*parts, imported if origins.imported else none))

    def search(self) -> None:
        """Find what is looked for; the card that is shown stays, if it is among it."""
        self._soon.stop()
        shown = self.list.model_.card(self.list.currentIndex().row())
        try:
            origin = str(self.origin.currentData() or "")
            self.list.model_.search(self._opened(), self.query.text().strip(), origin)
        except EngineError as error:
            self.note.setText(language.sentence(str(error)))
            return
        found = counted(self.list.model_.total, self.tr("{n} card found."), self.tr("{n} cards found."))
        self.note.setText(found)
        row = max(0, self.list.model_.row_of(shown.name)) if shown is not None else 0
        index = self.list.model_.index(row)
        self.list.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        if not self.list.model_.rowCount():
            self._show_card(-1)

    def _show_card(self, row: int) -> None:
        found = self.list.model_.card(row)
        if found == self._shown:
            return
        self._shown = found
        card = self._database.find(found.name) if found is not None and self._database is not None else None
        where = ""
        if card is not None and self._database is not None:
            printed = ", ".join(self._database.printings(card.name)[:8])
            words = self.tr("From {source}, entry {n}. {printed}")
            where = words.format(source=card.source, n=card.line, printed=printed)
        self.detail.show_card(card, where)

    def _remove(self, source: int) -> None:
        if self._database is not None:
            try:
                self._database.remove_source(source)
            except EngineError as error:
                self._failed(language.sentence(str(error)))
            self.refresh()

    # -- getting more -------------------------------------------------------------------------------------------------

    def ask_import(self) -> None:
        """Ask for a file of card data."""
        dialog = QFileDialog(self, self.tr("Import cards"))
        dialog.setNameFilters([self.tr("Card data (*.json *.gz *.xz *.bz2 *.zip *.cards)"), self.tr("All files (*)")])
        dialog.fileSelected.connect(lambda name: self.import_file(Path(name)))
        dialog.open()

    def import_file(self, path: Path) -> None:
        """Import a file of card data."""
        self.work.import_file(path)

    def show_download(self) -> None:
        """Show where card data can be asked for."""
        self.get.setChecked(True)
        self.download.look.setFocus()

    def _look(self, address: str) -> None:
        self._settings.bulk_address = address
        storage.keep_settings(self._settings)
        self.work.look(address)

    # -- what the work tells ------------------------------------------------------------------------------------------

    def _began(self, what: str, subject: str) -> None:
        if what != UNDERSTAND:
            self._tell("")
        words = {
            LOOK: self.tr("Asking {subject} …"), DOWNLOAD: self.tr("Downloading {subject} …"),
            READ: self.tr("Reading {subject} …"),
        }  # fmt: skip
        self.doing.setText(words.get(what, self.tr("Reading the cards’ texts …")).format(subject=subject))
        self.progress.setRange(0, 0)
        self.progress_row.show()

    def _progressed(self, done: int, total: int) -> None:
        shift = 10 if total > 1 << 20 else 0  # sizes of files may be larger than a progress bar can count
        self.progress.setRange(0, total >> shift)
        self.progress.setValue(done >> shift)
        if not shift and not self._now_and_then.isActive():
            self._now_and_then.start()

    def _imported(self, result: ImportResult) -> None:
        cards = counted(result.cards, self.tr("{n} card"), self.tr("{n} cards"))
        parts = [self.tr("{cards} from {source}").format(cards=cards, source=result.source)]
        if result.unchanged or not result.new:
            parts.append(self.tr("nothing is new") if result.unchanged else self.tr("none of them is new"))
        elif result.new < result.cards:
            parts.append(self.tr("{n} of them new").format(n=f"{result.new:,}"))
        if result.stayed and not result.unchanged:
            parts.append(self.tr("{n} that were there before stay").format(n=f"{result.stayed:,}"))
        if result.further_printings:
            parts.append(self.tr("{n} further printings").format(n=f"{result.further_printings:,}"))
        parts.extend(f"{number:,} × {reason}" for reason, number in result.skipped)
        if result.problems:
            parts.append(self.tr("{n} entries could not be used").format(n=f"{result.problems:,}"))
        self._tell(", ".join(parts) + ".")
        self.get.setChecked(False)
        self.refresh()

    def _ask_costs(self, costs: ImportCosts, go_on: Callable[[], None]) -> None:
        """Ask before cards that can be played become ones that can't."""
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.Question)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(self.tr("Of {before} cards that can be played, only about {after} could still be.").format(
            before=f"{costs.before:,}", after=f"{costs.after:,}"))  # fmt: skip
        box.setInformativeText(self.tr("The file has other texts for them. Nothing has been changed yet."))
        leave = box.addButton(self.tr("Leave the cards as they are"), QMessageBox.ButtonRole.RejectRole)
        take = box.addButton(self.tr("Import all the same"), QMessageBox.ButtonRole.DestructiveRole)
        box.setDefaultButton(leave)
        box.setEscapeButton(leave)
        take.clicked.connect(lambda _=False: go_on())
        leave.clicked.connect(lambda _=False: self._tell(self.tr("Nothing was imported.")))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def _failed(self, problem: str) -> None:
        self._tell(problem, "warning")
        self.download.refresh()

    def _tell(self, text: str, look: str = "muted") -> None:
        """Say what became of what was asked for."""
        self.news.setProperty("look", look)
        self.news.style().polish(self.news)
        self.news.setText(text)
        self.news.setVisible(bool(text))

    def _ended(self) -> None:
        self.progress_row.hide()
        self._now_and_then.stop()
        self.refresh()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close, while the work goes on in the background."""
        event.accept()  # the dialog's own would reject what is being closed, and stay
        if self._database is not None:
            self._database.close()
            self._database = None

    def reject(self) -> None:
        """Escape closes the window like its button."""
        self.close()
