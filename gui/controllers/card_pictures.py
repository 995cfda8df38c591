"""A person's own card pictures.

From a folder, or fetched as the cards are seen, if that was asked for.
"""

from __future__ import annotations

import threading
from pathlib import Path
from queue import SimpleQueue
from urllib.parse import quote

from PIL import Image
from PySide6.QtCore import QObject, QTimer, Signal

from engine.api import CardData, CardDatabase, EngineError, layout_of, open_database
from gui import storage
from gui.painting.art import ART
from gui.painting.face import FaceSpec
from gui.pictures import PictureFolder, PictureStore, read_picture_file
from gui.storage import Settings
from gui.widgets.card_faces import FACES

BETWEEN = 0.12  # seconds between two questions to a server
MOST_FAILURES = 3  # in a row: then it is left alone until the next start
TOGETHER_MS = 700


class CardPictures(QObject):
    """Answers the painter, from any thread.

    Only cards that were imported are asked of a server, never shipped ones.
    """

    came = Signal(str)  # the name of a face
    failed = Signal(str)

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._local = threading.local()
        self._store = PictureStore(storage.pictures_folder())
        self._folder: PictureFolder | None = None
        self._wanted: SimpleQueue[tuple[str, str]] = SimpleQueue()  # addresses and names of faces
        self._asked: set[str] = set()
        self._thread: threading.Thread | None = None
        self._closed = threading.Event()
        self._soon = QTimer(self, singleShot=True, interval=TOGETHER_MS)
        self._soon.timeout.connect(self._show_come)
        self._come: set[str] = set()
        self.came.connect(self._note)
        self.refresh()

    def refresh(self) -> None:
        """Follow the settings."""
        folder = self._settings.pictures_folder
        self._folder = PictureFolder(Path(folder)) if folder else None
        before, wanted = ART.source, self._folder is not None or self._settings.fetch_pictures
        ART.source = self.picture_of if wanted else None
        if before is not None or wanted:
            FACES.forget()

    def close(self) -> None:
        """Nothing is asked or answered any more."""
        self._closed.set()
        self._wanted.put(("", ""))
        if ART.source == self.picture_of:
            ART.source = None

    def picture_of(self, spec: FaceSpec) -> Image.Image | None:
        """The picture of a face; None if there is none, or none yet."""
        card = self._card(spec.name)
        if self._folder is not None:
            found = self._folder.find(self._names(spec.name, card), self._printings(card))
            picture = read_picture_file(found) if found is not None else None
            if picture is not None:
                return picture
        if card is None or not self._settings.fetch_pictures:
            return None
        address = address_of(self._settings.picture_address, card, spec.name)
        if self._store.knows(address):
            return self._store.get(address)
        self._want(address, spec.name)
        return None

    @staticmethod
    def _names(name: str, card: CardData | None) -> list[str]:
        front = card is not None and card.front.name == name
        return [name, card.name] if card is not None and front else [name]

    def _note(self, name: str) -> None:
        self._come.add(name)
        self._soon.start()

    def _show_come(self) -> None:
        """Show all pictures together that came in the meantime."""
        names, self._come = self._come, set()
        FACES.forget(names)

    # -- the imported cards, for each thread its own connection -------------------------------------------------------

    def _database(self) -> CardDatabase | None:
        if not hasattr(self._local, "database"):
            path = storage.card_database()
            self._local.database = open_database(path) if path.exists() else None
        found: CardDatabase | None = self._local.database
        return found

    def _card(self, name: str) -> CardData | None:
        try:
            database = self._database()
            return (database.find(name) or database.find_face(name)) if database is not None else None
        except EngineError:
            return None

    def _printings(self, card: CardData | None) -> list[str]:
        database = self._database() if card is not None else None
        return database.printings(card.name) if database is not None and card is not None else []

    # -- fetching -----------------------------------------------------------------------------------------------------

    def _want(self, address: str, name: str) -> None:
        if address in self._asked or self._closed.is_set():
            return
        self._asked.add(address)
        self._wanted.put((address, name))
        if self._thread is None:
            self._thread = threading.Thread(target=self._fetch, name="pictures", daemon=True)
            self._thread.start()

    def _fetch(self) -> None:
        failures = 0
        while failures < MOST_FAILURES:
            address, name = self._wanted.get()
            if self._closed.wait(BETWEEN):
                return
            try:
                if self._store.fetch(address) is not None and not self._closed.is_set():
                    self.came.emit(name)
                failures = 0
            except (EngineError, OSError) as error:
                failures += 1
                if failures == MOST_FAILURES and not self._closed.is_set():
                    self.failed.emit(str(error))


def address_of(template: str, card: CardData, face: str) -> str:
    """Where a server has the picture of a face."""
    address = template.replace("{name}", quote(card.front.name, safe=""))
    number = next((number for number, found in enumerate(card.faces) if found.name == face), 0)
    return f"{address}&face=back" if number and layout_of(card.layout).two_sided else address
