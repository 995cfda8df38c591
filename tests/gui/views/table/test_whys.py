"""Why? of players, of a question, and of what was passed without asking."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.api import Action, ChooseObjects, Happening, Reason
from gui.models.log_model import LogLine, counted
from gui.views.panels.why_panel import WhyPanel
from gui.views.table.table import Table
from gui.views.table.why_asked import WhyAskedPanel
from tests.gui.fake_match import FakeMatch, act, card, cast, land, moment
from tests.gui.pointing import click, drag, key, place_of

SitDown = Callable[..., tuple[Table, FakeMatch]]
HAND, FOX = card(140, "Grease Fire", "hand"), card(100)
END = moment(None, over="Ana wins")
LIFE = (Reason("The life total begins at 20", "119.1"), Reason("Turn 3: Bo loses 2 life (20 becomes 18)", "119.3"))


def asked_panel(table: Table) -> WhyAskedPanel:
    panel = table.side.findChild(WhyAskedPanel)
    assert panel is not None and panel.isVisible()
    return panel


def test_why_a_players_life_is_what_it_is_is_answered_by_key(sit_down: SitDown) -> None:
    table, match = sit_down(moment(act(cast(140)), HAND, why_so={1: LIFE}), END)
    table.hover(1)
    key(table, Qt.Key.Key_W)
    panel = table.side.findChild(WhyPanel)
    assert panel is not None and panel.title.text() == "Why? Bo" and match.answers == []
    assert panel.lines[1] == "2.  Turn 3: Bo loses 2 life (20 becomes 18) (rule 119.3)"


def test_why_a_players_life_is_what_it_is_is_answered_by_the_other_button(sit_down: SitDown) -> None:
    table, _ = sit_down(moment(act(cast(140)), HAND, why_so={1: LIFE}), END)
    beside = table.battlefield.panels[1]
    at = QPoint(20, beside.height() - 12)
    QApplication.sendEvent(beside, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, beside.mapToGlobal(at)))
    panel = table.side.findChild(WhyPanel)
    assert panel is not None and panel.title.text() == "Why? Bo"


def test_why_one_is_asked_with_priority(sit_down: SitDown) -> None:
    table, _ = sit_down(moment(act(cast(140)), HAND), END)
    QTest.mouseClick(table.bar.rule, Qt.MouseButton.LeftButton)
    said = asked_panel(table).lines
    assert said[0] == "Your turn, First main: what do you do?" and "It is turn 3, Ana: First main." in said
    assert "You have priority, and are asked here because you have a stop here." in said
    assert "You could use: “Grease Fire”." in said
    assert said[-1] == "The rule that asks for it: 117.1."


def test_why_one_is_asked_by_a_card(sit_down: SitDown) -> None:
    fox = card(100, text="When this creature enters, discard a card.")
    asked = ChooseObjects(seat=0, prompt="Discard a card", candidates=(140,), least=0, most=1, purpose="discard",
                          rule="701.8a", source=100)  # fmt: skip
    table, match = sit_down(moment(asked, HAND, fox), END)
    key(table, Qt.Key.Key_W, Qt.KeyboardModifier.ShiftModifier)
    said = asked_panel(table).lines
    assert "“Ember Fox” asks it: When this creature enters, discard a card." in said
    assert said[-1] == "The rule that asks for it: 701.8a." and match.answers == []
    key(table, Qt.Key.Key_Escape)
    assert not table.side.isVisible()


def test_that_the_rules_went_on_after_the_last_thing_to_do_is_said(sit_down: SitDown) -> None:
    forest = land(141, "Forest", zone="hand")
    play = moment(act(cast(141, "Forest")), forest, step="main1")
    table, match = sit_down(play, moment(act(), land(130, "Forest"), step="main2"), END)
    click(table, 141)
    assert match.answers == [1]
    said = table.bar.detail.text
    assert "First main: nothing more could be done" in said and "you end your turn" in said


def test_before_the_first_turn_nobody_plays_it(sit_down: SitDown) -> None:
    asked = ChooseObjects(seat=0, prompt="Put a card on the bottom", candidates=(140, 141), least=1, most=1)
    table, _ = sit_down(moment(asked, HAND, card(141, "Other", "hand"), turn=0), END)
    assert table.phases.whose.text() == "Before the game"
    assert "plays this turn" not in table.battlefield.panels[0].state.text()


def test_what_letting_go_does_is_said_of_a_land_too(sit_down: SitDown) -> None:
    forest = land(141, "Forest", zone="hand")
    table, _ = sit_down(moment(act(Action("play", 141, "Forest")), forest, FOX), END)
    drag(table, 141, place_of(table, 100) + QPoint(160, 0), drop=False)
    assert table.bar.prompt.text == "Let go: Play “Forest”"


def test_lines_of_the_log_that_say_the_same_are_counted() -> None:
    draws, other = LogLine((("Ana", 0), (" draws a card", -1)), 0, "", "Draw"), LogLine((("Bo", 1),), 0, "", "Draw")
    assert [line.text for line in counted([draws] * 7 + [other] + [draws])] == [
        "Ana draws a card ×7", "Bo", "Ana draws a card",
    ]  # fmt: skip


def test_the_log_counts_what_it_is_told_at_once(sit_down: SitDown) -> None:
    draws = tuple(Happening(number, "Draw", "Ana draws a card", (0,)) for number in range(7))
    table, _ = sit_down(moment(act(cast(140)), HAND, story=draws), END)
    assert table.log.toPlainText().count("Ana draws a card") == 1 and "×7" in table.log.toPlainText()
