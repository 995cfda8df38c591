"""One complete short game by mouse and keyboard, with a kill -9 in the middle."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.pointing import click, drag, key, place_of
from tests.gui.short_game import CARDS, Hands, press

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_a_game_is_played_killed_continued_and_won(qtbot: QtBot, tmp_path: Path) -> None:
    cards = tmp_path / "short.cards"
    cards.write_text(CARDS, encoding="utf-8")
    told = play_until_killed(cards)

    hands = Hands(cards)
    qtbot.addWidget(hands.window)
    press(hands.window.start_page.findChild(type(hands.window.start_page.new), "continue 0"))
    assert hands.table.curtain.title.text() == "Pass the screen to Ana"
    key(hands.table.curtain, Qt.Key.Key_Space)
    assert hands.standing() == told, "Continue stands at the very decision"

    order_the_triggers(hands)
    transform_the_pup(hands)
    unmask_the_guest(hands)
    have_the_last_word(hands)


def play_until_killed(cards: Path) -> dict[str, object]:
    """The first half, in a process that is killed."""
    command = [sys.executable, "-m", "tests.gui.short_game", str(cards)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == -9, done.stderr
    told: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    assert sorted(told["triggers"]) == ["Bell Keeper", "Door Warden"]  # type: ignore[call-overload]
    return told


def order_the_triggers(hands: Hands) -> None:
    """Put the second row on top by key, and see that it resolves first."""
    before = [row.title for row in hands.editor.list.rows]  # type: ignore[attr-defined]
    assert hands.table.side.isVisible() and QApplication.activeModalWidget() is None
    key(hands.table, Qt.Key.Key_H)  # to look at the stack
    QTest.keyClick(hands.editor.list, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)  # type: ignore[attr-defined]
    press(hands.table.bar.buttons["main"])
    assert hands.table.bar.buttons["main"].text() == f"Resolve the ability of “{before[1]}”"
    assert [row.source for row in hands.table.stack.model_.rows] == [before[1], before[0]]
    key(hands.table, Qt.Key.Key_H)
    life = hands.view.players[0].life
    hands.until(lambda: not hands.view.stack and hands.anas_main())
    assert hands.view.players[0].life == life + 1


def transform_the_pup(hands: Hands) -> None:
    """Use an ability of a permanent with the keyboard."""
    while not hands.can_use(hands.found("Quiet Pup", "battlefield")):
        hands.go_on()
        hands.to_my_main_with()
    hands.ring_to(hands.found("Quiet Pup", "battlefield"))
    key(hands.table, Qt.Key.Key_Return)
    hands.pay()
    hands.until(lambda: hands.on_board("Loud Wolf"))
    (wolf,) = (seen for seen in hands.view.objects.values() if seen.name == "Loud Wolf")
    assert (wolf.power, wolf.face) == (4, 1)


def unmask_the_guest(hands: Hands) -> None:
    """Cast a creature face down, read it, and turn it face up."""
    hands.to_my_main_with("Masked Guest")
    click(hands.table, hands.found("Masked Guest", "hand"))
    menu = QApplication.activePopupWidget()
    if menu is not None:  # with four lands it could be cast face up as well
        line = next(at for at, entry in enumerate(menu.lines, 1) if "face down" in entry.text())  # type: ignore[attr-defined]
        QTest.keyClick(menu, str(line))
        QApplication.processEvents()
    hands.pay()
    hands.until(lambda: any(seen.face_down for seen in hands.view.objects.values() if seen.zone == "battlefield"))
    (guest,) = (seen for seen in hands.view.objects.values() if seen.face_down)
    hands.table.look_at(guest.id)
    assert hands.table.preview.faces()[0][0].name == "Masked Guest"
    while not hands.can_use(guest.id):
        hands.go_on()
        hands.to_my_main_with()
    click(hands.table, guest.id)
    hands.until(lambda: hands.on_board("Masked Guest"))


def have_the_last_word(hands: Hands) -> None:
    """Drag a spell on to a player, and win."""
    hands.to_my_main_with("Last Word")
    drag(hands.table, hands.found("Last Word", "hand"), place_of(hands.table, 1))
    assert hands.kind != "pay", "the payment that was shown meanwhile is made by the drop"
    hands.until(lambda: bool(hands.view.over))
    assert hands.window.game_over is not None and hands.window.game_over.isVisible()
    assert hands.window.game_over.title.text() == "Ana wins"
    hands.window.show_start()
    assert not hands.window.start_page.continue_latest(), "a game that is over is not offered again"
