"""Whole faces: every state is seen, nothing secret is, and nothing a card may say breaks the painting."""

from __future__ import annotations

import itertools
import time
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PIL import Image
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QTransform

from gui.painting import card_painter
from gui.painting import gallery_samples as samples
from gui.painting.board_face import name_lines
from gui.painting.card_painter import paint_face
from gui.painting.face import FaceSpec, LiveState
from gui.painting.fonts import Role
from gui.painting.layout import detail_for, full_paragraphs, height_for, layout_for
from gui.painting.palette import DARK, LIGHT
from gui.painting.pixmaps import face_image
from gui.painting.text_flow import fit_line

pytestmark = pytest.mark.usefixtures("qapp")
FOX = samples.EMBER_FOX
WIDTHS = (56, 104, 150, 260)


def grey(image: QImage) -> Image.Image:
    """The image without its colours."""
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    whole = Image.frombytes(
        "RGBA", (plain.width(), plain.height()), plain.constBits().tobytes(), "raw", "RGBA", plain.bytesPerLine()
    )
    return whole.convert("L")


def grey_difference(first: QImage, second: QImage) -> int:
    """How many pixels differ clearly in brightness."""
    pairs = zip(grey(first).tobytes(), grey(second).tobytes(), strict=True)
    return sum(abs(a - b) > 40 for a, b in pairs)


STATES = {
    "summoning sick": LiveState(summoning_sick=True),
    "attacking": LiveState(attacking=True),
    "blocking": LiveState(blocking=True),
    "goaded": LiveState(goaded=True),
    "phased out": LiveState(phased_out=True),
    "transformed": LiveState(transformed=True),
    "copy": LiveState(is_copy=True),
    "token": LiveState(is_token=True),
    "damage": LiveState(damage=3),
    "counters": LiveState(counters=(("+1/+1", 2),)),
    "raised": LiveState(power=4, toughness=3),
    "lowered": LiveState(power=1, toughness=1),
    "face down": LiveState(face_down_cause="morph"),
    "selected": LiveState(selected=True),
    "legal target": LiveState(legal_target=True),
    "highlighted": LiveState(highlighted=True),
    "pile": LiveState(pile_count=4),
    "attached": LiveState(attached_count=1),
    "keywords": LiveState(keywords=("Flying",)),
}


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=["dark", "light"])
@pytest.mark.parametrize("name", STATES)
def test_every_state_is_seen_on_the_board_without_colour(name, palette):
    plain = face_image(FOX, LiveState(), 104, palette=palette)
    assert grey_difference(plain, face_image(FOX, STATES[name], 104, palette=palette)) >= 30


def test_different_states_look_different_from_one_another():
    pictures = {face_image(FOX, state, 104).constBits().tobytes() for state in STATES.values()}
    assert len(pictures) == len(STATES)


@pytest.mark.parametrize(
    "state", ["attacking", "damage", "counters", "pile", "raised", "face down", "selected", "legal target"]
)
def test_what_matters_most_is_seen_on_the_smallest_face(state):
    assert grey_difference(face_image(FOX, LiveState(), 56), face_image(FOX, STATES[state], 56)) >= 12


def test_a_tapped_object_says_so_in_the_preview():
    assert grey_difference(face_image(FOX, LiveState(), 260), face_image(FOX, LiveState(tapped=True), 260)) >= 30


@pytest.mark.parametrize("width", WIDTHS)
def test_a_back_shows_nothing_of_the_card(width):
    secret = FaceSpec(
        "Ember Fox", "{1}{R}", ("R",), "Creature — Fox", "Haste", kind="back", flavor="!", rarity_mark="rare"
    )
    live = LiveState(face_down_cause="manifest", power=2, toughness=2)
    assert face_image(secret, live, width) == face_image(FaceSpec("", kind="back"), live, width)


