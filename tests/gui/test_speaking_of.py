"""What waits on the stack, and what is put in order, says what it speaks of. Also of what is gone, and of equal
things."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.api import OrderTriggers, View
from gui.controllers.concealment import concealed
from gui.dialogs.order_triggers import OrderTriggersEditor
from gui.models.faces import BACK
from gui.views.table.table import Table
from tests.gui.pointing import click, key
from tests.gui.positions import at_a_table
from tests.rulebook import rule

CARDS = """
Forest
Basic Land — Forest

Burning Field
Land
Sacrifice this land: You gain 2 life.

Quick Word {G}
Instant
You gain 1 life.

Meadow Cat {G}
Creature — Cat
2/2

Twig Hare {G}
Creature — Rabbit
1/1

Grave Bell {2}
Artifact
Whenever a creature dies, put a +1/+1 counter on target creature.

Long Night {G}
Sorcery
Destroy target land. All creatures get -2/-2 until end of turn.

Still Oak {G}
Creature — Treefolk
0/9
"""
FOREST = {"card": "Forest", "count": 3}


def sit(qtbot: QtBot, folder: Path, *board: str, hand: tuple[str, ...] = ()) -> Table:
    a = {"life": 20, "hand": [{"card": name} for name in ("Quick Word", *hand)],
         "battlefield": [FOREST, *({"card": name} for name in board)]}  # fmt: skip
    window = at_a_table(qtbot, folder, CARDS, {"A": a, "B": {"life": 20, "battlefield": [{"card": "Forest"}]}})
    assert window.table is not None and window.controller is not None
    window.controller.passing.set_hold(True)  # nothing resolves by itself
    return window.table


def view_at(table: Table) -> View:
    assert table.controller.view is not None
    return table.controller.view


def found(table: Table, name: str) -> int:
    return next(oid for oid, seen in view_at(table).objects.items() if seen.name == name)


@rule("608.2h")
@rule("113.7a")
def test_the_ability_of_what_was_sacrificed_shows_its_face_as_it_last_was(qtbot: QtBot, tmp_path: Path) -> None:
    table = sit(qtbot, tmp_path, "Burning Field")
    field = found(table, "Burning Field")
    click(table, field)
    key(table, Qt.Key.Key_Space)
    row = table.stack.model_.rows[0]
    assert row.source_id == field and field not in view_at(table).objects, "it is in the graveyard, as another object"
    picture = table.stack.picture_of(row)
    assert picture is not None and picture.name == "Burning Field"
    assert table.stack.face_of(row, picture)[0] != BACK
    table.preview.show_object(None)
    table.look_at(row.oid)
    assert table.preview.seen is not None and table.preview.seen.name == "Burning Field"
    assert concealed(view_at(table)).seen(field) is not None, "all may know what the ability came from"


@pytest.fixture
def mourning(qtbot: QtBot, tmp_path: Path) -> Table:
    """Two equal cats and a hare die at once, beside a bell that speaks of each."""
    table = sit(
        qtbot, tmp_path, "Grave Bell", "Meadow Cat", "Meadow Cat", "Twig Hare", "Still Oak", "Still Oak",
        hand=("Long Night",),
    )  # fmt: skip
    click(table, found(table, "Long Night"))
    assert table.editor is not None
    table.editor.click(next(oid for oid, seen in view_at(table).objects.items() if seen.types == ("land",)))
    for _ in range(4):
        if isinstance(table.editor, OrderTriggersEditor):
            break
        key(table, Qt.Key.Key_Space)
    return table


@rule("603.3b")
def test_rows_that_look_equal_say_which_things_they_are_about(mourning: Table) -> None:
    editor = mourning.editor
    assert isinstance(editor, OrderTriggersEditor)
    assert sorted(row.about for row in editor.list.rows) == [
        "about: Meadow Cat (1)", "about: Meadow Cat (2)", "about: Twig Hare"
    ]  # fmt: skip


def test_on_the_stack_they_say_it_too_and_none_is_another_once_more(mourning: Table) -> None:
    assert mourning.editor is not None and isinstance(mourning.editor.decision, OrderTriggers)
    mourning.editor.press("main")
    for _ in range(6):
        editor = mourning.editor
        if editor is None or editor.decision.kind != "targets":
            break
        editor.click(min(editor.lit()))
    rows = mourning.stack.model_.rows
    assert sorted(row.about_names for row in rows) == ["Meadow Cat (1)", "Meadow Cat (2)", "Twig Hare"]
    delegate = mourning.stack.itemDelegate()
    assert not any(delegate.again(mourning.stack.model_.index(at)) for at in range(3))  # type: ignore[attr-defined]
    spoken = mourning.stack.model_.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert " About: " in spoken
