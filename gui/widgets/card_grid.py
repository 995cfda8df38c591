"""A grid of cards that scrolls: graveyards, exile, libraries that are searched, cards to be ordered."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.api import ObjectView
from gui import theme
from gui.models.faces import current_face, live_state, marked, printed_faces
from gui.models.marks import NO_MARKS, NOTHING, Marks
from gui.models.zone_model import Index, ZoneModel, ZoneRole
from gui.theme import CARD_RATIO
from gui.widgets.badge import paint_badge
from gui.widgets.card_faces import card_pixmap

_PAD = 7


class _CardDelegate(QStyledItemDelegate):
    """Paints a card with its marks."""

    def __init__(self, grid: CardGrid) -> None:
        super().__init__(grid)
        self._grid = grid

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self._grid.card_width + 2 * _PAD, round(self._grid.card_width * CARD_RATIO) + 2 * _PAD)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        seen = index.data(ZoneRole.OBJECT)
        if not isinstance(seen, ObjectView):
            return
        marks = self._grid.marks
        face = current_face(seen)
        if seen.zone != "battlefield" and seen.known:
            face = (printed_faces(seen) or (face,))[0]
        live = marked(live_state(seen), lit=seen.id in marks.lit, picked=seen.id in marks.picked)
        area: QRect = option.rect
        picture = card_pixmap(face, live, self._grid.card_width, painter.device().devicePixelRatio())
        painter.drawPixmap(area.topLeft() + QPoint(_PAD, _PAD), picture)
        card = QRectF(area.x() + _PAD, area.y() + _PAD, self._grid.card_width, self._grid.card_width * CARD_RATIO)
        state: QStyle.StateFlag = option.state
        current = bool(state & QStyle.StateFlag.State_HasFocus) and self._grid.currentIndex() == index
        if current or seen.id in (marks.focus, marks.aimed):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pen = QPen(theme.color("selected"), 3)
            pen.setDashPattern([3.0, 1.6])
            painter.setPen(pen)
            painter.drawRoundedRect(card.adjusted(-4, -4, 4, 4), 8, 8)
        if seen.id in marks.badges:
            paint_badge(painter, card, marks.badges[seen.id])


class CardGrid(QListView):
    """Cards in rows. A click or Enter chooses; arrows move inside."""

    chosen = Signal(int)
    hovered = Signal(int)

    def __init__(self, card_width: int = 132, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card_width = self._wanted = card_width
        self.marks: Marks = NO_MARKS
        self.model_ = ZoneModel(self)
        self._hovered = NOTHING
        self.setModel(self.model_)
        self.setItemDelegate(_CardDelegate(self))
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMovement(QListView.Movement.Static)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.setDragEnabled(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keys to the table: Enter would undo it

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Columns that fill the width, at about the wanted size."""
        room = event.size().width() - 6
        columns = max(1, round(room / (self._wanted + 2 * _PAD)))
        width = max(60, min(self._wanted + 30, room // columns - 2 * _PAD - 1))
        if width != self.card_width:
            self.card_width = width
            self.scheduleDelayedItemsLayout()
        super().resizeEvent(event)

    def _id(self, index: QModelIndex) -> int:
        found = index.data(ZoneRole.ID)
        return found if isinstance(found, int) else NOTHING

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        ref = self._id(self.indexAt(event.position().toPoint()))
        if event.button() == Qt.MouseButton.LeftButton and ref != NOTHING:
            self.chosen.emit(ref)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._hover(self._id(self.indexAt(event.position().toPoint())))

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(NOTHING)
        super().leaveEvent(event)

    def _hover(self, ref: int) -> None:
        if ref != self._hovered:
            self._hovered = ref
            self.hovered.emit(ref)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.chosen.emit(self._id(self.currentIndex()))
            return
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_F) or event.text().isdigit():
            event.ignore()
            return
        super().keyPressEvent(event)
        self._hover(self._id(self.currentIndex()))

    # a region of the table

    def set_marks(self, marks: Marks) -> None:
        """Show what may be chosen and what is chosen."""
        self.marks = marks
        if self.model_.row_of(marks.focus) >= 0:
            self.scrollTo(self.model_.index(self.model_.row_of(marks.focus)))
        self.viewport().update()

    def ref_at(self, at: QPoint) -> int:
        """The card at a place of the screen."""
        place = self.viewport().mapFromGlobal(at)
        if not self.isVisible() or not self.viewport().rect().contains(place):
            return NOTHING
        return self._id(self.indexAt(place))

    def anchor(self, ref: int) -> QPoint | None:
        """The middle of a card on the screen, if it is scrolled into view."""
        row = self.model_.row_of(ref)
        if row < 0 or not self.isVisible():
            return None
        middle = self.visualRect(self.model_.index(row)).center()
        return self.viewport().mapToGlobal(middle) if self.viewport().rect().contains(middle) else None

    def refs(self) -> list[int]:
        """The cards in order."""
        return [seen.id for seen in self.model_.objects]
