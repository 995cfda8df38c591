"""What a player says to a shortcut that another one proposes (CR 728.2b)."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFormLayout, QListWidget, QListWidgetItem, QWidget

from engine.api import ACCEPT, STOP, TIMES, AnswerShortcut, Stretch, View
from gui import language
from gui.dialogs.card_panel import Panel
from gui.dialogs.editor import Choice, DecisionEditor, edits
from gui.widgets.label import Label
from gui.widgets.number_spin import NumberSpin
from gui.widgets.symbol_text import SymbolText


@edits(AnswerShortcut)
class ShortcutEditor(DecisionEditor):
    """What is proposed, choice by choice, and what comes of it.

    One accepts it, or names a place of one's own in it.
    """

    decision: AnswerShortcut
    opens_panel = True

    def __init__(self, decision: AnswerShortcut, view: View, parent: QObject | None = None) -> None:
        super().__init__(decision, view, parent)
        self._places = decision.places()
        self._place = -1  # among the player's own
        self._round = 1
        self._times = decision.least
        self.rows: list[QListWidgetItem] = []

    @property
    def rounds(self) -> int:
        """In how many rounds the player could stop it."""
        length = max(1, self.decision.whole.round_length)
        return max(1, -(-self.decision.end // length))

    def choices(self) -> list[Choice]:
        other: list[Choice] = []
        if self.decision.most:
            text = self.tr("Another number: {n}").format(n=language.number(self._times))
            answer = {TIMES: self._times}
            other.append(Choice("times", text, answer, why_not=self.complaint(answer)))
        elif self._place >= 0:
            number = self._places[self._place][0] + (self._round - 1) * self.decision.whole.round_length
            text = self.tr("Stop there: I’ll do something else")
            other.append(Choice("stop", text, {STOP: number}, why_not=self.complaint({STOP: number})))
        return [*other, Choice("main", self.tr("Accept"), ACCEPT, main=True)]

    def detail(self) -> str:
        if self.decision.most or not self._places:
            return ""
        return self.tr("Or choose where you will do something else.")

    def number_key(self, number: int) -> bool:
        if not 0 < number <= len(self._places):
            return False
        self.choose(number - 1)
        return True

    def choose(self, place: int) -> None:
        """One of the player's own places is chosen."""
        self._place = place
        self.changed.emit()

    def set_round(self, number: int) -> None:
        """In which round it is."""
        self._round = number
        self.changed.emit()

    def set_times(self, number: int) -> None:
        """Another number of rounds."""
        self._times = number
        self.changed.emit()

    def make_panel(self) -> QWidget:
        panel = Panel(self.tr("A shortcut is proposed"), "")
        panel.body.addWidget(Label(self._times_in_words(self.decision.whole.times)))
        panel.body.addWidget(self._list(), 1)
        self._add_numbers(panel)
        outcome = "\n".join(self.decision.outcome) or self.tr("Nothing that could be counted is different afterwards.")
        label = Label(self.tr("What comes of it:"))
        label.setProperty("look", "prompt")
        panel.body.addWidget(label)
        panel.body.addWidget(SymbolText(outcome))
        if self.decision.answers:
            said = Label(self.tr("What the others said:"))
            said.setProperty("look", "prompt")
            panel.body.addWidget(said)
            panel.body.addWidget(SymbolText("\n".join(self.decision.answers)))
        return panel

    def _list(self) -> QListWidget:
        """All choices of a round; those where the player could do something else can be chosen."""
        found = QListWidget()
        found.setAccessibleName(self.tr("What is proposed"))
        found.setWordWrap(True)
        words = iter(self.decision.proposed)
        places = {number: place for place, (number, _) in enumerate(self._places)}
        for text, number in self._rows(self.decision.whole, words, 0, ""):
            place = places.get(number, -1)
            row = QListWidgetItem(f"{place + 1}   {text}" if place >= 0 else f"     {text}")
            row.setData(Qt.ItemDataRole.UserRole, place)
            if place < 0:
                row.setFlags(Qt.ItemFlag.ItemIsEnabled)
            found.addItem(row)
            self.rows.append(row)
        found.currentItemChanged.connect(lambda row: self.choose(row.data(Qt.ItemDataRole.UserRole)) if row else None)
        return found

    def _rows(self, stretch: Stretch, words: Iterator[str], number: int, indent: str) -> Iterator[tuple[str, int]]:
        """The choices of a round in words, with their numbers (-1: none); what is repeated within it stands apart."""
        for part in stretch.parts:
            if isinstance(part, Stretch):
                yield f"{indent}{self._times_in_words(part.times)}", -1
                yield from self._rows(part, words, number, f"{indent}     ")
                number += part.length
            else:
                yield f"{indent}{next(words)}", number
                number += 1

    def _times_in_words(self, times: int) -> str:
        return self.tr("Once:") if times == 1 else self.tr("{n} times:").format(n=language.number(times))

    def _add_numbers(self, panel: Panel) -> None:
        form = QFormLayout()
        spin = NumberSpin()
        if self.decision.most:
            spin.set_bounds(self.decision.least, self.decision.most)
            spin.number_changed.connect(lambda: self.set_times(spin.number()))
            form.addRow(self.tr("Another number of rounds"), spin)
        elif self.rounds > 1 and self._places:
            spin.set_bounds(1, self.rounds)
            spin.number_changed.connect(lambda: self.set_round(spin.number()))
            form.addRow(self.tr("In round"), spin)
        else:
            return
        panel.body.addLayout(form)
