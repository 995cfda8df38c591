"""Why whoever looks at the screen is asked what they are asked.

Who or what asks it, and by which rule.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.api import Act, View
from gui import language, wording
from gui.controllers.autopass import PassRules, why_asked
from gui.dialogs.card_panel import Panel
from gui.dialogs.editor import DecisionEditor
from gui.widgets.symbol_text import SymbolText

translate = QCoreApplication.translate


class WhyAskedPanel(Panel):
    """The reasons, one below the other, beside the board."""

    def __init__(self, lines: Sequence[str]) -> None:
        super().__init__(self.tr("Why am I asked?"), closable=True)
        self.lines = list(lines)
        for line in self.lines:
            self.body.addWidget(SymbolText(line, size=14))
        self.setAccessibleDescription(" ".join(self.lines))
        self.body.addStretch(1)


def why_lines(editor: DecisionEditor, view: View, rules: PassRules) -> list[str]:
    """What there is to say of a question, in sentences."""
    asked = editor.decision
    lines = [editor.question(), _when(view)]
    if asked.asked_of != asked.seat:
        said = translate("WhyAsked", "{name}’s decisions are made by you (rule 720.5).")
        lines.append(said.format(name=view.name_of(asked.seat)))
    lines += _of_priority(asked, view, rules) if isinstance(asked, Act) else _of_source(editor, view)
    if asked.rule:
        lines.append(translate("WhyAsked", "The rule that asks for it: {number}.").format(number=asked.rule))
    return lines


def _when(view: View) -> str:
    if not view.turn:
        return translate("WhyAsked", "The game has not begun yet.")
    said = translate("WhyAsked", "It is turn {n}, {player}: {step}.")
    return said.format(n=view.turn, player=language.all_of(view.turn_of), step=wording.step_name(view.step))


def _of_priority(asked: Act, view: View, rules: PassRules) -> list[str]:
    """Who has priority may act, and passes where nothing stops it."""
    usable = dict.fromkeys(view.name_of(action.oid) for action in asked.actions if action.oid >= 0)
    why = translate("WhyAsked", "You have priority, and are asked here because {why}.")
    lines = [why.format(why=why_asked(view, asked, rules))]
    if usable:
        lines.append(
            translate("WhyAsked", "You could use: {names}.").format(names=", ".join(map("“{}”".format, usable)))
        )
    else:
        lines.append(translate("WhyAsked", "There is nothing you could use now."))
    lines.append(translate("WhyAsked", "Stops are set on the bar of steps; what you need not be asked is listed by Y."))
    return lines


def _of_source(editor: DecisionEditor, view: View) -> list[str]:
    """What asks: a card or an ability with its words, else the turn itself."""
    asked = editor.decision
    source = view.objects.get(asked.source)
    if source is None:
        lines = [translate("WhyAsked", "No card asks this: the game itself does.")]
    else:
        words = translate("WhyAsked", "“{name}” asks it: {text}")
        said = words if source.text else translate("WhyAsked", "“{name}” asks it.")
        lines = [said.format(name=view.name_of(source.id), text=source.text)]
    if asked.cancellable:
        lines.append(translate("WhyAsked", "It is part of something that you can still take back (Esc)."))
    return lines
