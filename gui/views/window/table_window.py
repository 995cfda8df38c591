"""The window: the first page, the page for a new game, the table, and the menus."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QMainWindow, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from engine.api import CardLibrary, DeckList, Match, Setup, autoplay, deck_problems, open_database
from gui import storage, theme
from gui.controllers.background_task import BackgroundTask
from gui.controllers.match_controller import MatchController
from gui.controllers.playback import NONE
from gui.controllers.preferences import Preferences
from gui.controllers.table_sounds import TableSounds
from gui.dialogs.file_questions import FileQuestions
from gui.dialogs.new_game import NewGame, names_of
from gui.game_locks import GameLock
from gui.storage import Settings
from gui.views.panels.game_over import GameOver
from gui.views.start.start_page import StartPage, sample_faces
from gui.views.table.scenario_notes import title_of
from gui.views.table.table import Table
from gui.views.window.against_computer import SEEDS, against_computer
from gui.views.window.coach import Coach
from gui.views.window.drafts import Drafts
from gui.views.window.failure_bar import FailureBar
from gui.views.window.failures import Failures
from gui.views.window.game_actions import GameActions
from gui.views.window.game_notes import GameNotes
from gui.views.window.help_actions import HelpActions
from gui.views.window.left_games import LeftGames
from gui.views.window.menus import WindowMenus
from gui.views.window.puzzles import Puzzles
from gui.views.window.the_end import TheEnd
from gui.views.window.unsaved_bar import UnsavedBar
from gui.views.window.wait_bar import HowFar, WaitBar
from gui.views.window.waiting import Waiting
from gui.views.window.your_cards import YourCards
from gui.widgets.card_faces import FACES

WARM_UP = "Forest"
STRIDE = 10  # decisions by chance at a time


class TableWindow(QMainWindow):
    """One window, one table. `still` is for pictures and tests: nothing moves, everything happens at once."""

    def __init__(self, library: CardLibrary, settings: Settings | None = None, *, still: bool = False) -> None:
        super().__init__()
        self.library = library
        self.settings = settings or Settings()
        self.still = still
        FACES.patient = still
        self.controller: MatchController | None = None
        self.table: Table | None = None
        self.game_over: GameOver | None = None
        self._lock: GameLock | None = None  # of the game that is played and kept
        self._notes: GameNotes | None = None
        self.setWindowTitle("Kitchen Table")
        self.setMinimumSize(960, 600)
        self.pages = QStackedWidget()
        self.failure, self.unsaved = FailureBar(), UnsavedBar()
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.wait = WaitBar()
        for part, stretch in ((self.pages, 1), (self.failure, 0), (self.unsaved, 0), (self.wait, 0)):
            column.addWidget(part, stretch)
        self.setCentralWidget(whole)
        self.your_cards = YourCards(self, library, self.settings, threaded=not still)
        self.game_actions = GameActions(self)
        self.help = HelpActions(self, self.settings, lambda news: self.start_page.say(news), threaded=not still)
        self._build_menus()
        self.build_pages()
        self.drafts = Drafts(self)
        self.coach = Coach(self.preferences, self)
        self.end = TheEnd(self)
        self.end.again_wanted.connect(self._begin_again)
        self.end.decks_wanted.connect(self.show_new_game)
        self.end.start_wanted.connect(self.show_start)
        self.puzzles = Puzzles(self.settings, self)
        self.puzzles.wanted.connect(self.open_game)
        self.failures = Failures(self.failure, self._report_match, self.lay_anew, self)
        self.waiting = Waiting(self, self.wait, self.failures, threaded=not still)
        self.left_games = LeftGames(self)
        self.unsaved.again_wanted.connect(lambda: self.controller.show_again() if self.controller else None)
        self.unsaved.copy_wanted.connect(self.files.ask_save_elsewhere)
        if not still:  # the compiler is read in while the first page is looked at
            BackgroundTask(lambda: self.library_of_thread().reason(WARM_UP)).start()

    def _build_menus(self) -> None:
        self.files = FileQuestions(self)
        self.files.open_wanted.connect(self.open_game)
        self.files.save_wanted.connect(self.game_actions.save_game)
        self.files.scenario_wanted.connect(self.game_actions.save_scenario)
        self.preferences = Preferences(self.settings, self)
        self.preferences.curtain_changed.connect(self._set_curtain)
        self.preferences.speed_changed.connect(self._set_speed)
        self.preferences.auto_end_changed.connect(self._set_auto_end)
        self.preferences.dressed.connect(self.lay_anew)
        self.sounds = TableSounds(self.settings, self)
        self.preferences.sounds_changed.connect(lambda: self.sounds.settle(self.settings))
        self.menus = WindowMenus(self)

    def build_pages(self) -> None:
        """The first page and that of a new game."""
        self.start_page = StartPage(sample_faces(self.library))
        self.start_page.new_wanted.connect(self.show_new_game)
        self.start_page.computer_wanted.connect(self._play_computer)
        self.start_page.continue_wanted.connect(self.continue_game)
        self.start_page.open_wanted.connect(self.files.ask_open)
        self.start_page.cards_wanted.connect(self.your_cards.show)
        self.new_game = NewGame(self.library, self.settings.names)
        self.new_game.started.connect(self._sit_down)
        self.new_game.left.connect(self.show_start)
        self.new_game.deck_entry.checks_at_once = self.still
        self.new_game.deck_entry.check_wanted.connect(self._check_deck)
        self.pages.insertWidget(0, self.start_page)
        self.pages.insertWidget(1, self.new_game)
        if not self.settings.sounds:
            self.start_page.offer_sounds(self.preferences.set_sounds)
        self.start_page.refresh()

    def _sit_down(self, setup: Setup) -> None:
        """Begin what was chosen; who sits down is remembered, however chance seats them."""
        self.settings.names = [name for row in self.new_game.rows if (name := row.name.text().strip())]
        storage.keep_settings(self.settings)
        self.fetch(lambda: Match.new(setup), self.play)

    def _play_computer(self) -> None:
        """Begin at once: a shipped deck for whoever sits here, another for the computer."""
        setup = against_computer(self.library, self.settings.names, self.tr("Computer"), secrets.randbelow(SEEDS))
        self.fetch(lambda: Match.new(setup), self.play)

    def _check_deck(self, deck: DeckList, text: str) -> None:
        """Look through a deck list off the GUI thread."""
        entry = self.new_game.deck_entry
        task = BackgroundTask(lambda: deck_problems(deck, self.library_of_thread()), threaded=not self.still)
        task.tell(entry, lambda problems: entry.checked(text, problems))
        task.failed.connect(lambda _error, words: entry.note.setText(words))
        task.start()

    # pages

    def show_start(self) -> None:
        """Leave the table; the game waits under Continue."""
        if not self._holds(self.show_start):
            self.leave_match()
            self.start_page.refresh()
            self.pages.setCurrentWidget(self.start_page)

    def show_new_game(self) -> None:
        """Ask who sits down. A game in progress waits under Continue."""
        if not self._holds(self.show_new_game):
            self.leave_match()
            self.new_game.say("")
            self.pages.setCurrentWidget(self.new_game)
            self.new_game.start.setFocus()

    def play(self, match: Match, *, journal: bool = True, lock: GameLock | None = None) -> None:
        """Sit down at a match.

        A journal keeps it up to date on the disk: a new one, or the one that is locked.
        """
        self.leave_match()
        self.end.reached = False
        names, anew = names_of(match), lock is None
        if journal and lock is None:
            lock = GameLock(storage.new_journal(names, scenario=title_of(match.setup)))
            lock.take()
        self._lock = lock
        speed = NONE if self.still else self.settings.speed
        self.controller = MatchController(
            match, journal=lock.path if lock is not None else None, threaded=not self.still, speed=speed, parent=self
        )
        self.controller.set_curtain(self.settings.curtain)
        self.controller.passing.set_auto_end(self.settings.auto_end)
        self.controller.saving.written.connect(self.game_actions.tell_written)
        self.controller.unsaved_changed.connect(self.unsaved.tell)
        self.controller.work.failed.connect(self.failure.say)
        self.controller.work.broke.connect(self.failures.tell_broken)
        self.waiting.watch(self.controller)
        self.controller.enquiries.branched.connect(self._branch)
        if journal and title_of(match.setup) is None:
            self.coach.begin(self.controller, anew)
        self._lay_table(self.controller)
        self.setWindowTitle(", ".join(names))  # the name of the program is put behind it
        self.statusBar().hide()
        self.menus.settle(self.table is not None)
        self.controller.begin()

    def _branch(self, match: Match) -> None:
        """Play on from an earlier time as a game of its own; the one before waits under Continue."""
        if not self._holds(lambda: self._branch(match)):
            self.play(match)

    def _lay_table(self, controller: MatchController) -> None:
        """A new table over the match, instead of the one there may be."""
        if self.table is not None:
            self.pages.removeWidget(self.table)
            self.table.deleteLater()
        moving = 0 if self.still or self.settings.speed == NONE else theme.ANIMATION_MS
        self.table = Table(controller, moving, self.library)
        if self.still:
            self.table.bar.set_patience(0)
        self.table.fold(self.settings.folded)
        self.table.folded.connect(self.preferences.set_folded)
        self.table.shortcuts_wanted.connect(self.help.show_shortcuts)
        self.table.undoing.changed.connect(self.menus.settle_undo)
        self.game_over = self.table.ending
        self.end.watch(controller, self.table)
        self.puzzles.watch(controller, self.table)
        self.sounds.listen(controller)
        self.coach.watch(controller, self.table.coach)
        if self._lock is not None:
            self._notes = GameNotes(controller, self.table, self._lock.path)
        self.pages.addWidget(self.table)
        self.pages.setCurrentWidget(self.table)
        self.table.setFocus()

    def _holds(self, leave: Callable[[], object]) -> bool:
        """Whether leaving waits to be agreed to, because something would be lost."""
        return self.controller is not None and not self.end.reached and self.unsaved.holds(leave)

    def leave_match(self) -> None:
        """Get up from the table; what is finished is not kept."""
        if self.controller is None or self.table is None:
            return
        if self._notes is not None:
            self._notes.keep()
        self.coach.leave()
        ended = self.controller.close()
        self.unsaved.tell("")
        self.pages.removeWidget(self.table)
        self.table.deleteLater()
        if ended:  # else its thread still needs it: it goes with the process
            self.controller.deleteLater()
        if self._lock is not None:
            if self.end.reached:
                storage.forget_game(self._lock.path)
            self._lock.free()
        self.controller = self.table = self.game_over = self._lock = self._notes = None
        self.setWindowTitle("Kitchen Table")
        storage.keep_settings(self.settings)
        self.menus.settle(self.table is not None)

    def fetch(
        self, make: Callable[[], Match], then: Callable[[Match], None],
        broken: Callable[[Exception], bool] = lambda _error: False, how_far: HowFar | None = None,
    ) -> None:  # fmt: skip
        """Load or begin a match off the GUI thread; what goes wrong is told on the page that is shown."""
        page = self.new_game if self.pages.currentWidget() is self.new_game else self.start_page
        self.waiting.fetch(page, make, then, broken, how_far)

    def play_after(self, match: Match, decisions: int) -> None:
        """Let chance take some decisions first, off the GUI thread, and sit down then."""
        before = len(match.answers)

        def make() -> Match:
            for done in range(0, decisions, STRIDE):
                autoplay(match, min(STRIDE, decisions - done))
            return match

        self.fetch(make, self.play, how_far=lambda: (len(match.answers) - before, decisions, 0))

    def _report_match(self, path: Path, problem: str) -> bool:
        """Write a report on a defect, with the whole game in it, if one is played."""
        if self.controller is None or self.table is None:
            return False
        model = self.table.log.model_
        said = [model.index(row).data() for row in range(model.rowCount())]
        self.controller.saving.save_report(path, problem, said, self.library_of_thread)
        return True

    def continue_game(self, path: Path) -> None:
        """Go on with a game that was left, at the very decision."""
        self.left_games.go_on(path)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, wherever the system leaves that to Space alone."""
        button = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(button, QPushButton):
            button.click()
        else:
            super().keyPressEvent(event)

    def lift_curtain(self) -> None:
        """Take the seat that is asked, for pictures."""
        if self.table is not None:
            self.table.curtain.lift()

    def _begin_again(self, setup: Setup) -> None:
        """Another game of the same seats and decks."""
        self.show_start()
        self.fetch(lambda: Match.new(setup), self.play)

    # what the menus do

    def open_game(self, path: Path) -> None:
        """Go on with a saved game, or play a scenario; the file itself is not written to."""
        if not self._holds(lambda: self.open_game(path)):
            self.show_start()
            self.left_games.open(path, self.library_of_thread)

    def library_of_thread(self) -> CardLibrary:
        """The same cards for another thread, which opens its own database."""
        if self.still or self.library.database is None:
            return self.library
        return self.library.with_cards((), open_database(storage.card_database()))

    def _set_curtain(self, on: bool) -> None:
        if self.controller is not None:
            self.controller.set_curtain(on)

    def _set_auto_end(self, on: bool) -> None:
        if self.controller is not None:
            self.controller.passing.set_auto_end(on)

    def _set_speed(self, speed: str) -> None:
        if self.controller is not None:
            self.controller.set_speed(speed)

    def lay_anew(self) -> None:
        """A new table over the same match; what was still to be seen happen has happened."""
        if self.controller is not None:
            self.controller.playback.hasten()
            self._lay_table(self.controller)
            self.controller.show_again()

    # the window

    def switch_full_screen(self) -> None:
        """Fill the screen, or be a window as before."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def take_place(self, usual: tuple[int, int]) -> None:
        """Be where it was last, and as large; the first time as large as usual."""
        kept = QByteArray.fromHex(self.settings.place.encode("ascii", "replace"))
        if kept.isEmpty() or not self.restoreGeometry(kept):
            self.resize(*usual)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._holds(self.close):
            event.ignore()
            return
        self.your_cards.close()
        if not self.still:
            self.settings.place = bytes(self.saveGeometry().toHex().data()).decode("ascii")
            storage.keep_settings(self.settings)
        self.leave_match()
        super().closeEvent(event)
