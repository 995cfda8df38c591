"""Why: the effects and rules that made a thing what it is, and why it can't be used now.

It is shown beside the board.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.api import Reason
from gui import wording
from gui.dialogs.card_panel import Panel
from gui.widgets.label import Label
from gui.widgets.symbol_text import SymbolText


class WhyPanel(Panel):
    """What is known of one thing, step by step, each step with its rule."""

    def __init__(self, name: str, not_usable: Sequence[str], reasons: Sequence[Reason]) -> None:
        super().__init__(self.tr("Why? {name}").format(name=name), closable=True)
        self.lines: list[str] = []
        self._part(self.tr("What can’t be used now, and why"), [_sentence(why) for why in not_usable])
        said = [wording.with_rule(_sentence(reason.words), reason.rule) for reason in reasons]
        self._part(self.tr("Why it is so, in order"), said)
        if not self.lines:
            self.text.set_text(self.tr("It is as printed, and nothing stands in its way."))
            self.text.show()
        self.setAccessibleDescription(". ".join(self.lines))
        self.body.addStretch(1)

    def _part(self, heading: str, lines: Sequence[str]) -> None:
        if not lines:
            return
        title = Label(heading)
        title.setProperty("look", "caption")
        self.body.addWidget(title)
        for number, line in enumerate(lines, 1):
            shown = f"{number}.  {line}" if len(lines) > 1 else line
            self.lines.append(shown)
            self.body.addWidget(SymbolText(shown, size=14))


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]
