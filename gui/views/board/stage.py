"""Where happenings are seen: cards that fly, numbers that rise, banners.

Lies over the table, takes no mouse event.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from gui import theme
from gui.painting.fonts import Role, font
from gui.theme import CARD_RATIO

ARC, HIGHEST_ARC = 0.16, 70.0  # how high a thrown card rises by its way, and at most
LEAN = 9.0  # degrees
SWEEP = 0.38  # the part of a beat in which a card flies; then it stands
_RIM, _REACH = 14, 24  # around what stands large; around what moves, with the corners of what leans
LINE = 18.0  # pixels for a line of words
MOST_LINES = 3
RISE, NUMBER = 34.0, 44.0  # how far a number rises, and how high its plate is
GAP = 4.0  # between a player's plate and a number that is about it
PLATE = 10 + LINE * MOST_LINES  # the height of the words below a card that stands large, at most


@dataclass(slots=True)
class Actor:
    """Something painted while a beat lasts.

    Where it is at a time from 0 to 1, and how it is painted there.
    """

    area: Callable[[float], QRectF]
    paint: Callable[[QPainter, QRectF, float], None]


@dataclass(frozen=True, slots=True)
class Held:
    """A card that stands large beside the board."""

    ref: int
    picture: QPixmap
    area: QRectF
    words: str
    ink: QColor


def ease(t: float) -> float:
    """From 0 to 1, quick at first."""
    return 1 - (1 - min(max(t, 0.0), 1.0)) ** 3


class Stage(QWidget):
    """Plays one beat at a time.

    `deeds` are done at every picture: moving and fading what lies on the board.

    Each deed is done once more at its end, whatever becomes of the others. What it moves it looks up every time, for
    the board may be shown without that before the beat is over.
    """

    held_changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.held: Held | None = None
        self._actors: list[Actor] = []
        self._deeds: list[Callable[[float], None]] = []
        self._standing: tuple[Held, QPixmap] | None = None  # what stands large, and how it looks
        self._time = 0.0
        self._covered = QRegion()  # all that is painted
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._tick)

    @property
    def actors(self) -> int:
        """How many things are painted now."""
        return len(self._actors)

    def play(self, ms: int, actors: list[Actor], deeds: list[Callable[[float], None]]) -> None:
        """Begin a beat."""
        self.finish()
        self._clock.setDuration(max(ms, 1))  # which may tell that the last beat is at its end
        self._actors, self._deeds = actors, deeds
        self._clock.start()

    def hold(self, held: Held | None) -> None:
        """Let a card stand large, or take it away."""
        self.held = held
        self._refresh()
        self.held_changed.emit()

    def finish(self) -> None:
        """End what is under way: everything lies as if it had been seen to its end."""
        self._clock.stop()
        outstanding, self._deeds, self._actors = self._deeds, [], []
        self._refresh()
        with ExitStack() as each:  # one that fails keeps none from being done, and is not tried again
            for deed in reversed(outstanding):
                each.callback(deed, 1.0)

    def rest(self) -> None:
        """Nothing happens any more."""
        self.finish()
        self.held = self._standing = None
        self._refresh()
        self.held_changed.emit()

    def _held_picture(self, held: Held) -> QPixmap:
        """The card that stands large, painted once."""
        if self._standing is None or self._standing[0] is not held:
            frame, dpr = _frame_of(held), self.devicePixelRatioF()
            picture = QPixmap((frame.size() * dpr).toSize())
            picture.setDevicePixelRatio(dpr)
            picture.fill(Qt.GlobalColor.transparent)
            with QPainter(picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                painter.translate(-frame.topLeft())
                _paint_held(painter, held)
            self._standing = (held, picture)
        return self._standing[1]

    def _tick(self, time: float) -> None:
        self._time = time
        for deed in self._deeds:
            deed(time)
        self._refresh()

    def _refresh(self) -> None:
        """Paint anew just where something is or was."""
        now = QRegion()
        for actor in self._actors:
            now |= actor.area(self._time).adjusted(-_REACH, -_REACH, _REACH, _REACH).toAlignedRect()
        if self.held is not None:
            now |= _frame_of(self.held).toAlignedRect()
        self.update(now | self._covered)
        self._covered = now

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            if self.held is not None:
                painter.drawPixmap(_frame_of(self.held).topLeft(), self._held_picture(self.held))
            for actor in self._actors:
                actor.paint(painter, actor.area(self._time), self._time)


def _frame_of(held: Held) -> QRectF:
    """All that belongs to a card that stands large, on whole pixels."""
    return QRectF(held.area.adjusted(-_RIM - 4, -_RIM, _RIM + 4, PLATE + 16).toAlignedRect())


def _paint_held(painter: QPainter, held: Held) -> None:
    """The card with a dark rim, and below it who does what."""
    rim = held.area.adjusted(-7, -7, 7, 7)
    painter.setPen(QPen(held.ink, 2.4))
    painter.setBrush(theme.color("shadow", 165))
    painter.drawRoundedRect(rim, 14, 14)
    painter.drawPixmap(held.area, held.picture, QRectF(held.picture.rect()))
    paint_plate(painter, QRectF(rim.x() - 8, rim.bottom() + 4, rim.width() + 16, PLATE), held.words, held.ink, 10.5)


def paint_plate(painter: QPainter, box: QRectF, text: str, ink: QColor, size: float) -> None:
    """Words on a dark plate, as high as its lines; of very many words the first."""
    painter.setFont(font(Role.UI_STRONG, size))
    room = box.adjusted(7, 2, -7, -2)
    wide = round(room.width() * (MOST_LINES - 0.3))  # lines break at words
    shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, wide)
    whole = painter.fontMetrics().boundingRect(room.toRect(), Qt.TextFlag.TextWordWrap, shown)
    room.setHeight(min(room.height(), whole.height() + 4.0))
    painter.setPen(QPen(ink, 1.4))
    painter.setBrush(theme.color("panel", 235))
    painter.drawRoundedRect(room.adjusted(-7, -2, 7, 2), 8, 8)
    painter.setPen(theme.color("text"))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, shown)


# actors


def flight(picture: QPixmap, start: QPointF, goal: QRectF, share: float = 1.0, small: float = 0.3) -> Actor:
    """A card that is thrown from a place to where it will stand, in an arc, leaning and growing on the way."""
    far = goal.center() - start
    lift = min(ARC * math.hypot(far.x(), far.y()), HIGHEST_ARC)
    lean = LEAN if far.x() >= 0 else -LEAN

    def area(time: float) -> QRectF:
        way = ease(time / share)
        scale = small + (1 - small) * way
        center = start + far * way - QPointF(0, lift * math.sin(math.pi * way))
        box = QRectF(0, 0, goal.width() * scale, goal.height() * scale)
        box.moveCenter(center)
        return box

    def paint(painter: QPainter, box: QRectF, time: float) -> None:
        if time < share:
            painter.save()
            painter.translate(box.center())
            painter.rotate(lean * (1 - ease(time / share)))
            painter.drawPixmap(box.translated(-box.center()), picture, QRectF(picture.rect()))
            painter.restore()

    return Actor(area, paint)


def beside(plate: QRectF, edge: float, text: str) -> QPointF:
    """From where a number rises beside a player's plate: at its right, if it ends before the edge, else below."""
    wide = _number_width(text)
    if plate.right() + wide + GAP <= edge:
        return QPointF(plate.right() + wide / 2 + GAP, plate.center().y())
    return QPointF(plate.center().x(), plate.bottom() + NUMBER / 2 + RISE + GAP)


