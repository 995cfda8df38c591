"""How often something is to be repeated: so many times, or until a number is reached."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QRadioButton, QWidget

from engine.api import Countable, Goal
from gui import language
from gui.widgets.label import Label
from gui.widgets.number_spin import NumberSpin


class HowOften(QWidget):
    """A number of times; or one of the numbers that change, and what it is to become."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._offered: tuple[Countable, ...] = ()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        self.number, self.until = QRadioButton(self.tr("Times")), QRadioButton(self.tr("Until"))
        self.number.setChecked(True)
        self.times, self.value = NumberSpin(), NumberSpin(-(10**12))
        self.times.setValue(10)
        self.times.setAccessibleName(self.tr("How many times"))
        self.what = QComboBox()
        self.what.setAccessibleName(self.tr("What is counted"))
        self.what.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.value.setAccessibleName(self.tr("What it becomes"))
        self.sign, self.rounds = Label(), Label()
        self.rounds.setProperty("look", "muted")
        grid.addWidget(self.number, 0, 0)
        grid.addWidget(self.times, 0, 1, 1, 2)
        grid.addWidget(self.until, 1, 0)
        grid.addWidget(self.what, 1, 1, 1, 2)
        grid.addWidget(self.sign, 2, 0)
        grid.addWidget(self.value, 2, 1, 1, 2)
        grid.addWidget(self.rounds, 3, 0, 1, 3)
        grid.setColumnStretch(2, 1)
        self.number.toggled.connect(self._way_chosen)
        self.times.number_changed.connect(self._times_changed)
        self.what.currentIndexChanged.connect(self._counted_chosen)
        self.value.number_changed.connect(self.changed)
        self.offer(())

    def goal(self) -> Goal | None:
        """The number that is to be reached; None if it is repeated so many times."""
        chosen = self._chosen()
        return chosen.reaching(self.value.number()) if chosen is not None and self.until.isChecked() else None

    def _chosen(self) -> Countable | None:
        place = self.what.currentIndex()
        return self._offered[place] if 0 <= place < len(self._offered) else None

    def by_number(self) -> None:
        """Ask for a number of times again."""
        self.number.setChecked(True)

    def offer(self, countable: Sequence[Countable]) -> None:
        """These numbers change from round to round."""
        before = self._chosen()
        with QSignalBlocker(self.what):
            self._offered = tuple(countable)
            self.what.clear()
            self.what.addItems([one.words for one in countable])
            keys = [one.goal.key for one in countable]
            found = before is not None and before.goal.key in keys
            self.what.setCurrentIndex(keys.index(before.goal.key) if before is not None and found else 0)
        self.until.setEnabled(bool(countable))
        if not countable:
            self.number.setChecked(True)
        if not found:
            self._propose_value()
        self._show_way()

    def show_rounds(self, rounds: int) -> None:
        """So many rounds lead there; 0 if that is unknown."""
        self.rounds.setText(self.tr("That is {n} times.").format(n=language.number(rounds)) if rounds else "")
        self.rounds.setVisible(bool(rounds))

    def _propose_value(self) -> None:
        chosen = self._chosen()
        with QSignalBlocker(self.value):
            rises = chosen is not None and chosen.goal.rises
            self.value.setValue(max(100, 10 * chosen.goal.value) if chosen is not None and rises else 0)

    def _counted_chosen(self) -> None:
        self._propose_value()
        self._show_way()
        if self.until.isChecked():
            self.changed.emit()

    def _way_chosen(self) -> None:
        self._show_way()
        self.changed.emit()

    def _times_changed(self) -> None:
        self.number.setChecked(True)
        self.changed.emit()

    def _show_way(self) -> None:
        """Only what belongs to the way that is chosen can be changed."""
        chosen, until = self._chosen(), self.until.isChecked()
        numeric = until and chosen is not None and chosen.is_a_number
        for widget, shown in ((self.what, until), (self.sign, numeric), (self.value, numeric)):
            widget.setVisible(shown)
        rises = chosen is not None and chosen.goal.rises
        self.sign.setText(self.tr("is at least") if rises else self.tr("is at most"))
        if not until:
            self.show_rounds(0)
