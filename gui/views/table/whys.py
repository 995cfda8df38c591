"""Why? at a table: why a thing or a player is as it is, why it can't be used, and why one is asked at all."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from engine.api import Reason, is_player
from gui.controllers.match_controller import MatchController
from gui.dialogs.editor import DecisionEditor
from gui.models.marks import NOTHING
from gui.views.panels.why_panel import WhyPanel
from gui.views.table.regions import TableRegions
from gui.views.table.why_asked import WhyAskedPanel, why_lines


class Whys(QObject):
    """Asks the controller, and shows what it answers beside the board, or in a line below the question."""

    def __init__(
        self, table: TableRegions, controller: MatchController, editor: Callable[[], DecisionEditor | None],
        pointed_at: Callable[[], int], warn: Callable[[str], None],
    ) -> None:  # fmt: skip
        super().__init__(table)
        self._table, self._controller = table, controller
        self._editor, self._pointed_at, self._warn = editor, pointed_at, warn
        controller.enquiries.reasoned.connect(self._reasoned)
        controller.enquiries.explained.connect(self._explained)

    def ask(self) -> None:
        """Why what is pointed at, or read, is as it is; where it is nothing, why one is asked."""
        table = self._table
        read = table.preview.seen.id if table.preview.seen is not None else NOTHING
        ref = next((ref for ref in (self._pointed_at(), read) if ref >= 0), NOTHING)
        if ref == NOTHING:
            self.ask_why_asked()
        elif table.cover is None and not table.back.active:
            self._controller.enquiries.explain(ref)

    def ask_why_asked(self) -> None:
        """Why whoever looks at the screen is asked this."""
        editor, view = self._editor(), self._controller.view
        if editor is not None and view is not None and self._table.cover is None:
            rules = self._controller.passing.rules(editor.decision.seat)
            self._table.side.show_sheet(WhyAskedPanel(why_lines(editor, view, rules)))

    def _explained(self, ref: int, not_usable: list[str], reasons: list[Reason]) -> None:
        table, view = self._table, self._controller.view
        if view is not None and (ref in view.objects or is_player(ref)) and table.cover is None:
            table.side.show_sheet(WhyPanel(view.name_of(ref), not_usable, reasons))

    def _reasoned(self, ref: int, reasons: list[str]) -> None:
        view, warn = self._controller.view, self._warn
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
