"""A short game through real events: the cards, and a pair of hands at the table.

`python -m tests.gui.short_game` plays it up to the dialog for ordering triggers, says where it stands, and is killed.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from engine.api import CardLibrary, View, cards_of_file
from gui import theme
from gui.app import application
from gui.dialogs.editor import DecisionEditor
from gui.storage import Settings
from gui.views.table.table import Table
from gui.views.window.table_window import TableWindow
from tests.gui.pointing import click, key, place_of

CARDS = """
Bell Keeper {G}
Creature — Human
Whenever another creature you control enters, you gain 1 life.
1/1

Door Warden {G}
Creature — Human
Whenever another creature you control enters, draw a card.
1/1

Masked Guest {3}{G}
Creature — Elf
Morph {G}
4/4

Quiet Pup {G}
Creature — Wolf
{G}: Transform this creature.
1/1
//
Loud Wolf
Color: G
Creature — Wolf
Trample
4/4

Last Word {G}
Sorcery
Last Word deals 30 damage to target player.

Home Grove
Land
{T}: Add {G}.
"""
ANAS_DECK = "1 Bell Keeper\n1 Door Warden\n1 Masked Guest\n1 Quiet Pup\n1 Last Word\n13 Home Grove\n"
BOS_DECK = "30 Home Grove\n"
PATIENCE = 400


def press(button: QWidget | None) -> None:
    """A click on a button."""
    assert button is not None and button.isVisible() and button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def button_named(parent: QWidget, text: str) -> QPushButton:
    """The visible button that says something."""
    return next(b for b in parent.findChildren(QPushButton) if text in b.text() and b.isVisible())


class Hands:
    """A pair of hands at the window, with eyes for the view of whoever looks at the screen."""

    def __init__(self, cards: Path) -> None:
        self.window = TableWindow(CardLibrary(cards_of_file(cards)), Settings(), still=True)
        self.window.resize(1280, 760)
        self.window.show()
        self.window.activateWindow()
        QApplication.processEvents()

    @property
    def table(self) -> Table:
        assert self.window.table is not None
        return self.window.table

    @property
    def view(self) -> View:
        assert self.window.controller is not None and self.window.controller.view is not None
        return self.window.controller.view

    @property
    def editor(self) -> DecisionEditor:
        assert self.table.editor is not None
        return self.table.editor

    @property
    def kind(self) -> str:
        return self.table.editor.decision.kind if self.table.editor else ""

    def sit_down(self) -> None:
        """A new game with two pasted decks."""
        press(button_named(self.window.start_page, "New game"))
        page = self.window.new_game
        for name, text in (("Bells", ANAS_DECK), ("Groves", BOS_DECK)):
            press(button_named(page, "Add a deck list…"))
            page.deck_entry.name.setText(name)
            page.deck_entry.text.setPlainText(text)
            press(page.deck_entry.use)
        for row, deck in zip(page.rows, ("Bells", "Groves"), strict=True):
            row.deck.setCurrentText(deck)
        page.game.seed.setText("3")
        press(page.start)

    # looking

    def found(self, name: str, zone: str) -> int:
        """A card of Ana's by name; -1 if it is not there."""
        seen = (o for o in self.view.objects.values() if (o.name, o.zone, o.owner) == (name, zone, 0))
        return next((o.id for o in seen), -1)

    def on_board(self, name: str) -> bool:
        return self.found(name, "battlefield") >= 0

    def can_use(self, ref: int) -> bool:
        return self.kind == "act" and ref in set(self.editor.lit())

    def anas_main(self) -> bool:
        view = self.view
        mine = view.viewer == view.active == 0 and view.step == "main1"
        return self.kind == "act" and mine and not view.stack and not self.table.curtain.isVisible()

    # doing

    def space(self) -> None:
        key(self.table, Qt.Key.Key_Space)

    def pay(self) -> None:
        """Pay if that is asked: the only payment, shown where the ring was, is made by the key that chose."""
        if self.kind == "pay":
            self.space()

    def ring_to(self, ref: int) -> None:
        """Move the keyboard's ring on to a thing with arrow keys."""
        key(self.table, Qt.Key.Key_Up)
        for _ in range(30):
            if self.table.focus_ref == ref:
                return
            way = place_of(self.table, ref) - place_of(self.table, self.table.focus_ref)
            across = Qt.Key.Key_Right if way.x() > 0 else Qt.Key.Key_Left
            along = Qt.Key.Key_Down if way.y() > 0 else Qt.Key.Key_Up
            key(self.table, across if abs(way.x()) > abs(way.y()) else along)
        raise AssertionError("the ring never came there")

    def go_on(self) -> None:
        """The plainest answer to whatever is asked."""
        if self.table.curtain.isVisible():
            key(self.table.curtain, Qt.Key.Key_Space)
        elif self.kind == "option":
            key(self.table, Qt.Key.Key_1)
        elif self.kind == "objects":
            for ref in list(self.editor.lit())[:1]:
                click(self.table, ref)
            self.space()
        elif self.kind == "act" and self.view.active == self.view.viewer and not self.view.stack:
            key(self.table, Qt.Key.Key_E)
        else:
            self.space()

    def until(self, holds: Callable[[], bool]) -> None:
        """Go on until something holds."""
        for _ in range(PATIENCE):
            if holds():
                return
            assert not self.view.over, f"the game ended too early: {self.view.over}"
            self.go_on()
        raise AssertionError(f"never came: turn {self.view.turn}, {self.view.step}, asked {self.kind!r}")

    def to_my_main_with(self, *names: str) -> None:
        """To a main phase of Ana's in which these cards can be used, a land played each turn."""
        for _ in range(30):
            self.until(self.anas_main)
            grove = self.found("Home Grove", "hand")
            if self.can_use(grove):
                click(self.table, grove)
                self.until(self.anas_main)
            if all(self.can_use(self.found(name, "hand")) for name in names):
                return
            turn = self.view.turn
            self.until(lambda turn=turn: self.view.turn > turn)  # type: ignore[misc]
        raise AssertionError(f"never had {names}")

    def cast(self, name: str) -> None:
        """Cast a card of the hand with a click, and pay."""
        self.to_my_main_with(name)
        click(self.table, self.found(name, "hand"))
        assert self.kind == "pay"
        self.space()

    def cast_with_second_thoughts(self, name: str) -> None:
        """Cast, undo while paying, and cast again."""
        self.to_my_main_with(name)
        ref = self.found(name, "hand")
        click(self.table, ref)
        assert self.kind == "pay" and self.table.bar.prompt.text == f"Cast “{name}”: pay {{G}}"
        press(self.table.bar.undo)
        assert self.kind == "act" and self.found(name, "hand") == ref
        click(self.table, ref)
        self.space()

    def first_half(self) -> None:
        """Up to the dialog in which the triggers of two creatures are ordered."""
        self.sit_down()
        self.cast_with_second_thoughts("Bell Keeper")
        self.until(lambda: self.on_board("Bell Keeper"))
        self.cast("Door Warden")
        self.until(lambda: self.on_board("Door Warden"))
        self.cast("Quiet Pup")
        self.until(lambda: self.kind == "order_triggers")

    def standing(self) -> dict[str, object]:
        """Where the game stands, in a few words."""
        return {
            "turn": self.view.turn, "step": self.view.step, "kind": self.kind,
            "triggers": [self.view.name_of(trigger.source) for trigger in self.editor.decision.triggers],
            "lives": [player.life for player in self.view.players], "hand": len(self.view.players[0].hand),
        }  # fmt: skip


if __name__ == "__main__":
    theme.apply(application())
    hands = Hands(Path(sys.argv[1]))
    hands.first_half()
    print(json.dumps(hands.standing()), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
