"""The table over a scripted match: mouse, keyboard, drag, undo and words, by real events."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QPushButton
from pytestqt.qtbot import QtBot

from engine.api import (
    Action,
    ChooseTargets,
    DeclareAttackers,
    DeclareBlockers,
    FaceView,
    Happening,
    ObjectView,
    OrderTriggers,
    WaitingTrigger,
    YesNo,
)
from gui.dialogs.act import ActEditor
from gui.models.faces import current_face
from gui.painting.face import LiveState
from gui.painting.fonts import font_at
from gui.views.board.stage import Held
from gui.views.table.menus import ActionMenu
from gui.views.table.table import Table
from gui.widgets.card_faces import card_pixmap
from tests.gui.fake_match import FakeMatch, act, card, cast, land, moment, view_of
from tests.gui.pointing import click, drag, key, place_of, scene_of

SitDown = Callable[..., tuple[Table, FakeMatch]]
HAND = card(140, "Grease Fire", "hand", types=("instant",), type_line="Instant", power=None, toughness=None)
OTHER = card(141, "Second Fire", "hand")
FOX, BEAR = card(100), card(110, "Bear", owner=1)
END = moment(None, FOX, over="Ana wins")
TARGETS = ChooseTargets(
    seat=0, prompt="Choose a target", rule="601.2c", candidates=(110, 1), words="creature or opponent", source=140,
    cancellable=True,
)  # fmt: skip


def test_a_click_on_a_card_in_hand_casts_it(sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(cast(140)), HAND), END)
    click(table, 140)
    assert match.answers == [1]


def test_a_card_with_several_ways_opens_a_menu(sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(cast(140, "Grease Fire"), cast(140, "Face down", way="morph")), HAND), END)
    click(table, 140)
    menu = QApplication.activePopupWidget()
    assert menu is not None and match.answers == []
    assert isinstance(menu, ActionMenu)
    assert [line.text() for line in menu.lines] == ["Cast “Grease Fire”  {1}{R}", "Face down  {1}{R}"]
    QTest.keyClick(menu, Qt.Key.Key_2)
    QApplication.processEvents()
    assert match.answers == [2] and table.hasFocus(), "the keys are the table's again"


def test_a_drag_on_to_the_table_casts_a_card_without_targets(sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(cast(140)), HAND, FOX), END)
    drag(table, 140, table.battlefield.mapToGlobal(QPoint(700, 380)))
    assert match.answers == [1]


def test_a_drag_back_into_the_hand_does_nothing(sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(cast(140)), HAND, OTHER), END)
    drag(table, 140, place_of(table, 141))
    assert match.answers == [] and not table.drag.active and not table.arrows.dragging


def test_a_drag_on_to_a_target_casts_the_spell_and_chooses_the_target(sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(cast(140, targets=True)), HAND, BEAR), moment(TARGETS, HAND, BEAR), END)
    drag(table, 140, place_of(table, 110))
    assert match.answers == [1, [110]]


def test_while_dragging_what_is_legal_lights_up_and_the_rest_says_why_not(sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(cast(140, targets=True)), HAND, FOX, BEAR), moment(TARGETS, HAND, FOX, BEAR), END)
    drag(table, 140, place_of(table, 100), drop=False)
    assert table.battlefield.marks.lit == {110, 1} and table.arrows.dragging
    assert table.bar.detail.text == "“Grease Fire” asks for creature or opponent; Ember Fox is not that (rule 601.2c)"
    key(table, Qt.Key.Key_Escape)
    assert not table.arrows.dragging and match.answers == []
    QTest.mouseRelease(table.hand.viewport(), Qt.MouseButton.LeftButton)
    assert match.answers == []


def test_a_player_is_a_target_too(sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(cast(140, targets=True)), HAND, BEAR), moment(TARGETS, HAND, BEAR), END)
    drag(table, 140, place_of(table, 1))
    assert match.answers == [1, [1]]


def test_click_and_click_again(sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(cast(140, targets=True)), HAND, BEAR), moment(TARGETS, HAND, BEAR), END)
    click(table, 140)
    assert match.answers == [1] and set(table.battlefield.marks.lit) == {110, 1}
    click(table, 110)
    assert match.answers == [1, [110]]


def test_the_keyboard_does_the_same(sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(cast(140, targets=True)), HAND, BEAR), moment(TARGETS, HAND, BEAR), END)
    key(table, Qt.Key.Key_Right)
    assert table.focus_ref == 140 and table.preview.seen == HAND
    key(table, Qt.Key.Key_Return)
    assert match.answers == [1]
    key(table, Qt.Key.Key_Up)
    while table.focus_ref != 110:
        key(table, Qt.Key.Key_Right)
    key(table, Qt.Key.Key_Return)
    assert match.answers == [1, [110]]


def test_escape_takes_the_action_back(sit_down: SitDown) -> None:
    table, match = sit_down(moment(TARGETS, HAND, BEAR), END)
    key(table, Qt.Key.Key_Escape)
    assert match.answers == ["cancel"]


def test_an_illegal_target_says_why(sit_down: SitDown) -> None:
    table, match = sit_down(moment(TARGETS, HAND, FOX, BEAR), END)
    click(table, 100)
    assert match.answers == []
    assert table.bar.detail.text == "“Ember Fox” can’t be chosen: creature or opponent is asked for (rule 601.2c)"


def test_a_card_that_can_not_be_used_says_why(sit_down: SitDown) -> None:
    reasons = {140: ("there is not enough mana for {1}{R} (601.2h)",)}
    table, match = sit_down(moment(act(cast(141)), HAND, OTHER, why_not=reasons), END)
    click(table, 140)
    assert match.answers == []
    assert table.bar.detail.text == "Grease Fire: There is not enough mana for {1}{R} (601.2h)"


def test_the_main_button_says_what_passing_does(sit_down: SitDown) -> None:
    table, _ = sit_down(moment(act(cast(140)), HAND, FOX), END)
    assert table.bar.buttons["main"].text() == "To combat"
    table, _ = sit_down(moment(act(cast(140)), HAND), END)
    assert table.bar.buttons["main"].text() == "End turn", "without attackers going on would end the turn"
    assert table.bar.buttons["combat"].text() == "To combat"
    table, match = sit_down(moment(act(cast(140)), HAND, card(150, "Bear", "stack", owner=1)), END)
    assert table.bar.buttons["main"].text() == "Resolve “Bear”"
    key(table, Qt.Key.Key_Space)
    assert match.answers == [0]


def test_a_refused_answer_leaves_the_decision_and_says_why(sit_down: SitDown) -> None:
    decision = DeclareAttackers(seat=0, prompt="Attack", rule="508.1", possible=((100, (1,)),))
    table, match = sit_down(moment(decision, FOX, refuses=([],), step="declare_attackers"), END)
    key(table, Qt.Key.Key_Space)
    assert match.answers == [] and table.bar.detail.text == "The rules say no (rule 508.1d)"
    click(table, 100)
    key(table, Qt.Key.Key_Space)
    assert match.answers == [[[100, 1]]]


def test_attackers_are_dragged_on_to_a_player_or_their_board(sit_down: SitDown) -> None:
    decision = DeclareAttackers(seat=0, prompt="Attack", rule="508.1", possible=((100, (1,)), (101, (1,))))
    snail = card(101, "Snail")
    table, match = sit_down(moment(decision, FOX, snail, step="declare_attackers"), END)
    drag(table, 100, place_of(table, 1))
    drag(table, 101, table.battlefield.mapToGlobal(QPoint(500, 100)))
    assert [(arrow.start, arrow.end) for arrow in table.arrows.arrows] == [(100, 1), (101, 1)]
    assert table.bar.buttons["main"].text() == "Attack with 2 creatures"
    key(table, Qt.Key.Key_Space)
    assert match.answers == [[[100, 1], [101, 1]]]


def test_a_blocker_is_dragged_on_to_an_attacker(sit_down: SitDown) -> None:
    decision = DeclareBlockers(seat=0, prompt="Block", rule="509.1", possible=((100, (110,)),))
    attacker = card(110, "Bear", owner=1, attacking=0)
    table, match = sit_down(moment(decision, FOX, attacker, active=1, step="declare_blockers"), END)
    assert table.bar.buttons["main"].text() == "No blocks"
    drag(table, 100, place_of(table, 110))
    key(table, Qt.Key.Key_Space)
    assert match.answers == [[[100, 110]]]


def test_the_triggers_dialog_stands_beside_a_live_board(sit_down: SitDown) -> None:
    triggers = tuple(WaitingTrigger(oid, "Draw a card.") for oid in (100, 101))
    decision = OrderTriggers(seat=0, prompt="Order", rule="603.3b", triggers=triggers)
    table, match = sit_down(moment(decision, FOX, card(101, "Crow")), END)
    assert table.side.isVisible() and table.battlefield.isVisible() and QApplication.activeModalWidget() is None
    down = next(button for button in table.side.findChildren(QPushButton) if button.text() == "Move down")
    QTest.mouseClick(down, Qt.MouseButton.LeftButton)
    assert table.bar.detail.text == "“Crow” resolves first."
    click(table, 100)  # the board can still be read and clicked
    QTest.mouseClick(table.bar.buttons["main"], Qt.MouseButton.LeftButton)
    assert match.answers == [[0, 1]]
    assert not table.side.isVisible()


def test_the_main_key_says_what_to_do_where_no_button_answers(sit_down: SitDown) -> None:
    asked = ChooseTargets(seat=0, prompt="?", rule="601.2c", candidates=(100, 110), words="target creature", source=140)
    table, match = sit_down(moment(asked, FOX, BEAR), END)
    assert "main" not in table.bar.buttons
    key(table, Qt.Key.Key_Space)
    assert match.answers == [] and table.bar.detail.text.startswith("Choose one of those that are lit")


def test_undo_goes_back_to_the_last_decision(sit_down: SitDown) -> None:
    question = YesNo(seat=0, prompt="Draw?", yes="Draw", no="Don’t")
    table, match = sit_down(moment(act(cast(140)), HAND), moment(question, HAND), END)
    assert not table.bar.undo.isEnabled()
    click(table, 140)
    assert table.bar.prompt.text == "Draw?"
    QTest.mouseClick(table.bar.undo, Qt.MouseButton.LeftButton)
    assert match.answers == [] and isinstance(table.editor, ActEditor)


def test_undo_past_hidden_things_asks_everyone(sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(cast(140)), HAND), moment(act(cast(140)), HAND), END)
    click(table, 140)
    match.revealing[0] = True
    table.controller.take_seat()
    QTest.mouseClick(table.bar.undo, Qt.MouseButton.LeftButton)
    assert match.answers == [1]
    agree = next(button for button in table.side.findChildren(QPushButton) if "agrees" in button.text())
    QTest.mouseClick(agree, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert match.answers == []


def test_passes_made_for_the_player_are_told(sit_down: SitDown) -> None:
    table, match = sit_down(
        moment(act(), FOX, step="upkeep"), moment(act(), FOX, step="draw"), moment(act(cast(140)), HAND), END
    )
    assert match.answers == [0, 0]
    assert "passed – Upkeep, Draw: nothing could be done" in table.bar.detail.text


def test_holding_priority_stops_everywhere_but_where_nothing_could_be_done(sit_down: SitDown) -> None:
    first = moment(act(cast(140)), HAND)
    table, match = sit_down(first, moment(act(), FOX, step="upkeep"), moment(act(cast(140)), HAND, step="draw"), END)
    key(table, Qt.Key.Key_H)
    key(table, Qt.Key.Key_Space)
    assert match.answers == [0, 0] and table.bar.buttons["main"].text() == "To the main phase"
    assert "passed – Upkeep" in table.bar.detail.text and "asked here: you hold priority" in table.bar.detail.text


def test_a_pile_opens_on_a_click(sit_down: SitDown) -> None:
    lands = [land(oid) for oid in range(120, 150)]
    table, _ = sit_down(moment(act(cast(170)), card(170, "Grease Fire", "hand"), *lands), END)
    assert len(set(table.battlefield.items_by_id.values())) == 1, "so many would be small side by side"
    click(table, 120)
    assert len(set(table.battlefield.items_by_id.values())) == 30


def test_a_graveyard_opens_beside_the_board(sit_down: SitDown) -> None:
    dead = card(160, "Old Fox", "graveyard", owner=1)
    table, _ = sit_down(moment(act(cast(140)), HAND, dead), END)
    QTest.mouseClick(table.battlefield.panels[1].zones["graveyard"], Qt.MouseButton.LeftButton)
    assert table.side.browser is not None and table.side.browser.grid.refs() == [160]
    key(table, Qt.Key.Key_Escape)
    assert table.side.browser is None and not table.side.isVisible()


def test_hovering_shows_the_preview(sit_down: SitDown) -> None:
    table, _ = sit_down(moment(act(cast(140)), HAND, BEAR), END)
    port = scene_of(table, 110).viewport()
    QTest.mouseMove(port, QPoint(400, 3))  # from anywhere else: a mouse that stays where it is moves nothing
    QTest.mouseMove(port, port.mapFromGlobal(place_of(table, 110)))
    assert table.preview.seen == BEAR


def test_every_button_and_region_has_a_name_for_screen_readers(sit_down: SitDown) -> None:
    table, _ = sit_down(moment(TARGETS, HAND, FOX, BEAR), END)
    for button in table.findChildren(QPushButton):
        assert button.accessibleName() or button.text() or not button.isVisible(), button
    for region in (table.battlefield, table.hand, table.stack, table.log, table.preview, table.bar, table.phases):
        assert region.accessibleName()
    for panel in table.battlefield.panels.values():
        assert panel.accessibleName() == f"{panel.name.text()}, 20 life"
        assert all(button.accessibleName() for button in panel.zones.values())


def order(*sources: int) -> OrderTriggers:
    triggers = tuple(WaitingTrigger(ref, f"Ability {ref}") for ref in sources)
    return OrderTriggers(seat=0, prompt="Order", rule="603.3b", triggers=triggers)


def test_a_click_in_a_panel_leaves_the_keys_to_the_table(sit_down: SitDown) -> None:
    """Space goes on after a box was ticked and a button pressed by mouse: it presses neither again."""
    table, match = sit_down(moment(order(100, 101), FOX, card(101, "Owl")), END)
    panel = table.side.panel
    assert panel is not None
    box = panel.findChildren(QCheckBox)[0]
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
    down = next(button for button in panel.findChildren(QPushButton) if button.text() == "Move down")
    QTest.mouseClick(down, Qt.MouseButton.LeftButton)
    focused = table.window().focusWidget()
    assert box.isChecked() and focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Space)
    assert match.answers == [[0, 1]], "the second one resolves first, as it stands on top now"


def test_what_is_put_in_order_is_moved_by_keys_wherever_they_are(sit_down: SitDown) -> None:
    table, match = sit_down(moment(order(100, 101), FOX, card(101, "Owl")), END)
    key(table, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert "“Owl” resolves first" in table.bar.detail.text and table.focus_ref < 0
    key(table, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    key(table, Qt.Key.Key_Space)
    assert match.answers == [[1, 0]]


def test_the_log_leaves_the_keys_to_the_table(sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(cast(140)), HAND, step="main2"), END)
    QTest.mouseClick(table.log.viewport(), Qt.MouseButton.LeftButton)
    focused = table.window().focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Space)
    assert match.answers == [0]


def test_a_closed_sheet_gives_the_keys_back(sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(cast(140)), HAND, step="main2"), END)
    key(table, Qt.Key.Key_Y)
    close = next(button for button in table.side.findChildren(QPushButton) if button.text() == "Close")
    close.setFocus()
    QTest.keyClick(close, Qt.Key.Key_Space)
    assert not table.side.isVisible() and match.answers == []
    assert table.window().focusWidget() is table


def test_what_it_costs_stands_apart_in_symbols_at_the_right_end(sit_down: SitDown) -> None:
    two = act(cast(140, "Mantis", cost="{4}{U}"), cast(140, "Small mantis", cost="{2}", way="prototype"))
    table, _ = sit_down(moment(two, card(140, "Mantis", "hand")), END)
    click(table, 140)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, ActionMenu)
    line = menu.lines[0]
    assert line.text() == "Cast “Mantis”  {4}{U}" and line.accessibleName() == "Cast “Mantis”, 4 blue"
    words, cost, begins = line._flows(line.width())
    assert cost is not None and [run.text for run in cost.runs] == ["4", "U"] and all(run.symbol for run in cost.runs)
    assert not any(run.symbol for run in words.runs)
    last = max(words.runs, key=lambda run: run.x)
    metrics = QFontMetricsF(font_at(last.role, words.size, line.logicalDpiY()))
    assert begins - (40 + last.x + metrics.horizontalAdvance(last.text)) >= 14, "a gap"
    assert line.width() - 10 - begins < 60, "at the right end"


@pytest.mark.parametrize("by_key", [False, True])
def test_a_zones_number_shows_the_zone_and_says_that_it_chooses_nobody(sit_down: SitDown, by_key: bool) -> None:
    asked = ChooseTargets(seat=0, prompt="Choose a target", rule="601.2c", candidates=(0, 1), words="target player")
    table, match = sit_down(moment(asked, card(100, "Gone Fox", "graveyard", owner=1)), END)
    button = table.battlefield.panels[1].zones["graveyard"]
    if by_key:
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Space)
    else:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert table.side.browser is not None and not match.answers and not list(table.editor.picked())  # type: ignore[union-attr]
    assert table.bar.detail.text == "Graveyard of Bo is shown, and nothing is chosen. To choose Bo, click the name."
    panel = table.battlefield.panels[1]
    QTest.mouseClick(panel, Qt.MouseButton.LeftButton, pos=panel.name.geometry().center())
    assert match.answers == [[1]], "but the name does"


def test_a_zones_number_says_nothing_when_nobody_could_be_chosen(sit_down: SitDown) -> None:
    table, _ = sit_down(moment(act(cast(140)), card(140, "Fire", "hand"), card(100, "Gone Fox", "graveyard", owner=1)), END)
    QTest.mouseClick(table.battlefield.panels[1].zones["graveyard"], Qt.MouseButton.LeftButton)
    assert table.side.browser is not None and "chosen" not in table.bar.detail.text


def walker(**more: object) -> ObjectView:
    """A planeswalker that was printed with four loyalty."""
    face = FaceView("Vela", "{2}{W}", ("W",), "Planeswalker — Vela", "+1: Draw a card.", loyalty="4")
    return card(120, "Vela", type_line="Planeswalker — Vela", types=("planeswalker",), power=None, toughness=None,
                printed_power=None, printed_toughness=None, faces=(face,), **more)  # fmt: skip


def test_an_ability_shows_the_loyalty_that_its_planeswalker_has_now(sit_down: SitDown, qtbot: QtBot) -> None:
    """On the stack and large beside the board; none once it is gone, never what is printed."""
    ability = card(150, "ability", "stack", source=120, text="+1: Draw a card.", type_line="", types=())
    told = Happening(0, "AbilityActivated", "Ana activates Vela", (0, 150, 120))
    use = act(Action("activate", 120, "+1: Draw a card.", targets=True))
    table, _ = sit_down(
        moment(use, walker(loyalty=4)), moment(act(cast(140)), walker(loyalty=5), ability, HAND, story=(told,)), END,
        speed="slow",
    )  # fmt: skip
    stood: list[Held | None] = []  # also where the machine is too busy for a look at the right moment
    table.stage.held_changed.connect(lambda: stood.append(table.stage.held))
    click(table, 120)
    (row,) = table.stack.model_.rows
    picture = table.stack.picture_of(row)
    assert picture is not None and table.stack.face_of(row, picture)[1].loyalty == 5
    qtbot.waitUntil(lambda: any(stood))
    held = next(found for found in stood if found is not None)
    face, width = current_face(picture), round(held.area.width())
    now, printed = (card_pixmap(face, LiveState(loyalty=loyalty), width, 1.0).toImage() for loyalty in (5, None))
    assert held.picture.toImage() == now != printed
    table.stack.show_view(view_of(ability, HAND, gone={picture.id: picture}))
    assert table.stack.picture_of(row) == picture, "as it was last"
    spec, live = table.stack.face_of(row, picture)
    assert (spec.loyalty, live.loyalty) == (None, None)
