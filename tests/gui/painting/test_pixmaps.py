"""The pixmap cache: hits, keys, bounds, themes."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPixmap

from gui.painting import gallery, gallery_samples, pixmaps
from gui.painting.byte_cache import ByteCache
from gui.painting.face import LiveState
from gui.painting.gallery_samples import BACK, EMBER_FOX, FOREST
from gui.painting.palette import LIGHT
from gui.painting.pixmaps import FacePixmaps, face_image

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_same_face_is_painted_once():
    faces = FacePixmaps()
    first = faces.get(EMBER_FOX, LiveState(), 104)
    assert isinstance(first, QPixmap)
    assert faces.get(EMBER_FOX, LiveState(), 104) is first
    assert len(faces) == 1


def test_state_size_orientation_and_pixel_ratio_are_told_apart():
    faces = FacePixmaps()
    faces.get(EMBER_FOX, LiveState(), 104)
    faces.get(EMBER_FOX, LiveState(damage=1), 104)
    faces.get(EMBER_FOX, LiveState(), 105)
    faces.get(EMBER_FOX, LiveState(), 104, tapped=True)
    faces.get(EMBER_FOX, LiveState(), 104, dpr=1.5)
    assert len(faces) == 5


def test_pixmaps_are_exact_in_device_pixels_and_carry_their_ratio():
    faces = FacePixmaps()
    upright, tapped = (faces.get(EMBER_FOX, LiveState(), 208, tapped=tapped, dpr=2.0) for tapped in (False, True))
    assert (upright.width(), upright.height(), upright.devicePixelRatio()) == (208, 291, 2.0)
    assert (tapped.width(), tapped.height(), tapped.devicePixelRatio()) == (291, 208, 2.0)
    assert upright.hasAlphaChannel()


def test_the_cache_stays_within_its_bytes():
    one = 104 * 146 * 4
    faces = FacePixmaps(limit=one * 3)
    for damage in range(12):
        faces.get(BACK, LiveState(damage=damage), 104)
        assert faces.held_bytes <= one * 3
    assert len(faces) == 3


def test_the_least_recently_used_goes_first():
    cache: ByteCache[str] = ByteCache(30)
    for key in "abc":
        cache.put(key, key.upper(), 10)
    assert cache.get("a") == "A"
    cache.put("d", "D", 10)
    assert "b" not in cache and "a" in cache
    cache.put("a", "A again", 20)
    assert (cache.held_bytes, cache.get("a"), "c" in cache) == (30, "A again", False)
    cache.put("huge", "too large", 31)
    assert "huge" not in cache and cache.held_bytes == 30


def test_another_theme_paints_anew():
    faces = FacePixmaps()
    dark = faces.get(EMBER_FOX, LiveState(selected=True), 104).toImage()
    faces.use_palette(LIGHT)
    assert len(faces) == 0
    assert faces.get(EMBER_FOX, LiveState(selected=True), 104).toImage() != dark


def test_the_gallery_writes_its_sheet_and_says_what_is_wrong(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(gallery_samples, "FULL", (FOREST,))
    monkeypatch.setattr(gallery_samples, "BOARD", ((EMBER_FOX, LiveState()),))
    target = tmp_path / "sheet.png"
    assert gallery.main([str(target)]) == 0
    assert target.stat().st_size > 10_000
    assert gallery.main([]) == 2
    assert gallery.main([str(tmp_path / "missing" / "sheet.png")]) == 1
    assert "cannot be written" in capsys.readouterr().err


MARKS = [
    LiveState(legal_target=True), LiveState(usable=True, legal_target=True), LiveState(selected=True, damage=1),
    LiveState(highlighted=True, phased_out=True),
]  # fmt: skip


@pytest.mark.parametrize("live", MARKS)
def test_a_marked_face_is_the_face_with_lines_upon_it(live: LiveState, monkeypatch: pytest.MonkeyPatch):
    """Marks come and go with every question: a face is not painted anew for them."""
    paintings = []
    monkeypatch.setattr(pixmaps, "face_image", lambda *args: paintings.append(args) or face_image(*args))
    faces = FacePixmaps()
    for tapped in (False, True):
        plain = faces.get(EMBER_FOX, live.unmarked, 104, tapped).toImage()
        assert faces.holds(EMBER_FOX, live, 104, tapped, 1.0), "it takes no time now"
        marked = faces.get(EMBER_FOX, live, 104, tapped).toImage()
        assert marked != plain and len(paintings) == 1 + tapped
        whole = face_image(EMBER_FOX, live, 104, tapped)
        bytes_of = [bytes(image.convertToFormat(whole.format()).constBits()) for image in (marked, whole)]
        assert max(abs(one - other) for one, other in zip(*bytes_of, strict=True)) <= 2
