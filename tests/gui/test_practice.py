"""Tournament practice at the table: menus and keys by which one speaks, the report, and no hints."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.api import PRACTISING, Match, load_library, missed_triggers, open_match, practice_positions
from engine.game.decisions.act import Act
from gui.arguments import ArgumentProblem, match_of, parse
from gui.controllers.autopass import why_pass
from gui.controllers.match_runner import MatchRunner
from gui.dialogs.new_game import NewGame
from gui.views.table.menus import ActionMenu
from gui.views.window.table_window import TableWindow
from tests.support.games.practice_cards import arrival, lone_attack


def window_of(qtbot: QtBot, match: Match) -> TableWindow:
    """A window in which a match is played."""
    window = TableWindow(load_library(()), still=True)
    qtbot.addWidget(window)
    window.resize(1500, 900)
    window.show()
    window.play(match, journal=False)
    window.lift_curtain()
    return window


def menu_of(window: TableWindow, ref: int) -> ActionMenu:
    """The menu that the other button opens on a card."""
    assert window.table is not None
    for old in window.table.findChildren(ActionMenu):
        old.setParent(None)
    window.table.menus.ask(ref, window.mapToGlobal(window.rect().center()))
    found = window.table.findChildren(ActionMenu)
    assert found
    return found[-1]


def test_it_triggers_is_said_by_mouse_and_key(qtbot: QtBot) -> None:
    table = arrival_of_a_sage()
    window = window_of(qtbot, table.match)
    sage = table.find("Mild Sage")
    menu = menu_of(window, sage)
    words = [line.text() for line in menu.lines]
    assert any("When this creature enters" in text for text in words) and "set up" in words[-1]
    qtbot.mouseClick(menu.lines[0], Qt.MouseButton.LeftButton)
    assert table.stack() == ["[Mild Sage]"]


def test_a_key_names_what_the_ring_is_on(qtbot: QtBot) -> None:
    table = arrival_of_a_sage()
    window = window_of(qtbot, table.match)
    assert window.table is not None
    window.table.focus_ref = table.find("Mild Sage")
    qtbot.keyClick(window.table, Qt.Key.Key_T)
    (menu,) = window.table.findChildren(ActionMenu)
    qtbot.keyClick(menu, Qt.Key.Key_1)
    assert table.stack() == ["[Mild Sage]"]


def arrival_of_a_sage():  # type: ignore[no-untyped-def]
    from tests.support.games.practice_cards import SAGE

    return arrival(SAGE, hand=["Forest"])


def test_every_card_in_sight_offers_the_same_with_and_without_a_trigger(qtbot: QtBot) -> None:
    table = arrival_of_a_sage()
    window = window_of(qtbot, table.match)
    forest = table.find("Forest")
    before = [line.text() for line in menu_of(window, forest).lines]
    sage = [line.text() for line in menu_of(window, table.find("Mild Sage")).lines]
    table.match.announce(0, table.find("Mild Sage"), 0)
    window.controller.show_again()  # type: ignore[union-attr]
    assert [line.text() for line in menu_of(window, forest).lines] == before
    assert [line.text() for line in menu_of(window, table.find("Mild Sage")).lines] == sage


def test_saying_what_is_not_so_is_told_and_costs_nothing(qtbot: QtBot) -> None:
    table = arrival_of_a_sage()
    window = window_of(qtbot, table.match)
    count = len(table.match.answers)
    menu = menu_of(window, table.find("Forest"))
    qtbot.mouseClick(menu.lines[-1], Qt.MouseButton.LeftButton)
    assert len(table.match.answers) == count and table.stages() == ["waiting"]
    assert window.table is not None and "has not triggered" in window.table.bar.detail.text


def test_an_unseen_effect_is_heeded_at_the_damage(qtbot: QtBot) -> None:
    table = lone_attack().to("combat_damage")
    window = window_of(qtbot, table.match)
    assert table.life("B") == 18
    menu = menu_of(window, table.find("Lone Knight"))
    qtbot.mouseClick(menu.lines[0], Qt.MouseButton.LeftButton)
    table.to("combat_damage")
    assert table.life("B") == 17


def test_the_report_shows_where_it_was(qtbot: QtBot) -> None:
    table = arrival_of_a_sage().play("Forest").passes()
    window = window_of(qtbot, table.match)
    assert window.table is not None and window.controller is not None
    window.controller.concede(0)
    assert window.game_over is not None and window.game_over.missed.isVisible()
    qtbot.mouseClick(window.game_over.missed, Qt.MouseButton.LeftButton)
    panel = window.table.remembering.panel
    assert panel is not None and len(missed_triggers(table.match)) == 1
    ((button, mattered),) = panel.places
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.table.back.active and window.table.back.slider.value() == mattered


def test_during_a_game_the_report_would_be_a_hint(qtbot: QtBot) -> None:
    window = window_of(qtbot, Match.new(setup_of_two()))
    assert window.table is not None
    window.table.remembering.show()
    assert window.table.remembering.panel is None


def setup_of_two():  # type: ignore[no-untyped-def]
    page = NewGame(load_library(()))
    page.rows[0].remembers.setChecked(True)
    return page.setup()


def test_seats_are_chosen_on_the_page_and_on_the_command_line(qtbot: QtBot) -> None:
    page = NewGame(load_library(()))
    qtbot.addWidget(page)
    assert PRACTISING not in dict(page.setup().options)
    page.rows[1].remembers.click()
    assert dict(page.setup().options)[PRACTISING] == ("1",)
    page.rows[1].who.setCurrentIndex(1)  # programs never miss a trigger
    assert not page.rows[1].remembers.isEnabled() and PRACTISING not in dict(page.setup().options)
    match = match_of(parse(["--new", "harvest_table,bone_and_bramble", "--practising", "1,2"]), load_library(()), 1)
    assert match is not None and dict(match.setup.options)[PRACTISING] == ("0", "1")
    with pytest.raises(ArgumentProblem, match="from 1 to 2"):
        parse(["--new", "harvest_table,bone_and_bramble", "--practising", "3"])


def test_a_save_goes_on_with_what_waits(tmp_path: Path) -> None:
    table = arrival_of_a_sage()
    table.match.file.save(tmp_path / "kept.json")
    again = Match.load(tmp_path / "kept.json")
    assert [one.stage for one in again.live.unannounced] == ["waiting"]
    again.announce(0, table.find("Mild Sage"), 0)
    assert len(again.live.stack) == 1
    again.file.save(tmp_path / "later.json")
    assert len(Match.load(tmp_path / "later.json").live.stack) == 1
    again.rewind(len(again.answers) - 1)
    assert again.live.stack == () and [one.stage for one in again.live.unannounced] == ["waiting"]


def test_every_position_for_practice_can_be_played() -> None:
    library = load_library(())
    positions = practice_positions()
    assert len(positions) == 30
    for title, path in positions.items():
        match = open_match(path, library)
        assert isinstance(match.pending, Act) and dict(match.setup.options)[PRACTISING] == ("0",), title


def test_who_practises_is_asked_at_every_priority() -> None:
    """Passing may be too late. Nothing is passed for them, on the opponent's turn or with their own spell on top."""
    table = arrival_of_a_sage()
    rules = MatchRunner(table.match, lambda report: None).rules[0]
    asked = 0
    while table.match.turn < 3:
        pending = table.pending
        if isinstance(pending, Act) and pending.asked_of == 0:
            asked += 1
            assert why_pass(table.match.view(0), pending, rules) == ""
            assert why_pass(table.match.view(0), pending, replace(rules, stops=frozenset(), remembers=False)) != "" or (
                table.match.live.turn.step == "main2")  # fmt: skip
        table.give(table._usual())
    assert asked > 12
