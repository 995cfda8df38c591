"""People who play by chance, by real presses at a table that shows everything at its pace. And what they look for.

A press goes to the window, at a place, and reaches whatever lies on top there; a key goes to whatever has the keys.
"""

from __future__ import annotations

import random
from collections import Counter

from PySide6.QtCore import QAbstractAnimation, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QApplication, QWidget

from engine.api import View
from gui.controllers.match_controller import MatchController
from gui.views.board.card_item import CardItem
from gui.views.board.card_scene import CardScene
from gui.views.table.table import Table
from gui.views.window.table_window import TableWindow

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
STUCK = 12  # presses at one question; then chance answers it without any
SOON_MS, LATE_MS = 20, 30_000
LOOKED_AT_MS = 400  # a menu that a button shows
HASTENS = 0.35  # how often somebody who sees something happen does not wait
LOOKS = (Qt.Key.Key_W, Qt.Key.Key_Z, Qt.Key.Key_F, Qt.Key.Key_Y, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Escape)


class Soak:
    """One game that is played by chance. `problems` is what was seen that should not be."""

    def __init__(self, window: TableWindow, seed: int) -> None:
        assert window.table is not None and window.controller is not None
        self.window = window
        self.table: Table = window.table
        self.controller: MatchController = window.controller
        self.chance = random.Random(seed)
        self.presses: Counter[str] = Counter()
        self.problems: list[str] = []
        self._asked: object = None
        self._tries = 0

    # playing

    def play(self, most: int) -> None:
        """Play so many presses, or to the end of the game; stops at the first problem."""
        while not self.problems and self.presses.total() < most and not self.over:
            waited = self._wait()
            if not self.problems and not self.over:
                self.presses[self._press(waited)] += 1
        if not self.problems:
            self._wait()
            self.look()

    @property
    def view(self) -> View:
        assert self.controller.view is not None
        return self.controller.view

    @property
    def over(self) -> bool:
        return bool(self.controller.view and self.controller.view.over) and not self.table.happenings.playing

    def _wait(self) -> bool:
        """Wait until something can be pressed; whether that is not just to hasten."""
        table, patient = self.table, self.chance.random() > HASTENS
        for _ in range(0, LATE_MS, SOON_MS):
            if table.curtain.isVisible() or self.over or QApplication.activePopupWidget() is not None:
                return True
            if table.happenings.playing:
                if not patient:
                    return False
            elif table.editor is not None and not table.bar.unread and not self.controller.work.waiting:
                if table.editor.decision is not self._asked:
                    self._asked, self._tries = table.editor.decision, 0
                    if self.chance.random() < 0.5:
                        self.look()
                return True
            QTest.qWait(SOON_MS)
        self.problems.append(f"nothing can be pressed: {table.bar.prompt.text!r}")
        return True

    def _press(self, at_rest: bool) -> str:
        menu, table = QApplication.activePopupWidget(), self.table
        if menu is not None:
            QTest.keyClick(menu, self.chance.choice([Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Escape]))
            return "menu"
        if table.curtain.isVisible():
            button = table.curtain.button if table.curtain.quick.isHidden() or self.chance.random() < 0.4 else table.curtain.quick
            self._click_on(button)
            return "curtain"
        if not at_rest:
            return self._hasten()
        self._tries += 1
        if self._tries > STUCK:
            assert table.editor is not None
            table.answered(table.editor.decision.some_answer(self.chance.randrange))
            return "answer"
        if self.chance.random() < 0.06:
            QTest.keyClick(table, self.chance.choice(LOOKS))
            return "look"
        return self._decide()

    def _hasten(self) -> str:
        """Somebody does not wait: they press what stands there, a key, or anywhere on the board."""
        how = self.chance.randrange(3)
        button = next(iter(self.table.bar.buttons.values()), None)
        if how == 0 and button is not None:
            self._click_on(button)
        elif how == 1:
            QTest.keyClick(self.table, Qt.Key.Key_Space)
        else:
            port = self.table.battlefield.viewport()
            spot = QPoint(self.chance.randrange(port.width()), self.chance.randrange(port.height()))
            self._click_at(port.mapToGlobal(spot))
        return "hasten"

    def _decide(self) -> str:
        """Press one of the things that are lit, of the buttons, or of those in the panel beside the board."""
        table, editor = self.table, self.table.editor
        assert editor is not None
        lit = [ref for ref in editor.lit() if table.anchor(ref) is not None]
        buttons = [button for button in table.bar.buttons.values() if button.isEnabled()]
        panel = _pressable(table.side.panel)
        ways = ["lit"] * 3 * bool(lit) + ["button"] * 3 * bool(buttons) + ["panel"] * 4 * bool(panel) + ["key"]
        way = self.chance.choice(ways)
        if way == "lit":
            self._use(self.chance.choice(sorted(lit)))
        elif way == "button":  # the main one is the last
            self._click_on(buttons[-1] if self.chance.random() < 0.7 else self.chance.choice(buttons))
        elif way == "panel":
            self._click_on(self.chance.choice(panel))
        else:
            QTest.keyClick(table, self.chance.choice([Qt.Key.Key_Space, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Return]))
        return way

    def _use(self, ref: int) -> None:
        """Click a thing, or drag it somewhere."""
        table = self.table
        at = table.anchor(ref)
        assert at is not None and table.editor is not None
        if not table.editor.can_drag(ref) or self.chance.random() < 0.5:
            self._click_at(at)
            return
        self._drag(at, None)
        QTest.qWait(60)  # where it may go is found out meanwhile
        goals = [goal for goal in map(table.anchor, table.drag.targets()) if goal is not None] if table.drag.active else []
        cloth = table.battlefield.viewport()
        self._drop(self.chance.choice(goals) if goals else cloth.mapToGlobal(cloth.rect().center()))

    def _drag(self, at: QPoint, _to: None) -> None:
        window, start = self.window.windowHandle(), self.window.mapFromGlobal(at)
        QTest.mousePress(window, LEFT, NONE, start)
        for step in (8, 20, 40):
            QTest.mouseMove(window, start - QPoint(0, step))
            QApplication.processEvents()

    def _drop(self, at: QPoint) -> None:
        window, goal = self.window.windowHandle(), self.window.mapFromGlobal(at)
        QTest.mouseMove(window, goal)
        QApplication.processEvents()
        QTest.mouseRelease(window, LEFT, NONE, goal)
        QApplication.processEvents()

    def _click_on(self, part: QWidget) -> None:
        self._click_at(part.mapToGlobal(part.rect().center()))

    def _click_at(self, at: QPoint) -> None:
        """A click of the mouse at a place of the screen."""
        window, spot = self.window.windowHandle(), self.window.mapFromGlobal(at)
        QTest.mouseMove(window, spot)
        leaves = QTimer(self.window, singleShot=True, interval=LOOKED_AT_MS)
        leaves.timeout.connect(_leave_menu)
        leaves.start()
        QTest.mouseClick(window, LEFT, NONE, spot)  # does not come back while a button shows its menu
        leaves.stop()
        QApplication.processEvents()

    # looking

    def look(self) -> None:
        """Wait until all is at rest, and see that what is shown is how things stand."""
        for _ in range(0, LATE_MS, SOON_MS):
            if self.table.happenings.playing or not self._moving():
                break
            QTest.qWait(SOON_MS)
        if self.table.happenings.playing or self.table.curtain.isVisible():
            return
        if moving := self._moving():
            self.problems.append(f"moves without end: {moving}")
        self.problems += [*self._ghosts(), *self._wrong_lives(), *self._left_on_stage()]

    def _moving(self) -> list[str]:
        table = self.table
        cards = [item for scene in (table.battlefield, table.hand) for item in _cards(scene)]
        found = [f"{item.ref}" for item in cards if any(map(_runs, (item._moving, item._turning)))]
        return found + [panel.name.text() for panel in table.battlefield.panels.values() if _runs(panel._roll)]

    def _ghosts(self) -> list[str]:
        """Card items that the view does not have, or that are not plainly seen."""
        view, found = self.view, []
        here = {"battlefield": set(view.battlefield), "hand": {seen.id for seen in self.table.hand.model.objects}}
        for scene, name in ((self.table.battlefield, "battlefield"), (self.table.hand, "hand")):
            for item in _cards(scene):
                if gone := set(item.members) - here[name]:
                    found.append(f"a ghost in the {name}: {gone}")
                elif item.opacity() != 1.0 or not item.transform().isIdentity():
                    found.append(f"not plainly seen in the {name}: {item.members}")
            shown = {ref for item in _cards(scene) for ref in item.members}
            if missing := here[name] - shown - {oid for oid in here[name] if self._beneath(oid)}:
                found.append(f"missing in the {name}: {missing}")
        return found

    def _beneath(self, oid: int) -> bool:
        """Whether something on the battlefield is not shown by itself."""
        return oid in self.view.objects and self.view.objects[oid].phased_out

    def _wrong_lives(self) -> list[str]:
        shown = {player.name: self.table.battlefield.panels[player.seat].life.text() for player in self.view.players}
        return [
            f"{player.name} has {player.life} life, and {shown[player.name]} is shown"
            for player in self.view.players if shown[player.name] != str(player.life)
        ]  # fmt: skip

    def _left_on_stage(self) -> list[str]:
        stage = self.table.stage
        held = [f"held: {stage.held.words}"] if stage.held is not None else []
        return held + ([f"{stage.actors} actors on the stage"] if stage.actors else [])


def _leave_menu() -> None:
    menu = QApplication.activePopupWidget()
    if menu is not None:
        menu.close()


def _runs(animation: QAbstractAnimation) -> bool:
    return animation.state() == QAbstractAnimation.State.Running


def _cards(scene: CardScene) -> list[CardItem]:
    return [item for item in scene.scene().items() if isinstance(item, CardItem)]


def _pressable(panel: QWidget | None) -> list[QWidget]:
    """What of a panel can be clicked."""
    if panel is None:
        return []
    parts: list[QWidget] = [*panel.findChildren(QAbstractButton), *panel.findChildren(QAbstractSpinBox)]
    return [part for part in parts if part.isVisible() and part.isEnabled() and not part.visibleRegion().isEmpty()]
