"""The table: all regions put together, and how clicks, drags and keys reach the editor of the pending decision."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QVBoxLayout, QWidget

from engine.api import Decision, ObjectView, View
from gui import theme, wording
from gui.controllers.drag_controller import DragController
from gui.controllers.focus_ring import Spot, is_arrow, next_spot
from gui.controllers.match_controller import MatchController
from gui.dialogs.act import ActEditor
from gui.dialogs.editor import CANCEL, DecisionEditor
from gui.dialogs.editors import editor_for
from gui.dialogs.order_triggers import OrderTriggersEditor
from gui.dialogs.pay_mana import PayManaEditor
from gui.models.log_model import log_line
from gui.painting.face import NOTHING_LIVE
from gui.views.action_menu import ActionMenu
from gui.views.arrow_layer import ArrowLayer
from gui.views.battlefield import Battlefield
from gui.views.card_faces import card_pixmap
from gui.views.curtain import Curtain
from gui.views.decision_bar import DecisionBar
from gui.views.hand_view import HandView
from gui.views.log_view import LogView
from gui.views.marks import NOTHING, TABLE, Marks, Region, combat_arrows, stack_arrows
from gui.views.phase_bar import PhaseBar
from gui.views.preview import Preview
from gui.views.side_column import SideColumn
from gui.views.stack_view import StackView

NOTE_MS = 6000


class Table(QWidget):
    """Everything of one match. Knows the controller, and no engine."""

    shortcuts_wanted = Signal()

    def __init__(self, controller: MatchController, animation_ms: int = theme.ANIMATION_MS) -> None:
        super().__init__()
        self.setObjectName("table")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.controller = controller
        self.editor: DecisionEditor | None = None
        self.focus_ref = NOTHING
        self._view: View | None = None
        self._known: dict[int, ObjectView] = {}  # what this viewer saw, for the log and the preview
        self._note = self._warning = ""
        self._aim = NOTHING  # what a spell was dropped on, until its targets are asked for
        self._paying: PayManaEditor | None = None
        self._hovered = self._top = NOTHING
        self._free_undo = False
        self.battlefield = Battlefield(animation_ms=animation_ms)
        self.hand = HandView(animation_ms=animation_ms)
        self.stack = StackView()
        self.preview = Preview()
        self.log = LogView()
        self.phases = PhaseBar()
        self.bar = DecisionBar()
        self.side = SideColumn()
        self.drag = DragController(self)
        self._build()
        self.arrows = ArrowLayer(self, self.anchor)
        self.curtain = Curtain(self)
        self.sheets: list[QWidget] = [self.arrows, self.curtain]  # each covers the whole table
        self._note_timer = QTimer(self, singleShot=True, interval=NOTE_MS)
        self._note_timer.timeout.connect(self._forget_note)
        self._connect()

    # putting together

    def _build(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        main = QVBoxLayout()
        main.setContentsMargins(0, 0, 0, 0)
        main.setSpacing(0)
        main.addWidget(self.battlefield, 1)
        for bar in (self.phases, self.bar):
            bar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
            bar.setProperty("look", "bar")
            main.addWidget(bar)
        main.addWidget(self.hand)
        row.addLayout(main, 1)
        row.addWidget(self.side)
        row.addWidget(self._reading_column())

    def _reading_column(self) -> QWidget:
        """Preview, stack and log, one below the other."""
        self._column = QWidget()
        self._column.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._column.setObjectName("reading")
        self._column.setStyleSheet(f"#reading {{ background: {theme.palette().panel}; "
                                   f"border-left: 1px solid {theme.palette().panel_border}; }}")  # fmt: skip
        column = QVBoxLayout(self._column)
        column.setContentsMargins(10, 10, 10, 6)
        column.setSpacing(6)
        column.addWidget(self.preview)
        self._stack_title = QLabel()
        self._log_title = QLabel(self.tr("Log"))
        for title in (self._stack_title, self._log_title):
            title.setProperty("look", "caption")
        column.addWidget(self._stack_title)
        column.addWidget(self.stack)
        column.addWidget(self._log_title)
        column.addWidget(self.log, 1)
        return self._column

    def _connect(self) -> None:
        for scene in (self.battlefield, self.hand):
            scene.clicked.connect(self.click)
            scene.hovered.connect(self.hover)
            scene.drag_began.connect(self._drag_began)
            scene.drag_moved.connect(self._drag_moved)
            scene.drag_ended.connect(self._drag_ended)
            scene.menu_wanted.connect(self._context_menu)
        for listing in (self.stack, self.log):
            listing.clicked_ref.connect(self.click)
            listing.hovered.connect(self.hover)
        self.stack.menu_wanted.connect(self._stack_menu)
        self.side.hovered.connect(self.hover)
        self.side.chosen.connect(self.click)
        self.battlefield.zone_wanted.connect(self.browse)
        self.drag.moved.connect(self._show_drag)
        self.drag.advised.connect(self._advise)
        self.drag.ended.connect(self._drag_over)
        self.bar.pressed.connect(self.press)
        self.bar.undo_wanted.connect(self.undo)
        self.phases.stop_toggled.connect(self._toggle_stop)
        self.phases.hold_toggled.connect(self.controller.set_hold)
        self.side.changed.connect(self._refresh_marks)
        self.curtain.lifted.connect(self._lifted)
        controller = self.controller
        controller.view_changed.connect(self.show_view)
        controller.decision_changed.connect(self.show_decision)
        controller.seat_wanted.connect(self._cover)
        controller.refused.connect(self._refused)
        controller.passed.connect(self._passed)
        controller.told.connect(self._tell)
        controller.undo_changed.connect(self._show_undo)
        controller.peeked.connect(self._peeked)
        controller.reasoned.connect(self._reasoned)
        controller.ended.connect(lambda _view: self.show_decision(None))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width, height = self.width(), self.height()
        self._column.setFixedWidth(max(236, min(340, round(width * 0.2))))
        self.side.setFixedWidth(max(280, min(340, round(width * 0.21))))
        self.hand.setFixedHeight(max(120, min(230, round(height * 0.2))))
        self.preview.setFixedHeight(round(min((self._column.width() - 20) * theme.CARD_RATIO + 44, height * 0.52)))
        for sheet in self.sheets:
            sheet.setGeometry(self.rect())

    # regions

    def regions(self) -> list[Region]:
        """Every part of the table that shows things which can be pointed at."""
        return [self.battlefield, self.hand, self.stack, *self.side.regions()]

    def anchor(self, ref: int) -> QPoint | None:
        """Where a thing is on the screen."""
        for region in self.regions():
            found = region.anchor(ref)
            if found is not None:
                return found
        seen = self._known.get(ref)
        return self.battlefield.anchor(seen.owner) if seen is not None and seen.zone in ("graveyard", "exile") else None

    def things_at(self, at: QPoint) -> tuple[int, ...]:
        """What lies at a place of the screen: a card, then the player whose board it is, then the table."""
        for region in self.regions():
            ref = region.ref_at(at)
            if ref != NOTHING:
                if region is not self.battlefield:
                    return (ref,)
                seat = self.battlefield.seat_at(at)
                return tuple(dict.fromkeys((ref, seat, TABLE)))
        return ()

    # the match

    def show_view(self, view: View) -> None:
        """Show a view; another viewer's knowledge is forgotten."""
        another = self._view is not None and self._view.viewer != view.viewer
        if another or self.curtain.isVisible():
            self._forget()
        self._view = view
        self._known.update((oid, seen) for oid, seen in view.objects.items() if seen.known)
        self.battlefield.show_view(view)
        self.stack.show_view(view)
        me = next(player for player in view.players if player.seat == view.viewer)
        self.hand.show_cards([view.objects[oid] for oid in me.hand if oid in view.objects])
        self.phases.show_view(view, self.controller.rules(view.viewer))
        waiting = self.tr("Stack: {n} waiting, the top one resolves first").format(n=len(view.stack))
        room = self.height() - self.preview.height() - 110
        self.stack.setFixedHeight(max(60, min(self.stack.wanted_height(), round(room * 0.66))))
        self._stack_title.setText(waiting if view.stack else self.tr("Stack"))
        self.side.show_view(view)
        self._keep_preview(view)
        self._refresh_marks()

    def _keep_preview(self, view: View) -> None:
        """Keep the preview up to date; what newly came on the stack is worth reading, and before that the hand."""
        top = view.stack[0] if view.stack else NOTHING
        shown = self.preview.seen
        if top != self._top and top != NOTHING:
            self.look_at(top)
        elif shown is not None and shown.id in view.objects:
            self.preview.show_object(view.objects[shown.id])
        elif shown is None and self.hand.model.objects:
            self.look_at(self.hand.model.objects[0].id)
        self._top = top

    def _forget(self) -> None:
        """Forget whatever only the last viewer may know."""
        self._known.clear()
        self.preview.show_object(None)
        self.log.model_.clear()
        self.focus_ref = self._hovered = self._aim = self._top = NOTHING
        self._note = self._warning = ""
        self.side.close_browser()

    def show_decision(self, decision: Decision | None) -> None:
        """Put the editor of a decision in charge."""
        self.drag.cancel()
        paying = self._paying
        self.editor = self._paying = None
        self.drag.rules = None
        if decision is None or self._view is None:
            self.side.show_panel(None, [])
            self._refresh()
            return
        if decision.kind == "act":
            self._aim = NOTHING
        if decision.kind == "targets" and self._aim in decision.candidates and decision.least <= 1 <= decision.most:
            aim, self._aim = self._aim, NOTHING
            self.controller.answer([aim])
            return
        if decision.kind == "pay" and paying is not None and paying.decision.source == decision.source:
            self._paying = PayManaEditor(
                decision, self._view, self, demanded=paying.demanded, forbidden=paying.forbidden, manual=paying.manual
            )
            editor: DecisionEditor = self._paying
        else:
            editor = editor_for(decision, self._view, self)
            self._paying = editor if isinstance(editor, PayManaEditor) else None
        self._start(editor)

    def _start(self, editor: DecisionEditor) -> None:
        self.editor = editor
        self.drag.rules = editor
        editor.changed.connect(self._refresh)
        editor.answered.connect(self._answered)
        if isinstance(editor, ActEditor):
            editor.menu_wanted.connect(self._action_menu)
            editor.target_planned.connect(self._plan_target)
            editor.skip_wanted.connect(self.controller.skip_turn)
            editor.peek_wanted.connect(self.controller.peek)
        self._refresh()
        focus = self.window().focusWidget() if self.window() else None
        if focus is None or not focus.isVisible() or focus is self.bar:
            self.setFocus()

    def _answered(self, answer: object) -> None:
        editor = self.editor
        self._note = self._warning = ""
        if isinstance(editor, OrderTriggersEditor) and editor.remember and answer != CANCEL:
            self.controller.remember_order(editor.decision, list(answer))  # type: ignore[call-overload]
        if answer == CANCEL:
            self._aim = NOTHING
        self.controller.answer(answer)

    def _plan_target(self, ref: int) -> None:
        self._aim = ref

    def _cover(self, seat: int, name: str) -> None:
        self._forget()
        self.curtain.ask_for(seat, name)
        self._refresh_words()

    def _lifted(self) -> None:
        self.setFocus()
        self.controller.take_seat()

    # showing

    def _refresh(self) -> None:
        """Show the editor's panel, words, buttons and marks."""
        editor = self.editor
        if editor is None:
            self.side.show_panel(None, [])
            self.bar.show_choices([])
        else:
            self.side.show_panel(editor.panel() if editor.opens_panel else None, editor.regions())
            self.bar.show_choices(editor.choices())
        self._refresh_words()
        self._refresh_marks()

    def _refresh_words(self) -> None:
        editor, view = self.editor, self._view
        if editor is None:
            self.bar.show_words(self._waiting_words(view), self._note, "")
            return
        detail = self._warning or editor.detail() or self._note
        if self._note and not self._warning and detail != self._note:
            detail = f"{detail}  ({self._note})"
        self.bar.show_words(editor.prompt(), detail, editor.decision.rule, warning=bool(self._warning))

    def _waiting_words(self, view: View | None) -> str:
        if view is None:
            return ""
        if view.over:
            return self.tr("The game is over: {why}").format(why=view.over)
        if self.curtain.isVisible():
            return self.curtain.title.text()
        if view.waiting_for >= 0 and view.waiting_for != view.viewer:
            return self.tr("{name} is deciding …").format(name=view.name_of(view.waiting_for))
        return self.tr("One moment …")

    def _refresh_marks(self) -> None:
        """Light up what may be chosen, and draw the arrows."""
        editor, view = self.editor, self._view
        if view is None:
            return
        lit: Iterable[int] = editor.lit() if editor else ()
        if self.drag.active:
            lit = self.drag.targets()
        picked = frozenset(editor.picked()) if editor else frozenset()
        badges = editor.badges() if editor else {}
        marks = Marks(frozenset(lit) - {TABLE}, picked, badges, self.focus_ref, self.drag.aimed)
        for region in self.regions():
            region.set_marks(marks)
        shown = [*combat_arrows(view), *stack_arrows(view, view.stack[:1]), *(editor.arrows() if editor else [])]
        if self._hovered in view.stack[1:]:
            shown += stack_arrows(view, (self._hovered,))
        self.arrows.show_arrows(list(dict.fromkeys(shown)))

    # notes

    def _refused(self, why: str, rule: str) -> None:
        text = why[:1].upper() + why[1:]
        self._warn(self.tr("{why} (rule {rule})").format(why=text, rule=rule) if rule else text)
        if self.editor is None and self.controller.decision is not None:
            self.show_decision(self.controller.decision)

    def _warn(self, text: str) -> None:
        self._warning = text
        self._note_timer.start()
        self._refresh_words()

    def _advise(self, text: str) -> None:
        self._warning = text
        self._refresh_words()

    def _passed(self, notes: list[str]) -> None:
        shown = notes[-2:]
        self._note = self.tr("passed for you: {notes}").format(notes="; ".join(shown))
        self._note_timer.start()
        self._refresh_words()

    def _forget_note(self) -> None:
        self._note = self._warning = ""
        self._refresh_words()

    def _tell(self, story: list, anew: bool) -> None:  # type: ignore[type-arg]
        if anew:
            self.log.model_.clear()
        view = self.controller.view
        if view is not None and story:
            names = {oid: seen.name for oid, seen in self._known.items()}
            names.update((oid, seen.name) for oid, seen in view.objects.items() if seen.known)
            names.update((player.seat, player.name) for player in view.players)
            self.log.model_.append([log_line(happening, names) for happening in story])

    def _show_undo(self, free: bool, possible: bool) -> None:
        self.bar.undo.setEnabled(possible)
        self.bar.undo.setText(self.tr("Undo") if free or not possible else self.tr("Undo …"))
        self._free_undo = free

    def undo(self) -> None:
        """Take the last decision back; past hidden things only if everyone agrees."""
        if not self.bar.undo.isEnabled():
            return
        if self._free_undo:
            self.controller.undo()
        else:
            self.side.ask(
                self.tr("Does everyone agree?"),
                self.tr("Since the last decision something hidden was seen or chance was used."),
                self.tr("Everyone agrees: go back"), lambda: self.controller.undo(True),
            )  # fmt: skip

    # pointing

    def click(self, ref: int) -> None:
        """A thing was clicked, or chosen by key."""
        if ref == TABLE or self.curtain.isVisible():
            return
        self.look_at(ref)
        if self.editor is not None and self.editor.click(ref):
            return
        if self.editor is not None:
            why = self.editor.why_not(ref)
            if why:
                self._warn(why)
            elif isinstance(self.editor, ActEditor) and ref >= 0:
                if not self.battlefield.spread(ref):
                    self.controller.why_not(ref)
                return
        self.battlefield.spread(ref)

    def hover(self, ref: int) -> None:
        """The mouse is over a thing."""
        self._hovered = ref
        if not self.drag.active:
            self.look_at(ref)
        if self._view is not None and self._view.stack[1:]:
            self._refresh_marks()

    def look_at(self, ref: int) -> None:
        """Show a thing in the preview, if it is a card."""
        view = self._view
        if view is None or ref < 0:
            return
        seen = view.objects.get(ref) or self._known.get(ref)
        if seen is not None and seen.source >= 0:
            seen = view.objects.get(seen.source) or self._known.get(seen.source) or seen
        if seen is not None:
            self.preview.show_object(seen)

    def browse(self, seat: int, zone: str) -> None:
        """Look through a zone of a player."""
        if self._view is not None and not self.curtain.isVisible():
            self.side.browse(self._view, seat, zone)

    def _reasoned(self, ref: int, reasons: list[str]) -> None:
        if reasons and self._view is not None:
            first = reasons[0][:1].upper() + reasons[0][1:]
            self._warn(f"{self._view.name_of(ref)}: {first}")

    def _context_menu(self, ref: int, at: QPoint) -> None:
        self.look_at(ref)
        if isinstance(self.editor, ActEditor) and ref >= 0 and (actions := self.editor.actions_of(ref)):
            self._action_menu(ref, actions, at)
        elif ref >= 0:
            self.controller.why_not(ref)

    def _action_menu(self, ref: int, actions: list, at: QPoint | None = None) -> None:  # type: ignore[type-arg]
        menu = ActionMenu(self._view.name_of(ref) if self._view else "", actions, self)
        menu.chosen.connect(self._answered)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.open_at(at or self.anchor(ref) or self.mapToGlobal(self.rect().center()))

    def _stack_menu(self, ref: int, at: QPoint) -> None:
        """Whether an ability is always let resolve: for its controller's opponents, until the end of the game."""
        view = self._view
        seen = view.objects.get(ref) if view is not None else None
        if seen is None or view is None or seen.source < 0:
            return
        ability = (seen.source, seen.text)
        menu = QMenu(self)
        entry = menu.addAction(self.tr("Always let this ability resolve"))
        entry.setCheckable(True)
        entry.setChecked(ability in self.controller.rules(view.viewer).yields)
        entry.triggered.connect(lambda: self.controller.toggle_yield(ability))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)

    # dragging

    def _drag_began(self, ref: int, at: QPoint) -> None:
        if self.drag.begin(ref):
            self._drag_moved(at)

    def _drag_moved(self, at: QPoint) -> None:
        self.drag.move(at, self.things_at(at))

    def _drag_ended(self, at: QPoint) -> None:
        self.drag.end(at, self.things_at(at))

    def _show_drag(self, ref: int, at: QPoint, aimed: int) -> None:
        targets = self.drag.targets()
        item = self.hand.item_of(ref)
        ghost = None
        if item is not None and TABLE in targets and len(targets) == 1:
            ghost = card_pixmap(item.spec, NOTHING_LIVE, item.width, self.devicePixelRatioF())
        self.arrows.show_drag(ref, at, aimed != NOTHING, ghost)
        self._refresh_marks()

    def _drag_over(self) -> None:
        self.arrows.end_drag()
        self.hand.forget_drag()
        self.battlefield.forget_drag()
        self._refresh_marks()

    def _peeked(self, number: int, decision: Decision | None) -> None:
        if self.editor is not None:
            self.editor.peeked(number, decision)

    # keys

    def press(self, name: str) -> None:
        """A button of the bar was pressed."""
        if self.editor is not None and not self.curtain.isVisible():
            self.editor.press(name)

    def press_main(self) -> None:
        """The main button by its key."""
        if self.editor is not None:
            main = next((choice for choice in self.editor.choices() if choice.main), None)
            if main is not None and main.why_not:
                self._warn(main.why_not)
            elif main is not None:
                self.press(main.name)

    def escape(self) -> None:
        """Call off what is going on: a drag, a browser, the ring, the action."""
        if self.drag.active:
            self.drag.cancel()
            return
        if self.side.close_browser() or (self.editor is not None and self.editor.press(CANCEL)):
            return
        self.focus_ref = NOTHING
        self._refresh_marks()

    def spots(self, everything: bool = False) -> list[Spot]:
        """Where the ring may go: what may be chosen now, or everything that can be read."""
        lit = set(self.editor.lit()) if self.editor else set()
        found: list[Spot] = []
        for region in self.regions():
            for ref in region.refs():
                at = region.anchor(ref) if everything or ref in lit or not lit else None
                if at is not None:
                    found.append((ref, at))
        return found

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if is_arrow(key):
            self.focus_ref = next_spot(self.spots(everything=shift), self.focus_ref, key)
            self.look_at(self.focus_ref)
            self._read_out(self.focus_ref)
            self._refresh_marks()
        elif key == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.press_main()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click(self.focus_ref) if self.focus_ref != NOTHING else self.press_main()
        elif key == Qt.Key.Key_Escape:
            self.escape()
        elif key == Qt.Key.Key_F:
            self.preview.flip()
        elif key == Qt.Key.Key_H:
            self.phases.hold.toggle()
        elif key == Qt.Key.Key_E and self.editor is not None:
            self.editor.press("end turn")
        elif event.text() == "?":
            self.shortcuts_wanted.emit()
        elif event.text().isdigit() and self.editor is not None:
            self.editor.number_key(int(event.text()))
        else:
            super().keyPressEvent(event)

    def _read_out(self, ref: int) -> None:
        """Tell a screen reader what the ring is on."""
        view = self._view
        if view is None or ref == NOTHING:
            return
        seen = view.objects.get(ref)
        words = wording.in_a_line(seen) if seen is not None else self.battlefield.panels[ref].accessibleName()
        self.setAccessibleDescription(words)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))

    def _toggle_stop(self, step: str, whose: str) -> None:
        self.controller.toggle_stop((step, whose))
        if self._view is not None:
            self.phases.show_view(self._view, self.controller.rules(self._view.viewer))
