"""What a deck looks like before it is played: its cover, two lines on how it plays, its colours and mana curve."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QIcon, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui import theme
from gui.models.deck_glance import DeckGlance
from gui.painting.face import NOTHING_LIVE, FaceSpec
from gui.painting.fonts import Role, font
from gui.painting.layout import layout_for
from gui.painting.symbols import paint_symbol
from gui.widgets.card_faces import FACES, card_pixmap
from gui.wording import tip

COVER = 76  # the width of the cover's art, in pixels
CURVE = 96  # the width of the curve
PIP = 15


class DeckLook(QWidget):
    """A deck at a glance, in one line of the page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: DeckGlance | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        FACES.forgotten.connect(self.update)
        FACES.sharpened.connect(self._sharpen)

    def show_deck(self, deck: DeckGlance) -> None:
        """Show a deck, and tell it to who hears the page."""
        self.shown = deck
        self.setAccessibleName(". ".join(filter(None, (deck.words.rstrip("."), self.counts()))))
        self.setToolTip(tip("\n".join(filter(None, (deck.words, self.counts())))))
        self.updateGeometry()
        self.update()

    def counts(self) -> str:
        """How many cards of which kind, in words."""
        deck = self.shown
        if deck is None:
            return ""
        parts = [self.tr("%n card(s)", "", deck.cards), self.tr("%n creature(s)", "", deck.creatures),
                 self.tr("%n other spell(s)", "", deck.others), self.tr("%n land(s)", "", deck.lands)]  # fmt: skip
        if deck.unknown:
            parts.append(self.tr("%n unknown", "", deck.unknown))
        return " · ".join(parts)

    def sizeHint(self) -> QSize:
        line = QFontMetricsF(font(Role.UI, 10)).lineSpacing()
        return QSize(360, round(max(54.0, 3 * line + 4)))

    def minimumSizeHint(self) -> QSize:
        return QSize(260, self.sizeHint().height())

    def _sharpen(self, specs: Collection[FaceSpec]) -> None:
        if self.shown is not None and self.shown.cover in specs:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.shown is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            self._paint_cover(painter, self.shown, QRectF(0, 0, COVER, self.height()))
            words = QRectF(COVER + 12, 0, self.width() - COVER - CURVE - 28, self.height())
            self._paint_words(painter, self.shown, words)
            self._paint_curve(painter, self.shown, QRectF(self.width() - CURVE, 0, CURVE, self.height()))

    def _paint_cover(self, painter: QPainter, deck: DeckGlance, place: QRectF) -> None:
        """The middle of the cover's art, as much of it as fits."""
        frame = QPainterPath()
        frame.addRoundedRect(place, 5, 5)
        painter.save()
        painter.setClipPath(frame)
        painter.fillRect(place, theme.color("panel"))
        if deck.cover is not None:
            dpr, wide = self.devicePixelRatioF(), 2 * COVER
            art = layout_for(deck.cover, NOTHING_LIVE, wide * dpr).art
            picture = card_pixmap(deck.cover, NOTHING_LIVE, wide, dpr)
            shown = QRectF(art.x * wide * dpr, art.y * wide * dpr, art.w * wide * dpr, art.h * wide * dpr)
            high = min(shown.height(), shown.width() * place.height() / place.width())
            shown = QRectF(shown.x(), shown.y() + (shown.height() - high) / 2, shown.width(), high)
            painter.drawPixmap(place, picture, shown)
        painter.restore()

    def _paint_words(self, painter: QPainter, deck: DeckGlance, place: QRectF) -> None:
        wrap = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(font(Role.UI, 10))
        metrics = QFontMetricsF(painter.font())
        foot = metrics.lineSpacing()
        upper = place.adjusted(0, 0, 0, -foot if deck.words else 0)
        if deck.words:
            painter.setPen(theme.color("text"))
            painter.drawText(upper, wrap, _in_two_lines(deck.words, metrics, upper.width()))
        painter.setPen(theme.color("text_muted"))
        lower = QRectF(place.x(), place.bottom() - foot, place.width(), foot) if deck.words else place
        elided = metrics.elidedText(self.counts(), Qt.TextElideMode.ElideRight, lower.width())
        painter.drawText(lower, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, elided)

    def _paint_curve(self, painter: QPainter, deck: DeckGlance, place: QRectF) -> None:
        for at, letter in enumerate(deck.colors):
            paint_symbol(painter, letter, QRectF(place.right() - (len(deck.colors) - at) * (PIP + 3), 0, PIP, PIP))
        high = place.height() - PIP - 5
        wide, most = place.width() / len(deck.curve), max(4, *deck.curve)
        painter.setPen(Qt.PenStyle.NoPen)
        for value, count in enumerate(deck.curve):
            tall = max(1.0, high * count / most)
            painter.setBrush(theme.color("accent" if count else "text_muted", 255 if count else 90))
            painter.drawRect(QRectF(place.x() + value * wide + 1.5, place.bottom() - tall, wide - 3, tall))


def _in_two_lines(words: str, metrics: QFontMetricsF, width: float) -> str:
    """As many words as fit into two lines, and dots for the rest."""
    place = QRectF(0, 0, width, 10_000)
    wrap = Qt.TextFlag.TextWordWrap

    def fits(text: str) -> bool:
        return metrics.boundingRect(place, wrap, text).height() < 2.5 * metrics.lineSpacing()

    if fits(words):
        return words
    parts = words.split(" ")
    while parts and not fits(" ".join(parts) + "…"):
        parts.pop()
    return " ".join(parts) + "…"


def color_icon(colors: str) -> QIcon:
    """The colours of a deck side by side, for a list."""
    side = 28
    picture = QPixmap(side * max(1, len(colors)), side)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at, letter in enumerate(colors or "C"):
            paint_symbol(painter, letter, QRectF(at * side + 1, 1, side - 2, side - 2))
    return QIcon(picture)
