"""Things are seen to happen: each its beat, nothing early, no input lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.api import Happening
from gui.views.table.table import Table
from tests.gui.fake_match import FakeMatch, act, card, cast, moment
from tests.gui.pointing import click, key

SitDown = Callable[..., tuple[Table, FakeMatch]]
FIRE, FOX, OWL = card(140, "Fire", "hand"), card(110, owner=1), card(111, "Tin Owl")
CASTS = Happening(0, "SpellCast", "Ana casts Fire targeting Ember Fox", (0, 150))
HURTS = Happening(0, "Damage", "Fire deals 2 damage to Ember Fox", (150, 110), amount=2)
DIES = Happening(0, "ZoneChange", "Ember Fox is destroyed", (110,))
ON_STACK = card(150, "Fire", "stack", targets=(110,))
BEGIN = moment(act(cast(140, "Fire")), FIRE, FOX, OWL)
WAITS = moment(act(seat=1), ON_STACK, FOX, OWL, story=(CASTS,))
AFTER = moment(act(cast(141), cast(111)), card(141, "Ash", "hand"), OWL, story=(HURTS, DIES, "Fire resolves"))
END = moment(None, over="Ana wins")


def burn(sit_down: SitDown, speed: str = "fast", *later: object) -> tuple[Table, FakeMatch]:
    table, match = sit_down(BEGIN, WAITS, AFTER, *(later or (END,)), speed=speed)
    click(table, 140)
    return table, match


def words(table: Table) -> str:
    return "\n".join(table.log.model_.index(row).data() for row in range(table.log.model_.rowCount()))


def test_a_spell_is_seen_to_be_cast_to_hurt_and_to_kill(sit_down: SitDown, qtbot: QtBot) -> None:
    table, match = burn(sit_down)
    assert match.answers == [1, 0], "the match has gone on; the table has not"
    assert table.controller.view is not None and table.controller.view.stack == (150,)
    assert table.battlefield.item_of(110) is not None and table.editor is None
    assert "destroyed" not in words(table) and "damage" not in words(table), "the log tells nothing early"
    qtbot.waitUntil(lambda: table.bar.detail.text == "Ana casts Fire targeting Ember Fox")  # what is seen is said
    qtbot.waitUntil(lambda: table.stage.held is not None and table.stage.held.ref == 150)
    assert table.anchor(150) == table.mapToGlobal(table.stage.held.area.center().toPoint())  # type: ignore[union-attr]
    assert [(arrow.start, arrow.end) for arrow in table.arrows.arrows] == [(150, 110)]
    qtbot.waitUntil(lambda: table.bar.detail.text == "Fire deals 2 damage to Ember Fox")
    qtbot.waitUntil(lambda: table.stage.actors > 0 and table.battlefield.item_of(110).transform().dx() != 0)  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: table.editor is not None)
    assert table.battlefield.item_of(110) is None and "destroyed" in words(table)
    assert table.stage.held is None and table.stage.actors == 0


def test_at_no_speed_everything_is_there_at_once(sit_down: SitDown) -> None:
    table, _ = burn(sit_down, "none")
    assert table.editor is not None and table.battlefield.item_of(110) is None and "destroyed" in words(table)


def test_the_main_key_hastens_and_does_no_more(sit_down: SitDown) -> None:
    """Passing in the first main phase would do no harm; but nobody has read yet that the key does that."""
    table, match = burn(sit_down, "slow", moment(act(cast(141)), card(141, "Ash", "hand"), step="main2"), END)
    assert list(table.bar.buttons) == ["hasten"]
    key(table, Qt.Key.Key_Space)
    assert not table.happenings.playing and table.editor is not None and "destroyed" in words(table)
    assert match.answers == [1, 0]
    key(table, Qt.Key.Key_Space)
    assert match.answers == [1, 0, 0]


def test_a_key_that_would_end_the_turn_only_hastens(sit_down: SitDown) -> None:
    last = moment(act(cast(141)), card(141, "Ash", "hand"), step="main2", story=(HURTS, DIES))
    table, match = sit_down(BEGIN, WAITS, last, END, speed="slow")
    click(table, 140)
    key(table, Qt.Key.Key_Space)
    assert match.answers == [1, 0] and list(table.bar.buttons) == ["main"]
    key(table, Qt.Key.Key_Space)
    assert match.answers == [1, 0, 0]


def test_a_click_hastens_and_counts_for_what_was_under_it(sit_down: SitDown) -> None:
    table, match = burn(sit_down, "slow")
    assert table.editor is None
    click(table, 111)
    assert not table.happenings.playing and match.answers == [1, 0, 2]


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_a_click_on_bare_cloth_only_hastens(sit_down: SitDown, speed: str) -> None:
    table, match = burn(sit_down, speed)
    port = table.battlefield.viewport()
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, port.rect().center())
    QApplication.processEvents()
    assert not table.happenings.playing and table.editor is not None and match.answers == [1, 0]


def test_the_curtain_falls_when_everything_was_seen(sit_down: SitDown, qtbot: QtBot) -> None:
    respond = moment(act(cast(142), seat=1), ON_STACK, FOX, OWL, story=(CASTS,))
    table, _ = sit_down(BEGIN, respond, AFTER, END, people=(0, 1), speed="fast")
    key(table.curtain, Qt.Key.Key_Space)
    click(table, 140)
    assert not table.curtain.isVisible() and table.controller.view is not None and table.controller.view.stack
    qtbot.waitUntil(table.curtain.isVisible)
    assert table.stage.held is None, "nothing of the last viewer's stands on the stage"


def test_whoever_takes_the_seat_is_told_in_pictures_what_they_missed(sit_down: SitDown, qtbot: QtBot) -> None:
    turn = moment(act(cast(143), seat=1), OWL, story=(HURTS, DIES))
    mine = moment(act(cast(140), seat=0), FIRE, OWL, story=("Bo thinks",))
    table, match = sit_down(
        BEGIN, moment(act(cast(142), seat=1), ON_STACK, FOX, OWL, story=(CASTS,)), turn, mine, END, people=(0, 1),
        speed="fast",
    )
    key(table.curtain, Qt.Key.Key_Space)
    assert not table.recap.isVisible(), "nobody has missed anything yet"
    click(table, 140)
    qtbot.waitUntil(table.curtain.isVisible)
    key(table.curtain, Qt.Key.Key_Space)
    assert [made.picture.kind for made in table.recap.pictures] == ["SpellCast"]
    key(table, Qt.Key.Key_Space)
    qtbot.waitUntil(table.curtain.isVisible)
    assert not table.recap.isVisible() and not table.recap.accessibleName()
    key(table.curtain, Qt.Key.Key_Space)
    assert table.recap.isVisible() and match.pending is not None and match.pending.seat == 0
    assert table.recap.mapTo(table, QPoint(0, 0)).x() > table.battlefield.geometry().right(), "no board is covered"
    assert not table.log.isVisible(), "it lies where the log was"
    told = [(made.picture.kind, [one.name for one in made.picture.goals]) for made in table.recap.pictures]
    assert told == [("Damage", ["Ember Fox"]), ("ZoneChange", [])]
    QTest.mouseClick(table.recap.pictures[0], Qt.MouseButton.LeftButton)
    assert table.happenings.playing and table.battlefield.item_of(110) is not None, "it is played again"
    qtbot.waitUntil(lambda: not table.happenings.playing)
    assert table.battlefield.item_of(110) is None and table.editor is not None
    assert table.recap.isVisible(), "and can be played once more"
    click(table, 140)
    assert not table.recap.isVisible() and table.log.isVisible()


def test_what_waits_is_let_resolve_without_a_look_at_ones_cards(sit_down: SitDown) -> None:
    secret = card(142, "Secret of Bo", "hand", owner=1)
    respond = moment(act(cast(142), seat=1), ON_STACK, FOX, OWL, secret, story=(CASTS,))
    table, match = sit_down(BEGIN, respond, AFTER, END, people=(0, 1))
    key(table.curtain, Qt.Key.Key_Space)
    click(table, 140)
    assert table.curtain.title.text() == "Bo, do you respond?" and "Ember Fox" in table.curtain.text.text()
    assert table.curtain.quick.text() == "Let it resolve  (L)"
    key(table.curtain, Qt.Key.Key_L)
    assert match.answers == [1, 0] and not table.curtain.isVisible()
    assert table.controller.view is not None and table.controller.view.viewer == 0 and table.editor is not None


def test_who_wants_to_respond_takes_the_screen(sit_down: SitDown) -> None:
    respond = moment(act(cast(142), seat=1), ON_STACK, FOX, OWL, story=(CASTS,))
    table, match = sit_down(BEGIN, respond, AFTER, END, people=(0, 1))
    key(table.curtain, Qt.Key.Key_Space)
    click(table, 140)
    QTest.mouseClick(table.curtain.button, Qt.MouseButton.LeftButton)
    assert match.answers == [1] and table.controller.view is not None and table.controller.view.viewer == 1


def four_at_the_table(sit_down: SitDown) -> tuple[Table, FakeMatch]:
    """Ana casts; Bo, Cleo and Dev are asked one after the other whether they respond."""
    begin = moment(act(cast(140, "Fire")), FIRE, FOX, seats=4)
    asked = [moment(act(cast(142 + at), seat=at), ON_STACK, FOX, seats=4) for at in (1, 2, 3)]
    table, match = sit_down(begin, *asked, moment(act(cast(100)), FOX, seats=4), END, people=(0, 1, 2, 3))
    key(table.curtain, Qt.Key.Key_Space)
    click(table, 140)
    return table, match


def test_three_others_let_it_resolve_with_one_key(sit_down: SitDown) -> None:
    table, match = four_at_the_table(sit_down)
    curtain = table.curtain
    assert curtain.title.text() == "Does anybody respond?" and curtain.quick.text() == "Nobody: let it resolve  (L)"
    offered = [curtain.others.itemAt(at).widget() for at in range(curtain.others.count())]
    assert [curtain.button.text(), *(button.text() for button in offered)] == [  # type: ignore[union-attr]
        "Bo responds  (Space)", "Cleo responds  (2)", "Dev responds  (3)"]
    key(curtain, Qt.Key.Key_L)
    assert match.answers == [1, 0, 0, 0] and not curtain.isVisible()
    assert match.pending is not None and match.pending.seat == 0 and table.editor is not None


def test_one_of_three_others_responds_and_who_comes_before_does_not(sit_down: SitDown) -> None:
    table, match = four_at_the_table(sit_down)
    key(table.curtain, Qt.Key.Key_2)
    assert match.answers == [1, 0], "Bo has passed"
    view = table.controller.view
    assert view is not None and view.viewer == 2 and table.editor is not None and not table.curtain.isVisible()
    key(table, Qt.Key.Key_Space)
    assert match.answers == [1, 0, 0] and table.curtain.title.text() == "Dev, do you respond?"


def test_who_responds_for_others_is_told_what_they_missed_though_it_is_still_shown(
    sit_down: SitDown, qtbot: QtBot
) -> None:
    """What the last viewer still sees happen comes first; then the seat changes, and the pictures stay."""
    spell = card(150, "Fire", "stack", targets=(110,))
    echo = Happening(1, "Damage", "Fire deals 1 damage to Ember Fox", (150, 110), amount=1)
    asked = [moment(act(cast(140 + seat), seat=seat), spell, FOX, OWL, seats=4, story=story)
             for seat, story in ((1, (CASTS,)), (2, (echo,)))]  # fmt: skip
    table, _ = sit_down(
        moment(act(cast(140, "Fire")), FIRE, FOX, OWL, seats=4), *asked, END, people=(0, 1, 2, 3), speed="fast"
    )
    key(table.curtain, Qt.Key.Key_Space)
    click(table, 140)
    qtbot.waitUntil(table.curtain.isVisible)
    key(table.curtain, Qt.Key.Key_2)
    qtbot.waitUntil(lambda: table.editor is not None and not table.happenings.playing)
    assert [made.picture.kind for made in table.recap.pictures] == ["SpellCast", "Damage"]


def test_arrows_go_along_with_what_stands_large_and_what_glides(sit_down: SitDown, qtbot: QtBot) -> None:
    """An arrow is painted anew when its ends move, wherever it was before."""
    table, _ = burn(sit_down, "slow")
    qtbot.waitUntil(lambda: table.stage.held is not None and bool(table.arrows.arrows) and not table.arrows.following)
    painted: list[QRect] = []
    watch = Painted(painted)
    table.arrows.installEventFilter(watch)
    held = table.stage.held
    assert held is not None
    stack = table.stack.anchor(150)
    assert stack is not None
    table.stage.hold(None)
    assert table.arrows.following
    now, before = table.arrows.mapFromGlobal(stack), held.area.center().toPoint()
    qtbot.waitUntil(lambda: any(area.contains(now) and area.contains(before) for area in painted))


class Painted(QObject):
    """Keeps what of a widget is painted anew."""

    def __init__(self, painted: list[QRect]) -> None:
        super().__init__()
        self._painted = painted

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self._painted.append(event.rect())
        return False
