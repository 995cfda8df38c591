"""The bundled typefaces: one for titles, one for rules text, one for the interface.

Title: Alegreya Bold. Rules text: Source Serif 4, sturdy when small. Interface and numbers: Source Sans 3.
All are under the SIL Open Font License; the licences lie beside them in assets/fonts.
"""

from __future__ import annotations

import sys
from enum import Enum
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QGuiApplication, QPainter

FONT_FOLDER = Path("assets") / "fonts"
#: Advances are measured once at this size without hinting, and scaled.
REFERENCE_PIXELS = 128


class Role(Enum):
    """What a piece of text is for; decides family, weight and slant."""

    TITLE = ("Alegreya", QFont.Weight.Bold, False)
    RULES = ("Source Serif 4", QFont.Weight.Normal, False)
    RULES_ITALIC = ("Source Serif 4", QFont.Weight.Normal, True)
    RULES_BOLD = ("Source Serif 4", QFont.Weight.DemiBold, False)
    UI = ("Source Sans 3", QFont.Weight.Normal, False)
    UI_STRONG = ("Source Sans 3", QFont.Weight.DemiBold, False)
    NUMBER = ("Source Sans 3", QFont.Weight.Bold, False)

    # Members are dictionary keys in every text run that is painted; identity is quicker than Enum's name hash.
    __hash__ = object.__hash__


def font_files() -> list[Path]:
    """The bundled font files, from the source tree or from a frozen application's folder."""
    frozen = getattr(sys, "_MEIPASS", None)
    root = Path(frozen) if frozen else Path(__file__).resolve().parents[2]
    return sorted((root / FONT_FOLDER).glob("*.ttf"))


@lru_cache(maxsize=1)
def load_fonts() -> tuple[str, ...]:
    """The families that were loaded; a missing or unreadable file is reported, never passed over."""
    if QGuiApplication.instance() is None:
        raise RuntimeError("Fonts cannot be loaded before the application exists: create a QApplication first.")
    files = font_files()
    if not files:
        raise FileNotFoundError(f"No fonts in {FONT_FOLDER}: the installation is incomplete, install it again.")
    families: list[str] = []
    for file in files:
        number = QFontDatabase.addApplicationFont(str(file))
        if number < 0:
            raise OSError(f"The font {file.name} cannot be read: the installation is damaged, install it again.")
        families.extend(QFontDatabase.applicationFontFamilies(number))
    return tuple(dict.fromkeys(families))


def _family_font(role: Role) -> QFont:
    load_fonts()
    family, weight, italic = role.value
    result = QFont(family)
    result.setWeight(weight)
    result.setItalic(italic)
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return result


@lru_cache(maxsize=256)
def font(role: Role, points: float) -> QFont:
    """The font of a role at a size in points, for widgets; treat it as read-only, it is shared."""
    result = _family_font(role)
    result.setPointSizeF(points)
    return result


def font_at(role: Role, pixels: float, logical_dpi: int) -> QFont:
    """The font of a role at a size in logical pixels on a device of that resolution.

    `draw_text` is more exact.
    """
    return font(role, round(max(pixels, 1.0) * 72 / max(logical_dpi, 1), 2))


@lru_cache(maxsize=256)
def pixel_font(role: Role, pixels: int) -> QFont:
    """The font of a role at a whole size in logical pixels; treat it as read-only, it is shared."""
    result = _family_font(role)
    result.setPixelSize(pixels)
    return result


def draw_text(painter: QPainter, role: Role, text: str, at: QPointF, pixels: float, stretch: float = 1.0) -> None:
    """A text on a baseline in the painter's pen, at any fractional size, as wide as `advance` says.

    Qt rounds font sizes to whole pixels on some systems; the rest of the size is left to the painter's scale.
    """
    whole = max(1, round(pixels))
    rest = pixels / whole
    painter.setFont(pixel_font(role, whole))
    if abs(rest - 1) < 0.002 and stretch == 1.0:
        painter.drawText(at, text)
        return
    painter.save()
    painter.translate(at)
    painter.scale(rest * stretch, rest)
    painter.drawText(QPointF(0, 0), text)
    painter.restore()


@lru_cache(maxsize=16)
def _reference(role: Role) -> QFontMetricsF:
    return QFontMetricsF(pixel_font(role, REFERENCE_PIXELS))


@lru_cache(maxsize=16384)
def advance(role: Role, text: str) -> float:
    """The width of a text in ems (multiply by the font size)."""
    return _reference(role).horizontalAdvance(text) / REFERENCE_PIXELS


@lru_cache(maxsize=16)
def ascent(role: Role) -> float:
    """The height of the capitals' line above the baseline, in ems."""
    return _reference(role).ascent() / REFERENCE_PIXELS


@lru_cache(maxsize=16)
def cap_height(role: Role) -> float:
    """The height of a capital letter in ems; text is centred by it."""
    return _reference(role).capHeight() / REFERENCE_PIXELS
