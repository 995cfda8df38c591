"""One card (or pile) on a scene.

An exact-size picture, leaning when tapped, with a live focus ring and badge.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gui import theme
from gui.painting.face import NOTHING_LIVE, FaceSpec, LiveState
from gui.theme import CARD_RATIO
from gui.views.board.board_ways import PILE_STEP
from gui.widgets.badge import paint_badge
from gui.widgets.card_faces import card_pixmap

_EDGE = 12.0  # room around the card for rings and badges
OVERSHOOT = 0.7
BENEATH_STEP = 5.0  # pixels by which what a permanent is merged with stands out


class CardItem(QGraphicsObject):
    """A card on a scene. Its position is its centre."""

    def __init__(self, ref: int, animation_ms: int = theme.ANIMATION_MS) -> None:
        super().__init__()
        self.ref = ref
        self.members: tuple[int, ...] = (ref,)
        self.beneath: tuple[FaceSpec, ...] = ()  # other cards of the same permanent, which stand out behind it
        self.spec = FaceSpec(name="")
        self.live: LiveState = NOTHING_LIVE
        self.badge = ""
        self._width = 80
        self._focused = self._aimed = False
        self._new = True
        self._guise: FaceSpec | None = None  # another face that it still shows while it turns over
        self._goal: object = None  # where it lies or goes
        self._told: object = None  # of what it was last told to show a face
        self._animation_ms = animation_ms
        self._moving = QPropertyAnimation(self, b"pos", self)
        self._turning = QPropertyAnimation(self, b"rotation", self)
        for animation in (self._moving, self._turning):
            animation.setDuration(max(animation_ms, 1))
            curve = QEasingCurve(QEasingCurve.Type.OutBack)  # it has weight: a little too far, and back
            curve.setOvershoot(OVERSHOOT)
            animation.setEasingCurve(curve)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption, False)

    @property
    def width(self) -> int:
        """The card's width in logical pixels."""
        return self._width

    def is_news(self, told: object) -> bool:
        """Whether its face has to be worked out anew: it is of something else, or that has changed."""
        news, self._told = told != self._told, told
        return news

    def show_face(self, spec: FaceSpec, live: LiveState) -> None:
        """Show this face in this state."""
        if (spec, live) != (self.spec, self.live):
            self.spec, self.live = spec, live
            self.update()

    def show_marks(self, *, focused: bool, aimed: bool, badge: str) -> None:
        """Show the keyboard's ring, the aim of a drag, and a short note."""
        if (focused, aimed, badge) != (self._focused, self._aimed, self.badge):
            self._focused, self._aimed, self.badge = focused, aimed, badge
            self.update()

    def place(
        self, x: float, y: float, width: int, *, angle: float = 0.0, z: float = 0.0, at_once: bool = False
    ) -> None:
        """Go to a place, and lean by so many degrees; what is new comes at once, the rest glides."""
        goal, self._goal = self._goal, (x, y, width, angle, z)
        if goal == self._goal and not at_once:
            return
        if width != self._width:
            self.prepareGeometryChange()
            self._width = width
        self.setZValue(z)
        if at_once or self._new or not self._animation_ms:
            self._moving.stop()
            self._turning.stop()
            self.setPos(x, y)
            self.setRotation(angle)
            self._new = False
            return
        _glide(self._moving, self.pos(), QPointF(x, y))
        _glide(self._turning, self.rotation(), angle)

    def lie_still(self) -> None:
        """Be seen plainly again, after it shook, faded or turned over."""
        self.setOpacity(1.0)
        self.resetTransform()
        self.show_guise(None)

    def show_guise(self, face: FaceSpec | None) -> None:
        """Show another face than it has, as while it turns over; None for its own."""
        if face != self._guise:
            self._guise = face
            self.update()

    def face_rect(self) -> QRectF:
        """The card's own rectangle around its centre."""
        high = self._width * CARD_RATIO
        return QRectF(-self._width / 2, -high / 2, self._width, high)

    def boundingRect(self) -> QRectF:
        return self.face_rect().adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE)

    def contains(self, point: QPointF | QPoint | QPainterPath.Element) -> bool:
        point = point if isinstance(point, QPointF | QPoint) else QPointF(point.x, point.y)
        return self.face_rect().contains(point)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        shown = painter.worldTransform()
        dpr = painter.device().devicePixelRatio()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not (shown.isRotating() or shown.isScaling()):
            corner = shown.map(self.face_rect().topLeft())  # on whole pixels, so that nothing blurs
            painter.setWorldTransform(
                QTransform.fromTranslate(round(corner.x() * dpr) / dpr, round(corner.y() * dpr) / dpr)
            )
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.translate(self.face_rect().topLeft())
        self._paint_cards(painter, dpr)

    def _paint_cards(self, painter: QPainter, dpr: float) -> None:
        """What lies here, from the lowest to the highest, and the marks on it."""
        live = replace(self.live, tapped=False)  # it leans as a whole
        guise = self._guise
        picture = card_pixmap(guise or self.spec, NOTHING_LIVE if guise else live, self._width, dpr)
        for behind in range(min(len(self.members) - 1, 2), 0, -1):
            painter.drawPixmap(QPointF(behind * PILE_STEP, -behind * PILE_STEP), picture)
        for behind, spec in reversed(list(enumerate(self.beneath[:2], 1))):
            lower = card_pixmap(spec, NOTHING_LIVE, self._width, dpr)
            painter.drawPixmap(QPointF(behind * BENEATH_STEP, -behind * BENEATH_STEP), lower)
        painter.drawPixmap(QPointF(0, 0), picture)
        box = self.face_rect().translated(-self.face_rect().topLeft())
        if self._focused or self._aimed:
            _paint_ring(painter, box, self._aimed)
        if self.badge:
            paint_badge(painter, box, self.badge)


def _glide(animation: QPropertyAnimation, now: object, goal: object) -> None:
    if animation.endValue() == goal and animation.state() == QPropertyAnimation.State.Running:
        return
    animation.stop()
    if now != goal:
        animation.setStartValue(now)
        animation.setEndValue(goal)
        animation.start()


def _paint_ring(painter: QPainter, box: QRectF, aimed: bool) -> None:
    """The keyboard's ring is dashed, the aim of a drag is solid."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("shadow"), 6))
    painter.drawRoundedRect(box.adjusted(-4, -4, 4, 4), 9, 9)
    pen = QPen(theme.color("legal" if aimed else "selected"), 3)
    if not aimed:
        pen.setDashPattern([3.0, 1.6])
    painter.setPen(pen)
    painter.drawRoundedRect(box.adjusted(-4, -4, 4, 4), 9, 9)
