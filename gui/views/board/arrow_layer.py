"""Arrows over the whole table: targets, attacks, blocks, and the one being dragged."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QPolygonF, QRegion
from PySide6.QtWidgets import QWidget

from gui import theme
from gui.models.marks import Arrow

Anchor = Callable[[int], QPoint | None]
Line = tuple[Arrow, QPointF, QPointF]  # an arrow, and where it begins and ends
_DASHES = {"block": [1.0, 1.6], "attack": [6.0, 2.4]}  # told apart by more than colour


FRAME_MS = 16
LOOKS = 20  # without anything having moved
BEND = 70.0  # pixels by which an arrow leaves the straight line at most
HEAD = 17.0  # the length of its point
RIM = 7  # half the breadth of its shaft, with the dark rim
PIECE = 60.0  # pixels of an arrow that are painted anew as one rectangle


class ArrowLayer(QWidget):
    """A sheet above all regions that never takes a mouse event."""

    def __init__(self, parent: QWidget, anchor: Anchor) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._anchor = anchor
        self._arrows: tuple[Arrow, ...] = ()
        self._drag: tuple[int, QPoint, str] | None = None  # from what, to where, in which colour
        self._ghost = QPixmap()
        self._lines: list[Line] = []  # the arrows that are painted, and where
        self._covered = QRegion()  # all that is painted
        self._following = QTimer(self, interval=FRAME_MS)
        self._following.timeout.connect(self._look_again)
        self._looks = 0  # times that it is still looked where things are

    @property
    def arrows(self) -> tuple[Arrow, ...]:
        """The arrows that are shown."""
        return self._arrows

    @property
    def dragging(self) -> bool:
        """Whether an arrow follows the mouse."""
        return self._drag is not None

    @property
    def drag_ink(self) -> str:
        """The colour of the arrow that follows the mouse; "" if there is none."""
        return self._drag[2] if self._drag is not None else ""

    def show_arrows(self, arrows: Sequence[Arrow]) -> None:
        """Show these arrows and no others."""
        if tuple(arrows) != self._arrows:
            self._arrows = tuple(arrows)
        self.follow()

    def follow(self) -> None:
        """What arrows lead from and to may move for a while, or stand large now: they go along."""
        self._looks = LOOKS
        self._look_again()
        if self._arrows:
            self._following.start()

    @property
    def following(self) -> bool:
        """Whether it is looked whether anything has moved."""
        return self._following.isActive()

    def _look_again(self) -> None:
        self._looks -= 1
        now = self._placed()
        if now != self._lines:
            self._looks = LOOKS
            self._lines = now
            self._refresh()
        if self._looks <= 0:
            self._following.stop()

    def _placed(self) -> list[Line]:
        """Where the arrows are, as far as both their ends are shown."""
        lines = ((arrow, self._place(arrow.start), self._place(arrow.end)) for arrow in self._arrows)
        return [(arrow, start, end) for arrow, start, end in lines if start is not None and end is not None]

    def show_drag(
        self, start: int, at: QPoint, aimed: bool, refused: bool = False, ghost: QPixmap | None = None
    ) -> None:
        """Let an arrow, or the picture of a card, follow the mouse; red where it may not be dropped."""
        self._drag = (start, at, "legal" if aimed else "danger" if refused else "accent")
        self._ghost = ghost or QPixmap()
        self._refresh()

    def end_drag(self) -> None:
        """Take the arrow of the drag away."""
        self._drag = None
        self._ghost = QPixmap()
        self._refresh()

    def _refresh(self) -> None:
        """Paint anew just where an arrow is or was: what lies below is painted with it."""
        covered = QRegion()
        for _, start, end in self._lines:
            covered |= _around(start, end)
        if (ends := self._dragged()) is not None:
            covered |= _around(*ends)
        elif self._drag is not None:
            covered |= self._ghost_box().toAlignedRect()
        self.update(covered | self._covered)
        self._covered = covered

    def _dragged(self) -> tuple[QPointF, QPointF] | None:
        """Where the arrow that follows the mouse begins and ends, if one does."""
        if self._drag is None or not self._ghost.isNull():
            return None
        start = self._place(self._drag[0])
        return None if start is None else (start, QPointF(self.mapFromGlobal(self._drag[1])))

    def _ghost_box(self) -> QRectF:
        """Where the card that follows the mouse is."""
        assert self._drag is not None
        box = QRectF(QPointF(0, 0), self._ghost.deviceIndependentSize())
        box.moveCenter(QPointF(self.mapFromGlobal(self._drag[1])))
        return box

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._lines and self._drag is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for arrow, start, end in self._lines:
                _paint_arrow(painter, start, end, theme.seat_color(arrow.seat), arrow.kind, 0.4 if arrow.faint else 0.9)
            if self._drag is not None:
                self._paint_drag(painter, self._drag[2])

    def _paint_drag(self, painter: QPainter, ink: str) -> None:
        if not self._ghost.isNull():
            painter.setOpacity(0.88)
            painter.drawPixmap(self._ghost_box().topLeft(), self._ghost)
            painter.setOpacity(1.0)
        elif (ends := self._dragged()) is not None:
            _paint_arrow(painter, *ends, theme.color(ink), "drag", 0.95)

    def _place(self, ref: int) -> QPointF | None:
        found = self._anchor(ref)
        return None if found is None else QPointF(self.mapFromGlobal(found))


def _middle(start: QPointF, end: QPointF) -> QPointF:
    """The point that an arrow bends towards."""
    across = end - start
    length = max(1.0, math.hypot(across.x(), across.y()))
    bend = min(BEND, length * 0.16)
    return (start + end) / 2 + QPointF(across.y() / length * bend, -across.x() / length * bend)


def _around(start: QPointF, end: QPointF) -> QRegion:
    """Where an arrow between two places is seen: small rectangles along it, and one around its head."""
    curve = QPainterPath(start)
    curve.quadTo(_middle(start, end), end)
    pieces = max(1, round(curve.length() / PIECE))
    points = [curve.pointAtPercent(at / pieces) for at in range(pieces + 1)]
    found = QRegion(QRectF(end, end).adjusted(-HEAD - 2, -HEAD - 2, HEAD + 2, HEAD + 2).toAlignedRect())
    for first, second in pairwise(points):
        found |= QRectF(first, second).normalized().adjusted(-RIM, -RIM, RIM, RIM).toAlignedRect()
    return found


def _paint_arrow(painter: QPainter, start: QPointF, end: QPointF, ink: QColor, kind: str, opacity: float) -> None:
    """A bent arrow with a dark rim, so that it is seen on any ground."""
    across = end - start
    length = math.hypot(across.x(), across.y())
    if length < 12:
        return
    middle = _middle(start, end)
    pointing = math.atan2(end.y() - middle.y(), end.x() - middle.x())
    neck = end - QPointF(math.cos(pointing), math.sin(pointing)) * HEAD * 0.8
    path = QPainterPath(start)
    path.quadTo(middle, neck)
    barbs = [end - QPointF(math.cos(pointing + turn), math.sin(pointing + turn)) * HEAD for turn in (0.5, -0.5)]
    tip = QPolygonF([end, *barbs])
    painter.setOpacity(opacity)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, tone in ((8.0, theme.color("shadow", 170)), (4.6, ink)):
        pen = QPen(tone, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        if kind in _DASHES:
            pen.setDashPattern([part * 4.6 / width for part in _DASHES[kind]])
        painter.setPen(pen)
        painter.drawPath(path)
    painter.setPen(QPen(theme.color("shadow", 190), 1.6))
    painter.setBrush(ink)
    painter.drawPolygon(tip)
    painter.drawEllipse(QRectF(start.x() - 4.5, start.y() - 4.5, 9, 9))
    painter.setOpacity(1.0)
