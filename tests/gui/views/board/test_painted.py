"""How much of a large board is painted for one picture: what changed, and what lies below it. Counted, never timed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui.models.marks import Arrow
from gui.painting.face import FaceSpec
from gui.views.board.battlefield import Battlefield
from gui.views.board.card_item import CardItem
from gui.views.board.hand_view import HandView
from gui.views.board.stage import Held, flight
from gui.views.table.table import Table
from gui.widgets.card_faces import FACES
from tests.gui.fake_match import FakeMatch, act, card, cast, land, moment
from tests.gui.pointing import LEFT, NONE, click, place_of, scene_of

SitDown = Callable[..., tuple[Table, FakeMatch]]
EACH = 50
FEW = 40  # of the 200 permanents


class Paintings:
    """Counts the cards that are painted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.cards = 0
        paint = CardItem.paint

        def counted(item: CardItem, *args: object) -> None:
            self.cards += 1
            paint(item, *args)  # type: ignore[arg-type]

        monkeypatch.setattr(CardItem, "paint", counted)

    def during(self, deed: Callable[[], object]) -> int:
        """How many cards are painted for the picture after a deed."""
        QApplication.processEvents()
        self.cards = 0
        deed()
        QApplication.processEvents()
        return self.cards


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Paintings:
    return Paintings(monkeypatch)


def crowded(sit_down: SitDown, *more: object) -> Table:
    """Four boards of fifty permanents, each with a name of its own."""
    there = [
        (land if at % 3 == 0 else card)(100 + seat * EACH + at, f"Number {seat} {at}", owner=seat)
        for seat in range(4)
        for at in range(EACH)
    ]
    table, _ = sit_down(moment(act(cast(900)), *there, card(900, "Held", "hand"), seats=4), size=(1920, 1080))
    return table


def test_the_whole_board_is_counted(sit_down: SitDown, painted: Paintings) -> None:
    table = crowded(sit_down)
    assert len(set(table.battlefield.items_by_id.values())) == 4 * EACH
    assert painted.during(table.repaint_cards) >= 4 * EACH, "else the numbers below mean nothing"


def test_a_card_that_is_dragged_paints_what_lies_below_it(sit_down: SitDown, painted: Paintings) -> None:
    table = crowded(sit_down)
    port = scene_of(table, 900).viewport()
    start = port.mapFromGlobal(place_of(table, 900))
    goal = port.mapFromGlobal(table.battlefield.mapToGlobal(QPoint(700, 100)))
    QTest.mousePress(port, LEFT, NONE, start)
    QTest.mouseMove(port, start + (goal - start) / 40)
    QTest.mouseMove(port, start + (goal - start) / 20)
    assert table.arrows.dragging
    for step in range(3, 41):
        assert painted.during(lambda at=step: QTest.mouseMove(port, start + (goal - start) * (at / 40))) <= FEW  # type: ignore[misc]
    QTest.keyClick(table, Qt.Key.Key_Escape)


def test_an_arrow_paints_what_lies_below_its_line(sit_down: SitDown, painted: Paintings) -> None:
    """A long one too: its rectangle would be the whole table."""
    table = crowded(sit_down)
    corners = place_of(table, 100), place_of(table, 100 + 3 * EACH)
    assert (corners[1] - corners[0]).manhattanLength() > 300
    assert 0 < painted.during(lambda: table.arrows.show_arrows([Arrow(100, 100 + 3 * EACH, "target", 0)])) <= FEW
    assert 0 < painted.during(lambda: table.arrows.show_arrows([])) <= FEW, "where it was is painted anew"
    assert painted.during(lambda: table.arrows.show_arrows([])) == 0


