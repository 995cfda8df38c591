"""The plane that the game is on, over the phases: its name and words, and the planar die (CR 901)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.api import Act, View
from gui import theme
from gui.models.marks import NO_MARKS, NOTHING, Marks
from gui.widgets.symbol_text import SymbolText, without_reminders

DIE = "planar die"  # the way of the action that rolls it


class PlanarChip(QWidget):
    """A plane, a phenomenon or the die: words in a frame that can be pointed at and clicked."""

    clicked = Signal(int)
    hovered = Signal(int)

    def __init__(self, ref: int, title: str, text: str = "") -> None:
        super().__init__()
        self.ref = ref
        self._marks: Marks = NO_MARKS
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 12, 4)
        column.setSpacing(0)
        for words in filter(None, (SymbolText(title, 14, strong=True), SymbolText(text, 12) if text else None)):
            words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(words)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_marks(self, marks: Marks) -> None:
        """Show whether it may be used, or the keyboard stands on it."""
        self._marks = marks
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit(self.ref)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.hovered.emit(self.ref)

    def leaveEvent(self, event: QEvent) -> None:
        self.hovered.emit(NOTHING)

    def paintEvent(self, event: QPaintEvent) -> None:
        edge, thick = theme.color("panel_border"), 1.0
        for ref, color in ((self.ref if self.ref in self._marks.lit else NOTHING, "legal"),
                           (self._marks.focus, "selected"), (self._marks.aimed, "legal")):  # fmt: skip
            if ref == self.ref:
                edge, thick = theme.color(color), 2.4
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(edge, thick))
            painter.setBrush(theme.color("panel_raised"))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)


class PlaneBar(QWidget):
    """A row with what is face up, and with the planar die when the viewer may roll it; hidden in other games."""

    clicked = Signal(int)
    hovered = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.chips: list[PlanarChip] = []
        self._shown: tuple[object, ...] = ()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(10, 3, 10, 3)
        self._row.setSpacing(theme.GAP)
        self.hide()

    def show_view(self, view: View) -> None:
        """Show the planes of a view."""
        seen = [view.objects[oid] for oid in view.planes]
        actions = view.decision.actions if isinstance(view.decision, Act) else ()
        die = next(((action.oid, action.label) for action in actions if action.way == DIE), None)
        shown = (*((plane.id, plane.name, plane.text) for plane in seen), die)
        if shown != self._shown:
            self._shown = shown
            for chip in self.chips:
                self._row.removeWidget(chip)
                chip.hide()
                chip.deleteLater()
            self.chips = []
            for plane in seen:
                text = without_reminders(plane.text).replace("\n", "  ·  ")
                self._add(PlanarChip(plane.id, f"{{PW}} {plane.name}  ({plane.type_line})", text), wide=True)
            if die is not None:
                self._add(PlanarChip(die[0], f"{{CHAOS}} {die[1].rstrip('.')}"))
        self.setVisible(bool(seen))

    def _add(self, chip: PlanarChip, wide: bool = False) -> None:
        chip.clicked.connect(self.clicked)
        chip.hovered.connect(self.hovered)
        expanding = QSizePolicy.Policy.Expanding if wide else QSizePolicy.Policy.Maximum
        chip.setSizePolicy(expanding, QSizePolicy.Policy.Preferred)
        self._row.addWidget(chip, 1 if wide else 0)
        self.chips.append(chip)

    # a region of the table

    def set_marks(self, marks: Marks) -> None:
        """Show what may be used."""
        for chip in self.chips:
            chip.set_marks(marks)

    def ref_at(self, at: QPoint) -> int:
        """What lies at a place of the screen."""
        for chip in self.chips:
            if chip.isVisible() and chip.rect().contains(chip.mapFromGlobal(at)):
                return chip.ref
        return NOTHING

    def anchor(self, ref: int) -> QPoint | None:
        """Where arrows to a plane end."""
        found = (chip for chip in self.chips if chip.ref == ref and self.isVisible())
        return next((chip.mapToGlobal(chip.rect().center()) for chip in found), None)

    def refs(self) -> list[int]:
        """The planes, and the die."""
        return [chip.ref for chip in self.chips]
