"""How much of the boards is cards: over ten positions of a game of two, and by hand on a scripted table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from engine.api import load_library
from gui import app, room
from gui.arguments import parse
from gui.storage import Settings
from gui.theme import CARD_RATIO
from gui.views.board.board_layout import TILTED
from gui.views.board.board_ways import NAMED
from gui.views.board.card_item import CardItem
from gui.views.board.room import share_of_cards
from gui.views.table.table import Table
from gui.views.window.table_window import TableWindow
from tests.gui.fake_match import FakeMatch, act, card, cast, moment

SitDown = Callable[..., tuple[Table, FakeMatch]]
LEAST = 0.45  # of the boards


def test_cards_fill_the_boards_of_a_game_of_two() -> None:
    shares = room.shares(load_library())
    assert len(shares) == room.POSITIONS
    assert sum(shares) / len(shares) >= LEAST, [f"{share:.1%}" for share in shares]


def test_names_can_be_read_on_the_boards_of_two_at_1280x720(qtbot: QtBot) -> None:
    library = load_library()
    window = TableWindow(library, Settings(curtain=False), still=True)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    for match in list(room.positions(library))[::3]:
        window.play(match, journal=False)
        assert window.table is not None
        field = window.table.battlefield
        window.grab()
        field.lay_out(at_once=True)
        for item in field.items_by_id.values():
            assert item.width >= NAMED * (TILTED if item.rotation() else 0.98), (item.spec.name, item.width)
        window.leave_match()


def test_ten_positions_are_turns_from_the_fifth_on() -> None:
    turns = [match.turn for match in room.positions(load_library())]
    assert turns == list(range(5, 15))


def test_what_lies_under_another_card_or_a_panel_is_not_counted_twice(sit_down: SitDown) -> None:
    table, _ = sit_down(moment(act(cast(140)), card(100), card(140, "Held", "hand")))
    field = table.battlefield
    item = field.item_of(100)
    assert item is not None
    room_there = field.viewport().width() * field.viewport().height()
    whole = item.width**2 * CARD_RATIO / room_there
    alone = share_of_cards(field)
    other = CardItem(141, 0)
    field.scene().addItem(other)
    field.items_by_id[141] = other
    other.place(item.x(), item.y(), item.width // 2, at_once=True)
    assert share_of_cards(field) == pytest.approx(alone, rel=0.01), "it lies upon the first"
    panel = field.panels[0]
    panel.setGeometry(field.viewport().rect())
    assert share_of_cards(field) == 0 and alone >= 0.95 * whole


def test_the_last_line_of_the_command_is_the_share(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "shares", lambda *_: [0.25, 0.5])
    assert parse(["--room"]).room and app.main(["--room"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "37.5 %"
