"""Pictures of cards at exact sizes, from the one cache that all regions share."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QPixmap

from gui import theme
from gui.painting.face import FaceSpec, LiveState
from gui.painting.pixmaps import FacePixmaps


@lru_cache(maxsize=1)
def _pixmaps() -> FacePixmaps:
    return FacePixmaps()


def card_pixmap(spec: FaceSpec, live: LiveState, width: int, dpr: float) -> QPixmap:
    """A card as wide as asked for (logical pixels), upright, or lying on its side if it is tapped."""
    cache = _pixmaps()
    cache.use_palette(theme.palette())
    return cache.get(spec, live, round(width * dpr), live.tapped, dpr)
