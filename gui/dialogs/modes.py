"""Modes of a modal spell or ability (CR 700.2)."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from engine.api import ChooseModes, View
from gui import wording
from gui.dialogs.card_panel import Panel
from gui.dialogs.editor import Choice, DecisionEditor, edits
from gui.dialogs.option_button import OptionButton


@edits(ChooseModes)
class ModesEditor(DecisionEditor):
    """Each mode in full; those that can't be chosen now are shown and say so."""

    decision: ChooseModes
    opens_panel = True

    def __init__(self, decision: ChooseModes, view: View, parent: QObject | None = None) -> None:
        super().__init__(decision, view, parent)
        self._chosen: list[int] = []
        self._buttons: list[OptionButton] = []

    def _single(self) -> bool:
        return self.decision.least == self.decision.most == 1

    def toggle(self, mode: int) -> None:
        """A mode was clicked."""
        if mode not in self.decision.possible:
            return
        if self._single():
            self.answered.emit([mode])
            return
        has_room = self.decision.has_room_for(mode, self._chosen)
        if mode in self._chosen and not (self.decision.repeats and has_room):
            self._chosen = [other for other in self._chosen if other != mode]
        elif has_room:
            self._chosen.append(mode)
        self._refresh()
        self.changed.emit()

    def _refresh(self) -> None:
        for mode, button in enumerate(self._buttons):
            times = self._chosen.count(mode)
            button.setChecked(times > 0)
            button.setText(self.decision.modes[mode] + (f" (×{times})" if times > 1 else ""))

    def detail(self) -> str:
        if self._single():
            return ""
        return self.tr("{n} chosen; {least} to {most} are asked for").format(
            n=len(self._chosen), least=self.decision.least, most=self.decision.most)  # fmt: skip

    def choices(self) -> list[Choice]:
        if self._single():
            return self.cancelling()
        some = wording.counted(len(self._chosen), self.tr("Choose this mode"), self.tr("Choose these {n} modes"))
        text = some if self._chosen else self.tr("Choose no mode")
        return [*self.cancelling(), self.main_choice(text, sorted(self._chosen))]

    def number_key(self, number: int) -> bool:
        if not 0 < number <= len(self.decision.modes):
            return False
        self.toggle(number - 1)
        return True

    def make_panel(self) -> QWidget:
        panel = Panel(self.tr("Choose modes"), self.decision.prompt)
        for mode, text in enumerate(self.decision.modes):
            button = OptionButton(mode + 1, text, checkable=not self._single())
            if mode not in self.decision.possible:
                button.setEnabled(False)
                button.setText(text + " " + self.tr("(can’t be chosen now, rule 700.2a)"))
            button.clicked.connect(lambda _=False, mode=mode: self.toggle(mode))
            self._buttons.append(button)
            panel.body.addWidget(button)
        panel.body.addStretch(1)
        return panel
