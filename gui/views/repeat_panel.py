"""Repeat…: a player chooses a stretch of the recent choices, says how often, sees what comes of it, and proposes it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QItemSelectionModel, QTimer, Signal
from PySide6.QtWidgets import QAbstractItemView, QFormLayout, QLabel, QListWidget, QPushButton, QSpinBox

from engine.api import Foretold, RecentChoice
from gui.dialogs.card_panel import Panel
from gui.widgets.symbol_text import SymbolText

MOST_TIMES = 2_000_000_000
SETTLED_MS = 250  # after so long without a change it is worked out what would come of it


class RepeatPanel(Panel):
    """The recent choices, the suggested stretch selected; how many times; what comes of it."""

    foretell_wanted = Signal(int, int, int)  # the first and the last choice, and how many times
    propose_wanted = Signal(int, int, int)

    def __init__(self, choices: Sequence[RecentChoice], suggested: int) -> None:
        super().__init__(
            self.tr("Repeat"),
            self.tr("Select the choices to repeat; all that others did is part of it."),
            closable=True,
        )
        self._choices = choices
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("What was chosen lately"))
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.list.setWordWrap(True)
        for choice in choices:
            self.list.addItem(choice.words)
        self.body.addWidget(self.list, 1)
        self.times = QSpinBox()
        self.times.setRange(1, MOST_TIMES)
        self.times.setGroupSeparatorShown(True)
        self.times.setValue(10)
        form = QFormLayout()
        form.addRow(self.tr("How many times"), self.times)
        self.body.addLayout(form)
        head = QLabel(self.tr("What comes of it:"))
        head.setProperty("look", "prompt")
        self.body.addWidget(head)
        self.outcome = SymbolText("")
        self.body.addWidget(self.outcome)
        self.button = QPushButton()
        self.button.setProperty("look", "main")
        self.button.clicked.connect(self._propose)
        self.body.addWidget(self.button)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(SETTLED_MS)
        self._wait.timeout.connect(self._ask)
        self._select(suggested)
        self.list.itemSelectionChanged.connect(self._changed)
        self.times.valueChanged.connect(self._changed)
        self._changed()

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
        return (rows[0], rows[-1]) if rows and self._choices[rows[0]].may_begin else None

    def _changed(self) -> None:
        """Something else is selected: whether it can be proposed is found out soon."""
        found = self.stretch()
        self.button.setEnabled(False)
        self.button.setText(self.tr("Propose it to the others"))
        if found is None:
            self._wait.stop()
            none = self.tr("Nothing was chosen yet that could be repeated.")
            begin = self.tr("A stretch begins where you act or pass with priority.")
            self.outcome.set_text(begin if self._choices else none)
            return
        self.outcome.set_text(self.tr("Looking ahead …"))
        self._wait.start()

    def _ask(self) -> None:
        found = self.stretch()
        if found is not None:
            self.foretell_wanted.emit(*found, self.times.value())

    def foretold(self, told: Foretold) -> None:
        """What would come of it is known."""
        if self._wait.isActive() or self.stretch() is None:
            return
        nothing = self.tr("Nothing that could be counted is different afterwards.")
        self.outcome.set_text(told.refused or "\n".join(told.outcome) or nothing)
        self.button.setEnabled(not told.refused)

    def _propose(self) -> None:
        found = self.stretch()
        if found is not None:
            self.button.setEnabled(False)
            self.propose_wanted.emit(*found, self.times.value())
