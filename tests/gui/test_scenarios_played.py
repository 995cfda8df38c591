"""Every shipped scenario is played as its notes say, by clicks and keys.

It is played until the table has shown what it is for.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine.api import Action, load_library, open_match, shipped_scenarios
from gui.dialogs.act import ActEditor
from gui.dialogs.combat import AttackersEditor
from gui.storage import Settings
from gui.views.table.menus import ActionMenu
from gui.views.table.table import Table
from gui.views.window.table_window import TableWindow
from tests.gui.pointing import drag, place_of
from tests.gui.walker import press
from tests.support.games.how_often import sampled

LIBRARY = load_library()
PATHS = {path.stem: path for path in shipped_scenarios().values()}
ATTACK = "attack with all"
OPENED = ("command", "exile", "graveyard")  # zones that are looked through beside the board
MOST_PRESSES, LAST_TURN = 90, 4


@dataclass(frozen=True)
class Play:
    """What is done as soon as it can be, by the words that say it, and what is told then, in this order."""

    deeds: tuple[str, ...]
    told: tuple[str, ...]


PLAYS = {
    "another_will": Play(("You control target opponent",), (
        "A activates Puppet Cabinet targeting B", "Turn 2: B", "For B: ")),
    "archenemy": Play((ATTACK,), (
        "A sets Let the Hounds Out in motion", "2 tokens are created: Dog Token", "Boundary Boar attacks B",
        "A sets A Fire in Every Hearth in motion", "deals 3 damage to C")),
    "attractions": Play((), ("A rolls a d6: 6", "Big Wheel's ability triggers", "A gains 2 life")),
    "battle": Play(("attack Siege of the Larder",), (
        "Barn Bear attacks Siege of the Larder", "Warden of the Larder")),
    "chance": Play(("Roll a d20", "Flip a coin"), ("A rolls a d20: 6", "A gains 6 life", "A flips a coin: tails")),
    "commander": Play(("Aldous", ATTACK), (
        "A casts Aldous, First at the Table", "Aldous, First at the Table enters the battlefield", "Boundary Boar attacks C")),
    "conspiracies": Play(("hidden agenda", ATTACK), ("Silent Partnership is turned face up", "Boundary Boar deals 4 combat damage")),
    "double_faced": Play(("Transform this creature",), ("A activates", "transforms")),
    "dungeons": Play(("Down the Hatch", "Venture into the dungeon"), (
        "A takes the initiative", "A moves their venture marker into “Miller's Counting Room”", "Treasure Token is created",
        "A activates Lantern on a Pole", "A moves their venture marker into “The Still Pool”", "A completes The Drowned Mill")),
    "face_down": Play(("face up", "morph"), ("Masked Guest is turned face up", "A casts a face-down card", "enters the battlefield")),
    "grand_melee": Play((ATTACK,), ("A turns up The Sleeping Hill", "E turns up The Toll Bridge", "Boundary Boar attacks B")),
    "insets": Play(("Clear the Barn", "Barn Ogre"), (
        "A casts Clear the Barn", "A gains 2 life", "A casts Barn Ogre", "Barn Ogre enters the battlefield")),
    "meld": Play(("meld them into Grand Titan",), (
        "Left Fist goes from battlefield to exile", "Right Fist goes from battlefield to exile",
        "Grand Titan enters the battlefield")),
    "merging": Play(("mutate",), ("A casts Marsh Heron targeting Spotted Stag", "Marsh Heron merges with Spotted Stag")),
    "planes": Play(("planar die",), ("A rolls the planar die: blank",)),
    "progress": Play(("Tale of the Well", "Level 3", "level counter"), (
        "Tale of the Well gets a lore counter", "Tale of the Well's ability triggers", "A activates Gardener's Path",
        "Rising Squire gets a level counter", "Tale of the Well is sacrificed")),
    "roles": Play(("Give a Crown", "Attach this permanent"), ("A casts Give a Crown targeting Barn Bear", "Royal is created")),
    "rooms": Play(("unlock right half",), ("A unlocks Rear Attic", "Front Parlor's ability triggers")),
    "shortcuts": Play(("You gain 1 life",), ("A activates Humming Well", "A gains 1 life")),
    "split_and_flip": Play(("Flip this creature", "Kindle"), ("flips", "A casts Kindle", "Kindle deals 2 damage")),
    "stickers": Play(("name sticker",), ("A activates Label Maker", "A puts a sticker on Mittened")),
    "subgame": Play(("Fireside Story",), (
        "A casts Fireside Story", "A creates a subgame; the main game waits", "A keeps 7 cards", "B keeps 7 cards")),
    "supervillain_rumble": Play((ATTACK,), (
        "A sets Let the Hounds Out in motion", "Boundary Boar attacks B", "B sets The Cellar Floods in motion",
        "C sets The Larder Is Locked in motion")),
    "team_vs_team": Play((ATTACK,), ("Boundary Boar attacks C", "Boundary Boar deals 3 combat damage to C")),
    "two_headed_giant": Play((ATTACK,), (
        "Boundary Boar attacks C", "Soot Rat attacks C", "Soot Rat deals 1 combat damage to C")),
    "vanguard": Play(("Draw a card",), ("A discards Forest", "A activates Tam Underbridge", "B discards Forest")),
}  # fmt: skip


class Player:
    """Somebody who does what a scenario is for, and otherwise goes on."""

    def __init__(self, window: TableWindow, deeds: tuple[str, ...]) -> None:
        assert window.table is not None and window.controller is not None
        self.table: Table = window.table
        self.controller = window.controller
        self.left = list(deeds)
        self.told: dict[str, None] = {}  # the lines of the log and the questions, in order

    def listen(self) -> None:
        """Read what the table says, if no curtain is down."""
        QApplication.processEvents()
        if not self.table.curtain.isVisible():
            log = self.table.log.model_
            self.told.update(dict.fromkeys(str(log.index(row).data()) for row in range(log.rowCount())))
            self.told[self.table.bar.prompt.text] = None

    def go_on(self) -> None:
        """Do one of the deeds that are left, or press what goes on."""
        editor = self.table.editor
        if not self.table.curtain.isVisible() and QApplication.activePopupWidget() is None:
            for deed in self.left:
                done = isinstance(editor, ActEditor) and self._use(editor, deed)
                done = done or (isinstance(editor, AttackersEditor) and self._attack(editor, deed))
                if done:
                    self.left.remove(deed)
                    return
        assert press(self.table), "nothing is asked"

    def _use(self, editor: ActEditor, deed: str) -> bool:
        action = next((one for one in editor.decision.actions if deed in str(one.label) or deed == one.way), None)
        if action is None or not action.label:
            return False
        widget, at = self._place(action.oid)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        QApplication.processEvents()
        menu = QApplication.activePopupWidget()
        if isinstance(menu, ActionMenu):
            QTest.keyClick(menu, Qt.Key(Qt.Key.Key_1.value + self._line(menu, action)))
            QApplication.processEvents()
        return True

    @staticmethod
    def _line(menu: ActionMenu, action: Action) -> int:
        words = (str(action.label), action.way.split(" ")[0])
        return next((n for n, line in enumerate(menu.lines) if any(w and w.lower() in line.text().lower() for w in words)), 0)

    def _place(self, ref: int) -> tuple[QWidget, QPoint]:
        """The widget that shows a thing, and where in it; what lies in a zone beside the board is looked up there."""
        table = self.table
        for bar in table.variants.values():
            for chip in bar.chips:
                if chip.isVisible() and chip.ref == ref:
                    return chip, chip.rect().center()
        seen = table.known[ref]
        if seen.zone in OPENED and not any(region.anchor(ref) is not None for region in table.regions()):
            QTest.mouseClick(table.battlefield.panels[seen.owner].zones[seen.zone], Qt.MouseButton.LeftButton)
            QApplication.processEvents()
        region = next(region for region in table.regions() if region.anchor(ref) is not None)
        assert isinstance(region, QWidget)
        widget = region.viewport() if isinstance(region, QAbstractScrollArea) else region
        return widget, widget.mapFromGlobal(place_of(table, ref))

    def _attack(self, editor: AttackersEditor, deed: str) -> bool:
        if deed == ATTACK:
            button = self.table.bar.buttons.get("all")
            if button is not None:
                QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            return button is not None
        name = deed.removeprefix("attack ")
        goal = next((ref for ref, seen in self.table.known.items() if seen.name == name and seen.zone == "battlefield"), -1)
        if goal < 0:
            return False
        for attacker, defenders in editor.decision.possible:
            if goal in defenders:
                drag(self.table, attacker, place_of(self.table, goal))
        return True


def is_told(wanted: tuple[str, ...], told: dict[str, None]) -> bool:
    """Whether all is said, each after what comes before it."""
    lines = iter(told)
    return all(any(words in line for line in lines) for words in wanted)


def test_each_scenario_has_its_play() -> None:
    assert PATHS.keys() == PLAYS.keys()


@pytest.mark.parametrize("name", sampled(sorted(PLAYS)))
def test_a_shipped_scenario_shows_what_it_is_for(qtbot: QtBot, name: str) -> None:
    window = TableWindow(LIBRARY, Settings(), still=True)
    qtbot.addWidget(window)
    window.resize(1280, 760)
    window.show()
    window.activateWindow()
    window.play(open_match(PATHS[name], LIBRARY), journal=False)
    play, player = PLAYS[name], Player(window, PLAYS[name].deeds)
    for _ in range(MOST_PRESSES):
        player.listen()
        view = player.controller.view
        assert view is not None and not window.failure.isVisible(), window.failure.text.text()
        if view.over or view.turn > LAST_TURN or (not player.left and is_told(play.told, player.told)):
            break
        player.go_on()
    assert player.left == [] and is_told(play.told, player.told), f"{player.left}: " + " / ".join(player.told)
    window.leave_match()
