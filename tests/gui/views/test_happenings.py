"""Things are seen to happen: each its beat, nothing early, no input lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.api import Happening
from gui.views.table import Table
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
    qtbot.waitUntil(lambda: table.stage.held is not None and table.stage.held.ref == 150)
    assert table.anchor(150) == table.mapToGlobal(table.stage.held.area.center().toPoint())  # type: ignore[union-attr]
    assert [(arrow.start, arrow.end) for arrow in table.arrows.arrows] == [(150, 110)]
    qtbot.waitUntil(lambda: table.stage.actors > 0 and table.battlefield.item_of(110).transform().dx() != 0)  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: table.editor is not None)
    assert table.battlefield.item_of(110) is None and "destroyed" in words(table)
    assert table.stage.held is None and not table.stage.isVisible()


def test_at_no_speed_everything_is_there_at_once(sit_down: SitDown) -> None:
    table, _ = burn(sit_down, "none")
    assert table.editor is not None and table.battlefield.item_of(110) is None and "destroyed" in words(table)


def test_a_key_hastens_and_counts_where_it_does_no_harm(sit_down: SitDown) -> None:
    table, match = burn(sit_down, "slow", moment(act(cast(141)), card(141, "Ash", "hand"), step="main2"), END)
    assert list(table.bar.buttons) == ["hasten"]
    key(table, Qt.Key.Key_Space)
    assert not table.happenings.playing and table.editor is not None and "destroyed" in words(table)
    assert match.answers == [1, 0, 0], "passing in the first main phase is harmless: the key counted"


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
