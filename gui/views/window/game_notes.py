"""What the first page shows of a game that is left.

Kept with each turn, so that a crash leaves it, too.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

from PySide6.QtCore import QObject, Qt

from engine.api import View
from gui import storage
from gui.controllers.match_controller import MatchController
from gui.models.marks import NO_MARKS
from gui.views.table.scenario_notes import title_of
from gui.views.table.table import Table

WIDE, HIGH = 256, 144


class GameNotes(QObject):
    """Follows a match and keeps a note and a picture beside its journal."""

    def __init__(self, controller: MatchController, table: Table, journal: Path) -> None:
        super().__init__(table)
        self._controller, self._table, self._journal = controller, table, journal
        self._at = (-1, False)  # the turn, and whether the game was over
        controller.view_changed.connect(self._follow)

    def _follow(self, view: View) -> None:
        if self._at != (view.turn, bool(view.over)):
            self._at = view.turn, bool(view.over)
            self.keep()

    def keep(self) -> None:
        """Write down how things stand: only what lies open on the table, without marks on it."""
        view = self._controller.view
        if view is None:
            return
        setup = self._controller.setup
        storage.keep_note(storage.Unfinished(
            self._journal, tuple(player.name for player in view.players), "", view.turn,
            tuple(player.life for player in view.players), setup.variants,
            scenario=title_of(setup), over=bool(view.over),
        ))  # fmt: skip
        if view.over:
            return
        board = self._table.battlefield
        marks = board.marks
        board.set_marks(NO_MARKS)
        picture = board.grab()
        board.set_marks(marks)
        keep, smooth = Qt.AspectRatioMode.KeepAspectRatioByExpanding, Qt.TransformationMode.SmoothTransformation
        small = picture.scaled(WIDE, HIGH, keep, smooth)
        path = storage.picture_of_game(self._journal)
        begun = path.with_suffix(".part")
        with contextlib.suppress(OSError):  # on a full disk the picture before is better than half of one
            if small.copy(0, 0, WIDE, HIGH).save(str(begun), "PNG"):
                begun.replace(path)
            else:
                begun.unlink(missing_ok=True)
