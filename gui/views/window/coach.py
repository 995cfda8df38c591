"""The coach: in a person's first games, what is new is told by itself, each thing once."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.api import Decision, Happening
from gui import storage
from gui.controllers.match_controller import MatchController
from gui.controllers.preferences import Preferences
from gui.models.lessons import new_in, words_of
from gui.views.panels.coach_note import CoachNote

GAMES = 3  # for so many the coach speaks


class Coach(QObject):
    """Follows games that are kept and began with decks.

    What was told, and in how many games, is kept with the settings.
    """

    def __init__(self, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences, self._settings = preferences, preferences.settings
        self._controller: MatchController | None = None
        self._note: CoachNote | None = None
        self._now = ""  # the lesson that is told
        self._happened: set[str] = set()
        preferences.coach_changed.connect(self._show)

    @property
    def speaks(self) -> bool:
        """Whether anything is told in the game that is played."""
        return self._settings.coach and self._controller is not None

    def begin(self, controller: MatchController, anew: bool) -> None:
        """A game of one's own is played: a new one, or one that was left."""
        if anew and self._settings.coach:
            self._settings.coached += 1
            if self._settings.coached > GAMES:
                self._preferences.set_coach(False)
            storage.keep_settings(self._settings)
        self._controller, self._now = controller, ""
        controller.told.connect(self._hear)
        controller.decision_changed.connect(self._show)

    def watch(self, controller: MatchController, note: CoachNote) -> None:
        """Speak at a table, a new one over the same game perhaps."""
        self._note = note
        note.read.connect(self._read)
        note.unwanted.connect(lambda: self._preferences.set_coach(False))
        if controller is self._controller:
            self._show()

    def leave(self) -> None:
        """Nobody sits at a table any more."""
        self._controller = self._note = None

    @property
    def _known(self) -> set[str]:
        return set(self._settings.lessons.split())

    def _hear(self, story: list[Happening], anew: bool) -> None:
        self._happened |= {happening.kind for happening in story} if not anew else set()

    def _show(self, _changed: object = None) -> None:
        """Tell what is new about what is asked now; what was told before has been read."""
        controller, note = self._controller, self._note
        if controller is None or note is None:
            return
        asked: Decision | None = controller.decision
        self._learn()
        if asked is not None and controller.view is not None and self.speaks:
            self._now = new_in(asked, controller.view, self._happened, self._known)
            self._happened = set()
        note.tell(words_of(self._now) if self._now else "")

    def _read(self) -> None:
        self._learn()
        if self._note is not None:
            self._note.tell("")

    def _learn(self) -> None:
        """What is told now is known from now on."""
        if self._now and self._settings.coach:
            self._settings.lessons = " ".join([*self._settings.lessons.split(), self._now])
            storage.keep_settings(self._settings)
        self._now = ""
