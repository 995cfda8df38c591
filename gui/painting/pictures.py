"""Pillow's pictures as Qt's images, at the exact size in device pixels."""

from __future__ import annotations

from collections.abc import Collection

from PIL import Image
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage

from gui.painting.art import ART, art_key
from gui.painting.byte_cache import ByteCache
from gui.painting.face import FaceSpec
from gui.painting.frame_styles import FrameStyle
from gui.painting.frames import back_picture, frame_picture
from gui.painting.layout import Layout

_SCALED: ByteCache[QImage] = ByteCache(16 * 1024 * 1024)


def qimage_of(picture: Image.Image) -> QImage:
    """A Pillow picture as a QImage of its own memory, premultiplied for quick painting."""
    wide, high = picture.size
    if picture.mode == "RGB":  # nothing to see through
        image = QImage(picture.tobytes(), wide, high, wide * 3, QImage.Format.Format_RGB888)
    else:
        data = picture.convert("RGBA").tobytes("raw", "BGRA")
        image = QImage(data, wide, high, wide * 4, QImage.Format.Format_ARGB32)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _kept(key: tuple[object, ...], image: QImage) -> QImage:
    _SCALED.put(key, image, image.sizeInBytes())
    return image


def art_image(spec: FaceSpec, width: int, height: int) -> QImage:
    """The middle of a face's picture, cut and scaled to fill that many pixels."""
    key = ("art", art_key(spec), width, height)
    found = _SCALED.get(key)
    if found is not None:
        return found
    picture = ART.get(spec)
    picture.draft("RGB", (max(width, 1), max(height, 1)))  # unpacked no larger than is wanted
    share = min(picture.width / max(width, 1), picture.height / max(height, 1))
    cut_w, cut_h = round(width * share), round(height * share)
    # The subject stands a little above the middle: cut more from below than from above.
    cut = QRect((picture.width - cut_w) // 2, round((picture.height - cut_h) * 0.45), cut_w, cut_h)
    whole = qimage_of(picture).copy(cut)
    smooth = Qt.TransformationMode.SmoothTransformation
    return _kept(key, whole.scaled(max(width, 1), max(height, 1), Qt.AspectRatioMode.IgnoreAspectRatio, smooth))


def frame_image(style: FrameStyle, layout: Layout, width: int, height: int) -> QImage:
    """The frame of a style for a layout; layouts that differ only in their text share it."""
    key = ("frame", style, layout.detail, layout.art, layout.title, layout.type_line, layout.text,
           layout.second, layout.kind, width, height)  # fmt: skip
    found = _SCALED.get(key)
    return found if found is not None else _kept(key, qimage_of(frame_picture(style, layout, width, height)))


def forget_art(names: Collection[str] | None = None) -> None:
    """Forget the pictures of some names, or all: others may be there now."""
    ART.forget(names)
    _SCALED.drop(lambda key: isinstance(key, tuple) and key[0] == "art" and (names is None or key[1][0] in names))


def back_image(width: int, height: int) -> QImage:
    """The back of a card."""
    key = ("back", width, height)
    found = _SCALED.get(key)
    return found if found is not None else _kept(key, qimage_of(back_picture(width, height)))
