"""The viewer's hand: a fan of large cards over the lower edge, which rise whole under the mouse."""

from __future__ import annotations

from math import cos, radians

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF, QResizeEvent, QTransform
from PySide6.QtWidgets import QWidget

from engine.api import ObjectView
from gui import theme
from gui.models.faces import current_face, live_state, marked
from gui.models.marks import NOTHING, Marks
from gui.models.zone_model import ZoneModel
from gui.painting.fonts import Role, font
from gui.theme import CARD_RATIO
from gui.views.board.card_item import CardItem
from gui.views.board.card_scene import CardScene
from gui.widgets.cloth import paint_wood

_TOP = 14  # room above the fan for what is lifted a little
_LIFT = 10  # pixels by which what is picked or has the keyboard's ring is lifted
_SIDE, _FOOT = 14, 4
SEEN = 0.74  # of a card's height is above the edge
PITCH = 0.95  # of a card's width to the next, where there is room
STEP, MOST = 2.6, 7.0  # degrees from one card to the next, and of the outermost
BARE = 34  # the height of a hand without cards: a line of words


class HandView(CardScene):
    """The cards of the hand that the viewer holds, and other cards that may be played as though from it."""

    filled = Signal(bool)  # whether there are cards in it now, before they are laid out

    def __init__(self, parent: QWidget | None = None, animation_ms: int = theme.ANIMATION_MS) -> None:
        super().__init__(parent, animation_ms)
        self.setAccessibleName(self.tr("Your hand"))
        self.model = ZoneModel(self)
        self._raised = NOTHING
        self._held = False
        self._places: dict[int, tuple[QPointF, float]] = {}  # where each card lies in the fan, and how it leans
        self.hovered.connect(self._raise)

    def show_cards(self, cards: list[ObjectView]) -> None:
        """Show these cards, in this order."""
        if tuple(cards) != self.model.objects:
            had = bool(self.model.objects)
            self.model.sync(cards)
            if bool(cards) != had:
                self.filled.emit(bool(cards))
            self.lay_out()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        size = self.viewport().size()
        paint_wood(painter, QRectF(rect), size.height())
        if not self.model.rowCount():
            painter.setFont(font(Role.UI, 10.5))
            painter.setPen(theme.color("text"))
            painter.drawText(QRectF(self.viewport().rect()), Qt.AlignmentFlag.AlignCenter, self.tr("No cards in hand"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_scene()
        self.lay_out(at_once=True)

    def card_width(self) -> int:
        """The width of a card at the present height of the view."""
        return max(60, round((self.viewport().height() - _TOP) / (SEEN * CARD_RATIO)))

    def _fan(self, count: int) -> list[tuple[QPointF, float]]:
        """Where so many cards lie, on a wide arc, and how they lean."""
        width = self.card_width()
        room = self.viewport().width()
        between = max(count - 1, 1)
        pitch = min(width * PITCH, (room - 2 * _SIDE - width) / between)
        step = min(STEP, 2 * MOST / between)
        radius = pitch / radians(step)
        top = _TOP + width * CARD_RATIO / 2
        found = []
        for number in range(count):
            away = number - (count - 1) / 2
            down = radius * (1 - cos(radians(away * step)))
            found.append((QPointF(room / 2 + away * pitch, top + down), away * step))
        return found

    def lay_out(self, at_once: bool = False) -> None:
        """Put every card in its place."""
        cards = self.model.objects
        for gone in self.items_by_id.keys() - {seen.id for seen in cards}:
            left = self.items_by_id.pop(gone)
            self.scene().removeItem(left)
            left.deleteLater()
        if bool(cards) != self._held:
            self._held = bool(cards)
            self.viewport().update()
        fan = self._fan(len(cards))
        self._places = {seen.id: place for seen, place in zip(cards, fan, strict=True)}
        width = self.card_width()
        for number, (ref, (at, angle)) in enumerate(self._places.items()):
            item = self.items_by_id.get(ref)
            if item is None:
                item = self.items_by_id[ref] = CardItem(ref, self.animation_ms)
                self.scene().addItem(item)
            if ref == self._raised:
                whole = self._whole(ref).center()
                item.place(whole.x(), whole.y(), width, z=len(cards), at_once=at_once)
            else:
                lifted = _LIFT if ref == self.marks.focus or ref in self.marks.picked else 0
                item.place(at.x(), at.y() - lifted, width, angle=angle, z=number, at_once=at_once)
            self.show_item(item)

    def _whole(self, ref: int) -> QRectF:
        """Where a card is while it has risen: upright, its lower edge in sight."""
        width = self.card_width()
        high = width * CARD_RATIO
        return QRectF(self._places[ref][0].x() - width / 2, self.viewport().height() - _FOOT - high, width, high)

    def _lying(self, ref: int) -> QPolygonF:
        """The shape of a card where it lies in the fan."""
        at, angle = self._places[ref]
        width = self.card_width()
        card = QRectF(-width / 2, -width * CARD_RATIO / 2, width, width * CARD_RATIO)
        return QTransform.fromTranslate(at.x(), at.y()).rotate(angle).map(QPolygonF(card))

    def show_item(self, item: CardItem) -> None:
        row = self.model.row_of(item.ref)
        if row >= 0:
            seen = self.model.objects[row]
            lit, picked = item.ref in self.marks.lit, item.ref in self.marks.picked
            usable = self.marks.only_usable(item.members)
            if item.is_news((seen, lit, picked, usable)):
                item.show_face(current_face(seen), marked(live_state(seen), lit=lit, picked=picked, usable=usable))
        super().show_item(item)

    def lies_anew(self, before: Marks) -> bool:
        """What is picked or has the keyboard's ring has risen."""
        return (before.focus, before.picked) != (self.marks.focus, self.marks.picked)

    def _raise(self, ref: int) -> None:
        if ref != self._raised:
            self._raised = ref
            self.lay_out()

    def card_at(self, place: QPoint) -> CardItem | None:
        """The card at a place. One that has risen still counts where it lay, so that it does not flicker."""
        spot = self.mapToScene(place)
        risen = self._raised
        if risen in self._places and (self._whole(risen).contains(spot) or self._lies_at(risen, spot)):
            return self.items_by_id[risen]
        found = next((ref for ref in reversed(self._places) if self._lies_at(ref, spot)), NOTHING)
        return self.items_by_id.get(found)

    def _lies_at(self, ref: int, spot: QPointF) -> bool:
        return self._lying(ref).containsPoint(spot, Qt.FillRule.OddEvenFill)

    def anchor(self, ref: int) -> QPoint | None:
        """The middle of what is seen of a card, where the next one does not hide it."""
        if ref not in self._places or not self.isVisible():
            return None
        refs, (at, _) = list(self._places), self._places[ref]
        following = refs.index(ref) + 1
        right = at.x() + self.card_width() / 2
        if following < len(refs) and ref != self._raised:
            right = min(right, self._places[refs[following]][0].x() - self.card_width() / 2)
        left, port = at.x() - self.card_width() / 2, self.viewport()
        return port.mapToGlobal(QPointF((left + right) / 2, (port.height() + _TOP) / 2).toPoint())


class Shelf(QWidget):
    """The wood on which the hand and what lies beside it lie."""

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            paint_wood(painter, QRectF(self.rect()), self.height())


class RisenCard(QWidget):
    """What of a card that has risen stands above the hand. The mouse goes through it, to what lies below."""

    def __init__(self, hand: HandView, table: QWidget) -> None:
        super().__init__(table)
        self._hand, self._table = hand, table
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        hand.scene().changed.connect(self._follow)

    def _follow(self, changed: list[QRectF]) -> None:
        if any(area.top() < 0 for area in changed):
            items = self._hand.items_by_id.values()
            high = max((max(0, round(-item.sceneBoundingRect().top())) for item in items), default=0)
            port = self._hand.viewport()
            corner = port.mapTo(self._table, QPoint(0, -high))
            self.setGeometry(corner.x(), corner.y(), port.width(), high)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            room = QRectF(self.rect())
            self._hand.scene().render(painter, room, room.translated(0, -self.height()))
