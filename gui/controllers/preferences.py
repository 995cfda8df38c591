"""What a player switches in the menu *Table*: kept at once, and told to those that look."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from gui import language, storage, theme
from gui.storage import Settings


class Preferences(QObject):
    """The switches over the settings. `dressed`: colours, text or movement are others now."""

    curtain_changed = Signal(bool)
    speed_changed = Signal(str)
    auto_end_changed = Signal(bool)
    coach_changed = Signal(bool)
    dressed = Signal()
    spoken = Signal()  # another language
    sounds_changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings

    def set_curtain(self, on: bool) -> None:
        """Whether a curtain falls when the screen is passed on."""
        self.settings.curtain = on
        storage.keep_settings(self.settings)
        self.curtain_changed.emit(on)

    def set_auto_end(self, on: bool) -> None:
        """Whether one's own turn ends by itself when nothing can be done."""
        self.settings.auto_end = on
        storage.keep_settings(self.settings)
        self.auto_end_changed.emit(on)

    def set_coach(self, on: bool) -> None:
        """Whether what is new is told by itself.

        Switched on, from the first thing, in the first games from now.
        """
        if on != self.settings.coach:
            self.settings.coach, self.settings.coached, self.settings.lessons = on, 0, ""
            storage.keep_settings(self.settings)
            self.coach_changed.emit(on)

    def set_folded(self, on: bool) -> None:
        """Whether preview, stack and log are folded to a strip."""
        self.settings.folded = on
        storage.keep_settings(self.settings)

    def set_speed(self, speed: str) -> None:
        """How fast things are seen to happen; with "none" nothing moves."""
        still = "none" in (speed, self.settings.speed) and speed != self.settings.speed
        self.settings.speed = speed
        self.speed_changed.emit(speed)
        if still:
            self._dress()
        else:
            storage.keep_settings(self.settings)

    def set_sounds(self, on: bool) -> None:
        """Whether what happens is heard."""
        self.settings.sounds = "on" if on else "off"
        storage.keep_settings(self.settings)
        self.sounds_changed.emit()

    def set_loudness(self, loud: float) -> None:
        """How loud it is, 1.0 as it was made."""
        self.settings.loudness = loud
        storage.keep_settings(self.settings)
        self.sounds_changed.emit()

    def set_look(self, part: str, choice: str) -> None:
        """Another theme, other colours for one's eyes, another cloth or wood: `part` is the setting's name."""
        setattr(self.settings, part, choice)
        self._dress()

    def set_scale(self, factor: float) -> None:
        """The size of text, 1.0 as it was made."""
        self.settings.text_scale = factor
        self._dress()

    def set_language(self, code: str) -> None:
        """The language of a code, "" for the system's."""
        self.settings.language = code
        storage.keep_settings(self.settings)
        app = QApplication.instance()
        if app is not None:
            language.speak(app, code)
        self.spoken.emit()

    def _dress(self) -> None:
        storage.keep_settings(self.settings)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            dress(app, self.settings)
        self.dressed.emit()


def dress(app: QApplication, settings: Settings) -> None:
    """Dress the application as the settings say."""
    theme.apply(app, settings.theme, settings.text_scale, eyes=settings.eyes, cloth=settings.cloth, wood=settings.wood)
