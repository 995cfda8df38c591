"""The pixmaps that the board draws from.

Every face is painted once in every state and size, within a limit of bytes.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform

from gui.painting.byte_cache import ByteCache
from gui.painting.card_painter import paint_face, paint_marks
from gui.painting.face import NOTHING_LIVE, FaceSpec, LiveState
from gui.painting.layout import detail_for, height_for, reads_sideways
from gui.painting.palette import DARK, Palette

DEFAULT_LIMIT = 64 * 1024 * 1024
_QUARTER_TURN = QTransform().rotate(90)


def face_image(
    spec: FaceSpec,
    live: LiveState = NOTHING_LIVE,
    width_px: int = 200,
    tapped: bool = False,
    dpr: float = 1.0,
    palette: Palette = DARK,
) -> QImage:
    """A face as an image with clear rounded corners.

    `width_px` is the upright card's width in device pixels.
    """
    width_px = max(8, width_px)
    height_px = height_for(width_px)
    if lies := tapped and reads_sideways(spec) and detail_for(height_px / dpr) == "full":
        width_px, height_px = height_px, width_px
    image = QImage(width_px, height_px, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        paint_face(painter, QRectF(0, 0, width_px / dpr, height_px / dpr), spec, live, palette)
    if tapped and not lies:
        image = image.transformed(_QUARTER_TURN)
        image.setDevicePixelRatio(dpr)
    return image


def _marked(plain: QPixmap, live: LiveState, tapped: bool, palette: Palette) -> QPixmap:
    """A face with marks upon it."""
    made = plain.copy()
    size = plain.deviceIndependentSize()
    with QPainter(made) as painter:
        if tapped:
            painter.translate(size.width(), 0)
            painter.rotate(90)
            size.transpose()
        paint_marks(painter, QRectF(QPointF(0, 0), size), live, palette)
    return made


class FacePixmaps:
    """A cache of painted faces; those used least recently are dropped first.

    Its keys are face, state, width, orientation and device pixel ratio.
    """

    def __init__(self, limit: int = DEFAULT_LIMIT, palette: Palette = DARK) -> None:
        self._pixmaps: ByteCache[QPixmap] = ByteCache(limit)
        self._palette = palette

    def get(
        self,
        spec: FaceSpec,
        live: LiveState = NOTHING_LIVE,
        width_px: int = 200,
        tapped: bool = False,
        dpr: float = 1.0,
    ) -> QPixmap:
        """The pixmap of a face; its width is in device pixels, its device pixel ratio is set."""
        key = (spec, live, width_px, tapped, dpr)
        found = self._pixmaps.get(key)
        if found is None:
            if (plain := live.unmarked) is not live:
                found = _marked(self.get(spec, plain, width_px, tapped, dpr), live, tapped, self._palette)
            else:
                found = QPixmap.fromImage(face_image(spec, live, width_px, tapped, dpr, self._palette))
            self._pixmaps.put(key, found, found.width() * found.height() * 4)
        return found

    def holds(self, spec: FaceSpec, live: LiveState, width_px: int, tapped: bool, dpr: float) -> bool:
        """Whether a face is painted already, but for marks on it, which take no time."""
        return (spec, live.unmarked, width_px, tapped, dpr) in self._pixmaps

    def use_palette(self, palette: Palette) -> None:
        """Paints with other theme colours from now on; what was painted with the old ones is dropped."""
        if palette != self._palette:
            self._palette = palette
            self._pixmaps.clear()

    def forget(self, names: Collection[str]) -> None:
        """Drops the pixmaps that show a face of some names."""

        def shows(key: Hashable) -> bool:
            spec = key[0] if isinstance(key, tuple) else None
            second = spec.second if isinstance(spec, FaceSpec) else None
            return isinstance(spec, FaceSpec) and (spec.name in names or (second is not None and second.name in names))

        self._pixmaps.drop(shows)

    def clear(self) -> None:
        """Drops every pixmap."""
        self._pixmaps.clear()

    @property
    def held_bytes(self) -> int:
        """The memory that the pixmaps take."""
        return self._pixmaps.held_bytes

    def __len__(self) -> int:
        return len(self._pixmaps)