@pytest.mark.parametrize("cause", ["morph", "manifest", "disguise", "cloak", "foretold"])
def test_the_cause_of_a_face_down_object_is_on_its_back(cause):
    back = FaceSpec("", kind="back")
    assert face_image(back, LiveState(face_down_cause=cause), 104) != face_image(back, LiveState(), 104)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(
    "spec",
    [
        FaceSpec(""),
        FaceSpec(
            "N" * 400, "{W}" * 40, ("W",), "Legendary Artifact Creature — " + "Golem " * 40, "Draw. " * 900, "*", "1+*"
        ),
        FaceSpec("Broken", "{{2}{", ("Z", "W", "W"), "—", "{T", power="∞", kind="no such kind", rarity_mark="?"),
        FaceSpec("Mixed", loyalty="X", defense="−1", kind="battle", second=FaceSpec("", kind="back")),
        FaceSpec(
            "汉字名称", "{2}{U}", ("U",), "生物 — 狐狸", "敏捷\n每当余烬狐攻击时，它得+1/+0直到回合结束。", "2", "1"
        ),
    ],
    ids=["empty", "endless", "malformed", "contradictory", "chinese"],
)
def test_strange_faces_are_painted_without_fault(spec, width):
    live = LiveState(
        counters=tuple((f"counter {n}", n) for n in range(12)),
        keywords=("Protection from everything",) * 9,
        pile_count=1000000,
        damage=10**9,
        attached_count=99,
        power=-(10**6),
        toughness=10**12,
    )
    image = face_image(spec, live, width)
    assert (image.width(), image.height()) == (width, height_for(width))


@given(
    st.builds(
        FaceSpec,
        name=st.text(max_size=60),
        mana_cost=st.text(max_size=20),
        type_line=st.text(max_size=60),
        text=st.text(max_size=200),
        power=st.none() | st.text(max_size=6),
        loyalty=st.none() | st.text(max_size=4),
    )
)
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_strings_can_be_painted(qapp, spec):
    for width in (56, 120, 240):
        assert not face_image(replace(spec, kind="emblem"), LiveState(), width).isNull()


