"""Frames of their own: every layout has one, all of it is read, and what has been reached is seen."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from engine.api import load_library
from gui.models.kinds_shown import KINDS, shown_kinds
from gui.painting import frame_kinds
from gui.painting.face import NOTHING_LIVE, FaceSpec, LiveState
from gui.painting.frame_kinds.dungeons import chambers, storeys
from gui.painting.layout import Box, layout_for, reads_sideways
from gui.painting.own_frames import every_kind, kind_for
from gui.painting.pixmaps import face_image
from gui.painting.step_rows import case_steps, chapters, class_levels, leveler_bands, rows
from gui.views.window.kinds_page import kind_words

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def shown():
    return shown_kinds(load_library())


def differing(first: QImage, second: QImage) -> int:
    return sum(a != b for a, b in zip(first.constBits().tobytes(), second.constBits().tobytes(), strict=True))


def test_every_module_of_frames_registers_and_the_page_shows_it(shown):
    modules = {path.stem for path in Path(frame_kinds.__path__[0]).glob("*.py")} - {"__init__"}
    assert {type(kind).__module__.rsplit(".", 1)[1] for kind in every_kind()} == modules
    worn = {kind.name for some in shown.values() for face, _ in some if (kind := kind_for(face)) is not None}
    assert worn == {kind.name for kind in every_kind()}


def test_no_kind_is_without_cards_or_words(shown):
    assert set(shown) == set(KINDS) == set(kind_words())
    assert all(shown.values())


@pytest.mark.parametrize("width", [56, 104, 150, 260])
def test_every_kind_is_painted_upright_and_lying_at_every_size(shown, width):
    for some in shown.values():
        for face, live in some:
            upright = face_image(face, live, width)
            lying = face_image(face, live, width, tapped=True)
            assert (upright.width(), upright.height()) == (lying.height(), lying.width())


def test_what_is_printed_sideways_is_read_sideways(shown):
    lying = {kind for kind, some in shown.items() if some[0][0].kind != "back" and reads_sideways(some[0][0])}
    assert lying == {"split", "fused", "room", "battle", "plane", "phenomenon"}
    assert layout_for(shown["battle"][0][0], NOTHING_LIVE, 260).size == (1.4, 1.0)


@pytest.mark.parametrize("kind", ["saga", "class", "case", "leveler"])
def test_what_has_been_reached_is_seen(shown, kind):
    face = shown[kind][0][0]
    before, after = (face_image(face, LiveState(reached=reached), 260) for reached in (0, 2))
    assert differing(before, after) > 300


def test_a_locked_door_is_seen_on_the_board_too(shown):
    face = shown["room"][0][0]
    locked = replace(face, second=replace(face.second, locked=True))
    for width in (150, 260):
        assert differing(face_image(face, NOTHING_LIVE, width), face_image(locked, NOTHING_LIVE, width)) > 300


def test_the_marker_of_a_dungeon_is_seen(shown):
    face = shown["dungeon"][0][0]
    here = replace(face, text=face.text.replace("▶ ", ""))
    assert differing(face_image(face, NOTHING_LIVE, 260), face_image(here, NOTHING_LIVE, 260)) > 300


def test_texts_come_apart_into_steps():
    saga = chapters("Remember.\nI, II — Gain 2 life.\nIII — Draw a card.")
    assert [(step.tag, step.text, step.number) for step in saga] == [
        ("", "Remember.", 0), ("I, II", "Gain 2 life.", 1), ("III", "Draw a card.", 3)]  # fmt: skip
    levels = class_levels("First.\n{1}{G}: Level 2\nSecond.\n{3}{G}: Level 3\nThird.")
    assert [(step.number, step.cost, step.text) for step in levels] == [
        (1, "", "First."), (2, "{1}{G}", "Second."), (3, "{3}{G}", "Third.")]  # fmt: skip
    assert [step.tag for step in case_steps("Enter.\nTo solve — Three.\nSolved — Win.")] == ["", "To solve", "Solved"]
    bands = leveler_bands("Level up {1}\nLEVEL 2-4\n3/3\nFlying\nLEVEL 5+\n5/5", "1/1")
    assert [(band.tag, band.numbers, band.text) for band in bands] == [
        ("", "1/1", "Level up {1}"), ("2-4", "3/3", "Flying"), ("5+", "5/5", "")]  # fmt: skip


def test_rows_fill_their_room_and_do_not_overlap():
    room = Box(0.1, 0.2, 0.4, 0.9)
    size, places = rows(("Short.", "A much longer text that takes several lines of this narrow column.", ""), room, 0.02)
    assert 0.024 <= size <= 0.047
    assert places[0].y == pytest.approx(room.y) and places[-1].bottom == pytest.approx(room.bottom)
    assert all(upper.bottom == pytest.approx(lower.y) for upper, lower in itertools.pairwise(places))
    assert places[1].h > places[0].h


def test_rooms_of_a_dungeon_stand_in_storeys():
    found = chambers("Gate — Scry 1. (Leads to: Hall, Well)\n▶ Hall — Draw a card. (Leads to: Well)\nWell — Gain 1 life.")
    assert [[room.name for room in floor] for floor in storeys(found)] == [["Gate"], ["Hall"], ["Well"]]
    assert [room.here for room in found] == [False, True, False]


def test_a_saga_without_chapters_wears_a_plain_frame():
    assert kind_for(FaceSpec("Copied Tale", type_line="Enchantment — Saga")) is None
