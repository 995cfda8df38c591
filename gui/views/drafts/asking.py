"""What a card that acts in a draft asks of a player: one of some options, or yes or no."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout

from engine.api import ChooseOption, Decision, YesNo
from gui import language
from gui.dialogs.option_button import OptionButton
from gui.widgets.label import Label


class Asking(QFrame):
    """The question with a button for each answer; number keys do too."""

    answered = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "raised")
        self._column = QVBoxLayout(self)
        self._prompt = Label()
        self._prompt.setProperty("look", "prompt")
        self._prompt.setWordWrap(True)
        self._column.addWidget(self._prompt)
        self._buttons: list[OptionButton] = []
        self._answers: list[object] = []

    def ask(self, decision: Decision) -> None:
        """Show a question."""
        for button in self._buttons:
            self._column.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._prompt.setText(language.sentence(decision.prompt))
        if isinstance(decision, YesNo):
            offered: list[tuple[str, object]] = [(decision.yes, True), (decision.no, False)]
        else:
            assert isinstance(decision, ChooseOption)
            offered = [(text, number) for number, text in enumerate(decision.options)]
        self._answers = [answer for _, answer in offered]
        self._buttons = []
        for number, (text, answer) in enumerate(offered, start=1):
            button = OptionButton(number, language.sentence(text).removesuffix("."))
            button.clicked.connect(lambda _=False, answer=answer: self.answered.emit(answer))
            self._buttons.append(button)
            self._column.addWidget(button)

    def press(self, number: int) -> None:
        """A number key."""
        if 1 <= number <= len(self._answers):
            self.answered.emit(self._answers[number - 1])
