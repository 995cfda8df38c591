"""A pool or a deck at a glance: how many cards of each mana value, of each colour, and of each type."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.api import Rated
from gui import theme
from gui.painting.fonts import Role, font
from gui.painting.symbols import paint_symbol

HIGHEST = 7  # all mana values from here on are one bar
COLORS = "WUBRG"


def bar_of(card: Rated) -> int:
    """The bar that a card stands in."""
    return min(HIGHEST, card.mana_value)


class Curve(QWidget):
    """Bars for mana values, and a line of colours below them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bars: dict[int, tuple[int, int]] = {}  # creatures and others of each mana value
        self.colors: dict[str, int] = {}
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(230, 122)

    def show_cards(self, cards: Sequence[Rated]) -> None:
        """Count some cards."""
        spells = [card for card in cards if not card.land and not card.conspiracy]
        creatures = Counter(bar_of(card) for card in spells if card.creature)
        others = Counter(bar_of(card) for card in spells if not card.creature)
        self.bars = {bar: (creatures[bar], others[bar]) for bar in range(HIGHEST + 1)}
        self.colors = {letter: sum(letter in card.colors for card in spells) for letter in COLORS}
        curve = ", ".join(f"{bar}: {sum(counts)}" for bar, counts in self.bars.items() if sum(counts))
        self.setAccessibleName(self.tr("Cards by mana value: {curve}").format(curve=curve))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            high, foot = self.height() - 66.0, self.height() - 34.0
            wide = self.width() / (HIGHEST + 1)
            most = max(4, max((sum(counts) for counts in self.bars.values()), default=0))
            painter.setFont(font(Role.NUMBER, 9))
            for bar, (creatures, others) in self.bars.items():
                x = bar * wide + 3
                tall = high * (creatures + others) / most
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.color("accent"))
                body = high * creatures / most
                painter.drawRect(QRectF(x, foot - 14 - body, wide - 6, body))
                painter.setBrush(theme.color("selected", 170))
                painter.drawRect(QRectF(x, foot - 14 - tall, wide - 6, tall - body))
                painter.setPen(theme.color("text_muted"))
                label = f"{bar}+" if bar == HIGHEST else str(bar)
                painter.drawText(QRectF(x, foot - 13, wide - 6, 14), Qt.AlignmentFlag.AlignCenter, label)
                if creatures + others:
                    painter.setPen(theme.color("text"))
                    top = QRectF(x - 3, foot - 28 - tall, wide, 14)
                    painter.drawText(top, Qt.AlignmentFlag.AlignCenter, str(creatures + others))
            self._paint_colors(painter, foot + 6)

    def _paint_colors(self, painter: QPainter, y: float) -> None:
        wide = self.width() / len(COLORS)
        painter.setFont(font(Role.NUMBER, 10))
        for at, letter in enumerate(COLORS):
            count = self.colors.get(letter, 0)
            painter.setOpacity(1.0 if count else 0.3)
            paint_symbol(painter, letter, QRectF(at * wide + 4, y, 18, 18))
            painter.setPen(theme.color("text"))
            place = QRectF(at * wide + 26, y, wide - 26, 18)
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(count))
        painter.setOpacity(1.0)
