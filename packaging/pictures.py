"""The program's icon in all sizes and formats, drawn from assets/icons/kitchen-table.svg."""

from __future__ import annotations

import io
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "assets" / "icons" / "kitchen-table.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def draw_icons(folder: Path) -> None:
    """PNG files by size, and the icons of Windows and macOS, in a folder."""
    from PIL import Image
    from PySide6.QtCore import QBuffer, QIODevice
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    renderer = QSvgRenderer(str(SOURCE))
    if not renderer.isValid():
        raise OSError(f"{SOURCE} can't be drawn")
    folder.mkdir(parents=True, exist_ok=True)
    drawn: dict[int, Image.Image] = {}
    for size in (*SIZES, 1024):
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        image.save(buffer, "PNG")  # type: ignore[call-overload]
        drawn[size] = Image.open(io.BytesIO(bytes(buffer.data().data()))).convert("RGBA")
        if size in SIZES:
            drawn[size].save(folder / f"{size}.png")
    windows = (16, 24, 32, 48, 64, 128, 256)
    drawn[256].save(folder / "kitchen-table.ico", sizes=[(size, size) for size in windows])
    drawn[1024].save(folder / "kitchen-table.icns")
