"""How few presses a turn takes, and that a payment is agreed to by a drop only where it was shown."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.api import ChooseTargets, PayMana
from engine.core.mana import Mana
from gui.dialogs.act import ActEditor
from gui.models.ahead import Ahead
from gui.models.payments import is_only_way
from gui.views.table.table import Table
from tests.gui.fake_match import FakeMatch, act, card, cast, land, moment, view_of
from tests.gui.pointing import click, drag, key, place_of, scene_of
from tests.gui.presses import TURNS, Turn

SitDown = Callable[..., tuple[Table, FakeMatch]]
HAND, PLAIN, BEAR = card(140, zone="hand"), land(120), card(110, "Bear", owner=1)
PLAN = {"seat": 0, "prompt": "Pay {R}", "rule": "601.2h", "cost": "{R}", "source": 140, "cancellable": True,
        "plan": ((120, 0, "R"),), "sources": ((120, 0, "R"),), "plain": True}  # fmt: skip
PAY = PayMana(**PLAN)  # type: ignore[arg-type]
END = moment(None, over="Ana wins")


@pytest.mark.parametrize("name", TURNS)
def test_a_turn_takes_few_presses(name: str, qtbot: QtBot) -> None:
    play, goal = TURNS[name]
    turn = Turn(name, goal)
    hands = play(turn)
    qtbot.addWidget(hands.window)
    assert hands.view.turn == 2 or hands.table.curtain.isVisible(), "the turn is over"
    whose = 1 if name.startswith("another") else 0
    assert len(turn.of(whose)) <= goal, turn.of(whose)
    hands.window.leave_match()


def middle(table: Table) -> QPoint:
    return table.battlefield.mapToGlobal(QPoint(700, 330))


def hover(table: Table, at: QPoint) -> None:
    """Take the card up and hold it somewhere."""
    drag(table, 140, at, drop=False)


def let_go(table: Table, at: QPoint) -> None:
    port = scene_of(table, 140).viewport()
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, port.mapFromGlobal(at))


def test_a_payment_is_shown_as_the_card_is_dragged_and_made_as_it_is_dropped(sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(cast(140)), HAND, PLAIN), moment(PAY, HAND, PLAIN), END)
    hover(table, middle(table))
    assert table.bar.prompt.text == "Let go: Cast “Ember Fox”: pay {R}" and table.bar.detail.text == "Mountain → {R}"
    item = table.battlefield.item_of(120)
    assert item is not None and item.badge == "R" and match.answers == []
    let_go(table, middle(table))
    assert match.answers == [1, "auto"]


def test_dropped_nowhere_nothing_is_paid_and_nothing_is_shown_any_more(sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(cast(140)), HAND, PLAIN), moment(PAY, HAND, PLAIN), END)
    hover(table, middle(table))
    key(table, Qt.Key.Key_Escape)
    let_go(table, middle(table))
    item = table.battlefield.item_of(120)
    assert match.answers == [] and item is not None and item.badge == ""
    assert table.bar.prompt.text == "Your turn, First main: what do you do?"


def test_a_payment_for_a_target_is_shown_over_that_target(sit_down: SitDown) -> None:
    asked = ChooseTargets(seat=0, prompt="?", rule="601.2c", candidates=(110,), words="target creature", source=140)
    spell = moment(act(cast(140, targets=True)), HAND, PLAIN, BEAR)
    table, match = sit_down(spell, moment(asked, HAND, PLAIN, BEAR), moment(PAY, HAND, PLAIN, BEAR), END)
    hover(table, middle(table))
    assert table.bar.prompt.text == "Your turn, First main: what do you do?", "it is aimed at nothing yet"
    let_go(table, middle(table))
    assert match.answers == []
    hover(table, place_of(table, 110))
    assert table.bar.prompt.text == "Let go: Cast “Ember Fox”: pay {R}"
    let_go(table, place_of(table, 110))
    assert match.answers == [1, [110], "auto"]


@pytest.mark.parametrize("change", [{"plain": False}, {"plain": False, "life": 2}])
def test_what_costs_more_than_mana_is_never_paid_by_a_drop(sit_down: SitDown, change: dict[str, object]) -> None:
    """A creature that could attack, a sacrifice or life is not spent without a click."""
    dear = PayMana(**{**PLAN, **change})  # type: ignore[arg-type]
    table, match = sit_down(moment(act(cast(140)), HAND, PLAIN), moment(dear, HAND, PLAIN), END)
    drag(table, 140, middle(table))
    assert match.answers == [1] and table.bar.buttons["main"].text() == "Pay"


def test_another_payment_than_the_one_that_was_shown_is_asked_for(sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(cast(140)), HAND, PLAIN), moment(PAY, HAND, PLAIN), END)
    assert table.editor is not None
    other = PayMana(**{**PLAN, "cost": "{1}"})  # type: ignore[arg-type]
    hover(table, middle(table))
    table.editor.peeked(1, -1, Ahead(other))
    let_go(table, middle(table))
    assert match.answers == [1] and table.editor.decision == PAY


def test_a_card_dropped_on_end_turn_is_used_and_the_turn_ends(sit_down: SitDown) -> None:
    later = moment(act(cast(141)), card(141, "Other", "hand"), PLAIN, step="main2")
    table, match = sit_down(moment(act(cast(140)), HAND, PLAIN), moment(PAY, HAND, PLAIN), later, END)
    button = table.bar.buttons["main"]
    at = button.mapToGlobal(button.rect().center())
    assert button.text() == "End turn"
    hover(table, at)
    assert table.bar.prompt.text == "Let go: Cast “Ember Fox”: pay {R}; then end the turn" and button.property("drop")
    let_go(table, at)
    assert match.answers == [1, "auto", 0], "nothing stops in the second main phase"


def test_the_keys_do_the_same_and_taking_it_back_does_not_end_the_turn(sit_down: SitDown) -> None:
    later = moment(act(cast(141)), card(141, "Other", "hand"), PLAIN, step="main2")
    dear = PayMana(**{**PLAN, "plain": False})  # type: ignore[arg-type]
    table, match = sit_down(moment(act(cast(140)), HAND, PLAIN), moment(dear, HAND, PLAIN), later, END)
    key(table, Qt.Key.Key_Down)
    key(table, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert match.answers == [1] and table.bar.buttons["main"].text() == "Pay"
    key(table, Qt.Key.Key_Escape)
    assert match.answers == [1, "cancel"] and table.controller.passing.rules(0).skip_turn == 0


def test_a_click_on_what_was_not_pointed_at_still_asks_for_the_payment(sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(cast(140)), HAND, PLAIN), moment(PAY, HAND, PLAIN), END)
    click(table, 140)
    assert match.answers == [1] and table.editor is not None and table.editor.decision == PAY


def point(qtbot: QtBot, table: Table, ref: int) -> None:
    """Rest with the mouse on a card."""
    port = scene_of(table, ref).viewport()
    for at in (QPoint(2, 2), port.mapFromGlobal(place_of(table, ref))):
        QTest.mouseMove(port, at)
    editor = table.editor
    assert editor is not None
    qtbot.waitUntil(lambda: bool(editor.badges()))


def test_the_only_payment_is_shown_where_the_mouse_rests_and_made_by_the_click(
    qtbot: QtBot, sit_down: SitDown
) -> None:
    table, match = sit_down(moment(act(cast(140)), HAND, PLAIN), moment(PAY, HAND, PLAIN), END)
    point(qtbot, table, 140)
    item = table.battlefield.item_of(120)
    assert item is not None and item.badge == "R" and table.bar.detail.text == "Mountain → {R}"
    assert match.answers == [], "pointing decides nothing"
    click(table, 140)
    assert match.answers == [1, "auto"]


def test_undo_takes_the_payment_back_together_with_the_spell(qtbot: QtBot, sit_down: SitDown) -> None:
    later = moment(act(cast(141)), card(141, "Other", "hand"), PLAIN)
    table, match = sit_down(moment(act(cast(140)), HAND, PLAIN), moment(PAY, HAND, PLAIN), later, END)
    point(qtbot, table, 140)
    click(table, 140)
    assert match.answers == [1, "auto"]
    QTest.mouseClick(table.bar.undo, Qt.MouseButton.LeftButton)
    assert match.answers == [] and isinstance(table.editor, ActEditor)


def test_by_keys_the_ring_shows_the_only_payment_and_enter_makes_it(sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(cast(140)), HAND, PLAIN), moment(PAY, HAND, PLAIN), END)
    key(table, Qt.Key.Key_Down)
    assert table.editor is not None and table.editor.badges() == {120: "R"}
    key(table, Qt.Key.Key_Return)
    assert match.answers == [1, "auto"]


ISLAND, SPARE = land(121, "Island"), land(122)
BOTH = ((120, 0, "R"), (121, 0, "U"))


@pytest.mark.parametrize(
    ("change", "only"),
    [
        ({"sources": ((120, 0, "R"), (122, 0, "R"))}, True),  # another Mountain: it is all the same which
        ({"sources": BOTH}, True),  # an Island makes no red mana
        ({"sources": BOTH, "cost": "{1}"}, False),  # but it pays for this
        ({"sources": (*BOTH[:1], (121, 0, "R"))}, False),  # another land that makes red mana
        ({"sources": BOTH, "cost": "{R/P}"}, False),
        ({"in_pool": (Mana("R"),)}, False),
        ({"plain": False}, False),
        ({"life": 2}, False),
        ({"solved": False}, False),
    ],
)
def test_in_doubt_a_click_does_not_pay(
    qtbot: QtBot, sit_down: SitDown, change: dict[str, object], only: bool
) -> None:
    pay = PayMana(**{**PLAN, **change})  # type: ignore[arg-type]
    things = (HAND, PLAIN, ISLAND, SPARE)
    table, match = sit_down(moment(act(cast(140)), *things), moment(pay, *things), END)
    editor = table.editor
    assert editor is not None
    editor.point(140)
    click(table, 140)
    assert match.answers == ([1, "auto"] if only else [1])
    assert is_only_way(pay, view_of(*things)) == only


def test_a_payment_that_is_another_in_the_end_is_asked_for(qtbot: QtBot, sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(cast(140)), HAND, PLAIN), moment(PAY, HAND, PLAIN), END)
    point(qtbot, table, 140)
    other = PayMana(**{**PLAN, "cost": "{R}{R}"})  # type: ignore[arg-type]
    match.moments[1] = moment(other, HAND, PLAIN)
    click(table, 140)
    assert match.answers == [1] and table.editor is not None and table.editor.decision == other


def test_a_spell_that_costs_more_than_mana_asks_for_its_payment(sit_down: SitDown) -> None:
    """What else it costs is asked after its mana: whoever thinks better of it has not paid yet."""
    dear = cast(140, cost="{R} + sacrifice a creature")
    table, match = sit_down(moment(act(dear), HAND, PLAIN), moment(PAY, HAND, PLAIN), END)
    assert table.editor is not None
    table.editor.point(140)
    click(table, 140)
    assert match.answers == [1]
