"""The viewer's hand along the lower edge. Cards overlapping when they are many, rising under the mouse."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QResizeEvent
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

_TOP = 20  # room above the cards to rise into
_SIDE = 14


class HandView(CardScene):
    """The cards of the hand that the viewer holds, and other cards that may be played as though from it."""

    def __init__(self, parent: QWidget | None = None, animation_ms: int = theme.ANIMATION_MS) -> None:
        super().__init__(parent, animation_ms)
        self.setAccessibleName(self.tr("Your hand"))
        self.model = ZoneModel(self)
        self._raised = NOTHING
        self._held = False
        self.hovered.connect(self._raise)

    def show_cards(self, cards: list[ObjectView]) -> None:
        """Show these cards, in this order."""
        if tuple(cards) != self.model.objects:
            self.model.sync(cards)
            self.lay_out()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        size = self.viewport().size()
        painter.fillRect(rect, theme.color("felt_edge"))
        shade = QLinearGradient(0, 0, 0, size.height())
        shade.setColorAt(0, theme.color("shadow", 150))
        shade.setColorAt(0.4, theme.color("shadow", 0))
        painter.fillRect(rect, shade)
        if not self.model.rowCount():
            painter.setFont(font(Role.UI, 10.5))
            painter.setPen(theme.color("text_muted"))
            painter.drawText(QRectF(self.viewport().rect()), Qt.AlignmentFlag.AlignCenter, self.tr("No cards in hand"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_scene()
        self.lay_out(at_once=True)

    def card_width(self) -> int:
        """The width of a card at the present height of the view."""
        return max(60, round((self.viewport().height() - _TOP - 8) / CARD_RATIO))

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
        if not cards:
            return
        width = self.card_width()
        room = self.viewport().width() - 2 * _SIDE
        pitch = min(width + 10.0, (room - width) / max(len(cards) - 1, 1))
        x = _SIDE + max(0.0, (room - width - pitch * (len(cards) - 1)) / 2) + width / 2
        middle = _TOP + width * CARD_RATIO / 2
        for number, seen in enumerate(cards):
            item = self.items_by_id.get(seen.id)
            if item is None:
                item = self.items_by_id[seen.id] = CardItem(seen.id, self.animation_ms)
                self.scene().addItem(item)
            up = seen.id in (self._raised, self.marks.focus) or seen.id in self.marks.picked
            item.place(x, middle - (_TOP - 4 if up else 0), width, z=number + (100 if up else 0), at_once=at_once)
            self.show_item(item)
            x += pitch

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
        """The card at a place; a raised card still counts where it rose from, so that it does not flicker."""
        found = super().card_at(place)
        if found is None and self._raised in self.items_by_id:
            item = self.items_by_id[self._raised]
            spot = self.mapToScene(place)
            if abs(spot.x() - item.x()) <= item.width / 2 and spot.y() > item.y():
                return item
        return found
