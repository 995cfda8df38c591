"""Words with symbols in them, painted.

"{2}{R}: Draw a card." can be a widget, or painted by a function for delegates.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui import theme
from gui.painting.fonts import Role, font_at
from gui.painting.symbols import paint_symbol, symbol_width
from gui.painting.text_flow import LEADING, SYMBOL_SIZE, FittedText, Paragraph, paragraph, wrap
from gui.wording import tip

_PLAIN_ROLES = {Role.RULES: Role.UI, Role.RULES_ITALIC: Role.UI, Role.RULES_BOLD: Role.UI_STRONG}
_STRONG_ROLES = dict.fromkeys(_PLAIN_ROLES, Role.UI_STRONG)
MORE = " …"
REMINDER = re.compile(r" ?\([^()]*\)")


def without_reminders(text: str) -> str:
    """A rules text without what stands in parentheses."""
    return "\n".join(line for line in (REMINDER.sub("", line).strip() for line in text.split("\n")) if line)


@lru_cache(maxsize=2048)
def flow(text: str, width: float, size: float, strong: bool = False) -> FittedText:
    """A text in the interface's letters, wrapped to a width in pixels."""
    roles = _STRONG_ROLES if strong else _PLAIN_ROLES
    lines = [_plain(paragraph(line)) for line in text.split("\n") if line.strip()]
    dressed = (tuple(replace(piece, role=roles.get(piece.role, piece.role)) for piece in line.pieces) for line in lines)
    return wrap(tuple(Paragraph(pieces) for pieces in dressed), max(width, 20.0), size)


@lru_cache(maxsize=512)
def cut_to_fit(text: str, width: float, size: float, strong: bool, height: float) -> str:
    """The words of a text that fit into a width and height, with " …" behind them if those are not all."""
    if flow(text, width, size, strong).height <= height:
        return text
    words = text.split(" ")
    low, high = 1, max(1, len(words) - 1)
    while low < high:
        middle = (low + high + 1) // 2
        if flow(" ".join(words[:middle]) + MORE, width, size, strong).height <= height:
            low = middle
        else:
            high = middle - 1
    return " ".join(words[:low]) + MORE


def _plain(read: Paragraph) -> Paragraph:
    """A line without a plate beside it: a loyalty cost or chapter number stands in brackets before the text."""
    if not read.plate:
        return read
    return replace(read, pieces=(*paragraph(f"[{read.plate}] .").pieces[:-1], *read.pieces))


def paint_flow(painter: QPainter, fitted: FittedText, at: QPointF, ink: QColor) -> None:
    """A wrapped text, its upper left corner at a place."""
    painter.setPen(ink)
    dpi = painter.device().logicalDpiY()
    for run in fitted.runs:
        x, y = at.x() + run.x, at.y() + run.baseline
        if run.symbol:
            high = fitted.size * SYMBOL_SIZE
            paint_symbol(painter, run.text, QRectF(x + 0.5, y - high * 0.86, symbol_width(run.text) * high, high))
            painter.setPen(ink)
        else:
            painter.setFont(font_at(run.role, fitted.size, dpi))
            painter.drawText(QPointF(x, y), run.text)


class SymbolText(QWidget):
    """A label whose text may hold symbols in braces.

    One that is `cut` shows what fits, and all when pointed at.
    """

    def __init__(
        self, text: str = "", size: float = 14.0, strong: bool = False, ink: str = "text", *, cut: bool = False
    ) -> None:
        super().__init__()
        self._cut = cut
        self._size, self._strong, self._ink = size, strong, ink
        self._text = ""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.set_text(text)

    @property
    def text(self) -> str:
        """The text as it was given."""
        return self._text

    @property
    def shown(self) -> str:
        """The text as it is seen: if it is cut, the words that fit."""
        if not self._cut or not self._text:
            return self._text
        return cut_to_fit(self._text, self.width(), self._size, self._strong, self.height() + 1.0)

    def set_size(self, size: float) -> None:
        """Show the text in letters of another size, in pixels."""
        self._size = size
        self.updateGeometry()
        self._tell_whole()
        self.update()

    def line_height(self) -> int:
        """The height of one line."""
        return ceil(self._size * LEADING)

    def set_text(self, text: str, ink: str = "") -> None:
        """Show another text, perhaps in another colour of the palette."""
        if text == self._text and not ink:
            return
        self._text = text
        self._ink = ink or self._ink
        self.setAccessibleName(text)
        self.updateGeometry()
        self._tell_whole()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell_whole()

    def _tell_whole(self) -> None:
        """What is cut can be read whole where one points at it."""
        if self._cut:
            self.setToolTip(tip(self._text if self.shown != self._text else ""))

    def heightForWidth(self, width: int) -> int:
        return round(flow(self._text, width, self._size, self._strong).height + 2) if self._text else 0

    def hasHeightForWidth(self) -> bool:
        return True

    def sizeHint(self) -> QSize:
        wide = flow(self._text, 4000, self._size, self._strong).width if self._text else 0
        width = max(min(round(wide) + 2, 460), 10)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, round(self._size * LEADING) if self._text else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._text:
            return
        fitted = flow(self.shown, self.width(), self._size, self._strong)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            down = max(0.0, (self.height() - fitted.height) / 2)
            paint_flow(painter, fitted, QPointF(0, down), theme.color(self._ink))
