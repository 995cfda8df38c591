"""Games that were left. One owner, damaged files, disks that are full, errors after which the table goes on."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from engine.api import CardData, CardLibrary, FaceData, Match, SeatSetup, Setup, autoplay
from gui import storage
from gui.game_locks import GameLock, is_in_use
from gui.storage import Settings
from gui.views.window.table_window import TableWindow
from tests.gui.short_game import press
from tests.table.failing_disk import failing

CARDS = (FaceData("Oven Cub", "{1}{R}", "Creature — Bear", "", "2", "2"), FaceData("Mountain", "", "Basic Land — Mountain", ""))
DECK = ((20, "Oven Cub"), (20, "Mountain"))


@pytest.fixture
def library() -> CardLibrary:
    return CardLibrary(CardData(face.name, "normal", (face,)) for face in CARDS)


@pytest.fixture
def window(qtbot: QtBot, library: CardLibrary) -> TableWindow:
    made = TableWindow(library, Settings(), still=True)
    qtbot.addWidget(made)
    made.resize(1280, 760)
    made.show()
    return made


def left_game(library: CardLibrary, answers: int = 12) -> Path:
    match = Match.new(Setup((SeatSetup("Ana", DECK), SeatSetup("Bo", DECK)), library, 5))
    path = storage.new_journal(("Ana", "Bo"))
    match.file.journal_to(path)
    autoplay(match, answers)
    return path


def offered(window: TableWindow) -> list[QPushButton]:
    QApplication.processEvents()
    return [button for button in window.start_page._offered if button.isVisible()]


OTHER = """
import sys
from pathlib import Path
from gui.game_locks import GameLock
lock = GameLock(Path(sys.argv[1]))
print(lock.take(), flush=True)
sys.stdin.read()
"""


def test_a_game_that_another_process_plays_is_looked_at_or_copied_but_not_forgotten(
    window: TableWindow, library: CardLibrary
) -> None:
    path = left_game(library)
    before = path.read_bytes()
    with subprocess.Popen([sys.executable, "-c", OTHER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          text=True, cwd=Path(__file__).parents[4]) as other:  # fmt: skip
        assert other.stdout is not None and other.stdout.readline() == "True\n" and is_in_use(path)
        window.show_start()
        window.start_page._forget(path)
        assert path.exists() and "another window" in window.start_page.note.text()
        window.continue_game(path)
        assert window.table is None and [button.text()[:4] for button in offered(window)] == ["Look", "Play"]
        press(offered(window)[1])
        assert window.table is not None and window._lock is not None and window._lock.path != path
        window.controller.concede(0)  # type: ignore[union-attr]
        window.show_start()
        window.continue_game(path)
        press(offered(window)[0])
        assert window.table is not None and window._lock is None
        window.show_start()
        other.kill()
        other.wait()
    assert path.read_bytes() == before
    assert not is_in_use(path)  # the lock goes with its process
    window.continue_game(path)
    assert window.table is not None and window._lock is not None and window._lock.path == path


def test_a_game_played_here_is_locked_and_given_up(window: TableWindow, library: CardLibrary) -> None:
    path = left_game(library)
    window.continue_game(path)
    assert is_in_use(path)
    window.show_start()
    assert not is_in_use(path) and [game.path for game in storage.unfinished_games()] == [path]


def test_a_damaged_game_goes_on_from_the_last_good_answer_and_its_file_is_kept(
    window: TableWindow, library: CardLibrary
) -> None:
    path = left_game(library)
    lines = path.read_bytes().split(b"\n")
    lines[6] = b"\xc3" + lines[6]
    damaged = b"\n".join(lines)
    path.write_bytes(damaged)
    window.continue_game(path)
    assert window.table is None and "line 7 is damaged" in window.start_page.note.text()
    assert "5 answers" in window.start_page.note.text() and path.read_bytes() == damaged and not is_in_use(path)
    press(offered(window)[0])
    assert window.table is not None and path.with_name(path.name + ".damaged-1").read_bytes() == damaged
    window.show_start()
    assert Match.load(path).answers == Match.load(path, rescue=True).answers


def test_a_damaged_file_from_anywhere_is_opened_up_to_the_damage(
    window: TableWindow, library: CardLibrary, tmp_path: Path
) -> None:
    path = tmp_path / "a.match"
    path.write_bytes(left_game(library).read_bytes().replace(b'{"answer":', b'{"answer" ', 3))
    before = path.read_bytes()
    window.open_game(path)
    assert "damaged" in window.start_page.note.text()
    press(offered(window)[0])
    assert window.table is not None and path.read_bytes() == before


def test_a_full_disk_is_told_for_as_long_as_it_lasts(
    window: TableWindow, library: CardLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = left_game(library)
    window.continue_game(path)
    controller = window.controller
    assert controller is not None and not window.unsaved.isVisible()
    window.lift_curtain()
    failing(monkeypatch, lambda moment: True)
    answer = controller.decision.some_answer(lambda bound: 0)  # type: ignore[union-attr]
    controller.answer(answer)
    assert window.unsaved.isVisible() and "No space left" in window.unsaved.text.text()
    monkeypatch.undo()
    controller.show_again()
    assert not window.unsaved.isVisible() and len(Match.load(path).answers) > 12


def test_nobody_leaves_what_is_not_on_the_disk_without_being_asked(
    window: TableWindow, library: CardLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = left_game(library)
    window.continue_game(path)
    controller, kept = window.controller, path.read_bytes()
    assert controller is not None
    window.lift_curtain()
    picture = storage.picture_of_game(path)
    failing(monkeypatch, lambda moment: True)
    controller.answer(controller.decision.some_answer(lambda bound: 0))  # type: ignore[union-attr]
    assert path.read_bytes() == kept and not window.unsaved.leave.isVisible()

    for leave in (window.close, window.show_start, window.show_new_game, lambda: window.open_game(path)):
        leave()
        assert window.isVisible() and window.table is not None, "it would be lost"
        assert "lost if you leave" in window.unsaved.text.text() and window.unsaved.leave.isVisible()
        assert window.focusWidget() is window.unsaved.copy, "no key leaves by itself"
        press(window.unsaved.stay)
        assert not window.unsaved.leave.isVisible() and window.unsaved.isVisible()

    window.show_start()
    monkeypatch.undo()
    controller.show_again()
    assert not window.unsaved.isVisible() and path.read_bytes() != kept
    window.show_start()
    assert window.table is None and picture.exists() and not picture.with_suffix(".part").exists()


def test_without_a_folder_for_data_the_game_is_played_and_says_so(
    qtbot: QtBot, library: CardLibrary, own_home: Path
) -> None:
    own_home.write_text("a file, not a folder", encoding="utf-8")
    window = TableWindow(library, Settings(), still=True)
    qtbot.addWidget(window)
    window.show()
    window.play(Match.new(Setup((SeatSetup("Ana", DECK), SeatSetup("Bo", DECK)), library, 5)))
    assert window.table is not None and "can not be written" in window.unsaved.text.text() and window.unsaved.isVisible()
    window.show_start()
    press(window.unsaved.leave)
    assert window.table is None


def test_after_a_defect_the_question_is_asked_again(
    window: TableWindow, library: CardLibrary, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    window.continue_game(left_game(library))
    window.lift_curtain()
    controller = window.controller
    assert controller is not None and controller.decision is not None
    asked = controller.decision
    monkeypatch.setattr("engine.game.rules.turn.turn.advance", lambda game: 1 // 0)
    controller.answer(asked.some_answer(lambda bound: 0))
    assert controller.decision == asked and window.failure.text.text().startswith("That could not")
    assert "ZeroDivisionError" in capsys.readouterr().err
    monkeypatch.undo()
    before = len(controller._runner.match.answers)
    controller.answer(asked.some_answer(lambda bound: 0))
    assert len(controller._runner.match.answers) > before


def test_a_defect_while_the_table_is_set_unlocks_the_page(
    window: TableWindow, capsys: pytest.CaptureFixture[str]
) -> None:
    window.fetch(lambda: 1 // 0, window.play)  # type: ignore[arg-type, return-value]
    QApplication.processEvents()
    assert window.start_page.isEnabled() and window.failure.text.text().startswith("The table could not be set")
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_locks_are_one_owners(tmp_path: Path) -> None:
    first, second = GameLock(tmp_path / "a.match"), GameLock(tmp_path / "a.match")
    assert first.take() and not second.take()
    first.free()
    assert second.take()
    second.free()
    assert list(tmp_path.iterdir()) == []


def answered(window: TableWindow, times: int) -> None:
    """Play on, so many decisions."""
    controller = window.controller
    for _ in range(times):
        window.lift_curtain()
        assert controller is not None and controller.decision is not None
        controller.answer(controller.decision.some_answer(lambda bound: 0))


@pytest.mark.parametrize("is_back", [False, True])
@pytest.mark.parametrize("more", [0, 6])
def test_a_game_whose_folder_vanishes_goes_on_and_is_continued_where_it_was_left(
    window: TableWindow, library: CardLibrary, own_home: Path, is_back: bool, more: int
) -> None:
    match = Match.new(Setup((SeatSetup("Ana", DECK), SeatSetup("Bo", DECK)), library, 5))
    window.play(match)
    assert window.controller is not None
    answered(window, 10)
    shutil.rmtree(own_home)
    if is_back:
        own_home.mkdir()
    answered(window, more)
    asked, answers = window.controller.decision, list(match.answers)
    window.leave_match()
    window.start_page.refresh()
    (game,) = storage.unfinished_games()
    assert game.players == ("Ana", "Bo")
    again = Match.load(game.path)
    assert (again.answers, again.pending) == (answers, match.pending)
    window.start_page.left[0].click()
    QApplication.processEvents()
    assert window.controller is not None and window.controller.decision == asked
