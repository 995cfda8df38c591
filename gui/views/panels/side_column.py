"""The column beside the board.

It has the panel of the pending decision, a zone to look through, or a question to all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QPushButton, QVBoxLayout, QWidget

from engine.api import View
from gui import theme
from gui.dialogs.card_panel import CardPanel, Panel
from gui.models.marks import Region
from gui.views.panels.zone_browser import ZoneBrowser


class SideColumn(QWidget):
    """Shows itself only when it holds something; the board keeps the rest of the room."""

    changed = Signal()
    opened = Signal()  # something other than the panel of a decision
    hovered = Signal(int)
    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("side")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setStyleSheet(f"#side {{ background: {theme.palette().panel}; "
                           f"border-left: 1px solid {theme.palette().panel_border}; }}")  # fmt: skip
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._panel: QWidget | None = None
        self._regions: list[Region] = []
        self._browser: ZoneBrowser | None = None
        self._question: QWidget | None = None
        self.hide()

    @property
    def panel(self) -> QWidget | None:
        """The panel of the pending decision."""
        return self._panel

    @property
    def browser(self) -> ZoneBrowser | None:
        """The zone that is looked through."""
        return self._browser

    def regions(self) -> list[Region]:
        """The parts that show cards."""
        return [*self._regions, *([self._browser.grid] if self._browser else [])]

    def show_panel(self, panel: QWidget | None, regions: list[Region]) -> None:
        """Show a decision's panel, or none."""
        if panel is self._panel:
            return
        if self._panel is not None:
            self._drop(self._panel)
        self._panel, self._regions = panel, list(regions)
        for region in self._regions:
            self._connect(region)
        if panel is not None:
            self._column.insertWidget(0, panel, 1)
            _leave_keys(panel)
            table = self.parentWidget()
            if isinstance(panel, CardPanel) and table is not None:
                panel.left.connect(table.setFocus)
            panel.show()
        self._settle()

    def _connect(self, region: Region) -> None:
        for name, signal in (("hovered", self.hovered), ("chosen", self.chosen)):
            source = getattr(region, name, None)
            if source is not None:
                source.connect(signal)

    def browse(self, view: View, seat: int, zone: str) -> None:
        """Look through a zone; the same again closes it."""
        same = self._browser is not None and (self._browser.seat, self._browser.zone) == (seat, zone)
        self.close_browser()
        if same:
            return
        self._browser = ZoneBrowser(view, seat, zone)
        self._browser.close_wanted.connect(self.close_browser)
        self._connect(self._browser.grid)
        _leave_keys(self._browser)
        self._column.addWidget(self._browser, 1)
        self._settle()
        self.opened.emit()
        self.changed.emit()

    def close_browser(self) -> bool:
        """Close what is looked through or asked; whether there was something."""
        closed = False
        for part in (self._browser, self._question):
            if part is not None:
                self._drop(part)
                closed = True
        self._browser = self._question = None
        self._settle()
        return closed

    def _drop(self, part: QWidget) -> None:
        """Take a part away; if it had the keys, the table has them again."""
        focus, table = part.window().focusWidget(), self.parentWidget()
        self._column.removeWidget(part)
        part.hide()
        part.deleteLater()
        if focus is not None and part.isAncestorOf(focus) and table is not None:
            table.setFocus()

    def ask(
        self, title: str, text: str, yes: str, then: Callable[[], None], no: str = "",
        more: Sequence[tuple[str, Callable[[], None]]] = (),
    ) -> None:  # fmt: skip
        """Ask everyone at the table something, beside the board, perhaps with more answers than one.

        With a `no`, that is what Enter and Space say.
        """
        panel = Panel(title, text, closable=True)
        buttons = [self._answer(words, do) for words, do in ((yes, then), *more)]
        safe = buttons[0]
        safe.setProperty("look", "" if no else "main")
        if no:
            safe = QPushButton(no)
            safe.setProperty("look", "main")
            safe.clicked.connect(self.close_browser)
            panel.body.addWidget(safe)
        for button in buttons:
            panel.body.addWidget(button)
        panel.body.addStretch(1)
        self.show_sheet(panel)
        safe.setFocus()

    def _answer(self, words: str, then: Callable[[], None]) -> QPushButton:
        button = QPushButton(words)

        def agreed() -> None:
            self.close_browser()
            then()

        button.clicked.connect(agreed)
        return button

    def show_sheet(self, panel: Panel) -> None:
        """Show a panel of one's own beside the board, until it is closed."""
        self.close_browser()
        panel.close_wanted.connect(self.close_browser)
        self._question = panel
        _leave_keys(panel)
        self._column.addWidget(panel)
        self._settle()
        self.opened.emit()

    def show_view(self, view: View) -> None:
        """Follow the zone that is looked through."""
        if self._browser is not None:
            self._browser.show_view(view)

    def _settle(self) -> None:
        self.setVisible(any(part is not None for part in (self._panel, self._browser, self._question)))


def _leave_keys(part: QWidget) -> None:
    """A click on a button or a box leaves the keys to the table: Space goes on, and presses no button again."""
    for button in part.findChildren(QAbstractButton):
        if button.focusPolicy() != Qt.FocusPolicy.NoFocus:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
