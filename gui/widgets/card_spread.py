"""Cards spread out so that all of them are seen.

Side by side as large as there is room for, or in piles by a key.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui import theme
from gui.painting.face import NOTHING_LIVE, FaceSpec
from gui.painting.fonts import Role, font
from gui.theme import CARD_RATIO
from gui.widgets.badge import paint_badge
from gui.widgets.card_faces import FACES, card_pixmap

NONE = -1
GAP, EDGE = 10, 8
WIDEST, NARROWEST = 250, 44
TITLE = 0.15  # of a card's width: what is seen of a card that others lie upon
LEAST_STEP = 14  # of a pile: titles stay readable, though its last cards may not be seen whole
LEAST_IN_PILES = 70  # pixels of width, so that titles are painted
OF_THE_HEIGHT = 0.52  # of a pile is for one card
HEAD = 20  # the line above a pile


@dataclass(frozen=True, slots=True)
class SpreadCard:
    """One card: its number, its face, the pile it lies in, and a note upon it."""

    id: int
    face: FaceSpec
    pile: int = 0
    badge: str = ""


class CardSpread(QWidget):
    """Cards that are pointed at, chosen and taken.

    `piles` are the names of piles; without them all lie side by side.

    A click or Space chooses a card; a double click or Enter takes it. Arrows move from card to card.
    """

    pointed = Signal(int)
    chosen = Signal(int)
    taken = Signal(int)

    def __init__(self, piles: tuple[str, ...] = (), widest: int = WIDEST, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.piles = piles
        self.cards: tuple[SpreadCard, ...] = ()
        self.picked = NONE
        self.current = NONE
        self._widest = widest
        self._boxes: list[QRectF] = []
        self._pointed = NONE
        self.empty = ""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        FACES.forgotten.connect(self.update)
        FACES.sharpened.connect(self._sharpen)

    def _sharpen(self, _specs: object) -> None:
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(480, 300)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 120)

    def show_cards(self, cards: tuple[SpreadCard, ...], picked: int = NONE) -> None:
        """Show cards, one of them chosen perhaps."""
        ids = {card.id for card in cards}
        self.cards, self.picked = cards, picked
        if self.current not in ids:
            self.current = cards[0].id if cards else NONE
        if self._pointed not in ids:
            self._point(NONE)
        self._say_current()
        self.update()

    def choose(self, number: int) -> None:
        """Mark a card as chosen."""
        self.picked = self.current = number
        self._say_current()
        self.update()

    def box_of(self, number: int) -> QRectF:
        """Where a card lies."""
        self._boxes = self._laid_out()
        at = next((at for at, card in enumerate(self.cards) if card.id == number), -1)
        return self._boxes[at] if at >= 0 else QRectF()

    # where cards lie

    def _laid_out(self) -> list[QRectF]:
        if not self.cards:
            return []
        return self._in_piles() if self.piles else self._side_by_side()

    def _side_by_side(self) -> list[QRectF]:
        """As large as they can be with all of them in sight."""
        count = len(self.cards)
        room_x, room_y = self.width() - 2 * EDGE, self.height() - 2 * EDGE

        def width(columns: int) -> float:
            rows = -(-count // columns)
            across = (room_x - (columns - 1) * GAP) / columns
            down = (room_y - (rows - 1) * GAP) / rows / CARD_RATIO
            return min(across, down, self._widest)

        columns = max(range(1, count + 1), key=lambda number: (width(number), -number))
        wide = max(float(NARROWEST), width(columns))
        rows = -(-count // columns)
        left = (self.width() - columns * wide - (columns - 1) * GAP) / 2
        top = (self.height() - rows * wide * CARD_RATIO - (rows - 1) * GAP) / 2
        return [
            QRectF(left + at % columns * (wide + GAP), top + at // columns * (wide * CARD_RATIO + GAP), wide,
                   wide * CARD_RATIO)
            for at in range(count)
        ]  # fmt: skip

    def _in_piles(self) -> list[QRectF]:
        """Each pile a column, or several if it is high and there is room; titles of covered cards stay in sight."""
        wide, places = self._wide_in_piles(), self._places()
        room = self.height() - EDGE - HEAD - wide * CARD_RATIO
        most = max(high for _, _, high in places)
        step = min(wide * TITLE * 1.25, max(float(LEAST_STEP), room / max(1, most - 1)))
        seen: dict[int, int] = {}
        boxes = []
        for card in self.cards:
            at = seen.get(card.pile, 0)
            seen[card.pile] = at + 1
            first, _, high = places[card.pile]
            x = EDGE + (first + at // high) * (wide + GAP)
            boxes.append(QRectF(x, HEAD + at % high * step, wide, wide * CARD_RATIO))
        return boxes

    def _places(self) -> list[tuple[int, int, int]]:
        """For each pile its first column, how many it has, and how many cards lie in each."""
        wide = self._wide_in_piles()
        counts = [sum(card.pile == pile for card in self.cards) for pile in range(len(self.piles))]
        columns = [1] * len(counts)
        fits = 1 + int((self.height() - EDGE - HEAD - wide * CARD_RATIO) / (wide * TITLE * 1.25))
        spare = int((self.width() - 2 * EDGE + GAP) / (wide + GAP)) - len(counts)
        for _ in range(max(0, spare)):
            longest = max(range(len(counts)), key=lambda pile: counts[pile] / columns[pile])
            if counts[longest] <= fits * columns[longest]:
                break
            columns[longest] += 1
        firsts = [sum(columns[:pile]) for pile in range(len(counts))]
        highs = [max(1, -(-count // across)) for count, across in zip(counts, columns, strict=True)]
        return list(zip(firsts, columns, highs, strict=True))

    def _wide_in_piles(self) -> float:
        """How wide cards in piles are: about half of the height is for those below the first."""
        columns = len(self.piles)
        across = (self.width() - 2 * EDGE - (columns - 1) * GAP) / columns
        down = (self.height() - HEAD - EDGE) * OF_THE_HEIGHT / CARD_RATIO
        return max(LEAST_IN_PILES, min(self._widest, across, down))

    def _at(self, place: QPointF) -> int:
        found = NONE
        for card, box in zip(self.cards, self._boxes, strict=False):
            if box.contains(place):
                found = card.id  # the last one lies on top
        return found

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        self._boxes = self._laid_out()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            if not self.cards and self.empty:
                painter.setFont(font(Role.UI, 11))
                painter.setPen(theme.color("text_muted"))
                painter.drawText(
                    QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.empty
                )
            self._paint_heads(painter)
            for card, box in zip(self.cards, self._boxes, strict=True):
                self._paint_card(painter, card, box)
            raised = next((at for at, card in enumerate(self.cards) if card.id == self._pointed and self.piles), None)
            if raised is not None:
                self._paint_card(painter, self.cards[raised], self._boxes[raised])

    def _paint_heads(self, painter: QPainter) -> None:
        if not self.piles:
            return
        wide = self._wide_in_piles()
        painter.setFont(font(Role.UI_STRONG, 9.5))
        for pile, (name, (first, across, _)) in enumerate(zip(self.piles, self._places(), strict=True)):
            count = sum(card.pile == pile for card in self.cards)
            painter.setPen(theme.color("text" if count else "text_muted", 255 if count else 130))
            box = QRectF(EDGE + first * (wide + GAP), 0, across * (wide + GAP) - GAP, HEAD - 3)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, f"{name}  ·  {count}" if count else name)

    def _paint_card(self, painter: QPainter, card: SpreadCard, box: QRectF) -> None:
        picture = card_pixmap(card.face, NOTHING_LIVE, round(box.width()), self.devicePixelRatioF())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("shadow", 70))
        painter.drawRoundedRect(box.translated(1.5, 3), 8, 8)
        painter.drawPixmap(box.topLeft(), picture)
        edge = None
        if card.id == self.picked:
            edge = QPen(theme.color("accent"), 4)
        elif card.id == self._pointed:
            edge = QPen(theme.color("selected"), 2.5)
        if card.id == self.current and self.hasFocus() and card.id != self.picked:
            edge = QPen(theme.color("selected"), 3)
            edge.setDashPattern([3.0, 1.6])
        if edge is not None:
            painter.setPen(edge)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 9, 9)
        if card.badge:
            paint_badge(painter, box, card.badge)

    # pointing and keys

    def _point(self, number: int) -> None:
        if number != self._pointed:
            self._pointed = number
            self.pointed.emit(number)
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        found = self._at(event.position())
        self.setCursor(Qt.CursorShape.PointingHandCursor if found != NONE else Qt.CursorShape.ArrowCursor)
        self._point(found)

    def leaveEvent(self, event: QEvent) -> None:
        self._point(NONE)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        found = self._at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and found != NONE:
            self.current = found
            self._say_current()
            self.chosen.emit(found)
            self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        found = self._at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and found != NONE:
            self.taken.emit(found)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.current != NONE:
            self.taken.emit(self.current)
        elif key == Qt.Key.Key_Space and self.current != NONE:
            self.chosen.emit(self.current)
        elif key in (
            Qt.Key.Key_Left,
            Qt.Key.Key_Right,
            Qt.Key.Key_Up,
            Qt.Key.Key_Down,
            Qt.Key.Key_Home,
            Qt.Key.Key_End,
        ):
            self._go(Qt.Key(key))
        else:
            super().keyPressEvent(event)

    def _go(self, key: Qt.Key) -> None:
        """Move to the nearest card in a direction."""
        ids = [card.id for card in self.cards]
        if not ids:
            return
        if self.current not in ids or key == Qt.Key.Key_Home:
            self._stand_on(ids[0])
            return
        if key == Qt.Key.Key_End:
            self._stand_on(ids[-1])
            return
        self._boxes = self._laid_out()
        here = self._boxes[ids.index(self.current)].topLeft()
        ways = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
        dx, dy = ways[key]

        def far(box: QRectF) -> float:
            along = (box.x() - here.x()) * dx + (box.y() - here.y()) * dy
            across = abs((box.x() - here.x()) * dy) + abs((box.y() - here.y()) * dx)
            return along + 3 * across if along > 1 else float("inf")

        nearest = min(zip(ids, self._boxes, strict=True), key=lambda pair: far(pair[1]))
        if far(nearest[1]) < float("inf"):
            self._stand_on(nearest[0])

    def _stand_on(self, number: int) -> None:
        self.current = number
        self._say_current()
        self.pointed.emit(number)
        self.update()

    def _say_current(self) -> None:
        found = next((card for card in self.cards if card.id == self.current), None)
        self.setAccessibleDescription(found.face.name if found is not None else "")

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()
