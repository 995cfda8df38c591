"""What is read beside the boards: preview, stack and log.

Folded, a strip; the stack then lies beside the hand.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from gui import theme
from gui.painting.fonts import Role, font
from gui.views.panels.log_view import LogView
from gui.views.panels.preview import Preview
from gui.views.panels.recap_strip import RecapStrip
from gui.views.panels.stack_view import StackView
from gui.widgets.label import Label
from gui.wording import tip

STRIP = 30
EDGE = 10
LEAST, MOST, SHARE = 248, 340, 0.2  # of the column's width, in pixels and of the table's


class FoldedStrip(QAbstractButton):
    """The folded column: a press unfolds it."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedWidth(STRIP)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(tip(self.tr("Unfold preview, stack and log (V)")))
        self.setText(self.tr("Preview and log"))

    def sizeHint(self) -> QSize:
        return QSize(STRIP, 200)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            hot = self.underMouse() or self.hasFocus()
            painter.fillRect(self.rect(), theme.color("panel_raised" if hot else "panel"))
            painter.setPen(theme.color("accent" if hot else "panel_border"))
            painter.drawLine(0, 0, 0, self.height())
            painter.setFont(font(Role.UI_STRONG, 10))
            painter.setPen(theme.color("text" if hot else "text_muted"))
            painter.translate(self.width() / 2, self.height() / 2)
            painter.rotate(90)
            room = QRect(-self.height() // 2, -self.width() // 2, self.height(), self.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self.text())


class ReadingColumn(QWidget):
    """Preview, stack and log, one below the other. Folded, what is wanted now lies over the boards' edge."""

    fold_wanted = Signal()

    def __init__(self, preview: Preview, stack: StackView, log: LogView, recap: RecapStrip) -> None:
        super().__init__()
        self.preview, self.stack, self.log, self.recap = preview, stack, log, recap
        self.folded = self.pointed = self._at_left = False
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setObjectName("reading")
        self.setStyleSheet(f"#reading {{ background: {theme.palette().panel}; "
                           f"border-left: 1px solid {theme.palette().panel_border}; }}")  # fmt: skip
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, EDGE, EDGE, 6)
        column.setSpacing(6)
        column.addWidget(preview)
        self.stack_title, self._log_title = Label(), Label(self.tr("Log"))
        for title in (self.stack_title, self._log_title):
            title.setProperty("look", "caption")
        self._fold = QToolButton()
        self._fold.setText("»")
        self._fold.setProperty("look", "quiet")
        self._fold.setAccessibleName(self.tr("Fold"))
        self._fold.setToolTip(tip(self.tr("Fold preview, stack and log to a strip (V)")))
        self._fold.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._fold.clicked.connect(self.fold_wanted)
        heading = QHBoxLayout()
        heading.addWidget(self.stack_title, 1)
        heading.addWidget(self._fold)
        column.addLayout(heading)
        column.addWidget(stack)
        self._below_heading = column.indexOf(stack)
        column.addWidget(self._log_title)
        column.addWidget(log, 1)
        column.addWidget(recap, 1)

    def fit(self, width: int, height: int) -> None:
        """Be as wide as a table of that size has room for, and settle how high each part is.

        The stack has the room that its items want, the log the rest. The preview yields to what needs it.
        """
        self.setFixedWidth(max(LEAST, min(MOST, round(width * SHARE))))
        waiting = self.stack.model_.rowCount()
        share = 0.42 if waiting > 1 or self.recap.wanted_height() > height * 0.3 else 0.5
        self.preview.set_size(self.width() - 2 * EDGE, round(height * share))
        room = height - self.preview.sizeHint().height() - 110
        most = 0.66 if self.recap.isHidden() else 0.45
        if not self.folded:
            self.stack.setFixedHeight(max(60, min(self.stack.wanted_height(), round(room * most))))
        self.settle(width, height)

    def fold(self, folded: bool, beside: QHBoxLayout) -> None:
        """Give the stack to what lies beside the hand, where it hides nothing, or take it back."""
        self.folded = folded
        if folded:
            beside.addWidget(self.stack)
            self.stack.setFixedWidth(LEAST)
        else:
            self.stack.setMinimumWidth(0)
            self.stack.setMaximumWidth(MOST)
            column = self.layout()
            assert isinstance(column, QVBoxLayout)
            column.insertWidget(self._below_heading, self.stack)

    def settle(self, width: int, height: int) -> None:
        """Show what is wanted: all of it beside the boards; folded, what is pointed at, or was missed."""
        recap = not self.recap.isHidden()
        self._log_title.setVisible(not recap and not self.folded)
        self.log.setVisible(not recap and not self.folded)
        self._fold.setVisible(not self.folded)
        self.stack_title.setVisible(not self.folded)
        self.preview.setVisible(self.pointed or recap or not self.folded)
        self.setVisible(not self.folded or self.pointed or recap)
        if self.folded:
            high = height if recap else min(height, self.sizeHint().height())
            x = 0 if self._at_left else width - STRIP - self.width()
            self.setGeometry(x, 0, self.width(), high)

    def point(self, pointed: bool, at_left: bool) -> None:
        """Whether something is pointed at, and whether that is read at the left, since it lies at the right."""
        self.pointed, self._at_left = pointed, at_left and pointed
