"""Dragging one thing on to another with the mouse.

An arrow, what is legal lights up, what is not says why.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from gui.models.marks import NOTHING, TABLE


class DragRules(Protocol):
    """Who knows what may be dragged where: the editor of the pending decision."""

    def can_drag(self, ref: int) -> bool:
        """Whether a thing may be dragged."""

    def drop_targets(self, ref: int) -> Iterable[int]:
        """Where it may be dropped."""

    def why_not_there(self, ref: int, target: int) -> str:
        """Why not there."""

    def hang(self, ref: int, target: int) -> None:
        """It hangs over a place now; both NOTHING: over none any more."""

    def drop(self, ref: int, target: int) -> bool:
        """It was dropped there."""

    def waits_to_know(self, ref: int) -> bool:
        """Whether it is still being found out where a thing may be dropped."""


class DragController(QObject):
    """One drag at a time; no nested event loop.

    Escape, the other button or leaving the window calls it off.
    """

    began = Signal(int)
    moved = Signal(int, QPoint, int)  # what is dragged, where to, what it would be dropped on
    advised = Signal(str)  # why it can't be dropped there; "" if it can
    ended = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rules: DragRules | None = None
        self.ref = NOTHING
        self.aimed = NOTHING
        self._let_go: tuple[QPoint, tuple[int, ...]] | None = None  # where, before it was known what that means
        self.refused = False  # what lies below the mouse may not be dropped on

    @property
    def active(self) -> bool:
        """Whether something is being dragged."""
        return self.ref != NOTHING

    def targets(self) -> frozenset[int]:
        """Where the dragged thing may be dropped."""
        return frozenset(self.rules.drop_targets(self.ref)) if self.rules and self.active else frozenset()

    def begin(self, ref: int) -> bool:
        """Take a thing up."""
        if self.active or self.rules is None or not self.rules.can_drag(ref):
            return False
        self.ref = ref
        if (application := QApplication.instance()) is not None:
            application.installEventFilter(self)
        self.began.emit(ref)
        return True

    def move(self, at: QPoint, over: tuple[int, ...]) -> None:
        """The mouse moved; `over` is what lies below it, the nearest first (a card, its board, the table).

        Over a card only that card is meant, or the table under it: never the player whose board it lies on.
        """
        if not self.active or self.rules is None:
            return
        legal = self.targets()
        pointed = over[:1] + tuple(ref for ref in over[1:] if ref == TABLE or over[0] == TABLE)
        self.aimed = next((ref for ref in pointed if ref in legal), NOTHING)
        illegal = over[0] if over and self.aimed == NOTHING and over[0] not in (NOTHING, TABLE, self.ref) else NOTHING
        why = self.rules.why_not_there(self.ref, illegal) if illegal != NOTHING else ""
        self.refused = bool(why)
        self.rules.hang(self.ref, self.aimed)
        self.moved.emit(self.ref, at, self.aimed)
        self.advised.emit(why)

    def end(self, at: QPoint, over: tuple[int, ...]) -> bool:
        """The button was let go: dropped on something legal, or nowhere."""
        if not self.active or self.rules is None:
            return False
        if self.rules.waits_to_know(self.ref):
            self._let_go = (at, over)
            return False
        self.move(at, over)
        rules, ref, target = self.rules, self.ref, self.aimed
        self.cancel()
        return target != NOTHING and rules.drop(ref, target)

    def go_on(self) -> None:
        """It is known now where it may be dropped: if it was let go meanwhile, that counts now."""
        if self._let_go is not None and self.active:
            at, over = self._let_go
            self._let_go = None
            self.end(at, over)

    def cancel(self) -> None:
        """Call the drag off."""
        self._let_go = None
        if self.active:
            self.ref = self.aimed = NOTHING
            self.refused = False
            if self.rules is not None:
                self.rules.hang(NOTHING, NOTHING)
            if (application := QApplication.instance()) is not None:
                application.removeEventFilter(self)
            self.advised.emit("")
            self.ended.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not self.active:
            return False
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self.cancel()
            return True
        other = isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.RightButton
        if other and event.type() == QEvent.Type.MouseButtonPress:
            self.cancel()
            return True
        if event.type() == QEvent.Type.ApplicationDeactivate:
            self.cancel()
        return False