def _number_width(text: str) -> float:
    return 30.0 + len(text) * 15


def rising(text: str, at: QPointF, ink: QColor, size: float = 26) -> Actor:
    """A number that rises and fades; at the upper edge it sinks, so that it is seen whole."""
    wide = _number_width(text)
    way = RISE if at.y() - NUMBER / 2 > RISE else -RISE

    def area(time: float) -> QRectF:
        return QRectF(at.x() - wide / 2, max(0.0, at.y() - 24 - way * ease(time)), wide, NUMBER)

    def paint(painter: QPainter, box: QRectF, time: float) -> None:
        painter.setOpacity(1.0 if time < 0.65 else max(0.0, (1 - time) / 0.35))
        painter.setPen(QPen(ink, 2))
        painter.setBrush(theme.color("badge"))
        painter.drawRoundedRect(box, 21, 21)
        painter.setFont(font(Role.NUMBER, size * 0.75))
        painter.setPen(theme.color("badge_text"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        painter.setOpacity(1.0)

    return Actor(area, paint)


def ring(box: Callable[[], QRectF | None], ink: QColor) -> Actor:
    """A ring that widens around a thing, wherever that lies by then."""
    last = box() or QRectF()

    def area(time: float) -> QRectF:
        nonlocal last
        last = box() or last
        grown = 12 * ease(time)
        return last.adjusted(-grown, -grown, grown, grown)

    def paint(painter: QPainter, now: QRectF, time: float) -> None:
        painter.setOpacity(max(0.0, 1 - time))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink, 5))
        painter.drawRoundedRect(now, 12, 12)
        painter.setOpacity(1.0)

    return Actor(area, paint)


def banner(text: str, room: QRectF, ink: QColor) -> Actor:
    """Large words across the board."""
    box = QRectF(room.x(), room.center().y() - 46, room.width(), 92)

    def area(_time: float) -> QRectF:
        return box

    def paint(painter: QPainter, now: QRectF, time: float) -> None:
        painter.setOpacity(min(1.0, time * 6, (1 - time) * 5))
        painter.fillRect(now, theme.color("shadow", 200))
        painter.fillRect(QRectF(now.x(), now.y(), now.width(), 3), ink)
        painter.fillRect(QRectF(now.x(), now.bottom() - 3, now.width(), 3), ink)
        painter.setFont(font(Role.TITLE, 30))
        painter.setPen(ink)
        painter.drawText(now, Qt.AlignmentFlag.AlignCenter, text)
        painter.setOpacity(1.0)

    return Actor(area, paint)


def card_box(width: float, center: QPointF) -> QRectF:
    """A card's rectangle of a width around a place."""
    box = QRectF(0, 0, width, width * CARD_RATIO)
    box.moveCenter(center)
    return box


def placed(point: QPoint) -> QPointF:
    """A place as numbers with fractions."""
    return QPointF(point)
