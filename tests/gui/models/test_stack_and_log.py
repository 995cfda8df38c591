"""The models of the stack and the log."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy

from engine.api import Happening
from gui.models.log_model import LogLine, LogModel, log_line
from gui.models.stack_model import StackModel, stack_row
from tests.gui.fake_match import card, view_of

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def test_the_stack_follows_a_view_from_the_top(qapp: QObject) -> None:
    model = StackModel(qapp)
    QAbstractItemModelTester(model, FATAL, model)
    spell = card(100, "Grease Fire", "stack", types=("instant",), text="Deal 2 damage.", targets=(1,))
    answer = card(101, "Spilled Milk", "stack", owner=1, targets=(100,))
    model.sync(view_of(spell))
    removed = QSignalSpy(model.rowsRemoved)
    model.sync(view_of(answer, spell))
    assert [row.name for row in model.rows] == ["Spilled Milk", "Grease Fire"] and removed.count() == 0
    assert model.rows[0].target_names == ("Grease Fire",)
    model.sync(view_of(spell))
    assert [row.name for row in model.rows] == ["Grease Fire"] and removed.count() == 1


def test_an_item_is_read_out_with_its_text_and_targets(qapp: QObject) -> None:
    model = StackModel(qapp)
    model.sync(view_of(card(100, "Grease Fire", "stack", text="Deal 2 damage.", targets=(1,))))
    spoken = model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Grease Fire, controlled by Ana: Deal 2 damage. Targets: Bo."


def test_an_ability_is_named_by_its_source() -> None:
    fox = card(100)
    ability = replace(card(101, "", "stack", text="Draw a card.", faces=()), source=100)
    row = stack_row(view_of(fox, ability), 101)
    assert (row.name, row.source, row.is_ability) == ("Ember Fox: ability", "Ember Fox", True)


def test_x_is_told_with_the_spell() -> None:
    row = stack_row(view_of(card(100, "Grease Fire", "stack", x=3)), 100)
    assert row.name == "Grease Fire (X = 3)"


def test_names_in_the_log_are_found_in_order() -> None:
    said = Happening(7, "Damage", "Ember Fox deals 2 damage to Ember Fox", (100, 101))
    line = log_line(said, {100: "Ember Fox", 101: "Ember Fox"})
    assert line.pieces == (("Ember Fox", 100), (" deals 2 damage to ", -1), ("Ember Fox", 101))
    assert line.text == said.text


def test_a_name_that_is_not_known_is_plain_words() -> None:
    line = log_line(Happening(7, "Draw", "Bo draws a card", (1, 500)), {1: "Bo"})
    assert line.pieces == (("Bo", 1), (" draws a card", -1))


def test_the_log_grows_at_its_end(qapp: QObject) -> None:
    model = LogModel(qapp)
    QAbstractItemModelTester(model, FATAL, model)
    model.append([log_line(Happening(1, "Said", "one"), {})])
    model.append([log_line(Happening(2, "Said", text), {}) for text in ("two", "three")])
    assert [model.index(row).data() for row in range(model.rowCount())] == ["one", "two", "three"]
    model.clear()
    assert model.rowCount() == 0


def step(name: str) -> LogLine:
    return LogLine(((f"— {name} —", -1),), kind="BeginStep")


def turn(number: int) -> LogLine:
    return LogLine(((f"Turn {number}", -1),), turn=number, kind="BeginTurn")


def said(words: str) -> LogLine:
    return LogLine(((words, -1),), kind="Draw")


def texts(model: LogModel) -> list[str]:
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def test_a_step_in_which_nothing_happens_has_no_line(qapp: QObject) -> None:
    model = LogModel(qapp)
    QAbstractItemModelTester(model, FATAL, model)
    model.append([turn(1), step("First main phase"), step("Attackers"), said("Fox attacks")])
    assert texts(model) == ["Turn 1", "— Attackers —", "Fox attacks"]
    model.append([step("Second main phase")])
    model.append([step("End step"), turn(2)])
    assert texts(model) == ["Turn 1", "— Attackers —", "Fox attacks", "Turn 2"]
    model.append([step("First main phase")])
    assert texts(model)[-1] == "Turn 2", "nothing has happened so far"
    model.append([said("Bo plays Forest")])
    assert texts(model)[-2:] == ["— First main phase —", "Bo plays Forest"], "it is said as soon as something does"
    model.clear()
    model.append([said("Anew")])
    assert texts(model) == ["Anew"]
