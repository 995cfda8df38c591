"""Taking back: the button that does it, and the question to all where something hidden was seen since."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gui.controllers.match_controller import MatchController
from gui.views.table.regions import TableRegions


class Undoing(QObject):
    """Takes the last decision of a table back."""

    changed = Signal(bool)  # whether anything can be taken back

    def __init__(self, table: TableRegions, controller: MatchController) -> None:
        super().__init__(table)
        self._table, self._controller = table, controller
        self._free = False
        controller.undo_changed.connect(self._show)

    def _show(self, free: bool, possible: bool) -> None:
        self._table.bar.undo.setEnabled(possible)
        self._table.bar.say_undo(self.tr("Undo") if free or not possible else self.tr("Undo …"))
        self._free = free
        self.changed.emit(possible)

    def ask(self) -> None:
        """Take the last decision back; past hidden things only if everyone agrees."""
        if not self._table.bar.undo.isEnabled():
            return
        if self._free:
            self._controller.undo()
        else:
            self._table.side.ask(
                self.tr("Does everyone agree?"),
                self.tr("Since the last decision something hidden was seen or chance was used."),
                self.tr("Everyone agrees: go back"), lambda: self._controller.undo(True), self.tr("No: play on"),
            )  # fmt: skip
