"""Why a program did what it did, beside the board.

Its answer, what else it weighed, and what it expected.
"""

from __future__ import annotations

from engine.api import Hint, View, Weighed
from gui.dialogs.card_panel import Panel
from gui.views.panels.hint_panel import LIKELY
from gui.widgets.label import Label
from gui.widgets.symbol_text import SymbolText

LITTLE, CLEARLY, FAR = 0.4, 1.5, 4.0  # behind by so much, in halves of a card


class WeighedPanel(Panel):
    """The answers that were weighed, the one that was given first."""

    def __init__(self, weighed: Weighed, view: View) -> None:
        name = view.name_of(weighed.seat)
        super().__init__(self.tr("Why that, {name}?").format(name=name), closable=True)
        self.lines: list[str] = []
        self._view = view
        for number, hint in enumerate(weighed.hints):
            if number < 2:
                title = Label(self.tr("What else was weighed") if number else self.tr("This was done"))
                title.setProperty("look", "caption")
                self.body.addWidget(title)
            self._add(hint, first=not number)
        self.setAccessibleDescription(" ".join(self.lines))
        self.body.addStretch(1)

    def _add(self, hint: Hint, *, first: bool) -> None:
        name = self._view.name_of
        pairs = [self.tr("{one} → {other}").format(one=name(one), other=name(other)) for one, other in hint.pairs]
        said = pairs or list(hint.words) or [self.tr("Nothing.")]
        small = [self._expected(hint)] if first else [self._worth(hint), self._expected(hint)]
        self.lines += [*said, *small]
        for lines, size in ((said, 14), (small, 13)):
            for line in lines:
                self.body.addWidget(SymbolText(line, size=size))

    def _worth(self, hint: Hint) -> str:
        """What it was worth, besides what was done."""
        if hint.behind < -LITTLE:
            return self.tr("Looked at again, this seems better.")
        if hint.behind <= LITTLE:
            return self.tr("About as good.")
        if hint.behind <= CLEARLY:
            return self.tr("A little worse.")
        return self.tr("Worse.") if hint.behind <= FAR else self.tr("Much worse.")

    def _expected(self, hint: Hint) -> str:
        """How things would stand some turns later, by what was tried out."""
        ahead = hint.outlook
        if ahead.won > LIKELY:
            return self.tr("Expected: it wins.")
        if ahead.lost > LIKELY:
            return self.tr("Expected: it loses.")
        words = self.tr(
            "Expected some turns later, it against the others: life {life} : {their_life}, creatures "
            "{creatures} : {their_creatures}, cards in hand {cards} : {their_cards}."
        )
        return words.format(**{field: round(getattr(ahead, field)) for field in ahead.__dataclass_fields__})
