"""What happens at the table is seen to happen, and no input is lost meanwhile.

It hastens what is seen, and counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from gui.dialogs.editor import Choice
from gui.models.beats import Beat
from gui.models.marks import NOTHING
from gui.models.recap import Scene, pictures_of
from gui.views.table.acting import Acting

if TYPE_CHECKING:
    from gui.views.table.table import Table

MOST_TOLD = 3  # of what happens at the same time
_ALONE = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)
_MAIN = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TableHappenings(QObject):
    """Connects the playback with the stage, and hears every press while something is under way."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table
        self._acting = Acting(table)
        self._playback = table.controller.playback
        self._owed = NOTHING  # what was clicked before it was known what is asked
        self.words = ""  # what is seen to happen now
        self._playback.began.connect(self._tell)
        self._playback.began.connect(self._acting.play)
        self._playback.again.connect(table.show_view)
        self._playback.playing_changed.connect(self._playing)
        self._scenes: list[Scene] = []
        table.controller.missed.connect(self._tell_missed)
        table.recap.replay_wanted.connect(self._replay)

    @property
    def playing(self) -> bool:
        """Whether something is under way."""
        return self._playback.playing

    def choices(self) -> list[Choice]:
        """The button that hastens what is under way."""
        return [Choice("hasten", self.tr("Go on"), main=True)]

    def _tell(self, beat: Beat) -> None:
        """Say beside the board what is seen: who does what to whom, which the pictures leave open."""
        said = list(dict.fromkeys(happening.text for happening in beat.happenings if happening.text))
        more = self.tr("{n} more").format(n=len(said) - MOST_TOLD)
        self.words = " · ".join([*said[:MOST_TOLD], more] if len(said) > MOST_TOLD + 1 else said)
        self._table.refresh_words()

    def owe(self, ref: int) -> None:
        """A thing was clicked while nothing was asked.

        It counts for the next question, if it can be used then.
        """
        self._owed = ref

    def pay(self) -> None:
        """A question is asked: what was clicked before counts now."""
        ref, self._owed = self._owed, NOTHING
        editor = self._table.editor
        if ref != NOTHING and editor is not None and ref in set(editor.lit()):
            self._table.click(ref)

    def forget(self) -> None:
        """Another person looks: nothing that only the last one knows is kept."""
        self._scenes = []
        self._owed = NOTHING
        self._table.recap.forget()

    def _tell_missed(self, scenes: list[Scene]) -> None:
        """Show in pictures what whoever took the seat missed."""
        view = self._table.controller.view
        if view is None or self._table.curtain.isVisible():
            return
        self._scenes = scenes
        names = {player.seat: player.name for player in view.players}
        self._table.recap.tell(pictures_of(scenes), names, self._playback.factor > 0)

    def _replay(self, scene: int) -> None:
        """Play what was missed again, from just before a scene."""
        view = self._table.controller.view
        if view is not None:
            self._playback.play_again(self._scenes[max(0, scene - 1) :], view)

    def _playing(self, playing: bool) -> None:
        application = QApplication.instance()
        assert application is not None
        if playing:
            application.installEventFilter(self)
        else:
            application.removeEventFilter(self)
            self.words = ""
            self._table.stage.rest()
        self._table.refresh_bar()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._key(event)
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            return self._mouse(watched, event)
        return False

    def _ours(self, watched: QObject) -> bool:
        return isinstance(watched, QWidget) and (watched is self._table or self._table.isAncestorOf(watched))

    def _key(self, event: QKeyEvent) -> bool:
        """A key hastens; then it counts, but for the main one: that would decide what has not been read yet."""
        if event.key() in _ALONE or event.isAutoRepeat() or QApplication.activeWindow() is not self._table.window():
            return False
        self._playback.hasten()
        return event.key() in _MAIN

    def _mouse(self, watched: QObject, event: QMouseEvent) -> bool:
        """A click hastens; then it counts for what was under it, wherever that lies now, if that is no button."""
        if not self._ours(watched) or event.button() != Qt.MouseButton.LeftButton:
            return False
        if watched in self._table.bar.buttons.values():
            self._playback.hasten()
            return True
        at = event.globalPosition().toPoint()
        before = self._table.refs_at(at)[:1]
        self._playback.hasten()
        if self._table.curtain.isVisible() or self._table.refs_at(at)[:1] == before:
            return False
        if before and before[0] >= 0 and self._table.anchor(before[0]) is not None:
            self._table.click(before[0])
        return True
