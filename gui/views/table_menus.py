"""The small menus of the table: the ways to use a card, and what to do with an ability on the stack."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QMenu, QVBoxLayout, QWidget

from engine.api import Action
from gui import theme
from gui.dialogs.act import action_text
from gui.dialogs.option_button import OptionButton

_WIDE = 380


class ActionMenu(QWidget):
    """One line for each way to use a card, with its cost in symbols; number keys, arrows and Enter choose."""

    chosen = Signal(int)

    def __init__(self, name: str, actions: Sequence[tuple[int, Action]], parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(self.tr("Ways to use {name}").format(name=name))
        self.setFixedWidth(_WIDE)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 12)
        column.setSpacing(6)
        title = QLabel(name)
        title.setProperty("look", "heading")
        column.addWidget(title)
        self.lines: list[OptionButton] = []
        for at, (number, action) in enumerate(actions, 1):
            line = OptionButton(at, action_text(action, name))
            line.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            line.clicked.connect(lambda _=False, number=number: self._choose(number))
            column.addWidget(line)
            self.lines.append(line)

    def _choose(self, number: int) -> None:
        self.close()
        self.chosen.emit(number)

    def open_at(self, at: QPoint) -> None:
        """Open above a place of the screen, within it, the first way ready for Enter."""
        self.adjustSize()
        room = self.screen().availableGeometry()
        x = min(max(at.x() - _WIDE // 2, room.left()), room.right() - _WIDE)
        y = at.y() - self.height() - 24 if at.y() - self.height() - 24 > room.top() else at.y() + 24
        self.move(x, min(max(y, room.top()), room.bottom() - self.height()))
        self.show()
        self.lines[0].setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, now = event.key(), next((at for at, line in enumerate(self.lines) if line.hasFocus()), 0)
        if key == Qt.Key.Key_Escape:
            self.close()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            step = 1 if key == Qt.Key.Key_Down else -1
            self.lines[(now + step) % len(self.lines)].setFocus()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.lines[now].click()
        elif event.text().isdigit() and 0 < int(event.text()) <= len(self.lines):
            self.lines[int(event.text()) - 1].click()

    def closeEvent(self, event: QCloseEvent) -> None:
        """The keys go back to the table."""
        parent = self.parentWidget()
        if parent is not None:
            parent.setFocus()
        super().closeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setPen(QPen(theme.color("accent"), 1.6))
            painter.setBrush(theme.color("panel"))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


def yield_menu(yields: bool, toggle: Callable[[], None], parent: QWidget) -> QMenu:
    """Whether an ability is always let resolve, until the end of the game."""
    menu = QMenu(parent)
    menu.aboutToHide.connect(menu.deleteLater)
    menu.aboutToHide.connect(parent.setFocus)
    entry = menu.addAction(QCoreApplication.translate("YieldMenu", "Always let this ability resolve"))
    entry.setCheckable(True)
    entry.setChecked(yields)
    entry.triggered.connect(lambda: toggle())
    return menu
