"""Conceding: anybody at the table can at any time, whoever decides for them (CR 720.6)."""

from __future__ import annotations

from PySide6.QtCore import QObject

from gui.controllers.match_controller import MatchController
from gui.views.table.regions import TableRegions


class Conceding(QObject):
    """Asks who gives up, beside the board, never on the main key."""

    def __init__(self, table: TableRegions, controller: MatchController) -> None:
        super().__init__(table)
        self._side, self._controller = table.side, controller

    def ask(self) -> None:
        """Ask whether who looks at the screen gives up, or anybody else at the table."""
        view = self._controller.view
        assert view is not None
        playing = [player.seat for player in view.players if not player.left and player.seat in self._controller.people]
        viewer = view.viewer if view.viewer in playing else next(iter(playing), view.viewer)
        others = [(self._concedes(seat) + " …", lambda seat=seat: self._ask_other(seat))
                  for seat in playing if seat != viewer]  # fmt: skip
        self._side.ask(
            self.tr("Concede?"), self._what_it_means(viewer), self._concedes(viewer),
            lambda: self._controller.concede(viewer), self.tr("Play on"), others,
        )  # fmt: skip

    def _ask_other(self, seat: int) -> None:
        """Nobody gives up for another player: whoever it is says that it is them (CR 104.3a, 720.6)."""
        said = self.tr("Only {name} decides this, even while another player makes their choices (rule 720.6).")
        self._side.ask(
            self.tr("{name}: do you concede?").format(name=self._name(seat)),
            f"{said.format(name=self._name(seat))} {self._what_it_means(seat)}",
            self.tr("I am {name}: I concede").format(name=self._name(seat)),
            lambda: self._controller.concede(seat), self.tr("Play on"),
        )  # fmt: skip

    def _name(self, seat: int) -> str:
        view = self._controller.view
        return view.name_of(seat) if view is not None else ""

    def _concedes(self, seat: int) -> str:
        return self.tr("{name} concedes").format(name=self._name(seat))

    def _what_it_means(self, seat: int) -> str:
        view = self._controller.view
        if view is not None and view.above is not None:
            said = self.tr("{name} leaves the subgame and loses it; the main game goes on (rules 104.3a, 725.5).")
        else:
            said = self.tr("{name} leaves the game and loses (rule 104.3a).")
        return said.format(name=self._name(seat))
