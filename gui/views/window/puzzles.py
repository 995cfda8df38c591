"""Puzzles: positions in which something is to be reached; it is told whether it was, and kept which are solved."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu, QPushButton

from engine.api import PUZZLE_KINDS, SOLVED, View, puzzle_of, puzzles
from gui import storage
from gui.controllers.match_controller import MatchController
from gui.dialogs.card_panel import Panel
from gui.storage import Settings
from gui.views.table.scenario_notes import title_of
from gui.views.table.table import Table


class Puzzles(QObject):
    """Follows a match that began with a puzzle, and keeps with the settings which ones are solved."""

    wanted = Signal(object)  # a Path: the puzzle to open

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._controller: MatchController | None = None
        self._table: Table | None = None
        self._told = ""
        self.sheet: Panel | None = None  # the one that told how it ended

    def watch(self, controller: MatchController, table: Table) -> None:
        """Follow a match on a new table."""
        self._table, self.sheet = table, None
        if controller is not self._controller:
            self._controller, self._told = controller, ""
            if puzzle_of(controller.setup) is not None:
                controller.view_changed.connect(partial(self._look, controller))

    def fill(self, menu: QMenu) -> None:
        """A menu of all puzzles by kind, those that are solved ticked; their files are read as it is first opened."""
        menu.clear()
        words = self._kinds()
        for kind in PUZZLE_KINDS:
            found = puzzles(kind)
            if not found:
                continue
            solved = sum(title in self._settings.solved for title in found)
            inner = menu.addMenu(self.tr("{kind} ({solved} of {all})").format(
                kind=words[kind], solved=solved, all=len(found)))  # fmt: skip
            for title, path in found.items():
                action = inner.addAction(title)
                action.setCheckable(True)
                action.setChecked(title in self._settings.solved)
                action.triggered.connect(lambda _=False, path=path: self.wanted.emit(path))

    def _kinds(self) -> dict[str, str]:
        return dict(zip(PUZZLE_KINDS, (
            self.tr("Win this turn"), self.tr("Stay in the game"), self.tr("Block well"),
            self.tr("Wait for the moment"), self.tr("Keep some back"),
        ), strict=True))  # fmt: skip

    def _look(self, controller: MatchController, view: View) -> None:
        puzzle = puzzle_of(controller.setup)
        if puzzle is None or controller is not self._controller:
            return
        outcome = puzzle.outcome(view.turn, view.players, bool(view.over))
        if outcome and outcome != self._told:
            self._tell(title_of(controller.setup) or "", outcome == SOLVED, bool(view.over))
        self._told = outcome

    def _tell(self, title: str, solved: bool, over: bool) -> None:
        """Tell how it ended, and what could be played now."""
        if solved and title not in self._settings.solved:
            self._settings.solved.append(title)
            storage.keep_settings(self._settings)
        if self._table is None:
            return
        if over:
            said = self.tr("The puzzle is solved.") if solved else self.tr("The puzzle is not solved.")
            self._table.notes.warn(said)
            return
        heading = self.tr("Solved!") if solved else self.tr("Not this time")
        text = (
            self.tr("That was it: “{title}”.") if solved
            else self.tr("“{title}” can be done. Try it again, or ask for a hint (Shift+H) on the way.")
        ).format(title=title)  # fmt: skip
        self.sheet = sheet = Panel(heading, text, closable=True)
        found = list(puzzles().items())
        at = next((number for number, (name, _) in enumerate(found) if name == title), None)
        if at is not None:
            following = found[at + 1][1] if at + 1 < len(found) else None
            self._offer(sheet, self.tr("Next puzzle"), following)
            self._offer(sheet, self.tr("Once more"), found[at][1])
        sheet.body.addStretch(1)
        self._table.side.show_sheet(sheet)

    def _offer(self, sheet: Panel, words: str, path: Path | None) -> None:
        if path is not None:
            button = QPushButton(words)
            do: Callable[[], None] = partial(self.wanted.emit, path)
            button.clicked.connect(lambda _=False: do())
            sheet.body.addWidget(button)
