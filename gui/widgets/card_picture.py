"""One card as large as there is room for, with its other face in the corner."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui import theme
from gui.models.faces import BACK
from gui.painting.face import NOTHING_LIVE, FaceSpec, LiveState
from gui.painting.fonts import Role, font
from gui.painting.layout import reads_sideways
from gui.theme import CARD_RATIO
from gui.widgets.card_faces import FACES, card_pixmap


class CardPicture(QWidget):
    """One card, as large as the room allows."""

    def __init__(self) -> None:
        super().__init__()
        self.spec: FaceSpec | None = None
        self.other: FaceSpec | None = None
        self._live: LiveState = NOTHING_LIVE
        FACES.forgotten.connect(self.update)
        FACES.sharpened.connect(self._sharpen)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return QSize(280, round(280 * CARD_RATIO))

    def _sharpen(self, specs: Collection[FaceSpec]) -> None:
        if not {self.spec or BACK, self.other}.isdisjoint(specs):
            self.update()

    def show_card(self, spec: FaceSpec | None, live: LiveState, other: FaceSpec | None) -> None:
        """Show a card, and another face of it small in the corner."""
        self.spec, self._live, self.other = spec, live, other
        self.update()

    @property
    def lying(self) -> bool:
        """Whether the card is shown on its side, as it is read."""
        return self.spec is not None and self.spec.kind != "back" and reads_sideways(self.spec)

    def card_box(self) -> QRectF:
        """Where the card is painted."""
        if self.lying:
            high = min(self.height(), int(self.width() / CARD_RATIO))
            return QRectF((self.width() - high * CARD_RATIO) / 2, 0, high * CARD_RATIO, high)
        width = min(self.width(), int(self.height() / CARD_RATIO))
        return QRectF((self.width() - width) / 2, 0, width, width * CARD_RATIO)

    def paintEvent(self, event: QPaintEvent) -> None:
        box = self.card_box()
        if box.width() < 40:
            return
        with QPainter(self) as painter:
            dpr = self.devicePixelRatioF()
            if self.spec is None:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setOpacity(0.28)
                painter.drawPixmap(box.topLeft(), card_pixmap(BACK, NOTHING_LIVE, round(box.width()), dpr))
                painter.setOpacity(1.0)
                painter.setFont(font(Role.UI_STRONG, 11))
                painter.setPen(theme.color("text"))
                text = self.tr("Point at a card to read it.")
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, text)
                return
            lying = self.lying
            breadth = round(box.height() if lying else box.width())
            painter.drawPixmap(box.topLeft(), card_pixmap(self.spec, self._live, breadth, dpr, lying=lying))
            if self.other is not None:
                small = round(breadth * 0.26)
                at = QPointF(box.right() - small - 6, box.y() + breadth * 0.17)
                if lying:  # below it there is room
                    small = max(small, min(round((self.height() - box.height() - 8) / CARD_RATIO), 150))
                    at = QPointF(box.right() - small, box.bottom() + 8)
                painter.drawPixmap(at, card_pixmap(self.other, NOTHING_LIVE, small, dpr))
