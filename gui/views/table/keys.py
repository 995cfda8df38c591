"""The keys of the table: everything that the mouse can do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QToolButton

from engine.api import is_player
from gui import wording
from gui.controllers.focus_ring import Spot, is_arrow, next_spot
from gui.dialogs.act import ActEditor
from gui.dialogs.card_panel import CardPanel
from gui.dialogs.editor import CANCEL
from gui.models.marks import NOTHING, TURN
from gui.views.panels.main_game_band import SUBGAME

if TYPE_CHECKING:
    from gui.views.table.table import Table


_MAIN = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_OTHER = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
_ROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class TableKeys:
    """What each key does at a table."""

    def __init__(self, table: Table) -> None:
        self._table = table

    @property
    def _deeds(self) -> dict[tuple[Qt.Key, bool], Callable[[], object]]:
        """What a key does, alone or with Shift."""
        table = self._table
        alone: dict[Qt.Key, Callable[[], object]] = {
            Qt.Key.Key_F: table.preview.flip, Qt.Key.Key_H: table.phases.hold.toggle, Qt.Key.Key_E: table.end_turn,
            Qt.Key.Key_W: table.whys.ask, Qt.Key.Key_R: table.repeat.begin, Qt.Key.Key_Y: table.show_yields,
            Qt.Key.Key_Z: self._zoom, Qt.Key.Key_Slash: self._search,
            Qt.Key.Key_V: lambda: table.fold(not table.column.folded),
            Qt.Key.Key_T: lambda: table.menus.speak(table.pointed_at()),
        }  # fmt: skip
        shifted: dict[Qt.Key, Callable[[], object]] = {
            Qt.Key.Key_V: lambda: table.fold(not table.column.folded),
            Qt.Key.Key_T: lambda: table.menus.speak(NOTHING), Qt.Key.Key_W: table.whys.ask_why_asked,
            Qt.Key.Key_H: table.hint.ask, Qt.Key.Key_C: table.why_that.ask,
        }  # fmt: skip
        return {(key, False): deed for key, deed in alone.items()} | {(key, True): do for key, do in shifted.items()}

    def _search(self) -> None:
        """Type in words to look for among the cards beside the board."""
        if isinstance(self._table.side.panel, CardPanel):
            self._table.side.panel.search()

    def _zoom(self) -> None:
        """Give the board of what is pointed at more room; where it has that, or nothing is, no board has more."""
        ref, board = self._table.pointed_at(), self._table.battlefield
        seat = ref if is_player(ref) else board.board_of(ref)
        board.zoom(board.zoomed if seat == NOTHING else seat)

    def press(self, event: QKeyEvent) -> bool:
        """A key was pressed; whether it means something here."""
        if self._table.cover is not None:
            return self._press_covered(Qt.Key(event.key()))
        return self._press(event)

    def _press(self, event: QKeyEvent) -> bool:
        table, key = self._table, Qt.Key(event.key())
        shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.modifiers() & Qt.KeyboardModifier.AltModifier and key in _ROWS:
            return table.editor is not None and table.editor.move_row(_ROWS[key])
        if is_arrow(key):
            self._move_ring(key, shifted)
        elif key in _MAIN:
            if not event.isAutoRepeat() and not (key != Qt.Key.Key_Space and self._press_focused()):
                self._go_on(key, shifted)
        elif key == Qt.Key.Key_Escape:
            self.escape()
        elif (key, shifted) in self._deeds and not event.modifiers() & _OTHER:
            self._deeds[key, shifted]()
        elif event.text() == "?":
            table.shortcuts_wanted.emit()
        elif event.text().isdigit() and table.editor is not None:
            table.editor.number_key(int(event.text()))
        else:
            return False
        return True

    def _press_covered(self, key: Qt.Key) -> bool:
        """While a sheet covers the table only what lies before it has keys: a question to all, a focused button."""
        if key == Qt.Key.Key_Escape:
            self._table.side.close_browser()
        elif key in _MAIN:
            self._press_focused()
        return True

    def _press_focused(self) -> bool:
        """Enter presses the button that Tab has come to, as Space does; whether there is one."""
        button = self._table.window().focusWidget()
        if not isinstance(button, QAbstractButton) or not self._table.isAncestorOf(button):
            return False
        if isinstance(button, QToolButton) and button.menu() is not None:
            button.showMenu()
        else:
            button.click()
        return True

    def _go_on(self, key: Qt.Key, shifted: bool) -> None:
        """Space presses the main button, Enter chooses what the ring is on."""
        if key == Qt.Key.Key_Space:
            self.press_main()
        else:
            self._choose(last=shifted)

    def press_main(self) -> None:
        """The main button by its key; why not, if it can't be pressed."""
        if self._table.bar.unread:
            return
        editor = self._table.editor
        main = next((choice for choice in editor.choices() if choice.main), None) if editor is not None else None
        if main is not None and main.why_not:
            self._table.notes.warn(main.why_not)
        elif main is not None:
            self._table.press(main.name)
        elif editor is not None and (why := editor.why_no_main()) != "":
            self._table.notes.warn(why)
        elif editor is not None and any(True for _ in editor.lit()):
            self._table.notes.ask_to_choose()
        elif editor is not None and editor.choices():
            self._table.notes.ask_to_press()

    def _choose(self, *, last: bool) -> None:
        """Choose what the ring is on; `last`: and then end the turn."""
        editor = self._table.editor
        if last and isinstance(editor, ActEditor) and TURN in set(editor.drop_targets(self._table.focus_ref)):
            editor.drop(self._table.focus_ref, TURN)
        elif self._has_gone(self._table.focus_ref):  # what it was on is elsewhere by now, as another object
            self._table.focus_ref = NOTHING
            self._table.notes.ask_to_choose()
            self._table.refresh_marks()
        elif self._table.focus_ref != NOTHING:
            self._table.click(self._table.focus_ref)
        else:
            self.press_main()

    def _has_gone(self, ref: int) -> bool:
        """Whether a card is not to be seen any more."""
        view = self._table.controller.view
        return ref >= 0 and not is_player(ref) and view is not None and ref not in view.objects

    def escape(self) -> None:
        """Call off what is going on: a drag, a browser, the action, the ring."""
        table = self._table
        if table.drag.active:
            table.drag.cancel()
        elif table.band.looking:
            table.above.look(SUBGAME)
        elif not table.side.close_browser() and not (table.editor is not None and table.editor.press(CANCEL)):
            table.focus_ref = NOTHING
            table.refresh_marks()

    def spots(self, everything: bool = False) -> list[Spot]:
        """Where the ring may go: what may be chosen now, or everything that can be read."""
        table = self._table
        lit = set(table.editor.lit()) if table.editor else set()
        found: list[Spot] = []
        for region in table.regions():
            for ref in region.refs():
                at = region.anchor(ref) if everything or ref in lit or not lit else None
                if at is not None:
                    found.append((ref, at))
        return found

    def _move_ring(self, key: int, everything: bool) -> None:
        table = self._table
        table.focus_ref = next_spot(self.spots(everything), table.focus_ref, key)
        table.look_at(table.focus_ref)
        table.point_column(table.focus_ref)
        table.point(table.focus_ref)
        self._read_out(table.focus_ref)
        table.refresh_marks()

    def _read_out(self, ref: int) -> None:
        """Tell a screen reader what the ring is on."""
        table = self._table
        view = table.controller.view
        if view is None or ref == NOTHING:
            return
        seen = view.objects.get(ref)
        words = wording.in_a_line(seen) if seen is not None else table.battlefield.panels[ref].accessibleName()
        table.setAccessibleDescription(words)
        QAccessible.updateAccessibility(QAccessibleEvent(table, QAccessible.Event.DescriptionChanged))
