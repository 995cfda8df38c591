"""Dragging on the table: the scenes' mouse, the controller's rules, and the arrow between them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint

from gui.controllers.drag_controller import DragController
from gui.models.marks import NOTHING, TABLE, TURN
from gui.painting.face import NOTHING_LIVE
from gui.views.table.regions import TableRegions
from gui.widgets.card_faces import card_pixmap


class TableDrag(QObject):
    """Connects the drag controller with the regions of a table; `refresh` shows the marks anew."""

    def __init__(self, table: TableRegions, drag: DragController, refresh: Callable[[], None]) -> None:
        super().__init__(table)
        self._table, self._drag, self._refresh = table, drag, refresh
        for scene in (table.battlefield, table.hand):
            scene.drag_began.connect(self._begin)
            scene.drag_moved.connect(self._move)
            scene.drag_ended.connect(self._end)
        drag.moved.connect(self._show)
        drag.ended.connect(self._over)

    def _begin(self, ref: int, at: QPoint) -> None:
        if self._drag.begin(ref):
            self._move(at)

    def _move(self, at: QPoint) -> None:
        self._drag.move(at, self._table.refs_at(at))

    def _end(self, at: QPoint) -> None:
        self._drag.end(at, self._table.refs_at(at))

    def _show(self, ref: int, at: QPoint, aimed: int) -> None:
        """An arrow follows the mouse, or the card itself where it needs no target."""
        targets = self._drag.targets()
        item = self._table.hand.item_of(ref)
        ghost = None
        if item is not None and targets <= {TABLE, TURN}:
            ghost = card_pixmap(item.spec, NOTHING_LIVE, item.width, self._table.devicePixelRatioF())
        self._table.arrows.show_drag(ref, at, aimed != NOTHING, self._drag.refused, ghost)
        self._refresh()

    def _over(self) -> None:
        self._table.arrows.end_drag()
        self._table.hand.forget_drag()
        self._table.battlefield.forget_drag()
        self._refresh()
