"""Lets what happens be heard: beats as they begin, what is tapped, questions, refusals, and the end."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.api import Act, Decision, View
from gui.controllers.match_controller import MatchController
from gui.models.beats import Beat
from gui.sounds.choosing import Chooser, end_of
from gui.sounds.player import Player
from gui.storage import Settings

ON, OFF = "on", "off"


class TableSounds(QObject):
    """Hears a match, and plays what the settings allow: nothing until a person has asked for it."""

    def __init__(self, settings: Settings, parent: QObject | None = None, player: Player | None = None) -> None:
        super().__init__(parent)
        self.player = player or Player()
        self._chooser: Chooser | None = None
        self._controller: MatchController | None = None
        self._tapped: frozenset[int] | None = None  # as it was seen last
        self.settle(settings)

    def settle(self, settings: Settings) -> None:
        """Be as loud as the settings say."""
        self.player.on, self.player.loud = settings.sounds == ON, settings.loudness
        if not self.player.on:
            self.player.stop()

    def listen(self, controller: MatchController) -> None:
        """Follow a match."""
        if controller is not self._controller:
            self._controller, self._tapped = controller, None
            controller.playback.began.connect(self._beat)
            controller.decision_changed.connect(self._asked)
            controller.ended.connect(self._ended)
            controller.view_changed.connect(self._seen)
            controller.refused.connect(lambda _why, _rule: self.play("refused"))
            controller.seat_wanted.connect(lambda _who, _quick: self.play("curtain"))
            self.play("begin")

    def play(self, name: str) -> None:
        """Play one of the sounds, by its name or the letters with which it begins."""
        if self.player.on:
            self.player.play(self._choose().one_of(name))

    def _choose(self) -> Chooser:
        if self._chooser is None:
            self._chooser = Chooser()
        return self._chooser

    def _beat(self, beat: Beat, _ms: int, view: View) -> None:
        if self.player.on:
            for name in self._choose().of_beat(beat, view):
                self.player.play(name)

    def _seen(self, view: View) -> None:
        """What was tapped or untapped since the last view is heard, once for all of it."""
        tapped, before = frozenset(oid for oid, seen in view.objects.items() if seen.tapped), self._tapped
        self._tapped = tapped
        if before is None:
            return
        if tapped - before:
            self.play("tap")
        elif any(oid in view.objects for oid in before - tapped):
            self.play("untap")

    def _asked(self, decision: Decision | None) -> None:
        if decision is not None and not isinstance(decision, Act):  # which is asked again and again
            self.play("asked")

    def _ended(self, view: View) -> None:
        self.play(end_of(view))
