"""The boards of all seats: zoom, panels, and what can be read where there is hardly any room."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gui.models.marks import NOTHING
from gui.painting.layout import detail_for
from gui.views.board.battlefield import NARROW, PLATE_WIDTH
from gui.views.board.player_panel import ZONES
from gui.views.table.table import Table
from tests.gui.fake_match import FakeMatch, act, card, cast, land, moment, view_of
from tests.gui.pointing import key

SitDown = Callable[..., tuple[Table, FakeMatch]]
HAND = card(140, "Grease Fire", "hand", types=("instant",), type_line="Instant", power=None, toughness=None)
FOX, BEAR = card(100), card(110, "Bear", owner=1)
END = moment(None, FOX, over="Ana wins")


def test_a_board_is_zoomed_by_a_double_click_on_its_player_and_by_key(sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(cast(140)), HAND, FOX, BEAR), END)
    board = table.battlefield

    def room() -> list[float]:
        QApplication.processEvents()
        return [board.areas[seat].h for seat in (0, 1)]

    before = room()
    QTest.mouseDClick(board.panels[1], Qt.MouseButton.LeftButton)
    assert room()[1] > 1.2 * before[1]
    QTest.mouseDClick(board.panels[1], Qt.MouseButton.LeftButton)
    assert room() == before
    table.focus_ref = 100
    key(table, Qt.Key.Key_Z)
    assert room()[0] > 1.2 * before[0], "the board of the card that the ring is on"
    table.focus_ref = NOTHING
    table.hover(NOTHING)
    key(table, Qt.Key.Key_Z)
    assert room() == before and match.answers == []


def test_the_broad_board_has_its_plate_in_the_corner_and_names_that_can_be_read(sit_down: SitDown) -> None:
    """Four at a table of 1280x720: the others' narrow boards have theirs along the top."""
    mine, theirs = card(100), card(110, "Bear", owner=1)
    table, _ = sit_down(moment(act(cast(140)), HAND, mine, theirs, land(130), land(131, "Forest"), seats=4), END)
    field = table.battlefield
    plate = field.panels[0]
    assert plate.width() == PLATE_WIDTH and plate.geometry().bottom() > field.areas[0].bottom - 12, "in the corner"
    assert all(field.panels[seat].height() < 60 for seat in (1, 2, 3))
    item = field.item_of(100)
    assert item is not None and item.width >= 64 and detail_for(item.width) == "board"


def test_with_eight_seats_the_narrow_panels_show_every_number(sit_down: SitDown) -> None:
    table, _ = sit_down(moment(act(cast(140)), HAND, card(100), seats=8), END)
    for seat in range(1, 8):
        panel = table.battlefield.panels[seat]
        assert (panel.width() < NARROW) == (seat < 5) and panel.life.geometry().right() < panel.name.geometry().left()
        for zone in ZONES:
            button = panel.zones[zone]
            assert button.width() >= button.sizeHint().width() and panel.rect().contains(button.geometry())


def test_a_narrow_panel_of_who_has_lost_says_why_and_says_all_where_one_points(sit_down: SitDown) -> None:
    table, _ = sit_down(moment(act(cast(140)), HAND, card(100), seats=8), END)
    view = view_of(card(100), seats=8)
    why = "drew from an empty library, and that is a long story"
    players = tuple(replace(player, lost=why) if player.seat == 2 else player for player in view.players)
    table.battlefield.show_view(replace(view, players=players))
    table.battlefield.lay_out()
    panel = table.battlefield.panels[2]
    said = panel.state.text()
    assert said.startswith("has lost: d") and said.endswith("…") and why in panel.toolTip()
    assert panel.state.fontMetrics().horizontalAdvance(said) <= panel.width() - panel.state.x()
    assert not panel.zones["library"].isVisible(), "they own no cards any more"
    table.battlefield.show_view(view)
    table.battlefield.lay_out()
    assert not panel.state.isVisible() and panel.zones["library"].isVisible() and why not in panel.toolTip()


def test_what_has_left_the_board_may_still_fade(sit_down: SitDown) -> None:
    """Whatever lies anew meanwhile: who moves a card keeps it until that is over."""
    table, _ = sit_down(moment(act(cast(140)), HAND, card(100), card(101, "Bear")), END)
    fading = table.battlefield.item_of(100)
    assert fading is not None
    table.battlefield.show_view(view_of(card(101, "Bear")))
    table.battlefield.lay_out()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    fading.setOpacity(0.5)
    assert fading.opacity() == 0.5 and fading.scene() is None and table.battlefield.item_of(100) is None
