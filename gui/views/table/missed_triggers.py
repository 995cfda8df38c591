"""Tournament practice at the table: the report of what was missed, with the positions to look at."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QPushButton, QScrollArea, QVBoxLayout, QWidget

from engine.api import MissedTrigger, Point
from gui import theme, wording
from gui.controllers.match_controller import MatchController
from gui.dialogs.card_panel import Panel
from gui.views.table.regions import TableRegions
from gui.views.table.scenario_notes import position_of
from gui.widgets.symbol_text import SymbolText


class MissedPanel(Panel):
    """The triggers that were missed: by which words of the policy, what came of it, and where it was."""

    def __init__(self, missed: list[MissedTrigger]) -> None:
        super().__init__(self.tr("Missed triggers"), "" if missed else self.tr("Nothing was missed."), closable=True)
        self.places: list[tuple[QPushButton, int]] = []
        shown, page = QScrollArea(), QWidget()
        shown.setWidgetResizable(True)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, theme.GAP, 0)
        for one in missed:
            self._tell(column, one)
        column.addStretch(1)
        shown.setWidget(page)
        self.body.addWidget(shown, 1)

    def _tell(self, column: QVBoxLayout, one: MissedTrigger) -> None:
        head = self.tr("{player}: {source}").format(player=one.player, source=one.source)
        column.addWidget(SymbolText(head, size=15.5, strong=True))
        column.addWidget(SymbolText(one.text, size=13.5))
        when = self.tr("It first mattered in turn {turn}, {step}.").format(
            turn=one.mattered.turn, step=wording.step_name(one.mattered.step))  # fmt: skip
        done = (
            one.outcome[:1].upper() + one.outcome[1:] + "."
            if one.outcome
            else self.tr("Nobody called attention to it.")
        )
        warned = " " + self.tr("Missing it is worth a warning.") if one.warning else ""
        column.addWidget(SymbolText(f"{when} {done}{warned}", size=13.5))
        column.addWidget(SymbolText(f"{one.rule}: “{one.sentence}”", size=12.5, ink="text_muted"))
        places = {_answers(one.triggered): self.tr("Look where it triggered")}
        places[_answers(one.mattered)] = self.tr("Look where it mattered")
        for answers, text in places.items():
            button = QPushButton(text)
            column.addWidget(button)
            self.places.append((button, answers))


def _answers(point: Point) -> int:
    return max(point.answers, 0)


class Remembering(QObject):
    """Shows the report after the game, or while a position is practised alone."""

    def __init__(
        self, table: TableRegions, controller: MatchController, warn: Callable[[str], None], look: Callable[[int], None]
    ) -> None:
        super().__init__(table)
        self._table, self._controller, self._warn, self._look = table, controller, warn, look
        self.panel: MissedPanel | None = None
        controller.enquiries.remembered.connect(self._show)

    def show(self) -> None:
        """Show what was missed; during a game that would be a hint."""
        view = self._controller.view
        if view is None or not self._controller.practising:
            self._warn(self.tr("Nobody at this table practises remembering triggers."))
        elif view.over or position_of(self._controller.setup):
            self._controller.enquiries.missed_triggers()
        else:
            self._warn(self.tr("The report comes after the game: now it would be a hint."))

    def _show(self, missed: list[MissedTrigger]) -> None:
        self.panel = MissedPanel(missed)
        for button, answers in self.panel.places:
            button.clicked.connect(partial(self._look, answers))
        self._table.side.show_sheet(self.panel)
