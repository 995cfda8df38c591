"""A scene of cards with the mouse and the marks: what the battlefield and the hand have in common."""

from __future__ import annotations

from collections.abc import Set

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView, QToolTip, QWidget

from gui import theme
from gui.models.marks import NO_MARKS, NOTHING, Marks
from gui.painting.face import FaceSpec
from gui.views.board.card_item import CardItem


class CardScene(QGraphicsView):
    """A view of cards, one scene unit a logical pixel.

    Tells what is clicked, hovered and dragged, by its number.
    """

    clicked = Signal(int)
    hovered = Signal(int)
    drag_began = Signal(int, QPoint)
    drag_moved = Signal(QPoint)
    drag_ended = Signal(QPoint)
    menu_wanted = Signal(int, QPoint)

    def __init__(self, parent: QWidget | None = None, animation_ms: int = theme.ANIMATION_MS) -> None:
        super().__init__(parent)
        self.animation_ms = animation_ms
        self.marks: Marks = NO_MARKS
        self.items_by_id: dict[int, CardItem] = {}
        self._pressed_at: QPoint | None = None
        self._pressed = self._hovered = NOTHING
        self._dragging = False
        self.setScene(QGraphicsScene(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)

    # what is where

    def item_of(self, ref: int) -> CardItem | None:
        """The item that shows an object, perhaps as one of a pile."""
        return self.items_by_id.get(ref)

    def card_at(self, place: QPoint) -> CardItem | None:
        """The topmost card at a place of the viewport."""
        spot = self.mapToScene(place)
        for item in self.items(place):
            if isinstance(item, CardItem) and item.face_rect().contains(item.mapFromScene(spot)):
                return item
        return None

    def ref_at(self, at: QPoint) -> int:
        """The thing at a place of the screen."""
        place = self.viewport().mapFromGlobal(at)
        if not self.isVisible() or not self.viewport().rect().contains(place):
            return NOTHING
        item = self.card_at(place)
        return self._pickable(item) if item is not None else self._ground_at(place)

    def _pickable(self, item: CardItem) -> int:
        """Which member of a pile a click means: one that may be chosen and is not, if there is one."""
        free = (ref for ref in item.members if ref in self.marks.lit and ref not in self.marks.picked)
        return next(free, item.ref)

    def _ground_at(self, place: QPoint) -> int:
        """What lies at a place of the viewport where no card is."""
        return NOTHING

    def anchor(self, ref: int) -> QPoint | None:
        """The middle of a thing on the screen."""
        item = self.items_by_id.get(ref)
        if item is None or not self.isVisible():
            return None
        return self.viewport().mapToGlobal(self.mapFromScene(item.pos()))

    def sharpen(self, specs: Set[FaceSpec]) -> None:
        """Look again at the pictures of some faces."""
        for item in dict.fromkeys(self.items_by_id.values()):
            if not specs.isdisjoint((item.spec, *item.beneath)):
                item.update()

    def refs(self) -> list[int]:
        """Everything shown, from the left and the top; of a pile, its pickable member."""
        shown = list(dict.fromkeys(self.items_by_id.values()))
        shown.sort(key=lambda item: (round(item.y() / 40), item.x()))
        return [self._pickable(item) for item in shown]

    # marks

    def set_marks(self, marks: Marks) -> None:
        """Show what may be chosen and what is chosen; where nothing is marked otherwise, nothing is done."""
        before, self.marks = self.marks, marks
        if self.lies_anew(before):
            self.lay_out()
        elif marks != before:
            self.show_items()

    def lies_anew(self, before: Marks) -> bool:
        """Whether cards lie elsewhere because something else is marked than before, or wait to be laid out."""
        return False

    def lay_out(self, at_once: bool = False) -> None:
        """Put every card in its place, and show it as it is marked."""
        self.show_items()

    def show_items(self) -> None:
        """Bring every item's picture up to date."""
        for item in dict.fromkeys(self.items_by_id.values()):
            self.show_item(item)

    def show_item(self, item: CardItem) -> None:
        """Bring an item's picture up to date. Regions add what they know of the object."""
        badge = next((self.marks.badges[ref] for ref in item.members if ref in self.marks.badges), "")
        item.show_marks(focused=self.marks.focus in item.members, aimed=self.marks.aimed in item.members, badge=badge)

    def words_of(self, item: CardItem) -> str:
        """What is said of a card when the mouse rests on it; "" for nothing."""
        return ""

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            item = self.card_at(event.pos())
            QToolTip.showText(event.globalPos(), self.words_of(item) if item is not None else "", self.viewport())
            return True
        return super().viewportEvent(event)

    # the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = event.position().toPoint()
            self._pressed = self.ref_at(event.globalPosition().toPoint())
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = event.globalPosition().toPoint()
        if self._dragging:
            self.drag_moved.emit(place)
            return
        if self._pressed_at is not None and self._pressed >= 0 and event.buttons() & Qt.MouseButton.LeftButton:
            way = event.position().toPoint() - self._pressed_at
            if way.manhattanLength() >= QApplication.startDragDistance():
                self._dragging = True
                self.drag_began.emit(self._pressed, place)
                return
        self._hover(self.ref_at(place))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed, self._pressed_at = self._pressed, NOTHING, None
        place = event.globalPosition().toPoint()
        if self._dragging:
            self._dragging = False
            self.drag_ended.emit(place)
        elif pressed != NOTHING and self._same_card(pressed, self.ref_at(place)):
            self.clicked.emit(pressed)

    def _same_card(self, first: int, second: int) -> bool:
        return first == second or self.items_by_id.get(first, first) is self.items_by_id.get(second, second)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if not self._dragging:
            self.menu_wanted.emit(self.ref_at(event.globalPos()), event.globalPos())

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(NOTHING)
        super().leaveEvent(event)

    def _hover(self, ref: int) -> None:
        if ref != self._hovered:
            self._hovered = ref
            self.hovered.emit(ref)

    def forget_drag(self) -> None:
        """The drag was called off elsewhere (Escape, the other button)."""
        self._dragging = False
        self._pressed, self._pressed_at = NOTHING, None

    def fit_scene(self) -> None:
        """Make one scene unit one pixel of the viewport."""
        size = self.viewport().size()
        self.setSceneRect(0, 0, size.width(), size.height())
        self.centerOn(QPointF(size.width() / 2, size.height() / 2))
