"""Modal spells at the table. Dropped on a target, and read on the stack with the modes that were chosen."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.api import ChooseModes, ChooseTargets, PayMana
from gui.views.table.table import Table
from gui.views.window.table_window import TableWindow
from tests.gui.pointing import drag, place_of
from tests.gui.positions import at_a_table
from tests.rulebook import rule

CARDS = """
Forest
Basic Land — Forest

Fork in the Road {G}
Instant
Choose two —
• Destroy target artifact.
• Target creature gets +2/+2 until end of turn.
• You gain 3 life.

Rope and Knot {G}
Sorcery
Two target creatures get +1/+1 until end of turn.

Meadow Cat {G}
Creature — Cat
2/2

Twig Hare {G}
Creature — Rabbit
1/1

Bank Vole {G}
Creature — Vole
1/1

Tin Cup {1}
Artifact

Clay Cup {1}
Artifact
"""
CREATURES = [{"card": "Meadow Cat"}, {"card": "Twig Hare"}, {"card": "Bank Vole"}]
A = {"life": 20, "battlefield": [{"card": "Forest", "count": 3}, *CREATURES],
     "hand": [{"card": "Fork in the Road"}, {"card": "Rope and Knot"}]}  # fmt: skip
B = {"life": 20, "battlefield": [{"card": "Tin Cup"}, {"card": "Clay Cup"}]}


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Table:
    window: TableWindow = at_a_table(qtbot, tmp_path, CARDS, {"A": A, "B": B})
    assert window.table is not None
    return window.table


def found(table: Table, name: str) -> int:
    assert table.controller.view is not None
    return next(oid for oid, seen in table.controller.view.objects.items() if seen.name == name)


def choose_modes(table: Table, *numbers: int) -> None:
    assert isinstance(table.editor and table.editor.decision, ChooseModes)
    for number in numbers:
        QTest.keyClick(table, Qt.Key(Qt.Key.Key_0 + number))
    QTest.keyClick(table, Qt.Key.Key_Space)


def test_a_modal_spell_dropped_on_a_target_takes_it_after_its_modes_were_chosen(table: Table) -> None:
    cat = found(table, "Meadow Cat")
    drag(table, found(table, "Fork in the Road"), place_of(table, cat), drop=False)
    lit = table.drag.targets()
    assert {cat, found(table, "Twig Hare"), found(table, "Tin Cup")} <= lit, "what any mode could be aimed at lights up"
    assert found(table, "Forest") not in lit
    drag(table, found(table, "Fork in the Road"), place_of(table, cat))
    choose_modes(table, 2, 3)
    view = table.controller.view
    assert view is not None and isinstance(view.decision, PayMana), "the target is not asked for again"
    assert view.objects[view.stack[0]].targets == (cat,)


def test_a_target_that_no_chosen_mode_takes_is_asked_for(table: Table) -> None:
    drag(table, found(table, "Fork in the Road"), place_of(table, found(table, "Meadow Cat")))
    choose_modes(table, 1, 3)
    asked = table.editor and table.editor.decision
    assert isinstance(asked, ChooseTargets)
    assert set(asked.candidates) == {found(table, "Tin Cup"), found(table, "Clay Cup")}


def test_of_two_modes_with_targets_the_drop_answers_that_which_takes_it(table: Table) -> None:
    cat, cup = found(table, "Meadow Cat"), found(table, "Clay Cup")
    drag(table, found(table, "Fork in the Road"), place_of(table, cat))
    choose_modes(table, 1, 2)
    assert table.editor is not None
    table.editor.click(cup)
    view = table.controller.view
    assert view is not None and isinstance(view.decision, PayMana)
    assert view.objects[view.stack[0]].targets == (cup, cat)


def test_what_a_spell_with_two_targets_was_dropped_on_is_picked_already(table: Table) -> None:
    cat = found(table, "Meadow Cat")
    drag(table, found(table, "Rope and Knot"), place_of(table, cat))
    assert table.editor is not None and isinstance(table.editor.decision, ChooseTargets)
    assert list(table.editor.picked()) == [cat]


@rule("700.2a")
def test_the_stack_shows_the_chosen_modes_alone(table: Table) -> None:
    drag(table, found(table, "Fork in the Road"), place_of(table, found(table, "Meadow Cat")))
    choose_modes(table, 2, 3)
    row = table.stack.model_.rows[0]
    assert row.text.split("\n") == [
        "Choose two —", "• Target creature gets +2/+2 until end of turn.", "• You gain 3 life."
    ]  # fmt: skip
    assert "artifact" not in table.stack.model_.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
