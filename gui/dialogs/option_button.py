"""A wide button whose text may be long and hold symbols: an option, a mode, a replacement effect."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from gui import theme
from gui.painting.fonts import Role, font
from gui.widgets.symbol_text import flow, paint_flow

_SIZE = 14.5
_LEFT, _PAD = 40, 10


class OptionButton(QAbstractButton):
    """A number key's hint, and the option in full."""

    def __init__(self, number: int, text: str, *, checkable: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = number
        self.setText(text)
        self.setCheckable(checkable)
        self.setAccessibleName(text)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(flow(self.text(), width - _LEFT - _PAD, _SIZE).height) + 2 * _PAD

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
            fitted = flow(self.text(), self.width() - _LEFT - _PAD, _SIZE)
            paint_flow(painter, fitted, QPointF(_LEFT, (self.height() - fitted.height) / 2), ink)

    def _paint_number(self, painter: QPainter, box: QRectF) -> None:
        plate = QRectF(box.x() + 9, box.center().y() - 11, 22, 22)
        checked = self.isChecked()
        painter.setPen(QPen(theme.color("accent" if checked else "panel_border"), 1.2))
        painter.setBrush(theme.color("accent" if checked else "badge"))
        painter.drawRoundedRect(plate, 5, 5)
        painter.setFont(font(Role.NUMBER, 10))
        painter.setPen(theme.color("accent_text" if checked else "badge_text"))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, "✓" if checked else str(self._number))
