"""The layout of cards whose words stand in a column beside a tall picture."""

from __future__ import annotations

from gui.painting.face import SHARED_BOX_RELATIONS, FaceSpec
from gui.painting.layout import HEIGHT, Box, Layout


def column_layout(kind: str, window: Box, stats: bool, spec: FaceSpec) -> Layout:
    """Title above, type line below, a tall picture at one side; words are the kind's own."""
    two = bool(spec.beneath) or (spec.second is not None and spec.second_relation not in SHARED_BOX_RELATIONS)
    cut = 0.092 if two else 0.0
    window = Box(window.x, window.y, window.w, window.h - cut)
    line = Box(0.050, 1.268, 0.612 if stats else 0.90, 0.076)
    strip = Box(window.x, window.bottom + 0.012, window.w, 0.072) if two else None
    box = Box(0.672, HEIGHT - 0.138, 0.296, 0.112) if stats else None
    return Layout("full", 0.030, window, Box(0.050, 0.048, 0.90, 0.094), line, second=strip, stats=box, kind=kind)
