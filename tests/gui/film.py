"""Film strips of the table. Pictures a tenth of a second apart, side by side, to see whether a bystander could
follow.

`python -m tests.gui.film spell|combat|win OUT.png [PICTURES [MILLISECONDS]]`
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable

from PySide6.QtCore import QEventLoop, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.api import DeclareBlockers, View
from gui.dialogs.combat import CombatEditor
from gui.storage import Settings
from tests.gui.pointing import click, drag, key, place_of
from tests.gui.presses import LANDS, Hands, Turn

COLUMNS, SHARE = 2, 0.6  # how many pictures stand side by side, and how large
PATIENCE = 20.0


def spin(seconds: float, until: Callable[[], bool] = lambda: False) -> None:
    """Let things happen."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end and not until():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)


class Film:
    """A table that is played at, and pictures of it."""

    def __init__(self, hands: Hands, paint: float) -> None:
        self.hands = hands
        self.beats: list[tuple[str, View]] = []  # what was seen so far, each with the table as it was then
        assert hands.window.controller is not None
        hands.window.controller.playback.began.connect(lambda beat, _ms, _to: self.beats.append((beat.kind, hands.view)))
        self.until_asked()
        spin(paint)  # the art comes a little later

    def until_asked(self) -> None:
        table = self.hands.table
        spin(PATIENCE, lambda: table.editor is not None and not table.happenings.playing and not table.bar.unread)

    def go_on(self) -> None:
        """Press the main key, and wait for the next question."""
        before = self.hands.table.editor
        key(self.hands.table, Qt.Key.Key_Space)
        spin(PATIENCE, lambda: self.hands.table.editor is not before)
        self.until_asked()

    def pictures(self, number: int, apart: float) -> list[QPixmap]:
        """So many pictures of the window, so many seconds apart."""
        found = []
        begin = time.perf_counter()
        for at in range(number):
            spin(begin + at * apart - time.perf_counter())
            found.append(self.hands.window.grab())
        return found


def opened(turn: str, speed: str, mine: tuple[str, ...], board: tuple[tuple[str, int], ...], theirs: tuple[tuple[str, int], ...],
           lives: tuple[int, int] = (20, 20)) -> Film:  # fmt: skip
    settings = Settings(speed=speed, curtain=False)
    return Film(Hands(Turn(turn, 0), ((LANDS, *board), mine), ((LANDS, *theirs), ()), settings=settings, lives=lives),
                2.0 if speed == "normal" else 0.0)


def spell(speed: str = "normal") -> Film:
    """A creature is destroyed by a spell that is dragged on to it."""
    film = opened("spell", speed, ("Twig Snap", "Forest"), (("Drum Boar", 1),), (("Meadow Cat", 1), ("Horn Elk", 1)))
    table, hands = film.hands.table, film.hands
    snap, cat = hands.found("Twig Snap", "hand"), hands.found("Meadow Cat", "battlefield", 1)
    goal, port = place_of(table, cat), table.hand.viewport()
    drag(table, snap, goal, drop=False)
    spin(PATIENCE, lambda: bool(table.editor and table.editor.badges()))
    QTest.mouseMove(port, port.mapFromGlobal(goal) + QPoint(1, 1))
    spin(PATIENCE, lambda: bool(table.editor and table.editor.badges()))
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, port.mapFromGlobal(goal))
    spin(PATIENCE, lambda: table.happenings.playing)
    return film


def attack(film: Film, *names: str) -> None:
    table, hands = film.hands.table, film.hands
    if film.hands.asked == "act":
        film.go_on()
    for ref in list(table.editor.lit()) if table.editor is not None else ():
        if hands.view.name_of(ref) in names:
            click(table, ref)
    key(table, Qt.Key.Key_Space)
    spin(PATIENCE, lambda: table.happenings.playing)


def combat(speed: str = "normal") -> Film:
    """Two creatures attack, one is blocked; from the block on."""
    film = opened("combat", speed, (), (("Horn Elk", 1), ("Drum Boar", 1)), (("Meadow Cat", 1),))
    attack(film, "Horn Elk", "Drum Boar")
    table, hands = film.hands.table, film.hands
    for _ in range(6):
        film.until_asked()
        if table.editor is not None and isinstance(table.editor.decision, DeclareBlockers):
            break
        film.go_on()
    elk, cat = hands.found("Horn Elk", "battlefield"), hands.found("Meadow Cat", "battlefield", 1)
    for _ in range(6):  # what still glides to its place is missed
        drag(table, cat, place_of(table, elk))
        if isinstance(table.editor, CombatEditor) and table.editor.pairs:
            break
        spin(0.3)
    film.until_asked()
    key(table, Qt.Key.Key_Space)
    spin(PATIENCE, lambda: table.happenings.playing)
    return film


def win(speed: str = "normal") -> Film:
    """The last attack."""
    film = opened("win", speed, (), (("Meadow Cat", 3),), (), lives=(20, 3))
    attack(film, "Meadow Cat")
    return film


SCENES = {"spell": spell, "combat": combat, "win": win}


def strip(pictures: list[QPixmap], columns: int = COLUMNS, share: float = SHARE) -> QImage:
    """Pictures side by side, row after row."""
    size = pictures[0].deviceIndependentSize() * share
    cell = QSize(round(size.width()), round(size.height()))
    made = QImage(cell.width() * columns, cell.height() * -(-len(pictures) // columns), QImage.Format.Format_RGB32)
    made.fill(Qt.GlobalColor.black)
    with QPainter(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for at, picture in enumerate(pictures):
            corner = QRectF(at % columns * cell.width(), at // columns * cell.height(), cell.width() - 4, cell.height() - 4)
            painter.drawPixmap(corner, picture, QRectF(picture.rect()))
    return made


def main(words: list[str]) -> int:
    if len(words) < 2 or words[0] not in SCENES:
        print(__doc__, file=sys.stderr)
        return 2
    from gui import theme
    from gui.app import application

    theme.apply(application())
    film = SCENES[words[0]]()
    number, apart = int(words[2]) if words[2:] else 10, int(words[3]) if words[3:] else 100
    made = strip(film.pictures(number, apart / 1000))
    film.hands.window.leave_match()
    return 0 if made.save(words[1]) else 1


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.exit(main(sys.argv[1:]))
