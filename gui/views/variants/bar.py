"""Bars over the phases, one for each variant that needs one.

Cards in the command zone, and what is done with them.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.api import Act, ObjectView, View
from gui import language, theme
from gui.models.marks import NO_MARKS, NOTHING, Marks
from gui.widgets.symbol_text import SymbolText, without_reminders
from gui.wording import tip

COLUMNS = 4  # chips beside each other; where there are more, their words are left to the large card


@dataclass(frozen=True, slots=True)
class Shown:
    """What a chip shows: an object of the view, or an action under the number of its object."""

    ref: int
    title: str
    text: str = ""
    wide: bool = False


def face_up(view: View, *types: str) -> list[ObjectView]:
    """The face-up objects of some card types in the command zone."""
    found = (view.objects[oid] for oid in view.command)
    return [card for card in found if not set(types).isdisjoint(card.types)]


def as_card(card: ObjectView, symbol: str = "") -> Shown:
    """A card as its bar shows it, with its words."""
    text = without_reminders(language.card_text(card.text, card.name, card.type_line)).replace("\n", "  ·  ")
    return Shown(card.id, f"{symbol} {card.name}  ({language.type_line(card.type_line)})".strip(), text, wide=True)


def action_called(view: View, way: str) -> Shown | None:
    """An action that the viewer may take now, by its way."""
    actions = view.decision.actions if isinstance(view.decision, Act) else ()
    return next((Shown(one.oid, one.label.rstrip(".")) for one in actions if one.way == way), None)


class Chip(QWidget):
    """A card or an action: words in a frame that can be pointed at and clicked."""

    clicked = Signal(int)
    hovered = Signal(int)

    def __init__(self, shown: Shown, brief: bool = False) -> None:
        super().__init__()
        self.ref = shown.ref
        title, text = shown.title, "" if brief else shown.text
        self._marks: Marks = NO_MARKS
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 12, 4)
        column.setSpacing(0)
        for words in filter(None, (SymbolText(title, 14, strong=True), SymbolText(text, 12) if text else None)):
            words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(words)
        self.setAccessibleName(title)
        self.setAccessibleDescription(shown.text)
        self.setToolTip(tip(shown.text if brief else ""))
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


class VariantBar(QWidget):
    """Chips in rows, hidden while there is nothing to show."""

    clicked = Signal(int)
    hovered = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.chips: list[Chip] = []
        self._shown: tuple[Shown, ...] = ()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(10, 3, 10, 3)
        self._grid.setHorizontalSpacing(theme.GAP)
        self._grid.setVerticalSpacing(4)
        self.hide()

    @abstractmethod
    def shown_of(self, view: View) -> Iterator[Shown]:
        """What this variant shows of a view."""

    def show_view(self, view: View) -> None:
        """Show what there is of a view."""
        shown = tuple(self.shown_of(view))
        if shown != self._shown:
            self._shown = shown
            for chip in self.chips:
                self._grid.removeWidget(chip)
                chip.hide()
                chip.deleteLater()
            self.chips = []
            for column in range(COLUMNS):
                self._grid.setColumnStretch(column, int(any(one.wide for one in shown[column::COLUMNS])))
            for one in shown:
                self._add(Chip(one, brief=len(shown) > COLUMNS), one.wide)
        self.setVisible(bool(shown))

    def _add(self, chip: Chip, wide: bool) -> None:
        chip.clicked.connect(self.clicked)
        chip.hovered.connect(self.hovered)
        expanding = QSizePolicy.Policy.Expanding if wide else QSizePolicy.Policy.Maximum
        chip.setSizePolicy(expanding, QSizePolicy.Policy.Preferred)
        self._grid.addWidget(chip, *divmod(len(self.chips), COLUMNS))
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
        """Where arrows to a card end."""
        found = (chip for chip in self.chips if chip.ref == ref and self.isVisible())
        return next((chip.mapToGlobal(chip.rect().center()) for chip in found), None)

    def refs(self) -> list[int]:
        """What the chips stand for."""
        return [chip.ref for chip in self.chips]
