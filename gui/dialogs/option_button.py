"""A wide button whose text may be long and hold symbols: an option, a mode, a replacement effect."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from gui import theme
from gui.painting.fonts import Role, font
from gui.painting.symbols import symbol_width
from gui.painting.text_flow import SYMBOL_SIZE, FittedText
from gui.widgets.symbol_text import flow, paint_flow
from gui.wording import mana_in_words

_SIZE = 14.5
_LEFT, _PAD = 40, 10
_GAP = 14  # at least, between the words and the cost


class OptionButton(QAbstractButton):
    """A number key's hint, the option in full, and at the right end what it costs."""

    def __init__(
        self, number: int, text: str, *, cost: str = "", checkable: bool = False, parent: QWidget | None = None
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._number, self._words, self._cost = number, text, cost
        self.setText(f"{text}  {cost}" if cost else text)
        self.setCheckable(checkable)
        self.setAccessibleName(f"{text}, {mana_in_words(cost)}" if cost else text)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def _flows(self, width: int) -> tuple[FittedText, FittedText | None, float]:
        """The words, the cost, and where the cost begins."""
        end = float(width - _PAD)
        cost = flow(self._cost, end - _LEFT, _SIZE) if self._cost else None
        if cost is not None:
            end -= max(run.x + symbol_width(run.text) * _SIZE * SYMBOL_SIZE for run in cost.runs)
        return flow(self._words, end - _LEFT - (_GAP if cost is not None else 0), _SIZE), cost, end

    def heightForWidth(self, width: int) -> int:
        return round(self._flows(width)[0].height) + 2 * _PAD

    def sizeHint(self) -> QSize:
        return QSize(280, self.heightForWidth(280))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            edge, thick = theme.color("panel_border"), 1.0
            if self.isEnabled() and self.underMouse():
                edge = theme.color("accent")
            if self.isChecked() or self.hasFocus():
                edge, thick = theme.color("accent" if self.isChecked() else "selected"), 2.4
            painter.setBrush(theme.color("panel_raised" if self.isEnabled() else "panel"))
            pen = QPen(edge, thick)
            if not self.isEnabled():
                pen.setDashPattern([3.0, 3.0])
            painter.setPen(pen)
            painter.drawRoundedRect(box, 7, 7)
            ink = theme.color("text" if self.isEnabled() else "text_muted")
            self._paint_number(painter, box)
            fitted, cost, at = self._flows(self.width())
            paint_flow(painter, fitted, QPointF(_LEFT, (self.height() - fitted.height) / 2), ink)
            if cost is not None:
                paint_flow(painter, cost, QPointF(at, (self.height() - cost.height) / 2), ink)

    def _paint_number(self, painter: QPainter, box: QRectF) -> None:
        plate = QRectF(box.x() + 9, box.center().y() - 11, 22, 22)
        checked = self.isChecked()
        painter.setPen(QPen(theme.color("accent" if checked else "panel_border"), 1.2))
        painter.setBrush(theme.color("accent" if checked else "badge"))
        painter.drawRoundedRect(plate, 5, 5)
        painter.setFont(font(Role.NUMBER, 10))
        painter.setPen(theme.color("accent_text" if checked else "badge_text"))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, "✓" if checked else str(self._number))
