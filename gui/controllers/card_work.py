"""Work on the imported cards, off the GUI thread.

They are downloaded, imported, and put before the compiler.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from threading import Event

from PySide6.QtCore import QObject, Signal

from engine.api import (
    CardLibrary,
    ImportCosts,
    ImportResult,
    Playability,
    all_cards,
    compile_waiting,
    jobs_for,
    open_database,
)
from gui.controllers.background_task import BackgroundTask
from gui.downloading import Offer, fetch, offers

LOOK, DOWNLOAD, READ, UNDERSTAND = "look", "download", "read", "understand"


@dataclass(frozen=True, slots=True)
class Task:
    """A piece of work: what it is, about which file, and what is done."""

    what: str
    subject: str
    do: Callable[[], object]
    at_any_cost: Task | None = None  # what does it although it costs something, once somebody has said so


class CardWork(QObject):
    """One piece of work at a time.

    What is asked for meanwhile calls off an understanding, and waits for the rest.

    Cards are understood in the background by several processes; what is called off there goes on another time.
    `threaded` False does everything at once, in this process.
    """

    began = Signal(str, str)  # what is done, and about which file
    progressed = Signal(object, object)  # how much is done, and how much there is
    listed = Signal(object)  # the files that a server offers
    imported = Signal(object)  # an ImportResult
    costs = Signal(object, object)  # an ImportCosts, and what does the import all the same
    understood = Signal(object)  # a Playability
    failed = Signal(str)
    ended = Signal()  # nothing is done any more

    def __init__(
        self, database: Path, downloads: Path, *, threaded: bool = True, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._database, self._downloads, self.threaded = database, downloads, threaded
        self.library: CardLibrary | None = None  # whose cards are understood too
        self._called_off = Event()
        self._closed = False
        self.task: Task | None = None
        self._next: list[Task] = []
        self.destroyed.connect(self._called_off.set)

    # asking for work

    def look(self, address: str) -> None:
        """Ask a server which files of card data it offers."""
        self._do(Task(LOOK, address, lambda: offers(address)))

    def download(self, offer: Offer) -> None:
        """Fetch a file, then import it."""
        called_off = self._called_off.is_set
        self._do(Task(DOWNLOAD, offer.name, lambda: fetch(offer, self._downloads, self._progress, called_off)))

    def import_file(self, path: Path, *, at_any_cost: bool = False) -> None:
        """Take the cards of a file into the database, all or nothing; then understand them."""
        self._do(self._reading(path.name, lambda at_any_cost: self._import(path, at_any_cost), at_any_cost))

    def _reading(self, subject: str, do: Callable[[bool], ImportResult], at_any_cost: bool = False) -> Task:
        again = self._reading(subject, do, True) if not at_any_cost else None
        return Task(READ, subject, lambda: do(at_any_cost), again)

    def understand(self) -> None:
        """Put the cards before the compiler whose result is not known yet."""
        if self.task is None and not self._closed:
            self._do(Task(UNDERSTAND, "", self._understand))

    def cancel(self) -> None:
        """Call off what is done."""
        self._called_off.set()

    def close(self) -> None:
        """Call everything off, for good."""
        self._closed = True
        self._next.clear()
        self.cancel()

    # doing it

    def _do(self, task: Task) -> None:
        if self._closed:
            return
        if self.task is not None:
            self._next = [task]
            if self.task.what == UNDERSTAND:
                self.cancel()
            return
        self.task = task
        self._called_off.clear()
        background = BackgroundTask(task.do, threaded=self.threaded)
        background.done.connect(self._done)
        background.failed.connect(self._failed)
        self.began.emit(task.what, task.subject)
        background.start()

    def _progress(self, done: int, total: int) -> None:
        self.progressed.emit(done, total)

    def _import(self, path: Path, at_any_cost: bool) -> ImportResult:
        with open_database(self._database) as cards:
            return cards.import_file(path, self._progress, self._called_off.is_set, at_any_cost=at_any_cost)

    def _understand(self) -> Playability:
        library = self.library
        with open_database(self._database) if library is None else all_cards(self._database, library) as cards:
            if not self.threaded:
                return cards.compile_all(self._progress, self._called_off.is_set)
            return compile_waiting(cards, jobs_for(os.cpu_count()), self._progress, self._called_off.is_set)

    # its end

    def _done(self, result: object) -> None:
        task, self.task = self.task, None
        if self._closed or task is None:
            return
        if task.what == LOOK:
            self.listed.emit(result)
        elif task.what == DOWNLOAD and isinstance(result, Path):
            self._next.insert(0, self._reading(task.subject, partial(self._import_download, result)))
        elif task.what == READ:
            self.imported.emit(result)
            self._next.append(Task(UNDERSTAND, "", self._understand))
        else:
            self.understood.emit(result)
        self._go_on()

    def _import_download(self, path: Path, at_any_cost: bool) -> ImportResult:
        """Import a file that came from the network; it is not needed any more then."""
        result = self._import(path, at_any_cost)
        path.unlink(missing_ok=True)
        return result

    def _failed(self, error: object, problem: str) -> None:
        task, self.task = self.task, None
        if self._closed or task is None:
            return
        if isinstance(error, ImportCosts) and task.at_any_cost is not None:
            self.costs.emit(error, partial(self._do, task.at_any_cost))
        elif not (task.what == UNDERSTAND and self._called_off.is_set()):
            self.failed.emit(problem)
        self._go_on()

    def _go_on(self) -> None:
        if self._next:
            self._do(self._next.pop(0))
        else:
            self.ended.emit()
