"""Who attacks, blocks or strikes makes a step towards what it meets, and stands in its place again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from engine.api import Happening, ObjectView
from gui.views.board.card_item import CardItem
from gui.views.board.stage import beside, rising
from gui.views.table.table import Table
from tests.gui.fake_match import FakeMatch, act, card, cast, moment
from tests.gui.pointing import click

SitDown = Callable[..., tuple[Table, FakeMatch]]
HAND, FOX, BEAR = card(140, "Fire", "hand"), card(100), card(110, "Bear", owner=1)
END = moment(None, over="Ana wins")


def seen(sit_down: SitDown, *story: Happening, board: tuple[ObjectView, ...] = (FOX, BEAR)) -> Table:
    """A table at which this happens now, slowly."""
    table, _ = sit_down(
        moment(act(cast(140)), HAND, *board), moment(act(cast(140)), HAND, *board, story=story), END, speed="slow"
    )
    click(table, 140)
    return table


def item(table: Table, ref: int) -> CardItem:
    found = table.battlefield.item_of(ref)
    assert found is not None
    return found


def test_an_attacker_steps_towards_the_player_and_back(sit_down: SitDown, qtbot: QtBot) -> None:
    table = seen(sit_down, Happening(0, "Attacks", "Ember Fox attacks Bo", (100, 1)))
    qtbot.waitUntil(lambda: item(table, 100).transform().dy() < -3)
    assert item(table, 110).transform().isIdentity(), "nobody else does"
    qtbot.waitUntil(lambda: not table.happenings.playing)
    assert item(table, 100).transform().isIdentity()


def test_a_blocker_steps_towards_the_attacker(sit_down: SitDown, qtbot: QtBot) -> None:
    table = seen(sit_down, Happening(0, "Blocks", "Bear blocks Ember Fox", (110, 100)))
    qtbot.waitUntil(lambda: item(table, 110).transform().dy() > 3)
    qtbot.waitUntil(lambda: not table.happenings.playing)
    assert item(table, 110).transform().isIdentity()


def test_two_that_strike_each_other_meet_and_are_shaken(sit_down: SitDown, qtbot: QtBot) -> None:
    strikes = [Happening(0, "Damage", "…", pair, amount=2) for pair in ((100, 110), (110, 100))]
    table = seen(sit_down, *strikes)
    qtbot.waitUntil(lambda: item(table, 100).transform().dy() < -3 and item(table, 110).transform().dy() > 3)
    qtbot.waitUntil(lambda: not table.happenings.playing)
    assert item(table, 100).transform().isIdentity() and item(table, 110).transform().isIdentity()


def test_what_a_player_does_moves_no_card(sit_down: SitDown, qtbot: QtBot) -> None:
    table = seen(sit_down, Happening(0, "Damage", "…", (1, 0), amount=2))
    qtbot.waitUntil(lambda: table.stage.actors > 0)
    assert item(table, 100).transform().isIdentity() and item(table, 110).transform().isIdentity()


def test_a_number_at_the_upper_edge_is_seen_whole() -> None:
    for height in (12.0, 25.0, 60.0, 200.0):
        actor = rising("−4", QPointF(100, height), QColor("red"))
        boxes = [actor.area(time / 10) for time in range(11)]
        assert all(box.top() >= 0 and box.height() == boxes[0].height() for box in boxes)
        assert abs(boxes[-1].top() - boxes[0].top()) > 20, "it moves all the same"


@pytest.mark.parametrize("plate", [QRectF(0, 10, 150, 90), QRectF(0, 600, 150, 90), QRectF(0, 40, 800, 45)])
def test_a_number_about_a_player_hides_nothing_of_the_plate(plate: QRectF) -> None:
    for text in ("−4", "+20", "−1000"):
        actor = rising(text, beside(plate, 830, text), QColor("red"))
        boxes = [actor.area(time / 10) for time in range(11)]
        assert not any(box.intersects(plate) for box in boxes)
        assert all(box.right() <= 830 for box in boxes)
