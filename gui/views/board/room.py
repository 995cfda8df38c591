"""How much of the boards is cards.

What of them can be seen, in play and on the piles, as a share of the cloth.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from gui.views.board.battlefield import Battlefield


def share_of_cards(field: Battlefield) -> float:
    """The part of the boards' area, from 0 to 1, on which a card is seen.

    What panels cover counts as no card.
    """
    size = field.viewport().size()
    seen = QImage(size, QImage.Format.Format_Grayscale8)
    seen.fill(Qt.GlobalColor.black)
    with QPainter(seen) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.GlobalColor.white)
        for item in dict.fromkeys(field.items_by_id.values()):
            painter.drawPolygon(field.mapFromScene(item.mapToScene(item.face_rect())))
        for panel in field.panels.values():
            for pile in panel.zones.values():
                if pile.wide and pile.count and pile.isVisible():
                    painter.fillRect(pile.card_rect().translated(QPointF(pile.pos())), Qt.GlobalColor.white)
        for panel in field.panels.values():
            painter.fillRect(QRectF(panel.geometry()), Qt.GlobalColor.black)
    lit = bytes(seen.constBits()).count(b"\xff")
    return lit / max(1, size.width() * size.height())
