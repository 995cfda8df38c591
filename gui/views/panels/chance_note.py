"""What chance said, over the board for a moment.

Dice show their numbers, coins their sides (CR 705, 706).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from engine.api import Happening
from gui import theme
from gui.painting.fonts import Role, font
from gui.painting.symbols import paint_symbol

SHOWN_MS, THROW_MS = 3200, 800
MOST = 10
SIZE, GAP, PAD, TEXT = 72.0, 14.0, 18.0, 26.0
_FACES = {"planeswalker": "PW", "chaos": "CHAOS"}  # the symbols on the planar die (CR 901.3a)
_CORNERS = {4: 3, 6: 4, 8: 4, 10: 4, 12: 5, 20: 6}


@dataclass(frozen=True, slots=True)
class Thrown:
    """A die or a coin that was thrown; a coin has two sides, and the planar die none with a number."""

    sides: int
    result: str


def thrown_in(story: Sequence[Happening]) -> list[Thrown]:
    """The dice and coins of what happened."""
    found = []
    for happening in story:
        facts = dict(happening.facts)
        if happening.kind == "RollDie":
            found.append(Thrown(int(facts["sides"]), str(facts["result"])))
        elif happening.kind == "FlipCoin":
            found.append(Thrown(2, str(facts["side"])))
        elif happening.kind == "RollPlanarDie":
            found.append(Thrown(0, str(facts["face"])))
    return found


class ChanceNote(QWidget):
    """Lies over the board, lets every click through, and goes away by itself."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.thrown: list[Thrown] = []
        self._words = ""
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._timer.timeout.connect(self.hide)
        self.time = 1.0  # from 0, as they are thrown, to 1, when they lie still
        self._throw = QVariantAnimation(self)
        self._throw.setStartValue(0.0)
        self._throw.setEndValue(1.0)
        self._throw.valueChanged.connect(self._roll)
        self.hide()

    def _roll(self, time: float) -> None:
        self.time = time
        self.update()

    def tell(self, story: Sequence[Happening], factor: float = 0.0) -> None:
        """Show what was thrown, if anything was; `factor`: how slowly, 0 at once."""
        thrown = thrown_in(story)
        if not thrown:
            return
        self.thrown = thrown[-MOST:]
        numbers = [int(each.result) for each in thrown if each.sides > 2]
        total = self.tr("Total {n}").format(n=sum(numbers)) if len(numbers) > 1 else ""
        self._words = total or self.word_of(thrown[-1])
        self.setAccessibleName(", ".join(map(self.word_of, thrown)))
        wide = len(self.thrown) * (SIZE + GAP) - GAP + 2 * PAD
        self.resize(round(max(wide, 150)), round(SIZE + TEXT + 2 * PAD))
        self.place()
        self.show()
        self.raise_()
        self._timer.start()
        self._throw.stop()
        self.time = 0.0 if factor else 1.0  # nothing of the result is seen before it is thrown
        if factor:
            self._throw.setDuration(round(THROW_MS * factor))
            self._throw.start()

    def place(self) -> None:
        """Stay in the middle of the board."""
        board = self.parentWidget()
        if board is None:
            return
        room = board.rect()
        self.move(room.center().x() - self.width() // 2, round(room.height() * 0.42) - self.height() // 2)

    def word_of(self, thrown: Thrown) -> str:
        """A throw in words."""
        if thrown.sides == 2:
            return self.tr("Heads") if thrown.result == "heads" else self.tr("Tails")
        if not thrown.sides:
            faces = {"planeswalker": self.tr("Planeswalker"), "chaos": self.tr("Chaos"), "blank": self.tr("Blank")}
            return faces[thrown.result]
        return self.tr("d{sides}: {n}").format(sides=thrown.sides, n=thrown.result)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.color("panel_border"), 1.5))
            painter.setBrush(theme.color("panel", 235))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 14, 14)
            x = (self.width() - len(self.thrown) * (SIZE + GAP) + GAP) / 2
            for number, thrown in enumerate(self.thrown):
                _paint_flying(painter, QRectF(x, PAD, SIZE, SIZE), thrown, self.time, number)
                x += SIZE + GAP
            if self.time < 1.0:
                return
            painter.setPen(theme.color("text"))
            painter.setFont(font(Role.UI_STRONG, 12))
            words = QRectF(0, PAD + SIZE + 4, self.width(), TEXT)
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self._words)


def _paint_flying(painter: QPainter, box: QRectF, thrown: Thrown, time: float, number: int) -> None:
    """A die tumbles and shows other numbers on the way, a coin spins; both bounce until they lie still."""
    if time >= 1.0:
        _paint_one(painter, box, thrown)
        return
    bounce = abs(math.cos(time * math.pi * 2.5)) * (1 - time) ** 1.5
    seen = thrown
    if thrown.sides > 2 and time < 0.8:
        seen = Thrown(thrown.sides, str(1 + (number * 5 + int(time * 14) * 7) % thrown.sides))
    elif thrown.sides == 2 and time < 0.85:
        seen = Thrown(2, "heads" if int(time * 12) % 2 else "tails")
    painter.save()
    painter.translate(box.center() - QPointF(0, bounce * (box.top() + box.height() * 0.2)))
    if thrown.sides == 2:
        painter.scale(1.0, max(0.08, abs(math.cos(time * math.pi * 6 * (1 - time * 0.4)))) if time < 0.85 else 1.0)
    else:
        painter.rotate(540 * (1 - time) ** 2 * (1 if number % 2 else -1))
    _paint_one(painter, box.translated(-box.center()), seen)
    painter.restore()


def _paint_one(painter: QPainter, box: QRectF, thrown: Thrown) -> None:
    painter.setPen(QPen(theme.color("badge_edge"), 2))
    if thrown.sides == 2:
        painter.setBrush(theme.color("accent"))
        painter.drawEllipse(box.adjusted(2, 2, -2, -2))
        painter.drawEllipse(box.adjusted(8, 8, -8, -8))
    else:
        painter.setBrush(theme.color("panel_raised"))
        if thrown.sides in (0, 6):
            painter.drawRoundedRect(box.adjusted(5, 5, -5, -5), 12, 12)
        else:
            painter.drawPolygon(_polygon(box, _CORNERS.get(thrown.sides, 6)))
    if not thrown.sides:
        if thrown.result in _FACES:
            paint_symbol(painter, _FACES[thrown.result], box.adjusted(16, 16, -16, -16))
        return
    painter.setPen(theme.color("accent_text" if thrown.sides == 2 else "text"))
    painter.setFont(font(Role.NUMBER, 20))
    text = thrown.result[0].upper() if thrown.sides == 2 else thrown.result
    drop = box.height() * 0.1 if thrown.sides == 4 else 0.0
    painter.drawText(box.adjusted(0, drop, 0, drop), Qt.AlignmentFlag.AlignCenter, text)


def _polygon(box: QRectF, corners: int) -> QPolygonF:
    """A regular polygon that stands on an edge or a corner, as dice are drawn."""
    radius, center = box.width() / 2, box.center()
    turns = [2 * math.pi * number / corners - math.pi / 2 for number in range(corners)]
    return QPolygonF([center + QPointF(math.cos(turn) * radius, math.sin(turn) * radius) for turn in turns])
