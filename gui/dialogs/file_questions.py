"""The questions for files: which game to open, where to save one."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal, SignalInstance
from PySide6.QtWidgets import QFileDialog, QWidget

from gui import storage
from gui.copy_places import other_disks, own_places, place_for_copy


class FileQuestions(QObject):
    """File dialogs of the window; what is chosen comes as a signal."""

    open_wanted = Signal(Path)
    save_wanted = Signal(Path)
    scenario_wanted = Signal(Path)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._kept_in: Path | None = None  # where something was saved last

    def ask_open(self) -> None:
        """Ask for a saved game or a scenario."""
        dialog = self._dialog(self.tr("Open a game or scenario"), self.open_wanted, self._usual())
        dialog.setNameFilters([self.tr("Saved games and scenarios (*.match *.json)"), self.tr("All files (*)")])
        dialog.open()

    def ask_save(self) -> None:
        """Ask where a copy of the game shall be saved."""
        self._ask_save(self._usual())

    def ask_save_elsewhere(self) -> None:
        """Ask the same where the disk of the games is full, or can't be written to.

        On another one, if there is any.
        """
        home = storage.home()
        found = place_for_copy(home, own_places()) or place_for_copy(home, other_disks())
        self._ask_save(found or self._usual())

    def _ask_save(self, folder: Path) -> None:
        dialog = self._dialog(self.tr("Save a copy"), self.save_wanted, folder)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([self.tr("Saved games (*.match)")])
        dialog.setDefaultSuffix("match")
        players = self._window.windowTitle().partition(" — ")[2]
        dialog.selectFile("".join(sign for sign in players if sign.isalnum() or sign in " ,-") or self.tr("Game"))
        dialog.open()

    def ask_save_scenario(self) -> None:
        """Ask where the position shall be saved as a scenario."""
        dialog = self._dialog(self.tr("Save as scenario"), self.scenario_wanted, self._usual())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([self.tr("Scenarios (*.json)")])
        dialog.setDefaultSuffix("json")
        dialog.open()

    def _usual(self) -> Path:
        """Where something was kept last, or where people keep their files."""
        return self._kept_in or next(own_places(), storage.home())

    def _dialog(self, title: str, wanted: SignalInstance, folder: Path) -> QFileDialog:
        dialog = QFileDialog(self._window, title, str(folder))

        def chosen(name: str) -> None:
            self._kept_in = Path(name).parent
            wanted.emit(Path(name))

        dialog.fileSelected.connect(chosen)
        return dialog
