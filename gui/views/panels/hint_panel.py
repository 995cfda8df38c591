"""A hint beside the board: what a program would do, what else it weighed, and what it expects."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton

from engine.api import Hint, View
from gui.dialogs.card_panel import Panel
from gui.widgets.label import Label
from gui.widgets.symbol_text import SymbolText

LIKELY = 50  # in a hundred worlds: more, and that the game is over is all there is to say


class HintPanel(Panel):
    """What would be done, with a button that does it, and what else was weighed."""

    taken = Signal()

    def __init__(self, hints: Sequence[Hint], view: View) -> None:
        super().__init__(self.tr("Hint"), closable=True)
        self.lines: list[str] = []
        self._view = view
        self._add(hints[0])
        self.do = QPushButton(self.tr("Do this"))
        self.do.clicked.connect(self.taken)
        self.body.addWidget(self.do)
        if hints[1:]:
            title = Label(self.tr("What else was weighed"))
            title.setProperty("look", "caption")
            self.body.addWidget(title)
        for hint in hints[1:]:
            self._add(hint)
        self.setAccessibleDescription(" ".join(self.lines))
        self.body.addStretch(1)

    def _add(self, hint: Hint) -> None:
        said = [*(self._pairs(hint) if hint.pairs else hint.words or (self.tr("Nothing."),)), self._expected(hint)]
        self.lines += said
        for number, line in enumerate(said):
            self.body.addWidget(SymbolText(line, size=14 if number < len(said) - 1 else 13))

    def _pairs(self, hint: Hint) -> list[str]:
        """Who attacks or blocks what."""
        name = self._view.name_of
        return [self.tr("{one} → {other}").format(one=name(one), other=name(other)) for one, other in hint.pairs]

    def _expected(self, hint: Hint) -> str:
        """How things would stand some turns later, by what was tried out."""
        ahead = hint.outlook
        if ahead.won > LIKELY:
            return self.tr("Expected: the game is won.")
        if ahead.lost > LIKELY:
            return self.tr("Expected: the game is lost.")
        words = self.tr(
            "Expected some turns later, you against them: life {life} : {their_life}, creatures "
            "{creatures} : {their_creatures}, cards in hand {cards} : {their_cards}."
        )
        numbers = {name: round(getattr(ahead, name)) for name in ahead.__dataclass_fields__}
        return words.format(**numbers)