@pytest.mark.parametrize("width", WIDTHS)
def test_corners_are_clear_and_the_middle_is_solid(width):
    image = face_image(FOX, LiveState(), width)
    right, bottom = image.width() - 1, image.height() - 1
    corners = ((0, 0), (right, 0), (0, bottom), (right, bottom))
    assert max(image.pixelColor(x, y).alpha() for x, y in corners) < 24
    assert image.pixelColor(right // 2, bottom // 2).alpha() == 255


def test_a_tapped_face_is_the_upright_one_turned_clockwise():
    upright, tapped = face_image(FOX, LiveState(), 104), face_image(FOX, LiveState(), 104, tapped=True)
    assert (tapped.width(), tapped.height()) == (upright.height(), upright.width())
    assert tapped == upright.transformed(QTransform().rotate(90))


def test_painting_leaves_the_painter_as_it_was():
    image = QImage(200, 300, QImage.Format.Format_ARGB32_Premultiplied)
    with QPainter(image) as painter:
        painter.setOpacity(0.5)
        pen, transform = painter.pen(), painter.worldTransform()
        paint_face(painter, QRectF(10, 10, 120, 168), FOX, LiveState(phased_out=True, selected=True))
        assert (painter.opacity(), painter.pen(), painter.worldTransform()) == (0.5, pen, transform)


def test_painting_stays_inside_the_rectangle():
    image = QImage(220, 320, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        everything = replace(
            STATES["counters"], selected=True, legal_target=True, highlighted=True, pile_count=9, damage=3
        )
        paint_face(painter, QRectF(40, 40, 120, 168), samples.HOLLOW_OAK, everything)
    outside = [(x, y) for x in range(220) for y in range(320) if not (38 <= x <= 161 and 38 <= y <= 209)]
    assert all(image.pixelColor(x, y).alpha() == 0 for x, y in outside)


def test_levels_of_detail_follow_the_logical_width():
    assert [detail_for(width) for width in (69, 70, 219, 220)] == ["tiny", "board", "board", "full"]
    low, high = face_image(FOX, LiveState(), 240), face_image(FOX, LiveState(), 240, dpr=2.0)
    assert low.size() == high.size() and low != high


def words_fit(line: str, width: float, size: float) -> bool:
    shown, _size, _stretch = fit_line(line, Role.UI_STRONG, width, size, size * 0.84)
    return shown == line


@pytest.mark.parametrize("name", ["Ember Fox", "Hushed Doorkeeper", "Father of the Windbreak", "Thing Behind the Barrels"])
@pytest.mark.parametrize("width", [38, 46, 60])
def test_the_name_on_a_small_card_is_there_whole_in_two_lines(name: str, width: int) -> None:
    layout = layout_for(replace(FOX, name=name), LiveState(), width)
    assert layout.detail == "tiny" and layout.title is not None
    size, room = layout.title.h * 0.86, layout.art.w - 0.04
    lines = name_lines(name, room, size)
    assert 1 <= len(lines) <= 2 and " ".join(lines) == name and size * width >= 8, "letters of eight pixels"
    if width > 38:
        assert all(words_fit(line, room, size) for line in lines)


@pytest.mark.parametrize("tapped", [False, True])
def test_a_small_card_paints_its_name(tapped: bool) -> None:
    image = face_image(replace(FOX, name="Hushed Doorkeeper of Old"), LiveState(tapped=tapped), 42, tapped)
    bright = [image.pixelColor(x, y).lightness() > 170 for y in range(4, 23) for x in range(4, image.width() - 5)]
    across = image.width() - 9
    lines = [sum(bright[y * across : (y + 1) * across]) for y in range(19)]
    assert sum(lines[:9]) > 20 and sum(lines[10:]) > 20 and 0 <= min(lines[7:12]) < 4, "two lines, upright"


@pytest.mark.parametrize("spec", samples.FULL, ids=lambda spec: spec.name or "back")
def test_the_parts_of_a_full_face_do_not_overlap(spec):
    layout = layout_for(spec, LiveState(), 300)
    parts = [
        part for part in (layout.title, layout.art, layout.type_line, layout.text, layout.second) if part is not None
    ]
    for one, other in itertools.combinations(parts, 2):
        assert one.bottom <= other.y or other.bottom <= one.y or one.right <= other.x or other.right <= one.x
    assert all(part.right <= layout.size[0] and part.bottom <= layout.size[1] for part in parts)
    if layout.stats is not None and layout.text_room is not None and layout.fitted is not None:
        assert layout.text_room.bottom <= layout.stats.y + 0.001


def test_a_long_text_gets_a_larger_box_and_a_smaller_picture():
    heights = [layout_for(replace(FOX, text="Draw a card. " * times), LiveState(), 300).art.h for times in (1, 25, 80)]
    assert heights[0] > heights[1] > heights[2]


def test_a_second_part_on_the_same_face_is_read_in_the_text_box():
    words = " ".join(piece.text for item in full_paragraphs(samples.GIANT) for piece in item.pieces)
    assert "Boulder" in words and "damage" in words
    assert layout_for(samples.GIANT, LiveState(), 300).second is None
    assert layout_for(samples.MOONWATCH, LiveState(), 300).second is not None


def test_a_face_at_200_pixels_takes_five_milliseconds_at_most():
    face_image(samples.HOLLOW_OAK, LiveState(), 200)
    times = []
    for damage in range(1, 25):
        start = time.perf_counter()
        face_image(
            samples.HOLLOW_OAK, LiveState(damage=damage, counters=(("+1/+1", damage),), keywords=("Reach",)), 200
        )
        times.append(time.perf_counter() - start)
    assert min(times) <= 0.005


@pytest.mark.parametrize("width", [56, 104])
def test_the_numbers_of_a_tapped_card_stand_upright(width: int) -> None:
    """What changes with its power is a wide plate in the lower left of the lying card, not a tall one.

    On the smallest cards, which may lie one over another, it is in the corner that is seen: the lower right one.
    """
    tapped = [face_image(FOX, LiveState(tapped=True, power=power, toughness=1), width, True) for power in (2, 8)]
    pairs = itertools.product(range(tapped[0].width()), range(tapped[0].height()))
    changed = [(x, y) for x, y in pairs if tapped[0].pixel(x, y) != tapped[1].pixel(x, y)]
    assert changed
    across, down = ({at[axis] for at in changed} for axis in (0, 1))
    assert min(down) > tapped[0].height() * 0.45
    if detail_for(width) == "tiny":
        assert min(across) > tapped[0].width() * 0.45
    else:
        assert max(across) < tapped[0].width() * 0.6
    upright = [face_image(FOX, LiveState(power=power, toughness=1), width) for power in (2, 8)]
    pairs = itertools.product(range(upright[0].width()), range(upright[0].height()))
    as_usual = [(x, y) for x, y in pairs if upright[0].pixel(x, y) != upright[1].pixel(x, y)]
    wide, high = ({at[axis] for at in as_usual} for axis in (0, 1))
    assert abs(len(across) - len(wide)) <= 3 and abs(len(down) - len(high)) <= 3, "as on an upright card"


def told_by(less: LiveState, more: LiveState, width: int) -> tuple[set[int], set[int]]:
    """Where a face is painted otherwise for what one state has more than another: across and down."""
    images = [face_image(FOX, live, width, live.tapped) for live in (less, more)]
    pairs = itertools.product(range(images[0].width()), range(images[0].height()))
    changed = [(x, y) for x, y in pairs if images[0].pixel(x, y) != images[1].pixel(x, y)]
    assert changed
    return {x for x, _ in changed}, {y for _, y in changed}


@pytest.mark.parametrize("more", [
    {"keywords": ("first strike",)}, {"counters": (("stun", 2),)}, {"attached_count": 2}, {"damage": 1}, {"pile_count": 3},
], ids=lambda more: next(iter(more)))  # fmt: skip
def test_what_is_told_on_a_tapped_card_stands_upright_and_apart_from_its_numbers(more: dict[str, object]) -> None:
    numbers, plain = LiveState(power=8, toughness=1, tapped=True), LiveState(power=2, toughness=1, tapped=True)
    across, down = told_by(plain, replace(plain, **more), 130)
    upright = replace(plain, tapped=False)
    wide, high = told_by(upright, replace(upright, **more), 130)
    if "pile_count" not in more:  # beside a title that is narrower
        assert abs(len(across) - len(wide)) <= 3 and abs(len(down) - len(high)) <= 3, "as on an upright card"
    taken = told_by(plain, numbers, 130)
    assert not (across & taken[0] and down & taken[1]), "nothing lies under the numbers"


@pytest.mark.parametrize("tapped", [False, True])
def test_words_lie_neither_under_the_cost_nor_under_the_numbers(tapped: bool) -> None:
    many = LiveState(power=2, toughness=1, tapped=tapped, keywords=("flying", "haste", "menace", "reach", "trample"))
    across, down = told_by(replace(many, keywords=()), many, 100)
    bare = face_image(FOX, replace(many, keywords=()), 100, tapped)
    costless = face_image(replace(FOX, mana_cost=""), replace(many, keywords=()), 100, tapped)
    pairs = itertools.product(range(bare.width()), range(bare.height()))
    cost = [(x, y) for x, y in pairs if bare.pixel(x, y) != costless.pixel(x, y)]
    assert cost and not any(x in across and y in down for x, y in cost)


@pytest.mark.parametrize("tapped", [False, True])
def test_the_smallest_cards_tell_how_their_names_begin(tapped: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Upright along the upper edge, and apart from the numbers."""
    plain = QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied)
    plain.fill(Qt.GlobalColor.gray)
    monkeypatch.setattr(card_painter, "art_image", lambda *_: plain)  # each name has a picture of its own
    live = LiveState(power=2, toughness=1, tapped=tapped)
    one, other = (face_image(replace(FOX, name=name), live, 44, tapped) for name in ("Hollow", "Mammut"))
    pairs = itertools.product(range(one.width()), range(one.height()))
    changed = [(x, y) for x, y in pairs if one.pixel(x, y) != other.pixel(x, y)]
    down = {y for _, y in changed}
    assert len({x for x, _ in changed}) > 20 and len(down) >= 6 and max(down) < 16
