"""How fast the table is: `python -m gui --benchmark` counts and times what it paints, on no screen.

For 2 and 4 seats and 50 and 200 permanents: from a click to the first change on the table, and every picture while
twenty permanents turn, while a card is dragged about, while a spell is cast and resolves, and while a program thinks.
Times are those of the window's own thread, in milliseconds, whatever else the machine does; of the last kind also what
it waits for the thread that thinks. Half of them (p50) and nearly all (p95) lie below. Each board has a process of its
own, whose memory is that of one game.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.api import CardLibrary, open_match
from gui.dialogs.pay_mana import PayManaEditor
from gui.models.marks import NOTHING
from gui.storage import Settings
from gui.views.board.board_layout import TILT
from gui.views.table.table import Table
from gui.views.window.table_window import TableWindow

BOARDS = ("2x50", "2x200", "4x50", "4x200")
SIZE = (1920, 1080)
TURNS, CLICKS, STEPS = 20, 12, 40
PATIENCE, MOST_PASSES, PICTURE = 20.0, 4, 0.016
SEATS = "ABCD"
LANDS = ("Forest", "Island", "Swamp", "Mountain", "Plains")


def scenario(library: CardLibrary, seats: int, permanents: int) -> dict[str, object]:
    """A board: creatures of many names that keep their peace, a third of it lands."""
    creatures = [
        card.name
        for card in library.own_cards()
        if "Creature" in card.front.type_line and len(card.faces) == 1 and is_quiet(card.front.text)
    ]
    each = permanents // seats

    def side(number: int) -> dict[str, object]:
        named = [creatures[(number * 17 + at) % len(creatures)] for at in range(each - each // 3)]
        lands = [{"card": LANDS[(number + at) % len(LANDS)], "count": 1} for at in range(each // 3)]
        library_cards = [{"card": "Forest", "count": 30}]
        return {
            "life": 20, "library": {"top": [], "rest": library_cards},
            "hand": [{"card": name} for name in creatures[:7]] if number == 0 else [],
            "battlefield": [*({"card": name, "count": 1} for name in named), *lands],
        }  # fmt: skip

    game = {"variant": "duel" if seats == 2 else "free_for_all", "turn_order": list(SEATS[:seats]), "edition": "2026"}
    return {
        "format": "scenario", "version": 1, "id": "benchmark", "title": "Benchmark", "game": game,
        "options": {"shuffle_libraries": False},
        "players": {SEATS[number]: side(number) for number in range(seats)},
        "script": [], "stop": {"turn": 1, "step": "cleanup"}, "expect": [],
    }  # fmt: skip


def is_quiet(text: str) -> bool:
    """Whether a card asks and does nothing by itself, so that only the table is timed."""
    return not any(word in text for word in ("hen", "t the beginning", "nters", ":", "orph", "may"))


class Frames:
    """Times pictures of the window: each turn of the event loop in which a part of the table was painted."""

    def __init__(self, app: QApplication, table: Table) -> None:
        self._app = app
        self.clock: Callable[[], float] = time.thread_time
        self.paintings = 0
        self.times: list[float] = []
        for part in (table.battlefield, table.hand, table.stage, table.arrows, table.preview.picture, table.bar):
            self._count(part)

    def _count(self, part: QWidget) -> None:
        paint = part.paintEvent

        def counted(event: QPaintEvent) -> None:
            self.paintings += 1
            paint(event)

        part.paintEvent = counted  # type: ignore[method-assign]

    def spin(self, seconds: float, until: Callable[[], bool] = lambda: False) -> None:
        """Let things happen; each turn of the loop that painted is a picture."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end and not until():
            painted, start = self.paintings, self.clock()
            self._app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
            if self.paintings > painted:
                self.times.append((self.clock() - start) * 1000)
            else:
                time.sleep(0.0005)

    def take(self) -> list[float]:
        """The times since the last look."""
        times, self.times = self.times, []
        return times


