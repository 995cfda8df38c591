"""Pictures of cards at exact sizes, from the one cache that all regions share.

A card's art takes a while to paint the first time. With `FACES.patient` it is waited for; else a plain stand-in is
shown, the art is painted on a thread of its own, and `FACES.sharpened` says which to look at again. A face takes a few
milliseconds: when many are others at once, as when a board needs smaller cards, some are shown as they were last,
scaled, and painted in the next turns of the event loop, so that no picture of the table waits for all of them.
"""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Collection
from queue import SimpleQueue

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform

from gui import theme
from gui.painting.art import ART
from gui.painting.face import FaceSpec, LiveState, frame_colors, shown_power
from gui.painting.fonts import Role, font_at
from gui.painting.pictures import forget_art
from gui.painting.pixmaps import FacePixmaps
from gui.theme import CARD_RATIO

_TINTS = {"W": "#b9ae8a", "U": "#3d6d96", "B": "#3a3440", "R": "#95452f", "G": "#3c6b45"}
_TOGETHER_MS = 60
_PAINTING = 0.003  # seconds in which faces are painted for one picture of the table
_ROUGH, _WIDEST_ROUGH = 400, 220  # faces that are kept as they were last, and how wide in pixels


class CardFaces(QObject):
    """The faces of all cards on the screen."""

    forgotten = Signal()  # all are painted anew
    sharpened = Signal(object)  # the faces that were shown otherwise, and can be painted now

    def __init__(self) -> None:
        super().__init__()
        self.patient = True
        self._pixmaps = FacePixmaps()
        self._wanted: SimpleQueue[FaceSpec] = SimpleQueue()
        self._waiting: set[FaceSpec] = set()
        self._thread: threading.Thread | None = None
        self._soon: QTimer | None = None
        self._spent = 0.0  # seconds in which faces were painted in this turn of the event loop
        self._next: QTimer | None = None
        self._rough: set[FaceSpec] = set()  # those that were shown as they were last
        self._last: OrderedDict[tuple[FaceSpec, bool], QPixmap] = OrderedDict()

    def get(
        self, spec: FaceSpec, live: LiveState, width: int, dpr: float, *, now: bool = False, lying: bool = False
    ) -> QPixmap:
        """A card as wide as asked for (logical pixels), upright, or lying on its side if it is tapped.

        `now`: in full, since whoever asks keeps it. `lying`: on its side, as one is read that is printed so.
        """
        if not self.patient and spec.kind != "back" and not ART.ready(spec):
            self._want(spec)
            return _stand_in(spec, live, width, dpr)
        self._pixmaps.use_palette(theme.palette())
        wide = round(width * dpr)
        if self.patient or now or lying or wide > _WIDEST_ROUGH:
            return self._pixmaps.get(spec, live, wide, live.tapped or lying, dpr)
        return self._in_time(spec, live, wide, dpr)

    def _in_time(self, spec: FaceSpec, live: LiveState, wide: int, dpr: float) -> QPixmap:
        """The face as it is, or as it was last if too many have to be painted for this picture of the table."""
        if self._spent > _PAINTING and not self._pixmaps.holds(spec, live, wide, live.tapped, dpr):
            self._rough.add(spec)
            self._begin_anew()
            return self._rough_picture(spec, live, wide, dpr)
        start = time.perf_counter()
        found = self._pixmaps.get(spec, live, wide, live.tapped, dpr)
        self._spent += time.perf_counter() - start
        self._begin_anew()
        self._last[spec, live.tapped] = found
        self._last.move_to_end((spec, live.tapped))
        if len(self._last) > _ROUGH:
            self._last.popitem(last=False)
        return found

    def _rough_picture(self, spec: FaceSpec, live: LiveState, wide: int, dpr: float) -> QPixmap:
        """A face as it was last, turned and scaled; a stand-in of what was not seen lately."""
        if (last := self._last.get((spec, live.tapped))) is not None:
            return _scaled(last, wide, live.tapped, dpr)
        if (last := self._last.get((spec, not live.tapped))) is not None:
            turned = last.transformed(QTransform().rotate(90 if live.tapped else -90))
            return _scaled(turned, wide, live.tapped, dpr)
        return _stand_in(spec, live, round(wide / dpr), dpr)

    def _begin_anew(self) -> None:
        """In the next turn of the event loop there is time again."""
        if self._next is None:
            self._next = QTimer(self, singleShot=True, interval=0)
            self._next.timeout.connect(self._paint_more)
        if not self._next.isActive():
            self._next.start()

    def _paint_more(self) -> None:
        self._spent = 0.0
        if self._rough:
            rough, self._rough = self._rough, set()
            self.sharpened.emit(rough)

    def forget(self, names: Collection[str] | None = None) -> None:
        """Other pictures are there, of some names or of all: paint those cards anew, as they are looked at."""
        forget_art(names)
        self._last.clear()
        if names is None:
            self._pixmaps.clear()
        else:
            self._pixmaps.forget(names)
        self.forgotten.emit()

    def _want(self, spec: FaceSpec) -> None:
        if spec in self._waiting:
            return
        self._waiting.add(spec)
        self._wanted.put(spec)
        if self._soon is None:
            self._soon = QTimer(self, interval=_TOGETHER_MS)
            self._soon.timeout.connect(self._look)
        self._soon.start()
        if self._thread is None:
            self._thread = threading.Thread(target=self._paint, name="art", daemon=True)
            self._thread.start()

    def _paint(self) -> None:
        while True:
            ART.prepare([self._wanted.get()])

    def _look(self) -> None:
        """Tell once for all pictures that came in the meantime."""
        come = {spec for spec in self._waiting if ART.ready(spec)}
        self._waiting -= come
        if not self._waiting and self._soon is not None:
            self._soon.stop()
        if come:
            self.sharpened.emit(come)


