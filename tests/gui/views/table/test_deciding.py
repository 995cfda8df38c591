"""The player decides. Nothing is done by a click that was meant for reading, and no drag ends where it was not
aimed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.api import Action, ChooseObjects, ChooseTargets, DeclareAttackers, Reason, YesNo
from gui.controllers.match_controller import MatchController
from gui.views.panels.why_panel import WhyPanel
from gui.views.table.menus import ActionMenu
from gui.views.table.table import Table
from gui.widgets.symbol_text import flow
from tests.gui.fake_match import FakeMatch, act, back, card, cast, land, moment
from tests.gui.pointing import click, drag, key, place_of, scene_of

SitDown = Callable[..., tuple[Table, FakeMatch]]
HAND, OTHER = card(140, "Grease Fire", "hand"), card(141, "Other", "hand")
FOX, BEAR = card(100), card(110, "Bear", owner=1)
END = moment(None, over="Ana wins")
PLAYERS_ONLY = ChooseTargets(seat=0, prompt="?", rule="601.2c", candidates=(1,), words="target player", source=140)


def menu_of(table: Table) -> ActionMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, ActionMenu)
    return menu


LAST_WORDS = Action("activate", 100, "Sacrifice this creature: You gain 1 life.", spends=True)


def test_what_spends_more_than_mana_is_chosen_by_a_click_and_confirmed_without_a_menu(sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(LAST_WORDS), FOX), END)
    click(table, 100)
    assert match.answers == [], "nothing asks before the fox is gone"
    assert QApplication.activePopupWidget() is None, "a menu of one line is none"
    assert table.bar.prompt.text == "Sacrifice “Ember Fox”?" and table.bar.detail.text == LAST_WORDS.label
    assert table.bar.buttons["main"].text() == "Sacrifice “Ember Fox”"
    key(table, Qt.Key.Key_Escape)
    assert match.answers == [] and table.bar.buttons["main"].text() != "Sacrifice “Ember Fox”"
    click(table, 100)
    QTest.mouseClick(table.bar.buttons["main"], Qt.MouseButton.LeftButton)
    assert match.answers == [1]


def test_the_only_way_to_use_a_thing_is_taken_at_once(sit_down: SitDown) -> None:
    use = Action("activate", 100, "{T}: Draw a card.")
    table, match = sit_down(moment(act(use), FOX), END)
    click(table, 100)
    assert match.answers == [1] and QApplication.activePopupWidget() is None


def test_one_kind_of_mana_made_by_hand_is_confirmed_without_a_menu(sit_down: SitDown) -> None:
    mana = {130: ((0, "R", "{T}: Add {R}."),)}
    table, match = sit_down(moment(act(cast(140)), HAND, land(130), mana=mana), END)
    click(table, 130)
    assert match.answers == [] and QApplication.activePopupWidget() is None
    assert table.bar.buttons["main"].text() == "Use “Mountain” now" and "500.4" in table.bar.detail.text
    key(table, Qt.Key.Key_Space)
    assert match.answers == [{"mana": [130, 0, "R"]}]


def test_what_is_lost_is_chosen_first_and_confirmed(sit_down: SitDown) -> None:
    asked = ChooseObjects(seat=0, prompt="Discard a card", candidates=(140, 141), least=1, most=1, purpose="discard")
    table, match = sit_down(moment(asked, HAND, OTHER), END)
    assert table.bar.buttons["main"].isEnabled() is False
    assert table.bar.buttons["main"].text() == "Discard …", "nothing is no answer here"
    click(table, 140)
    assert match.answers == [] and table.bar.buttons["main"].text() == "Discard “Grease Fire”"
    click(table, 141)
    assert table.bar.buttons["main"].text() == "Discard “Other”"
    key(table, Qt.Key.Key_Space)
    assert match.answers == [[141]]


def test_what_is_not_lost_is_chosen_by_the_click(sit_down: SitDown) -> None:
    asked = ChooseObjects(seat=0, prompt="Untap a creature", candidates=(100, 110), least=1, most=1, purpose="untap")
    table, match = sit_down(moment(asked, FOX, BEAR), END)
    click(table, 110)
    assert match.answers == [[110]]


def test_a_drag_over_what_is_illegal_is_red_says_why_and_ends_in_nothing(sit_down: SitDown) -> None:
    """The bear's board belongs to a legal target, the bear does not become one."""
    table, match = sit_down(moment(act(cast(140, targets=True)), HAND, BEAR), moment(PLAYERS_ONLY, HAND, BEAR), END)
    bear = place_of(table, 110)
    drag(table, 140, bear, drop=False)
    assert table.arrows.drag_ink == "danger"
    assert table.bar.detail.text == "“Grease Fire” asks for target player; Bear is not that (rule 601.2c)"
    port = scene_of(table, 140).viewport()
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, port.mapFromGlobal(bear))
    assert match.answers == [] and table.arrows.drag_ink == ""
    drag(table, 140, place_of(table, 1), drop=False)
    assert table.arrows.drag_ink == "legal"


