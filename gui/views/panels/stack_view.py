"""The stack, always in view: top first, each item with its source, full text, controller and targets."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from engine.api import ObjectView, View
from gui import theme
from gui.models.faces import current_face, of_source
from gui.models.marks import NO_MARKS, NOTHING, Marks
from gui.models.stack_model import StackModel, StackRole, StackRow
from gui.models.zone_model import Index
from gui.painting.face import NOTHING_LIVE, FaceSpec, LiveState
from gui.painting.fonts import Role, font
from gui.theme import CARD_RATIO
from gui.widgets.card_faces import card_pixmap
from gui.widgets.symbol_text import flow, paint_flow, without_reminders

_PAD, _THUMB = 10, 52


class _StackDelegate(QStyledItemDelegate):
    """Paints an item of the stack as a plate: its card, its name, its text, its targets."""

    def __init__(self, owner: StackView) -> None:
        super().__init__(owner)
        self._owner = owner

    def again(self, index: Index) -> bool:
        """Whether an item says the same as the one above it: then its name is enough."""
        above = index.row() - 1
        return above >= 0 and index.data(StackRole.ROW).same_as(self._owner.model_.rows[above])

    def parts(self, row: StackRow, again: bool) -> list[tuple[str, float, bool, str]]:
        """The lines of a plate: text, size, whether strong, and colour."""
        if again:
            return [(self.tr("{name}, once more").format(name=row.name), 13.0, False, "text_muted")]
        by = self.tr("{player}’s ability") if row.is_ability else self.tr("{player}’s spell")
        lines = [(row.name, 14.5, True, "text"), (by.format(player=row.controller_name), 12.0, False, "text_muted")]
        if row.text:
            lines.append((without_reminders(row.text), 12.8, False, "text"))
        if row.about_names:
            lines.append((self.tr("about: {names}").format(names=row.about_names), 12.5, False, "text_muted"))
        if row.target_names:
            lines.append(("→ " + ", ".join(row.target_names), 13.0, True, "accent"))
        return lines

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._owner.viewport().width()
        row = index.data(StackRole.ROW)
        room = width - _THUMB - 3 * _PAD
        again = self.again(index)
        high = sum(flow(text, room, size, strong).height + 2 for text, size, strong, _ in self.parts(row, again))
        return QSize(width, round(high if again else max(high, _THUMB * CARD_RATIO)) + 2 * _PAD + 6)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: StackRow = index.data(StackRole.ROW)
        area: QRect = option.rect
        box = QRectF(area).adjusted(2, 3, -2, -3)
        marks = self._owner.marks
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self._edge(row.oid, index.row(), marks))
        painter.setBrush(theme.color("panel_raised"))
        painter.drawRoundedRect(box, 8, 8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.seat_color(row.controller))
        painter.drawRoundedRect(QRectF(box.x() + 3, box.y() + 8, 4, box.height() - 16), 2, 2)
        again = self.again(index)
        picture = self._owner.picture_of(row)
        if picture is not None and not again:
            dpr = painter.device().devicePixelRatio()
            face, live = self._owner.face_of(row, picture)
            painter.drawPixmap(
                QPointF(box.x() + _PAD + 2, box.y() + _PAD - 1), card_pixmap(face, live, _THUMB, dpr)
            )  # fmt: skip
        x, y = box.x() + _THUMB + 2 * _PAD, box.y() + _PAD - 3
        room = area.width() - _THUMB - 3 * _PAD
        for text, size, strong, ink in self.parts(row, again):
            fitted = flow(text, room, size, strong)
            paint_flow(painter, fitted, QPointF(x, y), theme.color(ink))
            y += fitted.height + 2
        painter.restore()

    @staticmethod
    def _edge(oid: int, row: int, marks: Marks) -> QPen:
        if oid in marks.picked:
            return QPen(theme.color("selected"), 3)
        if oid in (marks.focus, marks.aimed):
            pen = QPen(theme.color("selected" if oid == marks.focus else "legal"), 3)
            pen.setDashPattern([3.0, 1.6])
            return pen
        if oid in marks.lit:
            return QPen(theme.color("legal"), 2.6, Qt.PenStyle.DashLine)
        return QPen(theme.color("accent" if row == 0 else "panel_border"), 2.0 if row == 0 else 1.0)


class StackView(QListView):
    """The stack as a region of the table."""

    clicked_ref = Signal(int)
    hovered = Signal(int)
    menu_wanted = Signal(int, QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.marks: Marks = NO_MARKS
        self.model_ = StackModel(self)
        self._view: View | None = None
        self._hovered = NOTHING
        self.setModel(self.model_)
        self.setItemDelegate(_StackDelegate(self))
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self.tr("The stack, top first"))
        self.setDragEnabled(False)

    def show_view(self, view: View) -> None:
        """Show the stack of a view."""
        self._view = view
        self.model_.sync(view)
        self.viewport().update()

    def picture_of(self, row: StackRow) -> ObjectView | None:
        """The object whose picture stands beside an item: the spell itself, or the ability's source."""
        if self._view is None:
            return None
        return self._view.seen(row.source_id if row.is_ability else row.oid)

    def face_of(self, row: StackRow, picture: ObjectView) -> tuple[FaceSpec, LiveState]:
        """The face that stands beside an item, and what of its state is seen there."""
        if not row.is_ability:
            return current_face(picture), NOTHING_LIVE
        return of_source(picture, there=self._view is not None and picture.id in self._view.objects)

    def _id(self, index: QModelIndex) -> int:
        found = index.data(StackRole.ID)
        return found if isinstance(found, int) else NOTHING

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        ref = self._id(self.indexAt(event.position().toPoint()))
        if event.button() == Qt.MouseButton.LeftButton and ref != NOTHING:
            self.clicked_ref.emit(ref)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self._id(self.indexAt(event.position().toPoint())))

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(NOTHING)
        super().leaveEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        ref = self._id(self.indexAt(event.pos()))
        if ref != NOTHING:
            self.menu_wanted.emit(ref, event.globalPos())

    def _hover(self, ref: int) -> None:
        if ref != self._hovered:
            self._hovered = ref
            self.hovered.emit(ref)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.model_.rowCount() == 0:
            with QPainter(self.viewport()) as painter:
                painter.setFont(font(Role.UI, 10))
                painter.setPen(theme.color("text"))
                text = self.tr("Nothing waits to resolve.")
                painter.drawText(self.viewport().rect().adjusted(8, 8, -8, -8), Qt.AlignmentFlag.AlignCenter, text)

    def wanted_height(self) -> int:
        """The height at which all items are seen; little if there is none."""
        if not self.model_.rowCount():
            return 34
        self.doItemsLayout()
        return sum(self.sizeHintForRow(row) for row in range(self.model_.rowCount())) + 4

    # a region of the table

    def set_marks(self, marks: Marks) -> None:
        """Show what may be chosen and what is chosen."""
        if marks != self.marks:
            self.marks = marks
            self.viewport().update()

    def ref_at(self, at: QPoint) -> int:
        """The item at a place of the screen."""
        place = self.viewport().mapFromGlobal(at)
        inside = self.isVisible() and self.viewport().rect().contains(place)
        return self._id(self.indexAt(place)) if inside else NOTHING

    def anchor(self, ref: int) -> QPoint | None:
        """The left edge of an item on the screen, where arrows begin."""
        index = self.model_.index_of(ref)
        if not index.isValid() or not self.isVisible():
            return None
        area = self.visualRect(index)
        y = max(6, min(self.viewport().height() - 6, area.center().y()))
        return self.viewport().mapToGlobal(QPoint(area.left() + 6, y))

    def refs(self) -> list[int]:
        """The items, top first."""
        return [row.oid for row in self.model_.rows]
