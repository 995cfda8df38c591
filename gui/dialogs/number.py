"""A number: X, an amount, how often (CR 107.3)."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSlider, QSpinBox, QWidget

from engine.api import ChooseNumber, View
from gui.dialogs.card_panel import Panel
from gui.dialogs.editor import Choice, DecisionEditor, edits
from gui.painting.fonts import Role, font

WIDEST_SLIDER = 200


@edits(ChooseNumber)
class NumberEditor(DecisionEditor):
    """A spin box, a slider if the range is small, and a button that names the number."""

    decision: ChooseNumber
    opens_panel = True

    def __init__(self, decision: ChooseNumber, view: View, parent: QObject | None = None) -> None:
        super().__init__(decision, view, parent)
        self._number = decision.high if decision.purpose in ("X", "x") else decision.low
        self._spin: QSpinBox | None = None

    @property
    def number(self) -> int:
        """The number so far."""
        return self._number

    def set_number(self, number: int) -> None:
        """Another number."""
        if number != self._number:
            self._number = self.decision.next_to(number, upwards=number > self._number)
            if self._spin is not None:
                self._spin.setValue(self._number)
            self.changed.emit()

    def detail(self) -> str:
        return self.tr("From {low} to {high}.").format(low=self.decision.low, high=self.decision.high)

    def choices(self) -> list[Choice]:
        name = "X" if self.decision.purpose in ("X", "x", "") else self.decision.purpose
        return [*self.cancelling(), self.main_choice(f"{name} = {self._number}", self._number)]

    def number_key(self, number: int) -> bool:
        self.set_number(max(self.decision.low, min(self.decision.high, number)))
        return True

    def make_panel(self) -> QWidget:
        panel = Panel(self.tr("Choose a number"), self.decision.prompt)
        self._spin = QSpinBox()
        self._spin.setRange(self.decision.low, min(self.decision.high, 2_000_000_000))
        self._spin.setValue(self._number)
        self._spin.setFont(font(Role.NUMBER, 20))
        self._spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._spin.setAccessibleName(self.decision.prompt)
        self._spin.valueChanged.connect(self.set_number)
        row = QHBoxLayout()
        for text, step, words in (("−", -1, self.tr("One less")), ("+", 1, self.tr("One more"))):
            button = QPushButton(text)
            button.setAccessibleName(words)
            button.setFont(font(Role.NUMBER, 16))
            button.setAutoRepeat(True)
            button.clicked.connect(lambda _=False, spin=self._spin, step=step: spin.stepBy(step))
            row.addWidget(button)
            if step < 0:
                row.addWidget(self._spin, 1)
        panel.body.addLayout(row)
        if self.decision.high - self.decision.low <= WIDEST_SLIDER:
            slider = QSlider(Qt.Orientation.Horizontal)
            slider.setRange(self.decision.low, self.decision.high)
            slider.setValue(self._number)
            slider.setAccessibleName(self.decision.prompt)
            slider.valueChanged.connect(self._spin.setValue)
            self._spin.valueChanged.connect(slider.setValue)
            panel.body.addWidget(slider)
        panel.body.addStretch(1)
        return panel
