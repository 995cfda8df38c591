"""Drafts on behalf of the window: begun, kept, left and gone on with.

When all decks are built, the match begins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QStackedWidget, QStatusBar

from engine.api import (
    NOBODY,
    PROGRAM,
    BuildDeck,
    CardLibrary,
    Draft,
    Drafter,
    EngineError,
    Match,
    draft_forms,
    draft_sets,
)
from gui import language, storage
from gui.arguments import NAMES
from gui.game_locks import GameLock
from gui.views.drafts.deck_page import DeckPage
from gui.views.drafts.draft_page import DraftPage
from gui.views.drafts.new_draft import Making, NewDraft
from gui.views.panels.curtain import Curtain
from gui.views.start.start_page import StartPage
from gui.views.window.waiting import Waiting
from gui.widgets.card_faces import FACES

NAMED = 5  # of the cards that are left out
TRIED_WITH = 6  # seats of the draft under Help


class Window(Protocol):
    """What a window gives a draft: pages, and the match afterwards."""

    pages: QStackedWidget
    start_page: StartPage
    settings: storage.Settings
    library: CardLibrary
    waiting: Waiting
    still: bool

    def library_of_thread(self) -> CardLibrary:
        """The cards for another thread."""

    def leave_match(self) -> None:
        """Get up from a table."""

    def show_start(self) -> None:
        """Show the first page."""

    def play(self, match: Match) -> None:
        """Sit down at a match."""

    def setWindowTitle(self, arg__1: str) -> None:
        """Name the window."""

    def statusBar(self) -> QStatusBar:
        """Where problems are told."""


class Drafts(QObject):
    """The one draft of a window."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        self._window = window
        self.new: NewDraft | None = None
        self.draft: Draft | None = None
        self.page = QStackedWidget()
        self.page.installEventFilter(self)
        self.curtain = Curtain(self.page)
        self.curtain.lifted.connect(self._lifted)
        self.curtain.let_resolve.connect(self._undo)
        self.picking: DraftPage | None = None
        self.building: DeckPage | None = None
        self._lock: GameLock | None = None
        self._seat = NOBODY  # who sits before the screen
        window.pages.addWidget(self.page)
        window.pages.currentChanged.connect(self._another_page)
        window.start_page.draft_wanted.connect(self.show_new)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.page and event.type() == QEvent.Type.Resize:
            self.curtain.setGeometry(self.page.rect())
        return False

    def speak_anew(self) -> None:
        """The pages before a draft are made anew; one that goes on has the new words from its next page on."""
        self._window.start_page.draft_wanted.connect(self.show_new)
        if self.new is not None and self._window.pages.currentWidget() is not self.new:
            self._window.pages.removeWidget(self.new)
            self.new.deleteLater()
            self.new = None

    # pages

    def show_new(self) -> NewDraft:
        """Ask what is drafted, and who drafts."""
        window = self._window
        window.leave_match()
        if self.new is None:
            self.new = NewDraft(window.library_of_thread, list(window.settings.names))
            self.new.left.connect(window.show_start)
            self.new.started.connect(self._make)
            window.pages.addWidget(self.new)
        self.new.say("")
        self.new.offer()
        window.pages.setCurrentWidget(self.new)
        self.new.start.setFocus()
        return self.new

    def try_one(self) -> None:
        """The draft under Help.

        One person, programs around, and packs with cards that act while they are drafted.
        """
        page = self.show_new()
        forms = {one.key: one.form for one in draft_sets(self._window.library)}
        acting = {form.name for form in draft_forms() if form.rule.startswith("905")}
        key = next((key for key, form in forms.items() if form in acting), next(iter(forms)))
        seats = tuple(Drafter(name, PROGRAM if at else "") for at, name in enumerate(NAMES[:TRIED_WITH]))
        self._make(page.maker(key, forms[key] or "booster_draft", seats))

    def _make(self, make: Making) -> None:
        """Begin a draft off the GUI thread, and say which cards are in no pack since they can't be played."""
        assert self.new is not None

        def begin(made: tuple[Draft, tuple[str, ...]]) -> None:
            draft, left_out = made
            self._begin(draft)
            if left_out and self.picking is not None:
                named = ", ".join(left_out[:NAMED]) + (" …" if len(left_out) > NAMED else "")
                words = self.tr("{n} cards can’t be played yet and are in no pack: {names}")
                self.picking.say(words.format(n=len(left_out), names=named))

        def refused(error: Exception) -> bool:
            if isinstance(error, EngineError) and self.new is not None:
                self.new.say(language.sentence(str(error)))
            return isinstance(error, EngineError)

        self._window.waiting.fetch(self.new, make, begin, refused)

    def load(self, lock: GameLock, broken: Callable[[Exception], bool], *, rescue: bool) -> None:
        """Go on with a draft that was left."""
        path = lock.path
        self._window.waiting.fetch(
            self._window.start_page, lambda: Draft.load(path, rescue=rescue), lambda draft: self._begin(draft, lock),
            broken,
        )  # fmt: skip

    def _begin(self, draft: Draft, lock: GameLock | None = None) -> None:
        """Sit down at a draft; its file is kept up to date with every answer."""
        self.leave()
        names = tuple(seat.name for seat in draft.setup.seats)
        if lock is None:
            lock = GameLock(storage.new_journal(names, storage.DRAFT_SUFFIX))
            lock.take()
        self.draft, self._lock, self._seat = draft, lock, NOBODY
        draft.journal_to(lock.path)
        self._window.settings.names = list(names)
        FACES.patient = self._window.still
        self.picking, self.building = DraftPage(draft), DeckPage(draft)
        for page in (self.picking, self.building):
            page.answered.connect(self._answer)
            page.left.connect(self._window.show_start)
            self.page.addWidget(page)
        self.picking.undo_wanted.connect(self._undo)
        self.building.changed.connect(self._keep_sketch)
        self._window.pages.setCurrentWidget(self.page)
        self._window.setWindowTitle(", ".join(names))
        self._go_on()

    def leave(self) -> None:
        """Get up from the draft; it waits under Continue."""
        if self.draft is None or self._lock is None:
            return
        self.curtain.hide()
        self._keep_note()
        self._lock.free()
        for page in (self.picking, self.building):
            if page is not None:
                self.page.removeWidget(page)
                page.deleteLater()
        self.draft = self.picking = self.building = self._lock = None
        self._window.setWindowTitle("Kitchen Table")

    def _another_page(self) -> None:
        """Whatever page is shown instead, the draft waits under Continue."""
        if self._window.pages.currentWidget() is not self.page:
            waiting = self.draft is not None
            self.leave()
            if waiting:
                self._window.start_page.refresh()

    def _keep_note(self) -> None:
        """What the first page shows of the draft."""
        if self.draft is None or self._lock is None:
            return
        table = self.draft.table
        players = tuple(seat.name for seat in self.draft.setup.seats)
        standing = (self.draft.setup.form_name, table.round, table.pick)
        storage.keep_note(storage.Unfinished(self._lock.path, players, "", draft=standing))

    def _keep_sketch(self, deck: dict[str, Any]) -> None:
        """A deck that is being built is kept, too."""
        if self._lock is not None:
            storage.keep_sketch(self._lock.path, self._seat, deck)

    # drafting

    def _answer(self, answer: object) -> None:
        if self.draft is None:
            return
        try:
            self.draft.answer(answer)
        except EngineError as error:
            page = self.page.currentWidget()
            if isinstance(page, DraftPage | DeckPage):
                page.refused(error)
            return
        self._go_on()

    def _go_on(self) -> None:
        """Programs draft; then whoever is asked is shown the table, behind the curtain if it is somebody else."""
        draft = self.draft
        assert draft is not None
        draft.run_programs()
        self._keep_note()
        if draft.unsaved:
            self._window.statusBar().showMessage(draft.unsaved)
            self._window.statusBar().show()
        if draft.pending is None:
            self._play(draft)
            return
        seat = draft.pending.asked_of
        people = sum(not one.agent for one in draft.setup.seats)
        if self._window.settings.curtain and people > 1 and seat != self._seat:
            name = draft.setup.seats[seat].name
            self.curtain.setGeometry(self.page.rect())
            self.curtain.cover(
                seat, name, self.tr("Packs and pools are hidden until {name} is here.").format(name=name),
                self.tr("I am {name}: show my cards  (Space)").format(name=name),
            )  # fmt: skip
            self._may_take_back()
            return
        self._show(seat)

    def _may_take_back(self) -> None:
        """Whoever has just picked may take it back, as long as the next one has not come."""
        draft = self.draft
        assert draft is not None
        self.curtain.quick.setVisible(self._seat != NOBODY and draft.may_undo(self._seat))
        name = draft.setup.seats[self._seat].name if self._seat != NOBODY else ""
        self.curtain.quick.setText(self.tr("{name}: take it back  (L)").format(name=name))

    def _lifted(self) -> None:
        if self.draft is not None and self.draft.pending is not None:
            self._show(self.draft.pending.asked_of)

    def _show(self, seat: int) -> None:
        self._seat = seat
        assert self.draft is not None
        page = self.building if isinstance(self.draft.pending, BuildDeck) else self.picking
        assert page is not None
        self.page.setCurrentWidget(page)
        if page is self.building and self._lock is not None:
            self.building.show_seat(seat, storage.sketch_of(self._lock.path, seat))
        else:
            page.show_seat(seat)

    def _undo(self) -> None:
        """Take back the last answer of whoever sits before the screen."""
        if self.draft is None or self._seat == NOBODY or not self.draft.undo(self._seat):
            return
        self.curtain.hide()
        assert self.draft.pending is not None
        self._show(self.draft.pending.asked_of)

    def _play(self, draft: Draft) -> None:
        """All decks are built: the game begins, and the draft's file is not needed any more."""
        assert self._lock is not None
        path = self._lock.path
        self.leave()
        window = self._window
        window.pages.setCurrentWidget(window.start_page)

        def begin(match: Match) -> None:
            storage.forget_game(path)
            window.play(match)

        setup = draft.match_setup()
        window.waiting.fetch(window.start_page, lambda: Match.new(setup), begin, lambda _error: False)
