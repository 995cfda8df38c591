"""Faces whose art is not painted yet: a stand-in at once, the picture a little later."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtGui import QTransform
from pytestqt.qtbot import QtBot

from gui.painting.art import ART
from gui.painting.face import NOTHING_LIVE, FaceSpec, LiveState
from gui.widgets import card_faces
from gui.widgets.card_faces import FACES, card_pixmap

SPEC = FaceSpec("Never Painted Before", "{2}{G}", ("G",), "Creature — Bear", "Trample", "3", "3")


@pytest.fixture
def impatient() -> Iterator[None]:
    gc.collect()  # what earlier tests left goes here, and not in the thread that paints: Qt wants timers to go where they began
    FACES.patient = False
    yield
    FACES.patient = True


@pytest.mark.usefixtures("impatient")
def test_a_stand_in_is_shown_until_the_art_is_painted(qtbot: QtBot) -> None:
    with qtbot.waitSignal(FACES.sharpened, timeout=10000):
        first = card_pixmap(SPEC, NOTHING_LIVE, 100, 1.0)
    assert ART.ready(SPEC)
    later = card_pixmap(SPEC, NOTHING_LIVE, 100, 1.0)
    assert first.size() == later.size() and first.toImage() != later.toImage()


@pytest.mark.usefixtures("impatient")
def test_of_many_faces_at_once_some_are_painted_a_little_later(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """No picture of the table waits for all of them: meanwhile each is seen as it was last."""
    specs = [replace(SPEC, name=f"Bear {number}", kind="back") for number in range(40)]
    for spec in specs:  # seen before, at another size
        card_pixmap(spec, NOTHING_LIVE, 90, 1.0)
        qtbot.wait(1)
    ticks = iter(range(10_000))
    monkeypatch.setattr(card_faces.time, "perf_counter", lambda: next(ticks) * 0.004)  # each takes 4 ms
    later: set[FaceSpec] = set()
    FACES.sharpened.connect(later.update)
    pictures = [card_pixmap(spec, NOTHING_LIVE, 100, 1.0) for spec in specs]
    assert {picture.width() for picture in pictures} == {100} and not later
    painted = [spec for spec in specs if FACES._pixmaps.holds(spec, NOTHING_LIVE, 100, False, 1.0)]
    assert painted == specs[:1], "the first takes all the time that there is for one picture of the table"
    for _ in range(60):
        qtbot.wait(1)
        wanted, _ = set(later), later.clear()
        for spec in wanted:
            card_pixmap(spec, NOTHING_LIVE, 100, 1.0)
    FACES.sharpened.disconnect(later.update)
    assert all(FACES._pixmaps.holds(spec, NOTHING_LIVE, 100, False, 1.0) for spec in specs)


@pytest.mark.usefixtures("impatient")
def test_what_turns_is_seen_turned_until_it_is_painted(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was never seen is a stand-in for that long."""
    seen, new = (replace(SPEC, name=name, kind="back") for name in ("Seen Bear", "New Bear"))
    upright = card_pixmap(seen, NOTHING_LIVE, 100, 1.0).toImage()
    qtbot.wait(1)
    monkeypatch.setattr(FACES, "_spent", 1.0)  # seconds: no time is left for this picture of the table
    tapped = card_pixmap(seen, LiveState(tapped=True), 100, 1.0)
    assert tapped.toImage() == upright.transformed(QTransform().rotate(90))
    assert (tapped.width(), tapped.height()) == (140, 100)
    kept = card_pixmap(new, NOTHING_LIVE, 110, 1.0, now=True).toImage()
    rough = card_pixmap(new, NOTHING_LIVE, 100, 1.0)
    with qtbot.waitSignal(FACES.sharpened, check_params_cb=lambda specs: {seen, new} <= specs):
        pass
    assert card_pixmap(new, NOTHING_LIVE, 100, 1.0).toImage() != rough.toImage()
    assert card_pixmap(new, NOTHING_LIVE, 110, 1.0).toImage() == kept, "what is kept is never rough"


@pytest.mark.usefixtures("impatient")
def test_a_stand_in_lies_on_its_side_when_tapped() -> None:
    other = FaceSpec("Another Unpainted One", type_line="Artifact")
    picture = card_pixmap(other, LiveState(tapped=True), 100, 2.0)
    assert (picture.width(), picture.height(), picture.devicePixelRatio()) == (280, 200, 2.0)
