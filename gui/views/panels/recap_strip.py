"""What happened since one last looked, in a few pictures beside the board. A click plays it again."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from engine.api import ObjectView
from gui import theme
from gui.models.faces import current_face
from gui.models.recap import Picture
from gui.painting.face import NOTHING_LIVE
from gui.painting.fonts import Role, font
from gui.theme import CARD_RATIO
from gui.widgets.card_faces import FACES, card_pixmap
from gui.widgets.label import Label
from gui.wording import tip

HIGH = 64
CARD, STEP = 38, 9
EDGE, GAP = 8.0, 22.0  # around what is painted, and between the cards and what they are aimed at


class RecapPicture(QAbstractButton):
    """One happening: cards, an arrow, what it is aimed at, and the words beside them."""

    hovered = Signal(object)  # the ObjectView of its first card

    def __init__(self, picture: Picture, names: dict[int, str]) -> None:
        super().__init__()
        self.picture = picture
        self._names = names
        self.setFixedHeight(HIGH)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(picture.words)
        self.setToolTip(tip(picture.words))
        FACES.forgotten.connect(self.update)
        FACES.sharpened.connect(self._sharpen)

    def _sharpen(self, _specs: object) -> None:
        self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        if self.picture.cards:
            self.hovered.emit(self.picture.cards[0])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As high as its words need."""
        super().resizeEvent(event)
        left = self._words_from() + EDGE
        room = QRect(0, 0, max(40, round(self.width() - left - 6)), 1000)
        high = QFontMetrics(font(Role.UI, 9)).boundingRect(room, Qt.TextFlag.TextWordWrap, self.picture.words).height()
        self.setFixedHeight(max(HIGH, high + 12))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            hot = self.underMouse() or self.hasFocus()
            painter.setPen(QPen(theme.color("accent" if hot else "panel_border"), 1.6))
            painter.setBrush(theme.color("panel_raised"))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
            self._paint_cards(painter, self.picture.cards, EDGE)
            if self.picture.goals:
                self._paint_cards(painter, self.picture.goals, self._goal_from())
            elif self.picture.players:
                self._paint_player(painter, self.picture.players[0])
            if self.picture.cards and self._aimed:
                middle, start = self.height() / 2, EDGE + _breadth(self.picture.cards)
                _paint_arrow(painter, QPointF(start + 2, middle), QPointF(start + GAP - 2, middle))
            painter.setFont(font(Role.UI, 9))
            painter.setPen(theme.color("text"))
            left = self._words_from() + EDGE
            words = QRectF(left, 4, self.width() - left - 6, self.height() - 8)
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(words, flags, self.picture.words)

    @property
    def _aimed(self) -> bool:
        return bool(self.picture.goals or self.picture.players)

    def _goal_from(self) -> float:
        """Where what it is aimed at begins."""
        return EDGE + _breadth(self.picture.cards) + (GAP if self.picture.cards else 0.0)

    def _words_from(self) -> float:
        """Where cards, arrow and goal end."""
        if self.picture.goals:
            return self._goal_from() + _breadth(self.picture.goals)
        if self.picture.players:
            return self._goal_from() + _badge_width(self._name())
        return EDGE + _breadth(self.picture.cards)

    def _name(self) -> str:
        name = self._names.get(self.picture.players[0], "")
        return QFontMetrics(font(Role.UI_STRONG, 9.5)).elidedText(name, Qt.TextElideMode.ElideRight, 56)

    def _paint_cards(self, painter: QPainter, cards: Sequence[ObjectView], left: float) -> None:
        dpr, top = self.devicePixelRatioF(), (self.height() - CARD * CARD_RATIO) / 2
        for at, card in enumerate(cards):
            picture = card_pixmap(current_face(card), NOTHING_LIVE, CARD, dpr)
            painter.drawPixmap(QPointF(left + at * STEP, top), picture)

    def _paint_player(self, painter: QPainter, seat: int) -> None:
        name = self._name()
        badge = QRectF(self._goal_from(), self.height() / 2 - 13, _badge_width(name), 26)
        painter.setPen(QPen(theme.seat_color(seat), 2))
        painter.setBrush(theme.color("panel"))
        painter.drawRoundedRect(badge, 13, 13)
        painter.setPen(theme.color("text"))
        painter.setFont(font(Role.UI_STRONG, 9.5))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, name)


def _badge_width(name: str) -> float:
    return max(CARD, QFontMetrics(font(Role.UI_STRONG, 9.5)).horizontalAdvance(name) + 16)


def _breadth(cards: Sequence[ObjectView]) -> float:
    """How wide some cards are that lie on each other."""
    return CARD + STEP * (len(cards) - 1) if cards else 0.0


def _paint_arrow(painter: QPainter, start: QPointF, end: QPointF) -> None:
    ink = theme.color("accent")
    painter.setPen(QPen(ink, 3.4))
    painter.drawLine(start, end - QPointF(8, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    barb = 6 * math.sqrt(3) / 2
    painter.drawPolygon(QPolygonF([end, end + QPointF(-11, -barb), end + QPointF(-11, barb)]))


class RecapStrip(QWidget):
    """Lies in the log's place until it is closed, or the next thing is done.

    It covers nothing of the boards.
    """

    replay_wanted = Signal(int)  # from which scene on
    hovered = Signal(object)  # the ObjectView of what is pointed at
    shown = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.pictures: list[RecapPicture] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.title = Label(self.tr("Since you last looked"))
        self.title.setProperty("look", "caption")
        head = QHBoxLayout()
        head.setSpacing(2)
        head.addWidget(self.title, 1)
        self.again = QPushButton(self.tr("Again"))
        self.again.setToolTip(self.tr("Play it again"))
        self.again.setAccessibleName(self.tr("Play it again"))
        self.again.clicked.connect(lambda: self.replay_wanted.emit(0))
        self.close_button = QPushButton(self.tr("Close"))
        self.close_button.clicked.connect(self.forget)
        for button in (self.again, self.close_button):
            button.setProperty("look", "link")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            head.addWidget(button)
        column.addLayout(head)
        inside = QWidget()
        self._rows = QVBoxLayout(inside)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(4)
        self._rows.addStretch(1)
        self._room = QScrollArea()
        self._room.setWidgetResizable(True)
        self._room.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._room.setWidget(inside)
        self._room.verticalScrollBar().rangeChanged.connect(
            lambda _, high: self._room.verticalScrollBar().setValue(high)
        )
        column.addWidget(self._room, 1)
        self.hide()

    def tell(self, pictures: Sequence[Picture], names: dict[int, str], replayable: bool) -> None:
        """Show these pictures, the last at the bottom; none hides the strip."""
        self.forget()
        if not pictures:
            return
        for at, picture in enumerate(pictures):
            made = RecapPicture(picture, names)
            made.clicked.connect(lambda _=False, scene=picture.scene: self.replay_wanted.emit(scene))
            made.hovered.connect(self.hovered)
            self.pictures.append(made)
            self._rows.insertWidget(at, made)
        self.again.setVisible(replayable)
        self.setAccessibleName(f"{self.title.text()}: " + ". ".join(one.words for one in pictures))
        self.show()
        self.shown.emit(True)

    def wanted_height(self) -> int:
        """The height in which all pictures are seen."""
        return len(self.pictures) * (HIGH + self._rows.spacing()) + 34 if self.pictures else 0

    def forget(self) -> None:
        """Take the pictures away."""
        for made in self.pictures:
            self._rows.removeWidget(made)
            made.hide()
            made.deleteLater()
        self.pictures = []
        self.setAccessibleName("")
        self.hide()
        self.shown.emit(False)
