"""What the menu *Help* shows, and the question for newer versions."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtWidgets import QWidget

from gui import storage, updates
from gui.controllers.background_task import BackgroundTask
from gui.dialogs.shortcut_sheet import ShortcutSheet
from gui.storage import Settings
from gui.views.window.about import About, news_of


class HelpActions:
    """Shows what the program is, what is new, and which keys do what."""

    def __init__(self, window: QWidget, settings: Settings, say: Callable[[str], None], *, threaded: bool) -> None:
        self._window = window
        self._settings = settings
        self._say = say  # on the first page
        self._threaded = threaded

    def show_about(self) -> About:
        """Show what the program is, and the licences of everything in it."""
        about = About(self._settings, self._window, threaded=self._threaded)
        about.show()
        return about

    def show_updates(self) -> None:
        """Show where newer versions can be asked for; nobody is asked yet."""
        self.show_about().show_updates()

    def look_for_updates(self) -> None:
        """Ask for newer versions, if a person has said that this be done by itself."""
        settings, today = self._settings, date.today()
        if not updates.due(settings.ask_for_updates and bool(settings.updates_address), settings.updates_asked, today):
            return
        settings.updates_asked = today.isoformat()
        storage.keep_settings(settings)
        task = BackgroundTask(lambda: updates.newest(settings.updates_address), threaded=self._threaded)
        task.tell(self._window, lambda found: self._say(news_of(found)))  # a failure is no news
        task.start()

    def show_shortcuts(self) -> None:
        """Show the sheet of shortcuts."""
        ShortcutSheet(self._window).show()
