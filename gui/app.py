"""Starting the client.

Here are the application, the window, a game from the command line, and a screenshot of it.
"""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer
from PySide6.QtGui import QIcon, QImage
from PySide6.QtWidgets import QApplication

from engine.api import VERSION, CardLibrary, Match
from gui import language, storage, theme
from gui.arguments import ArgumentProblem, Arguments, library_of, match_of, parse
from gui.controllers.preferences import dress
from gui.controllers.uncaught_errors import UncaughtErrors
from gui.self_test import self_test
from gui.views.window.table_window import TableWindow

DEFAULT_SIZE = (1440, 860)
SEEDS = 1_000_000_000
TURN_BY_TURN = 0.0005  # seconds for which the window waits for a program that thinks, whenever it has to
ICON = Path(__file__).resolve().parents[1] / "assets" / "icons" / "kitchen-table.png"


def main(words: Sequence[str] | None = None) -> int:
    """Run the client; 2 for arguments or files that can't be used."""
    try:
        arguments = parse(sys.argv[1:] if words is None else words)
        return run(arguments)
    except ArgumentProblem as problem:
        print(f"kitchen table: {problem}", file=sys.stderr)
        return 2


def application() -> QApplication:
    """The one application of the process."""
    sys.setswitchinterval(TURN_BY_TURN)
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
        app.setApplicationName("kitchen-table")
        app.setApplicationDisplayName("Kitchen Table")
        app.setApplicationVersion(VERSION)
        app.setDesktopFileName("kitchen-table")
        app.setWindowIcon(QIcon(str(ICON)))
    return app


def choose_platform(picture: bool) -> None:
    """Without a display a picture is painted offscreen; a window can't be shown."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        return
    if not picture:
        raise ArgumentProblem("there is no display: set DISPLAY or WAYLAND_DISPLAY, or take a --screenshot")
    os.environ["QT_QPA_PLATFORM"] = "offscreen"


def run(arguments: Arguments) -> int:
    """Open the window and stay in it, or take a picture of it."""
    if arguments.benchmark or arguments.room:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    picture = arguments.screenshot is not None or arguments.self_test
    choose_platform(picture)
    settings = storage.load_settings()
    library, said = library_of(arguments)
    if arguments.room:
        return room_of(arguments, library)
    later = 0 if picture else arguments.autoplay  # with the window there, which shows how far it is
    match = match_of(replace(arguments, autoplay=arguments.autoplay - later), library, secrets.randbelow(SEEDS))
    app = application()
    language.speak(app, arguments.language or settings.language)
    dress(app, settings)
    if arguments.benchmark:
        from gui import benchmark  # what it needs is not loaded for a game

        return benchmark.run(app, library, arguments.benchmark)
    window = TableWindow(library, settings, still=picture)
    if match is not None and later:
        window.play_after(match, later)
    elif match is not None:
        window.play(match, journal=not picture)
    elif not picture:
        window.start_page.refresh()
        window.start_page.say(language.sentence(said))
        window.help.look_for_updates()
    if arguments.self_test:
        return self_test(library, partial(painted, window))
    take_place(window, arguments.size, picture)
    window.show()
    return take_picture(window, arguments) if arguments.screenshot is not None else stay(app, window)


def take_place(window: TableWindow, size: tuple[int, int], picture: bool) -> None:
    """Make the window as large as was asked for.

    Else a picture has the usual size, and others where they were.
    """
    if size != (0, 0):
        window.resize(*size)
    elif picture:
        window.resize(*DEFAULT_SIZE)
    else:
        window.take_place(DEFAULT_SIZE)


def room_of(arguments: Arguments, library: CardLibrary) -> int:
    """Say how much of the boards is cards, in no window that is seen."""
    theme.apply(application())
    from gui import room  # what it needs is not loaded for a game

    return room.run(library, arguments.new, arguments.seed, arguments.size)


def stay(app: QApplication, window: TableWindow) -> int:
    """Play; whatever fails unforeseen meanwhile is told in the window."""
    unforeseen = UncaughtErrors(app)
    unforeseen.tell(window.failures.tell_unforeseen)
    unforeseen.listen()
    try:
        return app.exec()
    finally:
        unforeseen.rest()
        window.leave_match()


def painted(window: TableWindow, match: Match) -> QImage:
    """A game as the window shows it."""
    window.play(match, journal=False)
    window.resize(*DEFAULT_SIZE)
    window.show()
    window.lift_curtain()
    settle()
    picture = window.grab().toImage()
    window.leave_match()
    window.close()
    return picture


def take_picture(window: TableWindow, arguments: Arguments) -> int:
    """Save a picture of the window as it is shown."""
    assert arguments.screenshot is not None
    window.lift_curtain()
    settle()
    if not window.grab().save(str(arguments.screenshot)):
        raise ArgumentProblem(f"--screenshot: {arguments.screenshot} can not be written")
    window.leave_match()
    window.close()
    return 0


def settle(milliseconds: int = 300) -> None:
    """Let everything that is due be laid out and painted; the time in which nothing is due costs nothing."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
