"""Why? at a table: why a thing or a player is as it is, why it can't be used, and why one is asked at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from engine.api import Reason, is_player
from gui.models.marks import NOTHING
from gui.views.why_asked import WhyAskedPanel, why_lines
from gui.views.why_panel import WhyPanel

if TYPE_CHECKING:
    from gui.views.table import Table


class Whys(QObject):
    """Asks the controller, and shows what it answers beside the board, or in a line below the question."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table
        table.controller.reasoned.connect(self._reasoned)
        table.controller.explained.connect(self._explained)

    def ask(self) -> None:
        """Why what is pointed at, or read, is as it is; where it is nothing, why one is asked."""
        table = self._table
        read = table.preview.seen.id if table.preview.seen is not None else NOTHING
        ref = next((ref for ref in (table.pointed_at(), read) if ref >= 0), NOTHING)
        if ref == NOTHING:
            self.ask_why_asked()
        elif not table.curtain.isVisible() and not table.back.active:
            table.controller.explain(ref)

    def ask_why_asked(self) -> None:
        """Why whoever looks at the screen is asked this."""
        table, view = self._table, self._table.controller.view
        if table.editor is not None and view is not None and not table.curtain.isVisible():
            rules = table.controller.rules(table.editor.decision.seat)
            table.side.show_sheet(WhyAskedPanel(why_lines(table.editor, view, rules)))

    def _explained(self, ref: int, not_usable: list[str], reasons: list[Reason]) -> None:
        table, view = self._table, self._table.controller.view
        if view is not None and (ref in view.objects or is_player(ref)) and not table.curtain.isVisible():
            table.side.show_sheet(WhyPanel(view.name_of(ref), not_usable, reasons))

    def _reasoned(self, ref: int, reasons: list[str]) -> None:
        view, warn = self._table.controller.view, self._table.notes.warn
        seen = view.objects.get(ref) if view is not None else None
        if view is None or seen is None:
            return
        if reasons:
            warn(f"{view.name_of(ref)}: {reasons[0][:1].upper()}{reasons[0][1:]}")
            return
        mine = self.tr("“{name}” has nothing that you could use now.")
        theirs = self.tr("“{name}” is {player}’s: there is nothing you can do with it now.")
        said = mine if seen.controller == view.viewer else theirs
        warn(said.format(name=view.name_of(ref), player=view.name_of(seen.controller)))
