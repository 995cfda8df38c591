"""Looking at the games above a subgame: they lie on the table for a while, as far as one may see them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from engine.api import View
from gui.controllers.match_controller import MatchController
from gui.views.panels.main_game_band import SUBGAME
from gui.views.table.regions import TableRegions


class MainGames(QObject):
    """Shows a game above while the question that is asked waits.

    See `LookBack` for `show` and `put_aside`.
    """

    def __init__(
        self, table: TableRegions, controller: MatchController, show: Callable[[View], None],
        put_aside: Callable[[], bool],
    ) -> None:  # fmt: skip
        super().__init__(table)
        self._table, self._controller, self._show_view, self._put_aside = table, controller, show, put_aside
        table.band.wanted.connect(self.look)
        controller.view_changed.connect(self._over)

    def look(self, level: int) -> None:
        """Show a game above, so many above what is played; or that again."""
        band = self._table.band
        if level == SUBGAME:
            self._end()
        elif band.looking or self._put_aside():
            self._table.side.close_browser()
            self._table.bar.hide()
            self._show_view(band.show_level(level))

    def _end(self) -> None:
        self._over()
        self._table.setFocus()
        self._controller.show_again()

    def _over(self) -> None:
        """What is played lies on the table again, or is about to."""
        if self._table.band.looking:
            self._table.band.shown = SUBGAME
            self._table.bar.show()
