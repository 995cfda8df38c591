"""One of several texts: options, replacement effects, yes or no (CR 608.2d, 616.1)."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine.api import ChooseOption, ChooseReplacement, View, YesNo
from gui.dialogs.card_panel import Panel
from gui.dialogs.editor import Choice, DecisionEditor, edits
from gui.dialogs.option_button import OptionButton
from gui.widgets.symbol_text import SymbolText

FEW, SHORT = 3, 26
MAY = ("may", "pay")  # what a player may do as often as it is asked


@edits(ChooseOption)
class OptionEditor(DecisionEditor):
    """A few short options are buttons in the bar; more, or longer ones, are listed beside the board."""

    decision: ChooseOption

    def __init__(self, decision: ChooseOption, view: View, parent: QObject | None = None) -> None:
        super().__init__(decision, view, parent)
        options = decision.options
        self.opens_panel = len(options) > FEW or any(len(option) > SHORT for option in options)

    def choices(self) -> list[Choice]:
        options = [Choice(f"option {n}", text, n) for n, text in enumerate(self.texts())]
        return self.cancelling() + ([] if self.opens_panel else options)

    def detail(self) -> str:
        return self.tr("By key: 1 to {n}.").format(n=len(self.decision.options))

    def number_key(self, number: int) -> bool:
        if not 0 < number <= len(self.decision.options):
            return False
        self.answered.emit(number - 1)
        return True

    def texts(self) -> list[str]:
        """The options as they are listed."""
        return list(self.decision.options)

    def make_panel(self) -> QWidget:
        panel = Panel(self.panel_title(), self.decision.prompt)
        self.add_before(panel)
        for number, text in enumerate(self.texts()):
            button = OptionButton(number + 1, text)
            button.clicked.connect(lambda _=False, answer=number: self.answered.emit(answer))
            panel.body.addWidget(button)
        panel.body.addStretch(1)
        return panel

    def panel_title(self) -> str:
        """The heading of the panel."""
        return self.tr("Choose one")

    def add_before(self, panel: Panel) -> None:
        """What is told before the options."""


@edits(ChooseOption, "starting player")
class FirstTurnEditor(OptionEditor):
    """Who takes the first turn (CR 103.1).

    Each is said to begin, and whoever decides it does by the main key.
    """

    def texts(self) -> list[str]:
        return [self.tr("{player} begins").format(player=name) for name in self.decision.options]

    def choices(self) -> list[Choice]:
        name, texts = self.view.name_of(self.decision.seat), self.texts()
        if name not in self.decision.options:  # a team's
            return super().choices()
        mine = self.decision.options.index(name)
        others = [choice for choice in super().choices() if choice.answer != mine]
        return [*others, Choice("main", texts[mine], mine, main=True)]


@edits(ChooseReplacement)
class ReplacementEditor(OptionEditor):
    """Which of several replacement or prevention effects applies next (CR 616.1)."""

    decision: ChooseReplacement

    def __init__(self, decision: ChooseReplacement, view: View, parent: QObject | None = None) -> None:
        super().__init__(decision, view, parent)
        self.opens_panel = True

    def panel_title(self) -> str:
        return self.tr("Which applies first?")

    def add_before(self, panel: Panel) -> None:
        if self.decision.event:
            panel.body.addWidget(SymbolText(self.tr("About to happen: {event}").format(event=self.decision.event)))

    def texts(self) -> list[str]:
        names = [self.view.name_of(ref) for ref in self.decision.sources]
        texts = list(self.decision.options)
        if len(names) != len(texts):
            return texts
        return [text if name in text else f"{name}: {text}" for name, text in zip(names, texts, strict=True)]

    def lit(self) -> Iterable[int]:
        return self.decision.sources

    def click(self, ref: int) -> bool:
        if self.decision.sources.count(ref) != 1:
            return False
        self.answered.emit(self.decision.sources.index(ref))
        return True


@edits(YesNo)
class YesNoEditor(DecisionEditor):
    """Whether to do something optional; the buttons say what. A mulligan is never on the main key."""

    decision: YesNo
    always_wanted = Signal(bool)

    def choices(self) -> list[Choice]:
        yes_is_main = self.decision.purpose != "mulligan"
        always = self._always() if self.decision.purpose in MAY and self.decision.source >= 0 else []
        yes = Choice("option yes", self.decision.yes, True, main=yes_is_main)
        no = Choice("option no", self.decision.no, False, main=not yes_is_main)
        return self.cancelling() + always + ([no, yes] if yes_is_main else [yes, no])

    def _always(self) -> list[Choice]:
        """The same answer to this question from now on; the list of what is not asked takes it back."""
        said = self.tr("Always: {answer}")
        return [
            Choice("always no", said.format(answer=self.decision.no)),
            Choice("always yes", said.format(answer=self.decision.yes)),
        ]

    def pressed(self, name: str) -> None:
        self.always_wanted.emit(name == "always yes")

    def number_key(self, number: int) -> bool:
        if number in (1, 2):
            self.answered.emit(number == 1)
        return number in (1, 2)
