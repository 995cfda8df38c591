"""Going on with games that were left.

Also with one that another window plays, or whose file is damaged.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from engine.api import CardLibrary, DamagedSave, Match, open_match
from gui import language, storage
from gui.game_locks import GameLock

if TYPE_CHECKING:
    from gui.views.window.table_window import TableWindow


def tr(text: str) -> str:
    """The text in the user's language."""
    return QCoreApplication.translate("LeftGames", text)


class LeftGames:
    """Games that were left, on behalf of the window; what has to be asked is asked on the first page."""

    def __init__(self, window: TableWindow) -> None:
        self.window = window

    def go_on(self, path: Path) -> None:
        """Go on with a game that was left, if nobody else plays it."""
        lock = GameLock(path)
        if lock.take():
            self._load(lock, rescue=False)
            return
        if path.suffix == storage.DRAFT_SUFFIX:
            self.window.start_page.say(tr("This draft is open in another window."))
            return
        self.window.start_page.ask(
            tr("This game is being played in another window."),
            [(tr("Look on, as it stands"), lambda: self._look_on(path)),
             (tr("Play a copy of it"), lambda: self._play_copy(path))],
        )  # fmt: skip

    def _load(self, lock: GameLock, *, rescue: bool) -> None:
        def broken(error: Exception) -> bool:
            lock.free()
            if isinstance(error, DamagedSave):
                self._offer_rescue(lock.path, error)
            return isinstance(error, DamagedSave)

        if lock.path.suffix == storage.DRAFT_SUFFIX:
            self.window.drafts.load(lock, broken, rescue=rescue)
            return
        self.window.fetch(
            lambda: Match.load(lock.path, rescue=rescue), lambda match: self.window.play(match, lock=lock), broken
        )

    def _offer_rescue(self, path: Path, damaged: DamagedSave) -> None:
        text = tr("The file of this game is damaged: {why}. The {count} answers before are good.")
        self.window.start_page.ask(
            text.format(why=damaged.why, count=damaged.good),
            [(tr("Go on from there, and keep the damaged file"), lambda: self._rescue(path))],
        )

    def _rescue(self, path: Path) -> None:
        lock = GameLock(path)
        if not lock.take():
            self.go_on(path)
            return
        try:
            storage.put_beside(path)
        except OSError as error:
            lock.free()
            self.window.start_page.say(language.sentence(str(error)))
            return
        self._load(lock, rescue=True)

    def _look_on(self, path: Path) -> None:
        """Show the game as it stands; what is done here is kept nowhere."""
        self.window.fetch(lambda: Match.load(path, rescue=True), lambda match: self.window.play(match, journal=False))

    def _play_copy(self, path: Path) -> None:
        try:
            copy = storage.copy_of_game(path)
        except OSError as error:
            self.window.start_page.say(language.sentence(str(error)))
            return
        self.go_on(copy)

    def open(self, path: Path, library: Callable[[], CardLibrary]) -> None:
        """Play a saved game or a scenario from anywhere; the file itself is not written to."""

        def broken(error: Exception) -> bool:
            if isinstance(error, DamagedSave):
                text = tr("The file is damaged: {why}. The {count} answers before are good.")
                self.window.start_page.ask(
                    text.format(why=error.why, count=error.good),
                    [(tr("Go on from there"), lambda: self._open_damaged(path))],
                )
            return isinstance(error, DamagedSave)

        self.window.fetch(lambda: open_match(path, library()), self.window.play, broken)

    def _open_damaged(self, path: Path) -> None:
        self.window.fetch(lambda: Match.load(path, rescue=True), self.window.play)
