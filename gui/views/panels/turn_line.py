"""The line below the boards.

The steps of the turn, the question, and its buttons, as much as there is room for.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gui.views.panels.decision_bar import HEIGHT, DecisionBar
from gui.views.panels.phase_bar import WHOLE, PhaseBar


class TurnLine(QWidget):
    """Holds both bars side by side in one line."""

    def __init__(self, phases: PhaseBar, bar: DecisionBar) -> None:
        super().__init__()
        self._phases, self._bar = phases, bar
        self.setFixedHeight(HEIGHT)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(phases)
        row.addWidget(bar, 1)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._share()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """First what keys do as well gives way in the bar, then among the steps, and at last all steps but this one."""
        levels = ((WHOLE, False), (WHOLE, True), (1, True), (0, True))
        wide = {close: self._bar.width_at(close=close) for close in (False, True)}
        fitting = (way for way in levels if self._phases.width_at(way[0]) + wide[way[1]] <= self.width())
        level, close = next(fitting, levels[-1])
        self._phases.show_level(level)
        self._bar.lie_close(close)
        for part in (self._phases, self._bar, self):
            if (layout := part.layout()) is not None:
                layout.activate()