def test_what_is_let_go_before_its_targets_are_known_is_dropped_when_they_are(sit_down: SitDown) -> None:
    bear = ChooseTargets(seat=0, prompt="?", rule="601.2c", candidates=(110,), words="target creature", source=140)
    table, match = sit_down(moment(act(cast(140, targets=True)), HAND, BEAR), moment(bear, HAND, BEAR), END)
    editor, peek = table.editor, table.controller.enquiries.peek
    assert editor is not None
    editor.peek_wanted.disconnect()  # the match thinks for a while
    drag(table, 140, place_of(table, 110))
    assert match.answers == [] and table.drag.active
    peek(1)
    assert match.answers == [1, [110]] and not table.drag.active


def test_an_attacker_dropped_on_a_creature_attacks_nobody(sit_down: SitDown) -> None:
    decision = DeclareAttackers(seat=0, prompt="Attack", rule="508.1", possible=((100, (1,)),))
    table, _ = sit_down(moment(decision, FOX, BEAR, step="declare_attackers"), END)
    drag(table, 100, place_of(table, 110))
    assert table.arrows.arrows == ()


def test_on_the_bare_board_a_card_with_several_ways_asks_which(sit_down: SitDown) -> None:
    """Only one half needs no target: it is not taken without a question."""
    halves = act(cast(140, "Grease", targets=True), cast(140, "Fire"))
    table, match = sit_down(moment(halves, HAND, BEAR), moment(act(cast(141)), OTHER, BEAR), END)
    drag(table, 140, table.battlefield.mapToGlobal(QPoint(700, 380)))
    assert match.answers == [] and len(menu_of(table).lines) == 2
    QTest.keyClick(menu_of(table), Qt.Key.Key_2)
    assert match.answers == [2]


def test_what_only_has_an_ability_glows_differently_from_what_can_be_cast(sit_down: SitDown) -> None:
    use = Action("activate", 100, "Draw a card.", cost="{1}")
    table, _ = sit_down(moment(act(use, cast(140)), FOX, HAND), END)
    fox, spell = table.battlefield.item_of(100), table.hand.item_of(140)
    assert fox is not None and spell is not None
    assert (fox.live.legal_target, fox.live.usable) == (True, True)
    assert (spell.live.legal_target, spell.live.usable) == (True, False)


def test_a_question_is_answered_always_and_asked_again_when_that_is_revoked(sit_down: SitDown) -> None:
    may = YesNo(seat=0, prompt="Draw a card?", purpose="may", source=100, yes="Draw", no="Don't")
    table, match = sit_down(moment(may, FOX), moment(may, FOX), moment(act(cast(140)), HAND, FOX), moment(may, FOX), END)
    QTest.mouseClick(table.bar.buttons["always yes"], Qt.MouseButton.LeftButton)
    assert match.answers == [True, True]
    key(table, Qt.Key.Key_Y)
    assert [row.text() for row in table.yields.rows] == ["Ember Fox: Draw a card? — always “yes”"]
    QTest.mouseClick(table.yields.rows[0], Qt.MouseButton.LeftButton)
    assert table.yields.rows == []
    click(table, 140)
    assert match.answers == [True, True, 1] and isinstance(match.pending, YesNo)


