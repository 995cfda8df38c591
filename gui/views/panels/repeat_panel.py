"""Repeat…: a player proposes to make a stretch of their recent choices so many times more.

The stretch is chosen from a list, and what comes of it is shown before it is proposed.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QItemSelectionModel, QTimer, Signal
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QPushButton

from engine.api import Foretold, Passage, RecentChoice, Wanted
from gui.dialogs.card_panel import Panel
from gui.views.panels.how_often import HowOften
from gui.views.panels.repeat_parts import RepeatParts
from gui.widgets.label import Label
from gui.widgets.symbol_text import SymbolText

SETTLED_MS = 250  # after so long without a change it is worked out what would come of it


class RepeatPanel(Panel):
    """The recent choices, the suggested stretch selected; how often; parts before it.

    What comes of it all.
    """

    foretell_wanted = Signal(object)  # what is Wanted
    propose_wanted = Signal(object)

    def __init__(self, choices: Sequence[RecentChoice], suggested: int) -> None:
        super().__init__(
            self.tr("Repeat"),
            self.tr("Select the choices to repeat; all that others did is part of it."),
            closable=True,
        )
        self._choices = choices
        self._rounds = 0  # of the last part, once it is known how many a goal takes
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("What was chosen lately"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.list.setWordWrap(True)
        for number, choice in enumerate(choices, 1):
            self.list.addItem(f"{number}   {choice.words}")
        self.body.addWidget(self.list, 1)
        self.often = HowOften()
        self.times = self.often.times
        self.body.addWidget(self.often)
        self.parts = RepeatParts(self.often.times.number)
        self.body.addWidget(self.parts)
        head = Label(self.tr("What comes of it:"))
        head.setProperty("look", "prompt")
        self.body.addWidget(head)
        self.outcome = SymbolText("")
        self.body.addWidget(self.outcome)
        self._add_buttons()
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(SETTLED_MS)
        self._wait.timeout.connect(self._ask)
        self._select(suggested)
        self.list.itemSelectionChanged.connect(self._changed)
        self.often.changed.connect(self._changed)
        self.parts.changed.connect(self._changed)
        self._changed()

    def _add_buttons(self) -> None:
        self.then = QPushButton(self.tr("Then something else …"))
        self.then.setToolTip(self.tr("Make this a part of the proposal, and select what comes after it."))
        self.then.clicked.connect(self._put_aside)
        self.body.addWidget(self.then)
        self.button = QPushButton(self.tr("Propose it to the others"))
        self.button.setProperty("look", "main")
        self.button.clicked.connect(self._propose)
        self.body.addWidget(self.button)

    def _select(self, first: int) -> None:
        """Select from a choice to the last one."""
        model = self.list.selectionModel()
        for row in range(first, len(self._choices)) if first >= 0 else ():
            model.select(self.list.model().index(row, 0), QItemSelectionModel.SelectionFlag.Select)
        if self._choices:
            self.list.scrollToBottom()

    def stretch(self) -> tuple[int, int] | None:
        """The first and the last of the choices that are selected, if they can be repeated."""
        rows = sorted(index.row() for index in self.list.selectedIndexes())
        if not rows or not (self._choices[rows[0]].may_begin or self.parts.parts):
            return None
        return rows[0], rows[-1]

    def wanted(self) -> Wanted | None:
        """The parts of the proposal, and until when the last goes on; None if nothing can be proposed yet."""
        found, goal = self.stretch(), self.often.goal()
        if found is None:
            return (tuple(self.parts.parts), None) if self.parts.parts and not self.list.selectedIndexes() else None
        times = 1 if goal is not None else self.times.number()
        return (*self.parts.parts, Passage(*found, times)), goal

    def _changed(self) -> None:
        """Something else is selected: whether it can be proposed is found out soon."""
        self.button.setEnabled(False)
        self.then.setEnabled(False)
        if self.wanted() is None:
            self._wait.stop()
            none = self.tr("Nothing was chosen yet that could be repeated.")
            begin = self.tr("A stretch begins where you act or pass with priority.")
            self.outcome.set_text(begin if self._choices else none)
            return
        self.outcome.set_text(self.tr("Looking ahead …"))
        self._wait.start()

    def _ask(self) -> None:
        wanted = self.wanted()
        if wanted is not None:
            self.foretell_wanted.emit(wanted)

    def foretold(self, told: Foretold) -> None:
        """What would come of it is known."""
        if self._wait.isActive() or self.wanted() is None:
            return
        self._rounds = told.times
        self.often.offer(told.countable)
        self.often.show_rounds(told.times if self.often.goal() is not None else 0)
        nothing = self.tr("Nothing that could be counted is different afterwards.")
        self.outcome.set_text(told.refused or "\n".join(told.outcome) or nothing)
        self.button.setEnabled(not told.refused)
        self.then.setEnabled(not told.refused and self.stretch() is not None)

    def _put_aside(self) -> None:
        """What is selected becomes a part; what comes after it is selected next."""
        found = self.stretch()
        if found is None:
            return
        times = self._rounds if self.often.goal() is not None else self.times.number()
        self.often.by_number()
        self.list.clearSelection()
        self.parts.add(Passage(*found, times))
        self.list.setFocus()

    def _propose(self) -> None:
        wanted = self.wanted()
        if wanted is not None:
            self.button.setEnabled(False)
            self.propose_wanted.emit(wanted)
