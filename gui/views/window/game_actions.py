"""What the menus do with the game that is played: take back, save, concede, agree to a draw."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStatusBar

from engine.api import CardLibrary
from gui.controllers.match_controller import MatchController
from gui.views.table.conceding import Conceding
from gui.views.table.table import Table
from gui.views.window.failure_bar import FailureBar

MOST_LEFT_OUT = 20


class Window(Protocol):
    """What the window has of the game that is played."""

    controller: MatchController | None
    table: Table | None
    failure: FailureBar

    def library_of_thread(self) -> CardLibrary:
        """The cards for another thread."""

    def statusBar(self) -> QStatusBar:
        """Where is told what was saved."""


class GameActions(QObject):
    """Each does nothing where no game is played."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        self._window = window

    def undo(self) -> None:
        """Take back the last answer, if nothing hidden was seen since."""
        if self._window.table is not None:
            self._window.table.undoing.ask()

    def look_back(self) -> None:
        """Show with a slider how things stood before."""
        if self._window.table is not None:
            self._window.table.past.begin()

    def show_yields(self) -> None:
        """List what whoever looks at the screen is not asked."""
        if self._window.table is not None:
            self._window.table.show_yields()

    def save_scenario(self, path: Path) -> None:
        """Save the position, all hands and libraries with it, as a scenario: a puzzle or a bug report."""
        if self._window.controller is not None:
            self._window.controller.saving.save_scenario(path, self._window.library_of_thread)

    def tell_written(self, file: str, left_out: list[str]) -> None:
        """Say that a scenario or a report was written, and what a scenario could not say."""
        window = self._window
        if window.failure.isVisible():
            window.failure.say(self.tr("The report is saved: {file}").format(file=file))
            return
        if not left_out:
            window.statusBar().showMessage(self.tr("{file} is saved.").format(file=file), 6000)
            window.statusBar().show()
        elif window.table is not None:
            said = self.tr("A scenario begins with a turn and can not say everything. Left out:")
            shown = "\n".join(f"• {text}" for text in left_out[:MOST_LEFT_OUT])
            window.table.side.ask(self.tr("{file} is saved").format(file=file), f"{said}\n{shown}",
                                self.tr("Go on"), lambda: None)  # fmt: skip

    def save_game(self, path: Path) -> None:
        """Save a copy of the game."""
        if self._window.controller is not None:
            self._window.controller.saving.save(path)

    def ask_concede(self) -> None:
        """Ask whether the viewer gives up; beside the board, never on the main key."""
        window = self._window
        if window.table is None or window.controller is None or window.controller.view is None:
            return
        Conceding(window.table, window.controller).ask()

    def ask_draw(self) -> None:
        """Ask whether all agree to a draw; beside the board, never on the main key.

        Computer players agree to none.
        """
        window = self._window
        if window.table is None or window.controller is None:
            return
        controller = window.controller
        if controller.has_program:
            window.table.notes.warn(self.tr("computer players agree to no draw; you can concede"))
            return
        window.table.side.ask(
            self.tr("A draw?"), self.tr("The game ends at once, and nobody wins. Everyone must agree.")
            if controller.view is None or controller.view.above is None
            else self.tr("The subgame ends at once, and nobody wins it. Everyone must agree."),
            self.tr("Everyone agrees: it is a draw"), controller.agree_to_draw, self.tr("No: play on"),
        )  # fmt: skip
