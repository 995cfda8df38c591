"""*Your cards* on behalf of the window.

The work on them, their pictures, and the window that shows them.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from engine.api import CardLibrary, open_database
from gui import storage
from gui.controllers.card_pictures import CardPictures
from gui.controllers.card_work import CardWork
from gui.storage import Settings

if TYPE_CHECKING:
    from gui.cards.cards_window import CardsWindow

UNDERSTAND_AFTER_MS = 4000


class YourCards(QObject):
    """The imported cards: read in and understood off the GUI thread, shown in a window of their own."""

    def __init__(self, parent: QWidget, library: CardLibrary, settings: Settings, *, threaded: bool) -> None:
        super().__init__(parent)
        self._parent, self._library, self._settings = parent, library, settings
        self.work = CardWork(storage.card_database(), storage.downloads_folder(), threaded=threaded, parent=self)
        self.pictures = CardPictures(settings, self)
        self.window: CardsWindow | None = None
        if threaded and library.database is not None:  # texts that an earlier version read otherwise, or were left
            QTimer.singleShot(UNDERSTAND_AFTER_MS, self.work.understand)

    def show(self) -> CardsWindow:
        """Show the imported cards, and ways to get more."""
        if self.window is None:
            from gui.cards.cards_window import CardsWindow  # only now: most games begin without it and all it needs

            self.window = CardsWindow(self.work, self._settings, self._parent, self._library)
            self.window.changed.connect(self._open_database)
            self.window.pictures.changed.connect(self.pictures.refresh)
            self.pictures.failed.connect(self.window.pictures.say)
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()
        self.window.refresh()
        self.work.library = self._library
        if storage.card_database().exists() or self._library.by_origin()["given"]:
            self.work.understand()  # what was called off, or an older version has read, goes on
        return self.window

    def ask_import(self) -> None:
        """Ask for a file of card data."""
        self.show().ask_import()

    def ask_download(self) -> None:
        """Show where card data can be asked for."""
        self.show().show_download()

    def import_file(self, path: Path) -> CardsWindow:
        """Import a file of card data and show what becomes of it."""
        window = self.show()
        window.import_file(path)
        return window

    def close(self) -> None:
        """End the work; without its table the program does not go on."""
        if self.window is not None:
            self.window.close()
        self.work.close()
        self.pictures.close()

    def _open_database(self) -> None:
        """Stand the imported cards behind the library, if they are the first."""
        if self._library.database is None and storage.card_database().exists():
            self._library.database = open_database(storage.card_database())
