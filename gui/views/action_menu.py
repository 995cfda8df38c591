"""The small menu at a card that can be used in several ways."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from engine.api import Action
from gui.dialogs.act import action_text


class ActionMenu(QMenu):
    """One line for each way; number keys and arrows choose."""

    chosen = Signal(int)

    def __init__(self, name: str, actions: Sequence[tuple[int, Action]], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Ways to use {name}").format(name=name))
        for at, (number, action) in enumerate(actions, 1):
            entry = self.addAction(f"&{at}  {action_text(action, name)}")
            entry.triggered.connect(lambda _=False, number=number: self.chosen.emit(number))

    def open_at(self, at: QPoint) -> None:
        """Open at a place of the screen, the first way ready for Enter."""
        self.popup(at)
        self.setActiveAction(self.actions()[0])
