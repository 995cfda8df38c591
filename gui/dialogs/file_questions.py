"""The questions for files: which game to open, where to save one."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtWidgets import QFileDialog, QWidget

from gui import storage


class FileQuestions(QObject):
    """File dialogs of the window; what is chosen comes as a signal."""

    open_wanted = Signal(Path)
    save_wanted = Signal(Path)
    scenario_wanted = Signal(Path)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def ask_open(self) -> None:
        """Ask for a saved game or a scenario."""
        dialog = self._dialog(self.tr("Open a game or scenario"), self.open_wanted)
        dialog.setNameFilters([self.tr("Saved games and scenarios (*.match *.json)"), self.tr("All files (*)")])
        dialog.open()

    def ask_save(self) -> None:
        """Ask where a copy of the game shall be saved."""
        dialog = self._dialog(self.tr("Save a copy"), self.save_wanted)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("match")
        dialog.open()

    def ask_save_scenario(self) -> None:
        """Ask where the position shall be saved as a scenario."""
        dialog = self._dialog(self.tr("Save as scenario"), self.scenario_wanted)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([self.tr("Scenarios (*.json)")])
        dialog.setDefaultSuffix("json")
        dialog.open()

    def _dialog(self, title: str, wanted: SignalInstance) -> QFileDialog:
        dialog = QFileDialog(self._window, title, str(storage.home()))
        dialog.fileSelected.connect(lambda name: wanted.emit(Path(name)))
        return dialog
