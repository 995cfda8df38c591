"""What happened since one last looked, in a few pictures over the board. A click plays it again."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.api import ObjectView
from gui import theme
from gui.models.faces import current_face
from gui.models.recap import Picture
from gui.painting.face import NOTHING_LIVE
from gui.painting.fonts import Role, font
from gui.theme import CARD_RATIO
from gui.widgets.card_faces import FACES, card_pixmap

WIDE, HIGH = 176, 176
CARD, STEP = 58, 11


class RecapPicture(QAbstractButton):
    """One happening: cards, an arrow, what it is aimed at, and the words."""

    def __init__(self, picture: Picture, names: dict[int, str]) -> None:
        super().__init__()
        self.picture = picture
        self._names = names
        self.setFixedSize(WIDE, HIGH)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(picture.words)
        self.setToolTip(picture.words)
        FACES.painted.connect(self.update)
        FACES.sharpened.connect(self._sharpen)

    def _sharpen(self, _specs: object) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            hot = self.underMouse() or self.hasFocus()
            painter.setPen(QPen(theme.color("accent" if hot else "panel_border"), 1.6))
            painter.setBrush(theme.color("panel_raised"))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 9, 9)
            aimed = bool(self.picture.goals or self.picture.players)
            top = 12.0
            left = 12.0 if aimed else (WIDE - CARD - STEP * (len(self.picture.cards) - 1)) / 2
            self._paint_cards(painter, self.picture.cards, left, top)
            if aimed:
                self._paint_goal(painter, top)
            painter.setFont(font(Role.UI, 9))
            painter.setPen(theme.color("text"))
            words = QRectF(8, top + CARD * CARD_RATIO + 6, WIDE - 16, HIGH - CARD * CARD_RATIO - 26)
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(words, flags, self.picture.words)

    def _paint_cards(self, painter: QPainter, cards: Sequence[ObjectView], left: float, top: float) -> None:
        dpr = self.devicePixelRatioF()
        for at, card in enumerate(cards):
            picture = card_pixmap(current_face(card), NOTHING_LIVE, CARD, dpr)
            painter.drawPixmap(QPointF(left + at * STEP, top), picture)

    def _paint_goal(self, painter: QPainter, top: float) -> None:
        goals = self.picture.goals
        left = float(WIDE - 12 - CARD - STEP * (len(goals) - 1))
        middle = top + CARD * CARD_RATIO / 2
        self._paint_cards(painter, goals, left, top)
        if not goals:
            seat = self.picture.players[0]
            badge = QRectF(WIDE - 12 - CARD, middle - 17, CARD, 34)
            painter.setPen(QPen(theme.seat_color(seat), 2))
            painter.setBrush(theme.color("panel"))
            painter.drawRoundedRect(badge, 17, 17)
            painter.setPen(theme.color("text"))
            painter.setFont(font(Role.UI_STRONG, 9.5))
            painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, self._names.get(seat, ""))
            left = badge.x()
        if self.picture.cards:
            start = 12.0 + CARD + STEP * (len(self.picture.cards) - 1) + 2
            _paint_arrow(painter, QPointF(min(start, left - 16), middle), QPointF(left - 2, middle))


def _paint_arrow(painter: QPainter, start: QPointF, end: QPointF) -> None:
    ink = theme.color("accent")
    painter.setPen(QPen(ink, 3.4))
    painter.drawLine(start, end - QPointF(8, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    barb = 6 * math.sqrt(3) / 2
    painter.drawPolygon(QPolygonF([end, end + QPointF(-11, -barb), end + QPointF(-11, barb)]))


class RecapStrip(QWidget):
    """Lies over the board until it is closed, or the next thing is done."""

    replay_wanted = Signal(int)  # from which scene on

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.pictures: list[RecapPicture] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 14, 12)
        head = QHBoxLayout()
        self.title = QLabel(self.tr("Since you last looked"))
        self.title.setProperty("look", "heading")
        self.title.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        head.addWidget(self.title, 1)
        self.again = QPushButton(self.tr("Play it again"))
        self.again.clicked.connect(lambda: self.replay_wanted.emit(0))
        self.close_button = QPushButton(self.tr("Close"))
        self.close_button.clicked.connect(self.forget)
        for button in (self.again, self.close_button):
            button.setProperty("look", "quiet")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            head.addWidget(button)
        column.addLayout(head)
        self._row = QHBoxLayout()
        self._row.setSpacing(theme.GAP)
        column.addLayout(self._row)
        self.hide()

    def tell(self, pictures: Sequence[Picture], names: dict[int, str], replayable: bool) -> None:
        """Show these pictures; none hides the strip."""
        self.forget()
        if not pictures:
            return
        table = self.parentWidget()
        room = table.width() if table is not None else 0
        for picture in pictures[-max(1, (room - 40) // (WIDE + theme.GAP)) :]:
            made = RecapPicture(picture, names)
            made.clicked.connect(lambda _=False, scene=picture.scene: self.replay_wanted.emit(scene))
            self.pictures.append(made)
            self._row.addWidget(made)
        self.again.setVisible(replayable)
        self.setAccessibleName(f"{self.title.text()}: " + ". ".join(one.words for one in pictures))
        self.adjustSize()
        self.show()
        self.raise_()

    def forget(self) -> None:
        """Take the pictures away."""
        for made in self.pictures:
            self._row.removeWidget(made)
            made.hide()
            made.deleteLater()
        self.pictures = []
        self.setAccessibleName("")
        self.hide()

    def place(self, room: QRectF) -> None:
        """Stay in the upper part of the board, in its middle."""
        self.adjustSize()
        self.move(round(room.center().x() - self.width() / 2), round(room.y() + 12))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.color("accent"), 1.6))
            painter.setBrush(theme.color("panel", 244))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 12, 12)
