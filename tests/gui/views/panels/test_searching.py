"""Searching a library: equal cards lie in piles, words leave those that have them, and keys do it all."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine.api import ChooseObjects
from gui.dialogs.card_panel import CardPanel
from gui.dialogs.targets import ObjectsEditor
from gui.views.table.table import Table
from tests.gui.pointing import click, key
from tests.gui.positions import at_a_table

BEASTS = ("Ant", "Bat", "Cow", "Dog", "Elk", "Fox", "Gnu", "Hen", "Ibex")
CARDS = """
Forest
Basic Land — Forest

Island
Basic Land — Island

Wide Search {G}
Sorcery
Search your library for up to three cards, reveal them, put them into your hand, then shuffle.
""" + "".join(f"\nPlain {name} {{G}}\nCreature — {name}\n1/1\n" for name in BEASTS)


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Table:
    library = [{"card": "Forest", "count": 29}, {"card": "Island", "count": 2}]
    library += [{"card": f"Plain {name}"} for name in BEASTS]
    a = {"life": 20, "hand": [{"card": "Wide Search"}], "battlefield": [{"card": "Forest"}],
         "library": {"rest": library}}  # fmt: skip
    window = at_a_table(qtbot, tmp_path, CARDS, {"A": a, "B": {"life": 20}})
    assert window.table is not None
    view = window.table.controller.view
    assert view is not None
    click(window.table, view.players[0].hand[0])
    for _ in range(3):
        if isinstance(window.table.editor, ObjectsEditor):
            break
        key(window.table, Qt.Key.Key_Space)
    QApplication.processEvents()
    return window.table


def asked(table: Table) -> ChooseObjects:
    assert table.editor is not None and isinstance(table.editor.decision, ChooseObjects)
    return table.editor.decision


def panel_of(table: Table) -> CardPanel:
    assert isinstance(table.side.panel, CardPanel)
    return table.side.panel


def names(table: Table) -> list[str]:
    view = table.controller.view
    assert view is not None
    return [view.name_of(ref) for ref in panel_of(table).grid.refs()]


def press_on(table: Table, name: str) -> None:
    """Click on the card of a name in the panel."""
    grid = panel_of(table).grid
    at = grid.anchor(grid.refs()[names(table).index(name)])
    assert at is not None
    QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=grid.viewport().mapFromGlobal(at))


def has_keys(part: QWidget) -> bool:
    return part.window().focusWidget() is part


def picked(table: Table) -> list[str]:
    view = table.controller.view
    assert view is not None and table.editor is not None
    return [view.name_of(ref) for ref in table.editor.picked()]


def test_equal_cards_are_one_pile_with_their_number(table: Table) -> None:
    assert len(asked(table).candidates) == 40
    assert names(table) == sorted(["Forest", "Island", *(f"Plain {name}" for name in BEASTS)])
    grid = panel_of(table).grid
    assert [len(grid.members(seen.id)) for seen in grid.model_.objects[:3]] == [29, 2, 1]


def test_each_click_on_a_pile_hands_out_the_next_and_the_last_click_gives_one_back(table: Table) -> None:
    for _ in range(3):
        press_on(table, "Forest")
    assert table.editor is not None and len(set(table.editor.picked())) == 3, "three different objects"
    assert picked(table) == ["Forest"] * 3
    press_on(table, "Forest")
    assert picked(table) == ["Forest"] * 2, "no more than three: one is given back"
    QTest.mouseClick(table.bar.buttons["anew"], Qt.MouseButton.LeftButton)
    assert picked(table) == [] and "anew" not in table.bar.buttons
    press_on(table, "Forest")
    press_on(table, "Forest")
    press_on(table, "Plain Elk")
    QTest.mouseClick(table.bar.buttons["main"], Qt.MouseButton.LeftButton)
    view = table.controller.view
    assert view is not None
    assert sorted(view.name_of(oid) for oid in view.players[0].hand) == ["Forest", "Forest", "Plain Elk"]


def test_words_leave_the_cards_that_have_them_and_keys_pick_them(table: Table) -> None:
    key(table, Qt.Key.Key_Slash)
    field = panel_of(table).words
    assert has_keys(field)
    QTest.keyClicks(field, "basic isl")
    assert names(table) == ["Island"]
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert picked(table) == ["Island"]
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == "" and len(names(table)) == 11 and picked(table) == ["Island"]
    QTest.keyClicks(field, "plain")
    QTest.keyClick(field, Qt.Key.Key_Down)
    grid = panel_of(table).grid
    assert has_keys(grid)
    QTest.keyClick(grid, Qt.Key.Key_Right)
    QTest.keyClick(grid, Qt.Key.Key_Return)
    assert picked(table) == ["Island", "Plain Bat"]
    QTest.keyClick(grid, Qt.Key.Key_Space)
    view = table.controller.view
    assert view is not None
    assert sorted(view.name_of(oid) for oid in view.players[0].hand) == ["Island", "Plain Bat"]


def test_what_is_typed_decides_nothing_and_escape_gives_the_keys_back(table: Table) -> None:
    key(table, Qt.Key.Key_Slash)
    field = panel_of(table).words
    QTest.keyClicks(field, "1 e ")
    assert field.text() == "1 e " and picked(table) == [] and asked(table).most == 3
    QTest.keyClick(field, Qt.Key.Key_Escape)
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert has_keys(table) and asked(table).most == 3
    key(table, Qt.Key.Key_Slash)
    press_on(table, "Forest")
    assert has_keys(table) and picked(table) == ["Forest"], "a click on a card ends the typing"
