"""A zone beside its board: a pile of real cards, as thick as they are many, or an icon where there is no room."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from engine.api import ObjectView
from gui import theme
from gui.models.faces import BACK, current_face
from gui.models.marks import NOTHING, Marks
from gui.painting.face import NOTHING_LIVE, FaceSpec
from gui.painting.fonts import Role, font
from gui.theme import CARD_RATIO
from gui.widgets.card_faces import card_pixmap
from gui.widgets.icons import paint_icon

BROWSABLE = ("library", "graveyard", "exile", "command")
THICKEST, EACH = 8.0, 0.14  # pixels of a pile at most, and for each card
EDGE = 2.0  # room around the card for its rim
COUNT_HIGH = 17.0


class ZonePile(QAbstractButton):
    """How many cards a zone holds, and the top one if it is public.

    Those that may be looked through can be pressed.
    """

    hovered = Signal(int)  # the card that is seen, or NOTHING

    def __init__(self, zone: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.zone = zone
        self.small = False  # where there is hardly any room
        self.wide = 0  # of the card on top, in pixels; 0: an icon
        self.count = 0
        self.face: FaceSpec | None = None  # of the card that is seen
        self._top = NOTHING
        self._held: frozenset[int] = frozenset()
        self._lit = False
        browsable = zone in BROWSABLE
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if browsable else Qt.FocusPolicy.NoFocus)
        if browsable:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    # what it shows

    def show_count(self, count: int) -> None:
        """Show how many cards there are."""
        self.count = count
        self.setText(str(count))
        self.updateGeometry()
        self.update()

    def show_cards(self, held: frozenset[int], top: ObjectView | None) -> None:
        """Which cards are known to lie here, and the one on top if it may be seen."""
        self._held = held
        self._top = top.id if top is not None else NOTHING
        self.face = current_face(top) if top is not None else BACK if self.count else None
        self.update()

    def set_marks(self, marks: Marks) -> None:
        """Glow if one of the cards may be chosen."""
        lit = not self._held.isdisjoint(marks.lit)
        if lit != self._lit:
            self._lit = lit
            self.update()

    @property
    def lit(self) -> bool:
        """Whether it glows: something in it may be chosen."""
        return self._lit

    @property
    def thick(self) -> float:
        """How many pixels the pile stands up."""
        return min(THICKEST, EACH * self.count) if self.count > 1 else 0.0

    def lie_as_icon(self, *, small: bool) -> None:
        """Be a picture of the zone and a number, in the player's panel."""
        self.wide, self.small = 0, small
        self.updateGeometry()
        self.update()

    def lie_as_pile(self, wide: int, x: float, y: float) -> None:
        """Be a pile of cards so wide, its highest card's upper left corner at a place of the parent."""
        self.wide, self.small = wide, False
        margin = EDGE + THICKEST
        self.setGeometry(round(x - margin), round(y - margin), *self._pile_size())

    def _pile_size(self) -> tuple[int, int]:
        extra = 2 * (EDGE + THICKEST)
        return round(self.wide + extra), round(self.wide * CARD_RATIO + extra)

    def card_rect(self) -> QRectF:
        """The card on top, or its empty place."""
        margin = EDGE + THICKEST
        return QRectF(margin, margin, self.wide, round(self.wide * CARD_RATIO))

    def sizeHint(self) -> QSize:
        if self.wide:
            return QSize(*self._pile_size())
        wide = QFontMetrics(self._letters()).horizontalAdvance(self.text() or "0")
        return QSize(17 + wide, 20) if self.small else QSize(28 + wide, 24)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _letters(self) -> QFont:
        return font(Role.NUMBER, 9 if self.small else 11)

    # the mouse

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        if self.wide and self._top != NOTHING:
            self.hovered.emit(self._top)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self.wide:
            self.hovered.emit(NOTHING)

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            hot = self.zone in BROWSABLE and (self.underMouse() or self.hasFocus())
            if self.wide:
                self._paint_pile(painter, hot)
            else:
                self._paint_icon(painter, hot)

    def _paint_icon(self, painter: QPainter, hot: bool) -> None:
        if hot:
            painter.setPen(QPen(theme.color("selected" if self.hasFocus() else "accent"), 1.4))
            painter.setBrush(theme.color("panel_raised"))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, 5)
        empty = not self.count
        ink = theme.color("legal") if self._lit else theme.color("text" if hot else "text_muted", 130 if empty else 255)
        x, size = (1, 13) if self.small else (4, 18)
        paint_icon(painter, self.zone, QRectF(x, (self.height() - size) / 2, size, size), ink)
        painter.setFont(self._letters())
        painter.setPen(theme.color("text", 140 if empty else 255))
        left = x + size + (1 if self.small else 3)
        words = QRectF(left, 0, self.width() - left, self.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())

    def _paint_pile(self, painter: QPainter, hot: bool) -> None:
        card, round_by = self.card_rect(), self.wide * 0.05
        if self.face is None or not self.count:
            painter.setPen(QPen(theme.color("panel_border", 150), 1.2, Qt.PenStyle.DashLine))
            painter.setBrush(theme.color("shadow", 45))
            painter.drawRoundedRect(card, round_by, round_by)
            size = self.wide * 0.4
            place = QRectF(card.center() - QPointF(size / 2, size / 2), card.center() + QPointF(size / 2, size / 2))
            paint_icon(painter, self.zone, place, theme.color("text_muted", 130))
        else:
            self._paint_edges(painter, card, round_by)
            picture = card_pixmap(self.face, NOTHING_LIVE, self.wide, self.devicePixelRatioF())
            painter.drawPixmap(card.topLeft(), picture)
            self._paint_count(painter, card)
        if self._lit or hot:
            name = "legal" if self._lit else "selected" if self.hasFocus() else "accent"
            painter.setPen(QPen(theme.color(name), 2.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card.adjusted(-1, -1, 1, 1), round_by + 1, round_by + 1)

    def _paint_edges(self, painter: QPainter, card: QRectF, round_by: float) -> None:
        """The edges of the cards below, lighter and darker by turns."""
        step, thick = 2.0, self.thick
        while thick > 0.5:
            painter.setPen(QPen(theme.color("shadow", 190), 0.8))
            painter.setBrush(theme.color("panel_border" if round(thick / step) % 2 else "panel_raised"))
            painter.drawRoundedRect(card.translated(thick * 0.75, thick), round_by, round_by)
            thick -= step

    def _paint_count(self, painter: QPainter, card: QRectF) -> None:
        painter.setFont(font(Role.NUMBER, 9.5))
        wide = painter.fontMetrics().horizontalAdvance(self.text()) + 14.0
        plate = QRectF(card.x() - 3, card.bottom() - COUNT_HIGH + 2, wide, COUNT_HIGH)
        painter.setPen(QPen(theme.color("badge_text", 120), 0.8))
        painter.setBrush(theme.color("badge"))
        painter.drawRoundedRect(plate, COUNT_HIGH / 2, COUNT_HIGH / 2)
        painter.setPen(theme.color("badge_text"))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, self.text())
