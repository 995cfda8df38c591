"""Faces whose art is not painted yet: a stand-in at once, the picture a little later."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from gui.painting.art import ART
from gui.painting.face import NOTHING_LIVE, FaceSpec, LiveState
from gui.widgets.card_faces import FACES, card_pixmap

SPEC = FaceSpec("Never Painted Before", "{2}{G}", ("G",), "Creature — Bear", "Trample", "3", "3")


@pytest.fixture
def impatient() -> Iterator[None]:
    FACES.patient = False
    yield
    FACES.patient = True


@pytest.mark.usefixtures("impatient")
def test_a_stand_in_is_shown_until_the_art_is_painted(qtbot: QtBot) -> None:
    with qtbot.waitSignal(FACES.painted, timeout=10000):
        first = card_pixmap(SPEC, NOTHING_LIVE, 100, 1.0)
    assert ART.ready(SPEC)
    later = card_pixmap(SPEC, NOTHING_LIVE, 100, 1.0)
    assert first.size() == later.size() and first.toImage() != later.toImage()


@pytest.mark.usefixtures("impatient")
def test_a_stand_in_lies_on_its_side_when_tapped() -> None:
    other = FaceSpec("Another Unpainted One", type_line="Artifact")
    picture = card_pixmap(other, LiveState(tapped=True), 100, 2.0)
    assert (picture.width(), picture.height(), picture.devicePixelRatio()) == (280, 200, 2.0)
