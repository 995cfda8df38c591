"""Sparks, chips that pop, cards that are thrown and turn over: seen on the way, gone at the end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from gui.models.faces import BACK
from gui.painting.gallery_samples import EMBER_FOX, MOONWATCH
from gui.views.board.card_item import CardItem
from gui.views.board.sparks import popping, sparks
from gui.views.board.stage import Actor, flight
from gui.views.table.acting import _pop, _turn_over

pytestmark = pytest.mark.usefixtures("qapp")


def painted(actor: Actor, time: float) -> QImage:
    image = QImage(300, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        actor.paint(painter, actor.area(time), time)
    return image


def lit(image: QImage) -> list[tuple[int, int]]:
    return [(x, y) for x in range(0, 300, 2) for y in range(0, 300, 2) if image.pixelColor(x, y).alpha() > 20]


@pytest.mark.parametrize("amount", [1, 4, 40])
def test_sparks_fly_within_their_area_and_are_gone_at_the_end(amount):
    actor = sparks(QPointF(150, 130), QColor("orange"), amount)
    halfway = lit(painted(actor, 0.4))
    assert halfway and all(actor.area(0.4).contains(x, y) for x, y in halfway)
    assert not lit(painted(actor, 1.0))


def test_more_damage_makes_more_sparks():
    few, many = (lit(painted(sparks(QPointF(150, 130), QColor("orange"), amount), 0.3)) for amount in (1, 9))
    assert len(many) > len(few)


def test_chips_pop_out_and_in():
    for more in (True, False):
        assert lit(painted(popping(QPointF(150, 150), QColor("gold"), more), 0.5))


def test_a_thrown_card_rises_on_its_way_and_comes_to_lie():
    goal = QRectF(200, 100, 40, 56)
    actor = flight(QPixmap(40, 56), QPointF(20, 128), goal)
    middle = actor.area(0.25).center()
    assert middle.y() < 128 - 8, "an arc"
    assert actor.area(1.0).center().x() == pytest.approx(goal.center().x())
    assert actor.area(1.0).size() == goal.size()


def test_what_turns_over_shows_its_other_face_first_and_stands_whole_at_the_end():
    item = CardItem(7)
    item.show_face(MOONWATCH, item.live)
    guises, widths = [], []
    for step in range(21):
        _turn_over(BACK, item, step / 20)
        guises.append(item._guise)
        widths.append(item.transform().m11())
    assert guises[0] == BACK and guises[-1] is None
    assert min(widths) < 0.25 and item.transform().isIdentity()
    item.show_guise(EMBER_FOX)
    item.lie_still()
    assert item._guise is None


def test_what_gets_counters_swells_and_is_as_before():
    item = CardItem(7)
    _pop(item, 0.3)
    assert item.transform().m11() > 1.05
    _pop(item, 1.0)
    assert item.transform().isIdentity()
