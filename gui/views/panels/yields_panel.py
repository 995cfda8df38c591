"""What a person is not asked: listed beside the board, each taken back with a click.

Gone at the end of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QCheckBox

from engine.api import View
from gui.controllers.autopass import Ability
from gui.controllers.match_controller import MatchController
from gui.dialogs.card_panel import Panel
from gui.dialogs.option_button import OptionButton
from gui.widgets.label import Label


class YieldsPanel(Panel):
    """The yields of whoever looks at the screen."""

    def __init__(self, controller: MatchController, view: View) -> None:
        super().__init__(
            self.tr("Not asked"), self.tr("Until the end of this game, or until you take it back."), closable=True
        )
        self._controller, self._view = controller, view
        rules = controller.passing.rules(view.viewer)
        for text, on, change in (
            (self.tr("Nothing until my next turn"), rules.quiet, controller.passing.set_quiet),
            (self.tr("Only what is aimed at me or mine"), rules.only_mine, controller.passing.set_only_mine),
        ):
            switch = QCheckBox(text)
            switch.setChecked(on)
            switch.toggled.connect(change)
            self.body.addWidget(switch)
        self.rows: list[OptionButton] = []
        for question, answer in rules.always:
            said = self.tr("always “yes”") if answer else self.tr("always “no”")
            self._row(question, said, partial(controller.passing.ask_again, question))
        for ability in sorted(rules.yields):
            self._row(ability, self.tr("let resolve"), partial(controller.passing.toggle_yield, ability))
        hint = self.tr("A click asks again.") if self.rows else self.tr(
            "Right-click an ability on the stack to let it resolve always.")  # fmt: skip
        self.hint = Label(hint)
        self.hint.setProperty("look", "muted")
        self.hint.setWordWrap(True)
        self.body.addWidget(self.hint)
        self.body.addStretch(1)

    def _row(self, ability: Ability, said: str, revoke: Callable[[], None]) -> None:
        source, text = ability
        row = OptionButton(len(self.rows) + 1, f"{self._view.name_of(source)}: {text} — {said}", checkable=True)
        row.setChecked(True)
        row.setToolTip(self.tr("Ask again"))

        def again() -> None:
            revoke()
            self.rows.remove(row)
            row.hide()
            row.deleteLater()

        row.clicked.connect(again)
        self.rows.append(row)
        self.body.addWidget(row)
