"""What a player switches in the menu *Table*: kept at once, and told to those that look."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from gui import storage, theme
from gui.storage import Settings

PACE = 0.7  # seconds between a computer player's moves


class Preferences(QObject):
    """The switches over the settings. `dressed`: colours, text or movement are others now."""

    curtain_changed = Signal(bool)
    pace_changed = Signal(float)
    dressed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings

    def set_curtain(self, on: bool) -> None:
        """Whether a curtain falls when the screen is passed on."""
        self.settings.curtain = on
        storage.keep_settings(self.settings)
        self.curtain_changed.emit(on)

    def set_pace(self, on: bool) -> None:
        """Whether computer players wait so that one sees what they do."""
        self.settings.pace = PACE if on else 0.0
        storage.keep_settings(self.settings)
        self.pace_changed.emit(self.settings.pace)

    def set_animation(self, on: bool) -> None:
        """Whether cards move."""
        self.settings.animation = on
        self._dress()

    def set_light(self, on: bool) -> None:
        """Light colours, or dark ones."""
        self.settings.theme = "light" if on else "dark"
        self._dress()

    def set_scale(self, factor: float) -> None:
        """The size of text, 1.0 as it was made."""
        self.settings.text_scale = factor
        self._dress()

    def _dress(self) -> None:
        storage.keep_settings(self.settings)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme.apply(app, self.settings.theme, self.settings.text_scale)
        self.dressed.emit()
