"""A contact sheet of sample faces: `python -m gui.painting.gallery OUT.png [light]`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from gui.painting import gallery_samples as samples
from gui.painting.face import FaceSpec, LiveState
from gui.painting.fonts import Role, pixel_font
from gui.painting.layout import height_for
from gui.painting.palette import DARK, LIGHT, Palette
from gui.painting.pixmaps import FacePixmaps

GAP = 16
WIDTH = 2000


def contact_sheet(palette: Palette = DARK) -> QImage:
    """All samples: full faces, the board at two sizes, tapped cards, and the smallest."""
    faces = FacePixmaps(palette=palette)
    rows = [
        ("Full, 312 px", [(spec, LiveState(), 312, False) for spec in samples.FULL]),
        ("Full with state, 260 px", [(spec, live, 260, False) for spec, live in samples.BOARD[:7]]),
        ("Board, 150 px", [(spec, live, 150, False) for spec, live in samples.BOARD]),
        ("Board, 104 px", [(spec, live, 104, False) for spec, live in samples.BOARD]),
        ("Tapped, 104 px", [(spec, live, 104, True) for spec, live in samples.BOARD[:8]]),
        ("Tiny, 60 px", [(spec, live, 60, False) for spec, live in samples.BOARD]),
    ]
    sheet = QImage(WIDTH, 6000, QImage.Format.Format_ARGB32_Premultiplied)
    sheet.fill(QColor(palette.felt))
    with QPainter(sheet) as painter:
        y = float(GAP)
        for title, row in rows:
            y = _row(painter, faces, title, row, y, palette)
    return sheet.copy(0, 0, WIDTH, int(y))


def _row(
    painter: QPainter,
    faces: FacePixmaps,
    title: str,
    row: list[tuple[FaceSpec, LiveState, int, bool]],
    y: float,
    palette: Palette,
) -> float:
    """A titled row of cards, wrapped; gives where the next one begins."""
    painter.setFont(pixel_font(Role.UI_STRONG, 20))
    painter.setPen(QColor(palette.text))
    painter.drawText(QPointF(GAP, y + 20), title)
    y += 34
    x = float(GAP)
    tallest = 0.0
    for spec, live, width, tapped in row:
        wide, tall = (height_for(width), width) if tapped else (width, height_for(width))
        if x + wide > WIDTH - GAP:
            x, y, tallest = float(GAP), y + tallest + GAP, 0.0
        painter.drawPixmap(QRectF(x, y, wide, tall).topLeft(), faces.get(spec, live, width, tapped))
        x += wide + GAP
        tallest = max(tallest, tall)
    return y + tallest + GAP


def main(arguments: list[str]) -> int:
    """Writes the contact sheet to the file that is named."""
    if not arguments:
        print("Usage: python -m gui.painting.gallery OUT.png [light]", file=sys.stderr)
        return 2
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication([])
    target = Path(arguments[0])
    if not contact_sheet(LIGHT if "light" in arguments[1:] else DARK).save(str(target)):
        print(f"{target}: the picture cannot be written there; choose another file.", file=sys.stderr)
        return 1
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