def test_nothing_is_asked_until_ones_next_turn(sit_down: SitDown) -> None:
    end = moment(act(cast(140)), HAND, active=1, step="end")
    spell = moment(act(cast(140)), HAND, card(150, "Fire", "stack", owner=1), active=1)
    table, match = sit_down(end, spell, moment(act(cast(140)), HAND), END)
    assert table.bar.buttons["quiet"].text() == "Nothing until my turn"
    QTest.mouseClick(table.bar.buttons["quiet"], Qt.MouseButton.LeftButton)
    assert match.answers == [0, 0] and table.editor is not None
    assert not table.controller.passing.rules(0).quiet, "it is one's own turn"


def test_ending_the_turn_skips_an_attack_that_nothing_demands(sit_down: SitDown) -> None:
    attack = DeclareAttackers(seat=0, prompt="Attack", rule="508.1", possible=((100, (1,)),))
    last = moment(act(), HAND, FOX, step="main2")
    table, match = sit_down(moment(act(cast(140)), HAND, FOX), moment(attack, FOX, step="declare_attackers"), last,
                            moment(act(cast(140)), HAND, turn=5), END)  # fmt: skip
    key(table, Qt.Key.Key_E)
    assert match.answers == [0, [], 0]


def test_the_safe_answer_has_the_keys_when_something_is_given_up(sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(cast(140)), HAND, back(141)), END)
    table.side.ask("Concede?", "Ana loses.", "Ana concedes", lambda: match.concede(0), "Play on")
    focused = table.window().focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Space)
    assert match.conceded == [] and not table.side.isVisible()


def test_why_is_answered_beside_the_board_in_order_with_the_rules(sit_down: SitDown) -> None:
    reasons = (Reason("It begins as 2/2", "613.1"), Reason("Low Fog: 2/2 becomes 0/2", "613.4c"))
    why = {110: ("it is not yours",)}
    table, match = sit_down(moment(act(cast(140)), HAND, BEAR, why_not=why, why_so={110: reasons}), END)
    table.hover(110)
    key(table, Qt.Key.Key_W)
    panel = table.side.findChild(WhyPanel)
    assert panel is not None and panel.isVisible() and panel.title.text() == "Why? Bear"
    assert panel.lines == ["It is not yours", "1.  It begins as 2/2 (rule 613.1)",
                           "2.  Low Fog: 2/2 becomes 0/2 (rule 613.4c)"]  # fmt: skip
    key(table, Qt.Key.Key_Escape)
    assert not table.side.isVisible() and match.answers == []


def test_what_is_as_printed_is_said_to_be_so(sit_down: SitDown) -> None:
    table, _ = sit_down(moment(act(cast(140)), HAND, BEAR), END)
    port = table.battlefield.viewport()
    at = port.mapFromGlobal(place_of(table, 110))
    QApplication.sendEvent(port, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, port.mapToGlobal(at)))
    panel = table.side.findChild(WhyPanel)
    assert panel is not None and panel.lines == [] and "as printed" in panel.text.text


def test_costs_in_a_menu_are_symbols(sit_down: SitDown) -> None:
    ways = act(cast(140, "Grease Fire"), cast(140, "Grease Fire", cost="{3}{R}{R}", way="kicked"))
    table, _ = sit_down(moment(ways, HAND), END)
    click(table, 140)
    lines = menu_of(table).lines
    assert [line.text() for line in lines] == ["Cast “Grease Fire”  {1}{R}", "Cast “Grease Fire” (kicked)  {3}{R}{R}"]
    painted = [[run.text for run in flow(line.text(), 340, 15).runs if run.symbol] for line in lines]
    assert painted == [["1", "R"], ["3", "R", "R"]]


