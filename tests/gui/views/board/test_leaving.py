"""What leaves the board as a cost is paid, at normal speed in a real event loop. It goes, and the show goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.api import Action, Happening
from gui import theme
from gui.views.board.card_item import CardItem
from gui.views.board.stage import Actor, Stage, banner
from gui.views.table.table import Table
from tests.gui.fake_match import FakeMatch, Moment, act, card, cast, land, moment
from tests.gui.pointing import click

SitDown = Callable[..., tuple[Table, FakeMatch]]
BREAD, FOX = card(110, "Bread", types=("artifact",), power=None, toughness=None), card(111)
EATEN = card(150, "", "stack", source=110, text="You gain 3 life.")
USE = Action("activate", 110, "Sacrifice this artifact: You gain 3 life.", targets=True)
GOES = Happening(0, "ZoneChange", "Ana sacrifices Bread", (110,))
USED = Happening(0, "AbilityActivated", "Ana uses Bread", (0, 110))
GAINS = Happening(0, "GainLife", "Ana gains 3 life", (0,), amount=3)
DONE = Happening(0, "Resolved", "The ability of Bread resolves", (150,))


def with_life(asked: Moment, life: int) -> Moment:
    """The same moment, with Ana at another life total."""
    views = {
        seat: replace(view, players=(replace(view.players[0], life=life), *view.players[1:]))
        for seat, view in asked.views.items()
    }
    return replace(asked, views=views)


def cards_on(table: Table) -> set[int]:
    """What card items show, on the board and in the hand."""
    found = [item for scene in (table.battlefield, table.hand) for item in scene.scene().items()]
    return {ref for item in found if isinstance(item, CardItem) for ref in item.members}


def test_what_is_sacrificed_for_a_cost_goes_and_what_follows_is_seen(sit_down: SitDown, qtbot: QtBot) -> None:
    table, match = sit_down(
        moment(act(USE), BREAD, FOX),
        moment(act(seat=1), EATEN, FOX, story=(GOES, USED)),
        with_life(moment(act(cast(141)), FOX, card(141, "Ash", "hand"), story=(GAINS, DONE)), 23),
        moment(None, over="Ana wins"), speed="normal", animation_ms=theme.ANIMATION_MS,
    )
    seen: list[tuple[str, int]] = []
    table.controller.playback.began.connect(lambda beat, _ms, _view: seen.append((beat.kind, table.stage.actors)))
    click(table, 110)
    assert match.answers == [1, 0]
    qtbot.waitUntil(lambda: table.editor is not None and not table.happenings.playing, timeout=20_000)
    assert [kind for kind, actors in seen if actors] == ["leave", "cast", "resolve", "life"], "each was acted"
    assert cards_on(table) == {111, 141} and table.stage.actors == 0 and table.stage.held is None
    qtbot.waitUntil(lambda: table.battlefield.panels[0].life.text() == "23")


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_a_land_that_fetches_another_goes_and_the_other_comes(sit_down: SitDown, qtbot: QtBot, speed: str) -> None:
    """Nothing on the stack is in between. The leaving is still being seen when the board without it is shown."""
    comes = Happening(0, "ZoneChange", "Mountain enters", (121,))
    table, _ = sit_down(
        moment(act(replace(USE, oid=120)), land(120, "Old Path"), FOX),
        moment(act(cast(111)), land(121), FOX, story=(replace(GOES, refs=(120,)), comes)),
        moment(None, over="Ana wins"), speed=speed, animation_ms=theme.ANIMATION_MS,
    )
    click(table, 120)
    qtbot.waitUntil(lambda: table.editor is not None and not table.happenings.playing, timeout=20_000)
    assert cards_on(table) == {111, 121} and table.stage.actors == 0
    came = table.battlefield.item_of(121)
    assert came is not None and came.opacity() == 1.0 and came.transform().isIdentity()


@pytest.fixture
def stage(qtbot: QtBot) -> Iterator[Stage]:
    room = QWidget()
    qtbot.addWidget(room)
    room.resize(400, 300)
    stage = Stage(room)
    stage.resize(400, 300)
    room.show()
    yield stage
    room.close()


def some_actors(stage: Stage) -> list[Actor]:
    return [banner("Ana’s turn", stage.rect().toRectF(), theme.seat_color(0))]


def test_what_is_outstanding_is_done_once_at_the_end(stage: Stage) -> None:
    times: list[float] = []
    stage.play(60_000, some_actors(stage), [times.append])
    stage.finish()
    assert times[-1] == 1.0 and times.count(1.0) == 1 and stage.actors == 0
    stage.finish()
    assert times.count(1.0) == 1


def test_a_deed_that_fails_keeps_no_other_from_being_done_and_is_not_tried_again(stage: Stage) -> None:
    ends: list[str] = []

    def fails(time: float) -> None:
        if time == 1.0:
            ends.append("fails")
            raise ValueError

    def works(time: float) -> None:
        if time == 1.0:
            ends.append("works")

    stage.play(60_000, some_actors(stage), [fails, works])
    with pytest.raises(ValueError):
        stage.finish()
    assert ends == ["fails", "works"] and stage.actors == 0
    stage.play(60_000, some_actors(stage), [])
    assert ends == ["fails", "works"] and stage.actors == 1, "the next beat is played"
    stage.rest()