def test_what_the_stage_shows_paints_what_lies_below_it(sit_down: SitDown, painted: Paintings) -> None:
    table, picture = crowded(sit_down), QPixmap(120, 168)
    right, left = QRectF(1400, 500, 120, 168), QPointF(200, 100)
    stage = table.stage
    assert painted.during(lambda: stage.hold(Held(1, picture, right, "Ana casts", Qt.GlobalColor.white))) <= FEW  # type: ignore[arg-type]
    assert painted.during(lambda: stage.play(60_000, [flight(picture, left, right)], [])) <= FEW, "both, nothing between"
    assert painted.during(stage.rest) <= FEW
    assert painted.during(stage.rest) == 0


def test_art_that_comes_paints_the_cards_that_show_it(sit_down: SitDown, painted: Paintings) -> None:
    table = crowded(sit_down)
    items = [table.battlefield.item_of(ref) for ref in (101, 160)]
    specs = {item.spec for item in items if item is not None}
    near = painted.during(lambda: FACES.sharpened.emit(specs))
    assert 2 <= near <= FEW
    assert painted.during(lambda: FACES.sharpened.emit({FaceSpec("Nobody")})) == 0
    assert painted.during(FACES.forgotten.emit) >= 4 * EACH


def test_a_view_and_its_question_lay_the_boards_out_once(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a click on the hand. The view that comes, with other marks, moves what lies elsewhere, and shows each once."""
    there = [card(100 + at, f"Number {at}", owner=at % 2) for at in range(40)]
    first = moment(act(cast(900)), *there, card(900, "Held", "hand"))
    after = moment(act(cast(901), cast(107)), *there[:-1], card(900, "Held"), card(901, "Next", "hand"))
    table, match = sit_down(first, after)
    laid, shown = Counter[str](), Counter[int]()
    for scene in (Battlefield, HandView):
        monkeypatch.setattr(scene, "lay_out", counted(scene.lay_out, lambda one, kind=scene: laid.update([kind.__name__])))
    monkeypatch.setattr(Battlefield, "show_item", counted(Battlefield.show_item, lambda _, item: shown.update([item.ref])))
    click(table, 900)
    assert match.answers == [1] and table.battlefield.item_of(900) is not None and table.hand.refs() == [901]
    assert table.battlefield.item_of(107).live.legal_target, "it is lit as what is asked now says"  # type: ignore[union-attr]
    assert laid == {"Battlefield": 1, "HandView": 1} and set(shown.values()) == {1}
    table.refresh_marks()
    QApplication.processEvents()
    assert laid == {"Battlefield": 1, "HandView": 1} and set(shown.values()) == {1}, "nothing else is marked"


def test_what_stays_where_it_is_is_not_moved(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes to one board moves the cards of that board only."""
    there = [card(100 + at, f"Number {at}", owner=at % 2) for at in range(40)]
    kept = card(901, "Kept", "hand")  # a hand that has become empty makes room for all boards
    after = moment(act(cast(100)), *there, card(900, "Held"), kept)
    table, _ = sit_down(moment(act(cast(900)), *there, card(900, "Held", "hand"), kept), after)
    moved: set[int] = set()
    monkeypatch.setattr(CardItem, "setPos", counted(CardItem.setPos, lambda item, *_: moved.add(item.ref)))
    click(table, 900)
    assert {100, 102, 138, 900} <= moved and not moved & {101, 103, 139}


def counted(method: Callable[..., object], tell: Callable[..., object]) -> Callable[..., object]:
    """A method that tells of itself first."""

    def telling(*args: object, **more: object) -> object:
        tell(*args)
        return method(*args, **more)

    return telling


def test_an_arrow_is_painted_where_it_leads_when_a_card_has_moved(sit_down: SitDown, qtbot: QtBot) -> None:
    table = crowded(sit_down)
    table.arrows.show_arrows([Arrow(100, 130, "target", 0)])
    item = table.battlefield.item_of(130)
    assert item is not None and table.arrows.following
    item.setPos(item.pos() + QPointF(300, -120))
    qtbot.waitUntil(lambda: table.arrows._covered.contains(table.mapFromGlobal(place_of(table, 130))))
