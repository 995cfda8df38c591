"""The preview: both faces, my own face-down cards, and what is not as printed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.api import FaceView, ObjectView
from gui.views.panels.preview import Preview
from tests.gui.fake_match import back, card

FACES = (
    FaceView("Quiet Pup", "{G}", ("G",), "Creature — Wolf", "{G}: Transform.", "1", "1"),
    FaceView("Loud Wolf", "", ("G",), "Creature — Wolf", "Trample", "4", "4"),
)
PUP = card(100, "Quiet Pup", layout="transform", faces=FACES, power=1, toughness=1)


def shown(qtbot: QtBot, seen: ObjectView | None) -> Preview:
    preview = Preview()
    qtbot.addWidget(preview)
    preview.resize(300, 480)
    preview.show()
    preview.show_object(seen)
    return preview


def test_a_double_faced_card_is_flipped_by_a_click(qtbot: QtBot) -> None:
    preview = shown(qtbot, PUP)
    assert preview.picture.spec is not None and preview.picture.spec.name == "Quiet Pup"
    assert preview.picture.other is not None and preview.picture.other.name == "Loud Wolf"
    QTest.mouseClick(preview, Qt.MouseButton.LeftButton)
    assert preview.picture.spec.name == "Loud Wolf" and preview.flipped
    preview.show_object(card(101))
    assert not preview.flipped and not preview.flip()


def test_my_own_face_down_card_shows_its_face_and_why_it_is_down(qtbot: QtBot) -> None:
    mine = ObjectView(100, "battlefield", 0, 0, face_down="morph", power=2, toughness=2, faces=FACES[:1])
    preview = shown(qtbot, mine)
    assert preview.picture.spec is not None and preview.picture.spec.name == "Quiet Pup"
    assert "Face down: morph" in preview.words.text
    assert preview.flip() and preview.picture.spec.kind == "back"


def test_another_players_card_is_a_back_and_nothing_more(qtbot: QtBot) -> None:
    preview = shown(qtbot, back(100))
    assert preview.picture.spec is not None and preview.picture.spec.kind == "back"
    assert preview.words.text == "" and preview.accessibleDescription() == "unknown card. "


def test_current_values_are_told_beside_the_printed_ones(qtbot: QtBot) -> None:
    preview = shown(qtbot, card(100, power=4, toughness=3, tapped=True, counters=(("+1/+1", 1),)))
    assert preview.words.text == "Now 4/3, printed 2/1.\ntapped, one +1/+1 counter"


def test_nothing_is_shown_before_anything_is_pointed_at(qtbot: QtBot) -> None:
    preview = shown(qtbot, None)
    assert preview.picture.spec is None and not preview.grab().isNull() and not preview.flip()


def test_what_lies_under_a_permanent_is_read_beside_it(qtbot: QtBot) -> None:
    preview = shown(qtbot, card(100, tapped=True, notes=("exiled with it: Field Mouse",)))
    assert preview.words.text == "tapped, exiled with it: Field Mouse"
    assert "exiled with it: Field Mouse" in preview.accessibleDescription()