def test_the_keys_come_back_to_the_table_from_every_menu(sit_down: SitDown) -> None:
    ability = card(150, "", "stack", owner=1, source=110, text="Draw a card.")
    table, match = sit_down(moment(act(cast(140), cast(140, way="kicked")), HAND, BEAR, ability), END)
    click(table, 140)
    QTest.keyClick(menu_of(table), Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert table.hasFocus() and match.answers == []
    table.menus.yields(150, table.mapToGlobal(QPoint(600, 300)))
    menu = QApplication.activePopupWidget()
    assert menu is not None
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    QApplication.processEvents()
    assert table.window().focusWidget() is table


def test_everyones_consent_to_go_back_is_asked_beside_the_board_with_the_safe_answer_on_the_keys(
    sit_down: SitDown,
) -> None:
    table, match = sit_down(moment(act(cast(140)), HAND), moment(act(cast(141)), OTHER), END)
    click(table, 140)
    match.revealing[0] = True
    table.controller.show_again()
    assert table.bar.undo.text() == "Undo …"
    QTest.mouseClick(table.bar.undo, Qt.MouseButton.LeftButton)
    assert table.side.isVisible() and QApplication.activeModalWidget() is None
    focused = table.window().focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Space)
    assert match.answers == [1] and not table.side.isVisible()


def test_open_hands_need_no_curtain_and_nothing_is_asked_between(sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(cast(140)), HAND), moment(act(cast(141), seat=1), OTHER, active=1), END,
                            people=(0, 1), curtain=False)  # fmt: skip
    assert not table.curtain.isVisible()
    click(table, 140)
    assert match.answers == [1] and not table.curtain.isVisible() and table.editor is not None
    assert table.controller.view is not None and table.controller.view.viewer == 1


def test_a_question_at_priority_is_a_sentence_that_names_what_is_asked(sit_down: SitDown) -> None:
    spell = card(150, "Fire", "stack", owner=1)
    table, _ = sit_down(moment(act(cast(140)), HAND), moment(act(cast(140)), HAND, spell), END)
    assert table.bar.prompt.text == "Your turn, First main: what do you do?"
    click(table, 140)
    assert table.bar.prompt.text == "Do you respond to “Fire”?"
    assert table.bar.buttons["main"].text() == "Resolve “Fire”"


def test_passes_say_why_they_were_made_and_what_stopped_them(sit_down: SitDown) -> None:
    draw = moment(act(), HAND, step="draw")
    table, match = sit_down(draw, moment(act(cast(140)), HAND), END)
    assert match.answers == [0]
    said = table.bar.detail.text
    assert "Draw: nothing could be done" in said and "asked here: you have a stop here" in said


def test_a_click_on_a_land_offers_to_make_mana_now(sit_down: SitDown) -> None:
    """CR 605.3a: with priority, though costs tap lands by themselves."""
    uses = ((0, "R", "{T}: Add {R} or {G}."), (0, "G", "{T}: Add {R} or {G}."))
    table, match = sit_down(moment(act(cast(140)), HAND, land(130), mana={130: uses}), END)
    click(table, 130)
    menu = menu_of(table)
    assert match.answers == []
    assert [line.text() for line in menu.lines] == ["{R} — {T}: Add {R} or {G}.", "{G} — {T}: Add {R} or {G}."]
    QTest.keyClick(menu, Qt.Key.Key_2)
    assert match.answers == [{"mana": [130, 0, "G"]}]


def test_a_question_that_changes_nothing_is_soon_done(qtbot: QtBot) -> None:
    """Why a card can't be used is answered without a report: nothing is waited for afterwards."""
    match = FakeMatch([moment(act(cast(141)), HAND, OTHER, why_not={140: ("no mana",)})])
    controller = MatchController(match)  # type: ignore[arg-type]
    busy: list[bool] = []
    controller.work.busy_changed.connect(busy.append)
    try:
        with qtbot.waitSignal(controller.decision_changed):
            controller.begin()
        with qtbot.waitSignal(controller.enquiries.reasoned):
            controller.enquiries.why_not(140)
        qtbot.waitUntil(lambda: busy[-1:] == [False], timeout=5000)
    finally:
        controller.close()


def test_a_click_never_goes_unanswered(sit_down: SitDown) -> None:
    table, _ = sit_down(moment(act(cast(140)), HAND, FOX, BEAR), END)
    click(table, 110)
    assert table.bar.detail.text == "“Bear” is Bo’s: there is nothing you can do with it now."
    click(table, 100)
    assert table.bar.detail.text == "“Ember Fox” has nothing that you could use now."
