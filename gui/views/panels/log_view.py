"""The log: what happened, with names that can be pointed at."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QModelIndex, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QWidget

from gui import theme
from gui.models.log_model import STEPS, LogLine, LogModel, LogRole
from gui.models.marks import NOTHING

_SCROLLING = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End)
HEADINGS = ("BeginTurn",)


class LogView(QTextBrowser):
    """Follows a log model. A name that is hovered or clicked is shown in the preview."""

    hovered = Signal(int)
    clicked_ref = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Log"))
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._show_end)
        self.verticalScrollBar().rangeChanged.connect(lambda _low, high: self.verticalScrollBar().setValue(high))
        self.model_ = LogModel(self)
        self.model_.rowsInserted.connect(self._append)
        self.model_.modelReset.connect(self.clear)
        self.highlighted.connect(lambda url: self.hovered.emit(_ref(url)))
        self.anchorClicked.connect(lambda url: self.clicked_ref.emit(_ref(url)))
        self.document().setDocumentMargin(6)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """It scrolls by its own keys, and what is selected can be copied; all else is for the table."""
        if event.key() in _SCROLLING or event.matches(QKeySequence.StandardKey.Copy):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _append(self, _parent: QModelIndex, first: int, last: int) -> None:
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.beginEditBlock()
        for row in range(first, last + 1):
            line = self.model_.index(row).data(LogRole.LINE)
            if not self.document().isEmpty():
                cursor.insertBlock()
            cursor.insertHtml(self._html(line))
        cursor.endEditBlock()
        self._later.start()

    def _show_end(self) -> None:
        self.moveCursor(QTextCursor.MoveOperation.End)
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._later.start()

    @staticmethod
    def _html(line: LogLine) -> str:
        look = theme.palette()
        words = []
        for text, ref in line.pieces:
            if ref == NOTHING:
                words.append(escape(text))
                continue
            ink = look.seat(ref) if ref < 100 else look.accent
            words.append(f'<a href="ref:{ref}" style="color:{ink};text-decoration:none;">{escape(text)}</a>')
        rule = f' <span style="color:{look.text_muted}">({escape(line.rule)})</span>' if line.rule else ""
        said = "".join(words) + rule
        if line.kind in HEADINGS:
            return f'<b style="color:{look.accent}">{said}</b>'
        if line.kind in STEPS:
            return f'<span style="color:{look.text_muted}">{said}</span>'
        return f"<span>{said}</span>"


def _ref(url: QUrl) -> int:
    """The thing that a link names."""
    text = url.toString()
    return int(text.removeprefix("ref:")) if text.startswith("ref:") else NOTHING
