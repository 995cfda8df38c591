"""The course of all life totals, a line for each player in their colour and pattern, and the cards that did most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui import theme
from gui.models.course import Doer
from gui.models.faces import current_face
from gui.painting.face import NOTHING_LIVE
from gui.painting.fonts import Role, font
from gui.theme import CARD_RATIO
from gui.widgets.card_faces import card_pixmap
from gui.wording import tip

HIGH, AXIS, SIDE, SMALL = 132, 18.0, 26.0, 8.5
_DASHES = (None, [5.0, 3.0], [1.5, 2.5], [7.0, 2.5, 1.5, 2.5])  # lines are told apart by more than colour


class LifeChart(QWidget):
    """Life by turns."""

    def __init__(self) -> None:
        super().__init__()
        self.lives: dict[int, tuple[int, ...]] = {}
        self._names: tuple[str, ...] = ()
        self.setFixedHeight(HIGH)
        self.hide()

    def show_course(self, lives: Mapping[int, tuple[int, ...]], names: Sequence[str]) -> None:
        """Show how life went; with fewer than two turns there is nothing to see."""
        self.lives, self._names = dict(sorted(lives.items())), tuple(names)
        self.setVisible(len(self.lives) > 1)
        said = (
            f"{name}: {', '.join(str(life[seat]) for life in self.lives.values())}" for seat, name in enumerate(names)
        )
        self.setAccessibleName(self.tr("Course of life totals"))
        self.setAccessibleDescription("; ".join(said))
        self.update()

    def line_of(self, seat: int) -> list[QPointF]:
        """The places of a player's life totals."""
        turns, room = list(self.lives), self._room()
        low, high = self._span()
        first, last = turns[0], turns[-1]
        return [
            QPointF(room.x() + room.width() * (turn - first) / max(last - first, 1),
                    room.bottom() - room.height() * (lives[seat] - low) / (high - low))
            for turn, lives in self.lives.items()
        ]  # fmt: skip

    def _room(self) -> QRectF:
        return QRectF(SIDE, 6, self.width() - SIDE - 8, self.height() - AXIS - 8)

    def _span(self) -> tuple[int, int]:
        every = [life for lives in self.lives.values() for life in lives]
        low, high = min(0, *every), max(1, *every)
        return low, high

    def paintEvent(self, event: QPaintEvent) -> None:
        if len(self.lives) < 2:
            return
        room, (low, high) = self._room(), self._span()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(font(Role.UI, SMALL))
            for value in sorted({low, 0, (low + high) // 2, high}):
                y = room.bottom() - room.height() * (value - low) / (high - low)
                painter.setPen(QPen(theme.color("panel_border"), 1))
                painter.drawLine(QPointF(room.x(), y), QPointF(room.right(), y))
                painter.setPen(theme.color("text_muted"))
                beside = QRectF(0, y - 8, SIDE - 4, 16)
                painter.drawText(beside, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(value))
            turns = list(self.lives)
            below = QRectF(room.x(), room.bottom() + 3, room.width(), AXIS)
            painter.drawText(below, Qt.AlignmentFlag.AlignLeft, str(max(turns[0], 1)))
            painter.drawText(below, Qt.AlignmentFlag.AlignRight, self.tr("turn {n}").format(n=turns[-1]))
            for seat in range(len(next(iter(self.lives.values())))):
                pen = QPen(theme.seat_color(seat), 2.4)
                dashes = _DASHES[seat % len(_DASHES)]
                if dashes is not None:
                    pen.setDashPattern(dashes)
                painter.setPen(pen)
                line = self.line_of(seat)
                painter.drawPolyline(QPolygonF(line))
                painter.setBrush(theme.seat_color(seat))
                painter.drawEllipse(line[-1], 3.2, 3.2)
                painter.setBrush(Qt.BrushStyle.NoBrush)


class BestCards(QWidget):
    """The cards that did most, the first one largest."""

    def __init__(self) -> None:
        super().__init__()
        self.dealers: tuple[Doer, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_cards(self, dealers: Sequence[Doer]) -> None:
        """Show some cards with the damage that they dealt."""
        self.dealers = tuple(dealers)
        self.setVisible(bool(self.dealers))
        said = [self.words_of(doer) for doer in self.dealers]
        self.setToolTip(tip("\n".join(said)))
        self.setAccessibleName(self.tr("The cards that did most"))
        self.setAccessibleDescription("; ".join(said))
        self.updateGeometry()
        self.update()

    def words_of(self, doer: Doer) -> str:
        """A card and what it did."""
        if not doer.damage:
            return doer.card.name
        return self.tr("{name}: {n} damage").format(name=doer.card.name, n=doer.damage)

    def sizeHint(self) -> QSize:
        return QSize(268, round(self.boxes(268)[0].height()) + 4 if self.dealers else 0)

    def boxes(self, wide: int) -> list[QRectF]:
        """Where each card is painted: the first large, the others beside it in two rows."""
        count = len(self.dealers)
        if count < 2:
            return [QRectF(0, 0, 116, 116 * CARD_RATIO)] * count
        first = min(116.0, wide * 0.44)
        small = min((first * CARD_RATIO - 6) / 2 / CARD_RATIO, (wide - first - 14) / 2)
        found = [QRectF(0, 0, first, first * CARD_RATIO)]
        for at in range(count - 1):
            row, column = divmod(at, 2)
            found.append(
                QRectF(first + 8 + column * (small + 6), row * (small * CARD_RATIO + 6), small, small * CARD_RATIO)
            )
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for doer, box in zip(self.dealers, self.boxes(self.width()), strict=True):
                face = current_face(doer.card)
                picture = card_pixmap(face, NOTHING_LIVE, round(box.width()), self.devicePixelRatioF(), now=True)
                painter.drawPixmap(box.topLeft(), picture)
                if doer.damage:
                    chip = QRectF(box.x() + 3, box.bottom() - 24, 30, 20)
                    painter.setPen(QPen(theme.color("badge_edge"), 1))
                    painter.setBrush(theme.color("badge"))
                    painter.drawRoundedRect(chip, 9, 9)
                    painter.setPen(theme.color("badge_alert"))
                    painter.setFont(font(Role.NUMBER, 10))
                    painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, str(doer.damage))
