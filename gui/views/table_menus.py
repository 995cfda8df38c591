"""The small menus of the table: the ways to use a card, and what to do with an ability on the stack."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from engine.api import Action
from gui.dialogs.act import action_text


class ActionMenu(QMenu):
    """One line for each way to use a card; number keys and arrows choose."""

    chosen = Signal(int)

    def __init__(self, name: str, actions: Sequence[tuple[int, Action]], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Ways to use {name}").format(name=name))
        self.aboutToHide.connect(self.deleteLater)
        for at, (number, action) in enumerate(actions, 1):
            entry = self.addAction(f"&{at}  {action_text(action, name)}")
            entry.triggered.connect(lambda _=False, number=number: self.chosen.emit(number))

    def open_at(self, at: QPoint) -> None:
        """Open at a place of the screen, the first way ready for Enter."""
        self.popup(at)
        self.setActiveAction(self.actions()[0])


def yield_menu(yields: bool, toggle: Callable[[], None], parent: QWidget) -> QMenu:
    """Whether an ability is always let resolve, until the end of the game."""
    menu = QMenu(parent)
    menu.aboutToHide.connect(menu.deleteLater)
    entry = menu.addAction(QCoreApplication.translate("YieldMenu", "Always let this ability resolve"))
    entry.setCheckable(True)
    entry.setChecked(yields)
    entry.triggered.connect(lambda: toggle())
    return menu
