"""Why that? On request, what a program weighed as it did what it did last, or last before what is looked back at."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from engine.api import Weighed
from gui.controllers.match_controller import MatchController
from gui.views.panels.weighed_panel import WeighedPanel
from gui.views.table.regions import TableRegions


class WhyThat(QObject):
    """Asks the match, and shows what it tells beside the board; `warn` says why it tells nothing."""

    def __init__(self, table: TableRegions, controller: MatchController, warn: Callable[[str], None]) -> None:
        super().__init__(table)
        self._table, self._controller, self._warn = table, controller, warn
        self.panel: WeighedPanel | None = None
        controller.enquiries.weighed.connect(self._show)
        controller.decision_changed.connect(self._forget)

    def ask(self) -> None:
        """Ask what a program weighed."""
        if self._table.cover is None:
            back = self._table.back
            self._controller.enquiries.why_that(back.slider.value() if back.active else None)

    def _show(self, weighed: Weighed) -> None:
        view = self._controller.view
        if view is None or self._table.cover is not None:
            return
        name = view.name_of(weighed.seat)
        if weighed.hidden:
            said = self.tr("What {name} weighed would tell what {name} holds: ask again after the game.")
            self._warn(said.format(name=name))
        elif weighed.by_chance:
            self._warn(self.tr("{name} answers by chance, and weighs nothing.").format(name=name))
        elif not weighed.hints:
            self._warn(self.tr("No computer player has done anything yet that it weighed."))
        else:
            self.panel = WeighedPanel(weighed, view)
            self.panel.destroyed.connect(self._closed)
            self._table.side.show_sheet(self.panel)

    def _closed(self) -> None:
        self.panel = None

    def _forget(self, _decision: object) -> None:
        """Something else is asked: what was told is of yesterday."""
        if self.panel is not None:
            self._table.side.close_browser()
