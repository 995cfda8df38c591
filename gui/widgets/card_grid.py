"""A grid of cards that scrolls: graveyards, exile, libraries that are searched, cards to be ordered."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.api import ObjectView
from gui import theme, wording
from gui.models.faces import current_face, live_state, marked, printed_faces
from gui.models.marks import NO_MARKS, NOTHING, Marks
from gui.models.piles import equal_cards
from gui.models.zone_model import Index, ZoneModel, ZoneRole
from gui.theme import CARD_RATIO
from gui.widgets.badge import paint_badge
from gui.widgets.card_faces import card_pixmap

_PAD = 7
_OF_THE_TABLE = (Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_F, Qt.Key.Key_Slash)


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
        members = self._grid.members(seen.id)
        picked = sum(ref in marks.picked for ref in members)
        lit = not marks.lit.isdisjoint(members)
        live = marked(live_state(seen), lit=lit, picked=picked > 0, pile=len(members))
        area: QRect = option.rect
        picture = card_pixmap(face, live, self._grid.card_width, painter.device().devicePixelRatio())
        painter.drawPixmap(area.topLeft() + QPoint(_PAD, _PAD), picture)
        card = QRectF(area.x() + _PAD, area.y() + _PAD, self._grid.card_width, self._grid.card_width * CARD_RATIO)
        state: QStyle.StateFlag = option.state
        current = bool(state & QStyle.StateFlag.State_HasFocus) and self._grid.currentIndex() == index
        if current or marks.focus in members or marks.aimed in members:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            pen = QPen(theme.color("selected"), 3)
            pen.setDashPattern([3.0, 1.6])
            painter.setPen(pen)
            painter.drawRoundedRect(card.adjusted(-4, -4, 4, 4), 8, 8)
        badge = next((marks.badges[ref] for ref in members if ref in marks.badges), "")
        if picked and len(members) > 1:
            badge = self._grid.tr("{n} of {all}").format(n=picked, all=len(members))
        if badge:
            paint_badge(painter, card, badge)


class CardGrid(QListView):
    """Cards in rows. A click or Enter chooses, and arrows move inside. Equal cards may lie in piles.

    What is chosen of a pile is the next member that may be, and is not yet; else the last one that is.
    """

    chosen = Signal(int)
    hovered = Signal(int)

    def __init__(self, card_width: int = 132, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card_width = self._wanted = card_width
        self.marks: Marks = NO_MARKS
        self.model_ = ZoneModel(self)
        self._hovered = NOTHING
        self._members: dict[int, tuple[int, ...]] = {}  # of each pile, by its first
        self._left_out: set[int] = set()  # what has not the words that are looked for
        self._first: dict[int, int] = {}  # the first of the pile in which a card lies
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

    def show_piles(self, cards: Sequence[ObjectView]) -> None:
        """Show cards, equal ones in a pile."""
        groups = equal_cards(cards)
        self._members = {group[0].id: tuple(seen.id for seen in group) for group in groups}
        self._first = {ref: first for first, members in self._members.items() for ref in members}
        self.model_.sync([group[0] for group in groups])

    def members(self, ref: int) -> tuple[int, ...]:
        """The cards of a pile, by its first; a card that lies alone."""
        return self._members.get(ref, (ref,))

    def show_only(self, words: str) -> None:
        """Show only the cards in whose names, types or texts all words stand."""
        wanted = words.lower().split()
        self._left_out = {
            seen.id for seen in self.model_.objects
            if not all(word in f"{wording.in_a_line(seen)} {seen.text}".lower() for word in wanted)
        }  # fmt: skip
        for row, seen in enumerate(self.model_.objects):
            self.setRowHidden(row, seen.id in self._left_out)
        shown = [row for row in range(self.model_.rowCount()) if not self.isRowHidden(row)]
        self.setCurrentIndex(self.model_.index(shown[0]) if shown else QModelIndex())
        self.scheduleDelayedItemsLayout()

    def choose_current(self) -> bool:
        """Choose the card that the keys are on; whether there is one."""
        ref = self._id(self.currentIndex())
        if ref != NOTHING:
            self.chosen.emit(ref)
        return ref != NOTHING

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
        return self._pickable(found) if isinstance(found, int) else NOTHING

    def _pickable(self, first: int) -> int:
        """Which member of a pile is chosen by pointing at it."""
        members, marks = self.members(first), self.marks
        free = next((ref for ref in members if ref in marks.lit and ref not in marks.picked), None)
        taken = [ref for ref in members if ref in marks.picked]
        return free if free is not None else taken[-1] if taken else first

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
            self.choose_current()
            return
        if event.key() in _OF_THE_TABLE or event.text().isdigit():
            event.ignore()
            return
        super().keyPressEvent(event)
        self._hover(self._id(self.currentIndex()))

    # a region of the table

    def set_marks(self, marks: Marks) -> None:
        """Show what may be chosen and what is chosen."""
        self.marks = marks
        if self._row_of(marks.focus) >= 0:
            self.scrollTo(self.model_.index(self._row_of(marks.focus)))
        self.viewport().update()

    def ref_at(self, at: QPoint) -> int:
        """The card at a place of the screen."""
        place = self.viewport().mapFromGlobal(at)
        if not self.isVisible() or not self.viewport().rect().contains(place):
            return NOTHING
        return self._id(self.indexAt(place))

    def anchor(self, ref: int) -> QPoint | None:
        """The middle of a card on the screen, if it is scrolled into view."""
        row = self._row_of(ref)
        if row < 0 or not self.isVisible() or self.isRowHidden(row):
            return None
        middle = self.visualRect(self.model_.index(row)).center()
        return self.viewport().mapToGlobal(middle) if self.viewport().rect().contains(middle) else None

    def refs(self) -> list[int]:
        """The cards in order; of a pile the one that would be chosen."""
        return [self._pickable(seen.id) for seen in self.model_.objects if seen.id not in self._left_out]

    def _row_of(self, ref: int) -> int:
        return self.model_.row_of(self._first.get(ref, ref))