FACES = CardFaces()


def card_pixmap(
    spec: FaceSpec, live: LiveState, width: int, dpr: float, *, now: bool = False, lying: bool = False
) -> QPixmap:
    """A card's picture, or a stand-in until it is painted; `now`: in full if its art is there."""
    return FACES.get(spec, live, width, dpr, now=now, lying=lying)


def _scaled(picture: QPixmap, wide: int, lying: bool, dpr: float) -> QPixmap:
    """A picture of a card at another width."""
    smooth = Qt.TransformationMode.SmoothTransformation
    made = picture.scaledToHeight(wide, smooth) if lying else picture.scaledToWidth(wide, smooth)
    made.setDevicePixelRatio(dpr)
    return made


def _stand_in(spec: FaceSpec, live: LiveState, width: int, dpr: float) -> QPixmap:
    """A plain card: its colour, its name and its numbers."""
    wide, high = float(width), width * CARD_RATIO
    made = QPixmap(round(wide * dpr), round(high * dpr))
    made.setDevicePixelRatio(dpr)
    made.fill(Qt.GlobalColor.transparent)
    colors = frame_colors(spec)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#14171a"))
        painter.drawRoundedRect(QRectF(0, 0, wide, high), wide * 0.05, wide * 0.05)
        painter.setBrush(QColor(_TINTS.get(colors[0], "#6d675e") if len(colors) == 1 else "#6d675e"))
        painter.drawRoundedRect(QRectF(wide * 0.04, wide * 0.04, wide * 0.92, high - wide * 0.08), 3, 3)
        painter.setPen(QColor("#f5f2ea"))
        painter.setFont(font_at(Role.TITLE, max(9.0, wide * 0.1), painter.device().logicalDpiY()))
        words = QRectF(wide * 0.08, wide * 0.06, wide * 0.84, high * 0.5)
        painter.drawText(words, Qt.TextFlag.TextWordWrap, spec.name)
        stats = shown_power(spec, live)
        if stats is not None:
            corner = QRectF(wide * 0.4, high * 0.82, wide * 0.54, high * 0.14)
            painter.drawText(corner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, "/".join(stats))
    if live.tapped:
        made = made.transformed(QTransform().rotate(90))
        made.setDevicePixelRatio(dpr)
    return made