def share(times: list[float], part: float) -> float:
    """The time below which a part of the times lies."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0


def measure(app: QApplication, library: CardLibrary, seats: int, permanents: int) -> str:
    """One board, in a line."""
    born = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "board.json")
        path.write_text(json.dumps(scenario(library, seats, permanents)), encoding="utf-8")
        match = open_match(path, library)
    window = TableWindow(library, Settings(curtain=False, speed="normal"))
    window.resize(*SIZE)
    window.show()
    window.play(match, journal=False)
    table = window.table
    assert table is not None
    frames = Frames(app, table)
    frames.spin(PATIENCE, lambda: table.editor is not None)
    start = time.perf_counter() - born
    frames.spin(3.0)  # the art is painted
    clicks, idle = _clicks(frames, table)
    parts = [(f"click to change, {idle} of them without any", clicks)]
    for what, deed in ((f"{TURNS} turn", _turn_some), ("a drag", _drag), ("a spell", _cast), ("thinking", _think)):
        frames.take()
        deed(frames, table)
        parts.append((f"picture of {what}", frames.take()))
    line = f"{seats} seats, {permanents:3} permanents: " + " | ".join(
        f"{what} ({len(times)}): p50 {share(times, 0.5):.1f} p95 {share(times, 0.95):.1f} most {share(times, 1):.1f}"
        for what, times in parts
    )
    window.leave_match()
    window.close()
    return f"{line} | first question after {start:.1f} s"


def _clicks(frames: Frames, table: Table) -> tuple[list[float], int]:
    """From a click on a permanent to the first change that is painted, and how many clicks changed nothing."""
    times, idle = [], 0
    port = table.battlefield.viewport()
    refs = list(table.battlefield.items_by_id)
    for ref in refs[:: max(1, len(refs) // CLICKS)]:
        frames.spin(0.4)  # what the last click has moved lies where it belongs
        at = table.anchor(ref)
        if at is None:
            continue
        QTest.mouseMove(port, port.mapFromGlobal(at))
        frames.spin(0.2)
        painted, start, end = frames.paintings, time.thread_time(), time.perf_counter() + 2
        QTest.mouseClick(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, port.mapFromGlobal(at))
        while frames.paintings == painted and QApplication.activePopupWidget() is None and time.perf_counter() < end:
            frames.spin(0.002)
        if frames.paintings > painted or QApplication.activePopupWidget() is not None:
            times.append((time.thread_time() - start) * 1000)
        else:
            idle += 1
        _call_off(table)
    return times, idle


def _call_off(table: Table) -> None:
    """Whatever the click has begun is taken back."""
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()
    QTest.keyClick(table, Qt.Key.Key_Escape)


def _turn_some(frames: Frames, table: Table) -> None:
    """Turn permanents as if they were tapped, and back."""
    items = list(dict.fromkeys(table.battlefield.items_by_id.values()))[:TURNS]
    for angle in (TILT, 0.0, TILT, 0.0):
        for item in items:
            item.place(item.x(), item.y(), item.width, angle=angle, z=item.zValue())
        frames.spin(0.4)


def _playable(table: Table) -> int:
    """A card of the hand that could be cast now."""
    editor = table.editor
    lit = set(editor.lit()) if editor is not None else set()
    return next((ref for ref in table.hand.refs() if ref in lit), NOTHING)


def _drag(frames: Frames, table: Table) -> None:
    """Take a card out of the hand, carry it over the boards, and drop it nowhere."""
    ref = _playable(table)
    at = table.anchor(ref)
    if at is None:
        return
    port = table.hand.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, port.mapFromGlobal(at))
    goal = table.battlefield.mapToGlobal(table.battlefield.rect().topLeft())
    for step in range(1, STEPS + 1):
        QTest.mouseMove(port, port.mapFromGlobal(at + (goal - at) * (step / STEPS)))
        frames.spin(0.02)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    frames.spin(0.2)


def _cast(frames: Frames, table: Table) -> None:
    """Cast a card of the hand, pay, and watch it resolve."""
    editor = table.editor
    table.click(_playable(table))
    frames.spin(PATIENCE, lambda: table.editor is not None and table.editor is not editor)
    paying = table.editor
    assert isinstance(paying, PayManaEditor), "a creature of the hand is cast"
    frames.spin(PATIENCE, lambda: not table.bar.unread)
    QTest.keyClick(table, Qt.Key.Key_Space)
    frames.spin(PATIENCE, lambda: table.editor is not None and table.editor is not paying)
    for _ in range(MOST_PASSES):  # it may be asked whether it is to resolve
        if table.controller.view is not None and not table.controller.view.stack:
            return
        asked = table.editor
        QTest.keyClick(table, Qt.Key.Key_Space)
        frames.spin(PATIENCE, lambda asked=asked: table.editor is not None and table.editor is not asked)  # type: ignore[misc]
    raise AssertionError("it has not resolved")


def _think(frames: Frames, table: Table) -> None:
    """Paint the boards again and again while a program thinks about what is asked."""
    done: list[object] = []
    table.controller.enquiries.hinted.connect(lambda *_: done.append(True))
    table.hint.ask()
    frames.clock, end = undisturbed, time.perf_counter() + PATIENCE
    while not done and time.perf_counter() < end:
        table.battlefield.viewport().update()
        frames.spin(PICTURE)
    frames.clock = time.thread_time


def undisturbed() -> float:
    """The time, without that for which other processes kept this thread from running, where the system tells."""
    try:
        waited = int(Path("/proc/thread-self/schedstat").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        waited = 0
    return time.perf_counter() - waited / 1e9


def run(app: QApplication, library: CardLibrary, board: str) -> int:
    """A board, or all of them, each in a line with the memory that its game takes."""
    if board != "all":
        seats, _, permanents = board.partition("x")
        print(f"{measure(app, library, int(seats), int(permanents))} | memory {most_memory():.0f} MB", flush=True)
        return 0
    command = [sys.executable, *([] if vars(sys).get("frozen") else ["-m", "gui"])]
    return max(subprocess.run([*command, "--benchmark", each], check=False).returncode for each in BOARDS)


def most_memory() -> float:
    """The most memory that the process has held, in megabytes; 0 where the system does not tell."""
    if sys.platform == "win32":
        return 0.0
    import resource  # not on Windows

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / 1_000_000 if sys.platform == "darwin" else most / 1000
