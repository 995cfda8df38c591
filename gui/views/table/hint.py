"""A hint at the table: what a program would do in one's place, marked on the board and told beside it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from engine.api import DeclareAttackers, Hint
from gui.controllers.match_controller import MatchController
from gui.models.marks import Arrow
from gui.views.panels.hint_panel import HintPanel
from gui.views.table.regions import TableRegions


class TableHint(QObject):
    """Asks the match for a hint, and marks what it is about until something else is asked.

    `warn` tells the viewer something, `do` answers, `refresh` shows the marks.
    """

    def __init__(
        self, table: TableRegions, controller: MatchController, warn: Callable[[str], None],
        do: Callable[[object], None], refresh: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(table)
        self._table, self._controller = table, controller
        self._warn, self._do, self._refresh = warn, do, refresh
        self.panel: HintPanel | None = None
        self._best: Hint | None = None
        controller.enquiries.hinted.connect(self._show)
        controller.decision_changed.connect(self._forget)

    def ask(self) -> None:
        """Ask for a hint, if whoever looks at the screen is asked something."""
        if self._controller.decision is None or self._table.cover is not None:
            self._warn(self.tr("You are asked nothing now."))
        else:
            self._controller.enquiries.hint(self._controller.answers)

    def badges(self) -> dict[int, str]:
        """A note on everything that the hint is about."""
        return dict.fromkeys(self._best.refs, self.tr("Hint")) if self._best is not None else {}

    def arrows(self) -> list[Arrow]:
        """Who would attack or block what."""
        decision, best = self._controller.decision, self._best
        if best is None or decision is None:
            return []
        kind = "attack" if isinstance(decision, DeclareAttackers) else "block"
        return [Arrow(one, other, kind, decision.seat, faint=True) for one, other in best.pairs]

    def _show(self, hints: list[Hint], count: int) -> None:
        view = self._controller.view
        if not hints or view is None or self._controller.decision is None or count != self._controller.answers:
            return
        self._best, self.panel = hints[0], HintPanel(hints, view)
        self.panel.taken.connect(self._take)
        self.panel.destroyed.connect(self._closed)
        self._table.side.show_sheet(self.panel)
        self._refresh()

    def _take(self) -> None:
        """Do what the hint says."""
        if self._best is not None and self._controller.decision is not None:
            answer = self._best.answer
            self._table.side.close_browser()
            self._do(answer)

    def _closed(self) -> None:
        self.panel = None

    def _forget(self, _decision: object) -> None:
        """Something else is asked: what was told is of yesterday."""
        self._best = None
        if self.panel is not None:
            self._table.side.close_browser()
