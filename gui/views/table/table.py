"""The table of one match. Views and decisions go to its regions, clicks and keys to the decision's editor."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeyEvent

from engine.api import CardLibrary, Decision, Happening, PayMana, View
from gui import theme, wording
from gui.controllers.drag_controller import DragController
from gui.controllers.match_controller import MatchController
from gui.dialogs.act import ActEditor
from gui.dialogs.card_name import CardNameEditor
from gui.dialogs.editor import CANCEL, Choice, DecisionEditor
from gui.dialogs.editors import editor_for
from gui.dialogs.options import YesNoEditor
from gui.dialogs.order_triggers import OrderTriggersEditor
from gui.dialogs.pay_mana import PayManaEditor
from gui.models.ahead import Ahead
from gui.models.log_model import counted, log_line
from gui.models.marks import NOTHING, TABLE, TURN, Marks, combat_arrows, stack_arrows
from gui.views.panels.yields_panel import YieldsPanel
from gui.views.table.drag import TableDrag
from gui.views.table.happenings import TableHappenings
from gui.views.table.hint import TableHint
from gui.views.table.keys import TableKeys
from gui.views.table.look_back import LookBack
from gui.views.table.main_games import MainGames
from gui.views.table.menus import TableMenus
from gui.views.table.missed_triggers import Remembering
from gui.views.table.notes import TableNotes
from gui.views.table.planned_answers import PlannedAnswers
from gui.views.table.regions import TableRegions
from gui.views.table.repeat import Repeat
from gui.views.table.scenario_notes import ScenarioNotes
from gui.views.table.undoing import Undoing
from gui.views.table.why_that import WhyThat
from gui.views.table.whys import Whys
from gui.views.table.words import waiting_words

MOST_TOLD = 4  # lines of the log, as the game ends
LINGER_MS = 80  # the mouse rests on a card before it is worked out how that would be paid


class Table(TableRegions):
    """Everything of one match. Knows the controller, and no engine."""

    shortcuts_wanted = Signal()

    def __init__(
        self, controller: MatchController, animation_ms: int = theme.ANIMATION_MS, library: CardLibrary | None = None
    ) -> None:
        super().__init__(animation_ms)
        self.controller = controller
        self.library = library  # whose names can be typed where a card name is asked for
        self.editor: DecisionEditor | None = None
        self.focus_ref = NOTHING
        self.notes = TableNotes(self)
        self.drag = DragController(self)
        self.keys = TableKeys(self)
        self.menus = TableMenus(self, controller, lambda: self.editor)
        self._view: View | None = None
        self.planned = PlannedAnswers()
        self.undoing = Undoing(self, controller)
        self._paying: PayManaEditor | None = None
        self._hovered = self._top = NOTHING
        self._linger = QTimer(self, singleShot=True, interval=LINGER_MS)
        self._linger.timeout.connect(lambda: self.point(self._hovered if self._hovered != NOTHING else self.focus_ref))
        self.happenings = TableHappenings(self)
        self.past = LookBack(self, controller, self.show_view, self._tell, self._put_aside)
        self.above = MainGames(self, controller, self.show_view, self._put_aside)
        self.scenario_notes = ScenarioNotes(self, controller, self.notes.warn)
        self.remembering = Remembering(self, controller, self.notes.warn, self.past.begin)
        self.repeat = Repeat(self, controller, self.notes.warn)
        self.hint = TableHint(self, controller, self.notes.warn, self.answered, self.refresh_marks)
        self.why_that = WhyThat(self, controller, self.notes.warn)
        self.whys = Whys(self, controller, lambda: self.editor, self.pointed_at, self.notes.warn)
        TableDrag(self, self.drag, self.refresh_marks)
        self._connect_regions()
        self._connect_controller()
        self.refresh_words()

    def _connect_regions(self) -> None:
        for scene in (self.battlefield, self.hand):
            scene.clicked.connect(self.click)
            scene.hovered.connect(self.hover)
            scene.menu_wanted.connect(self.look_at)
            scene.menu_wanted.connect(self.menus.ask)
        for listing in (self.stack, self.log):
            listing.clicked_ref.connect(self.click)
            listing.hovered.connect(self.hover)
        for bar in self.variants.values():
            bar.clicked.connect(self.click)
            bar.hovered.connect(self.hover)
        self.stack.menu_wanted.connect(self.menus.yields)
        self.menus.chosen.connect(self.answered)
        self.side.hovered.connect(self.hover)
        self.side.chosen.connect(self.click)
        self.side.changed.connect(self.refresh_marks)
        self.battlefield.zone_wanted.connect(self.browse)
        self.drag.advised.connect(self.notes.advise)
        self.notes.changed.connect(self.refresh_words)
        self.bar.pressed.connect(self.press)
        self.ending.look.clicked.connect(self._refresh)
        self.bar.undo_wanted.connect(self.undoing.ask)
        self.bar.why_wanted.connect(self.whys.ask_why_asked)
        self.phases.stop_toggled.connect(self._toggle_stop)
        self.phases.hold_toggled.connect(self.controller.passing.set_hold)
        self.curtain.lifted.connect(self._lifted)
        self.curtain.let_resolve.connect(self._let_resolve)
        self.curtain.responds.connect(self._let_resolve)

    def _connect_controller(self) -> None:
        controller = self.controller
        controller.view_changed.connect(self._put_view)
        controller.decision_changed.connect(self.show_decision)
        controller.seat_wanted.connect(self._cover)
        controller.refused.connect(self.notes.refuse)
        controller.passed.connect(self.notes.tell_passes)
        controller.told.connect(self._tell)
        controller.enquiries.peeked.connect(self._peeked)
        controller.enquiries.mana_offered.connect(self.menus.mana)
        controller.ended.connect(self._end)

    # the match

    def show_view(self, view: View) -> None:
        """Show a view by itself, with the marks of what is asked, if anything is."""
        self._put_view(view)
        self.refresh_marks()

    def _put_view(self, view: View) -> None:
        """Show a view, which a question or none follows at once, whose marks lay the boards out: once for both.

        Another viewer's knowledge is forgotten.
        """
        another = self._view is not None and self._view.viewer != view.viewer
        if another or self.curtain.isVisible():
            self._forget()
        self._view = view
        self.known.update((oid, seen) for oid, seen in (*view.gone.items(), *view.objects.items()) if seen.known)
        self.battlefield.show_view(view)
        self.stack.show_view(view)
        me = next(player for player in view.players if player.seat == view.at_hand)
        self.hand.show_cards([view.objects[oid] for oid in me.hand if oid in view.objects])
        for bar in self.variants.values():
            bar.show_view(view)
        if not self.band.looking:
            self.band.show_view(view)
        self.phases.show_view(view, self.controller.passing.rules(view.viewer))
        waiting = self.tr("Stack: {n}, top first").format(n=len(view.stack))
        self.fit_stack()
        self.stack_title.setText(waiting if view.stack else self.tr("Stack"))
        self.side.show_view(view)
        self._keep_preview(view)

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
        self.known.clear()
        self.preview.show_object(None)
        self.log.model_.clear()
        self.focus_ref = self._hovered = self._top = NOTHING
        self.planned.call_off()
        self.notes.clear()
        self.side.close_browser()
        self.happenings.forget()

    def show_decision(self, decision: Decision | None) -> None:
        """Put the editor of a decision in charge."""
        self.drag.cancel()
        paying = self._paying
        if self.editor is not None:
            self.editor.deleteLater()
        self.editor = self._paying = None
        self.drag.rules = None
        if decision is None or self._view is None:
            self.side.show_panel(None, [])
            self._refresh()
            return
        if (answer := self.planned.answer(decision)) is not None:
            self.refresh_marks()
            self.controller.answer(answer, asked=False)
            return
        if isinstance(decision, PayMana) and paying is not None and paying.decision.source == decision.source:
            self._paying = paying.again(decision, self._view, self)
            editor: DecisionEditor = self._paying
        else:
            editor = editor_for(decision, self._view, self)
            self._paying = editor if isinstance(editor, PayManaEditor) else None
            if self._paying is not None:
                self._paying.doing = self.planned.words
        self._start(editor)
        if (aim := self.planned.first_pick(decision)) != NOTHING:
            editor.click(aim)

    def _start(self, editor: DecisionEditor) -> None:
        self.editor = editor
        self.ending.hide()
        self.drag.rules = editor
        editor.changed.connect(lambda: self._refresh(anew=False))
        editor.answered.connect(self.answered)
        if isinstance(editor, CardNameEditor):
            editor.library = self.library
        if isinstance(editor, YesNoEditor):
            editor.always_wanted.connect(self.controller.passing.answer_always)
        if isinstance(editor, PayManaEditor):
            editor.ways_wanted.connect(self.menus.ways)
        if isinstance(editor, ActEditor):
            editor.quiet_wanted.connect(self.controller.passing.be_quiet)
            editor.menu_wanted.connect(self.menus.actions)
            editor.target_planned.connect(self.planned.plan_target)
            editor.agreed.connect(self.planned.agree)
            editor.skip_wanted.connect(self.controller.passing.skip_turn)
            editor.last_wanted.connect(self._end_with)
            editor.peek_wanted.connect(self.controller.enquiries.peek)
            self._linger.start()
        self._refresh()
        focus = self.window().focusWidget() if self.window() else None
        if focus is None or not focus.isVisible():
            self.setFocus()
        self.happenings.pay()

    def _end(self, _view: View) -> None:
        self.show_decision(None)

    def _put_aside(self) -> bool:
        """Take the question that is asked away for a while; whether one is, and nothing else is under way."""
        over = self._view is not None and bool(self._view.over)
        if (self.editor is None and not over) or self.curtain.isVisible() or self.happenings.playing:
            return False
        self.show_decision(None)
        return True

    def answered(self, answer: object) -> None:
        """What is asked was answered, by the editor or a menu."""
        editor = self.editor
        self._begin(answer)
        if isinstance(editor, OrderTriggersEditor) and editor.remember and answer != CANCEL:
            self.controller.remember_order(editor.decision, list(answer))  # type: ignore[call-overload]
        if answer == CANCEL:
            self.planned.call_off()
        self.controller.answer(answer)

    def _end_with(self, number: int) -> None:
        """Do something, and end the turn."""
        self._begin(number)
        self.controller.passing.skip_turn(number)

    def _begin(self, answer: object) -> None:
        """Something is answered: what was said before is said no longer."""
        self.notes.clear()
        self.recap.forget()
        if isinstance(self.editor, ActEditor) and isinstance(answer, int):
            self.planned.begin(self.editor, answer)

    def _cover(self, seat: int, quick: tuple[int, ...]) -> None:
        self._forget()
        view = self.controller.view
        assert view is not None
        self.curtain.ask_for(seat, view, quick)
        self.refresh_words()

    def _let_resolve(self, until: int = NOTHING) -> None:
        self.setFocus()
        self.controller.pass_unseen(until)

    def _lifted(self) -> None:
        self.setFocus()
        self.controller.take_seat()

    # showing

    def _refresh(self, *, anew: bool = True) -> None:
        """Show the editor's panel, words, buttons and marks; `anew` if it asks something else than before."""
        editor = self.editor
        if editor is None:
            self.side.show_panel(None, [])
        else:
            self.side.show_panel(editor.panel() if editor.opens_panel else None, editor.regions())
        if self.happenings.playing:  # until all was seen a press only hastens, whatever is asked by then
            self.bar.show_choices(self.happenings.choices())
        else:
            self.bar.show_choices(editor.choices() if editor is not None else self._choices_unasked(), anew=anew)
        self.refresh_words()
        self.refresh_marks()

    def _choices_unasked(self) -> list[Choice]:
        """The buttons while nothing is asked."""
        return self.ending.choices() if self._view is not None and self._view.over else []

    def tell_end(self, view: View, practised: bool) -> None:
        """The game is over: say how, beside the board."""
        losers = [player.seat for player in view.players if player.lost]
        self.ending.show_end(view, practised, self.log.model_.last_told(MOST_TOLD, losers))
        self._refresh()

    def refresh_bar(self) -> None:
        """Say in the bar that something is under way, or what is asked."""
        self._refresh()

    def refresh_words(self) -> None:
        """Say what is asked, or what happens meanwhile."""
        editor, view = self.editor, self._view
        if editor is None:
            covered = self.curtain.title.text() if self.curtain.isVisible() else ""
            waiting = waiting_words(view, covered=covered, playing=self.happenings.playing)
            self.bar.show_words(waiting, self.notes.beside(self.happenings.words), "")
            return
        detail = self.notes.beside(editor.detail())
        self.bar.show_words(editor.question(), detail, editor.decision.rule, warning=bool(self.notes.warning))

    def refresh_marks(self) -> None:
        """Light up what may be chosen, and draw the arrows."""
        editor, view = self.editor, self._view
        if view is None:
            return
        lit: Iterable[int] = self.drag.targets() if self.drag.active else editor.lit() if editor else ()
        picked = frozenset(editor.picked()) if editor else frozenset()
        badges = {**self.hint.badges(), **(editor.badges() if editor else {})}
        asking = editor.decision.source if editor else NOTHING
        usable = frozenset(editor.lit_for_abilities()) if isinstance(editor, ActEditor) else frozenset()
        self.bar.offer_drop(TURN in set(lit))
        marks = Marks(frozenset(lit) - {TABLE, TURN}, picked, badges, self.focus_ref, self.drag.aimed, asking, usable)
        for region in self.regions():
            region.set_marks(marks)
        shown = [*combat_arrows(view), *stack_arrows(view, view.stack[:1]), *self.hint.arrows()]
        shown += editor.arrows() if editor else []
        if self._hovered in view.stack[1:]:
            shown += stack_arrows(view, (self._hovered,))
        self.arrows.show_arrows(list(dict.fromkeys(shown)))

    def _tell(self, story: list[Happening], anew: bool) -> None:
        if anew:
            self.log.model_.clear()
        view = self._view
        if view is not None and story:
            names = {oid: seen.name for oid, seen in self.known.items()}
            names.update((oid, seen.name) for oid, seen in view.objects.items() if seen.known)
            names.update((player.seat, player.name) for player in view.players)
            self.log.model_.append(counted([log_line(happening, names) for happening in story]))
            if not anew:
                self.chance.tell(story, self.controller.playback.factor)

    def press(self, name: str) -> None:
        """A button of the bar was pressed."""
        if self.editor is None and self._view is not None and self._view.over:
            self.ending.press(name)
            self._refresh()
        elif self.editor is not None and not self.curtain.isVisible():
            self.editor.press(name)

    def show_yields(self) -> None:
        """List what the viewer is not asked."""
        if self._view is not None and not self.curtain.isVisible():
            self.yields = YieldsPanel(self.controller, self._view)
            self.side.show_sheet(self.yields)

    def end_turn(self) -> None:
        """Go to the end of the turn, by its key."""
        if isinstance(self.editor, ActEditor) and not self.curtain.isVisible():
            self.controller.passing.skip_turn()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.keys.press(event):
            super().keyPressEvent(event)

    # pointing

    def click(self, ref: int) -> None:
        """A thing was clicked, or chosen by key."""
        if ref == TABLE or self.curtain.isVisible():
            return
        self.look_at(ref)
        if self.editor is None:
            self.happenings.owe(ref)
        if self.editor is not None and self.editor.click(ref):
            return
        if self.editor is not None:
            why = self.editor.why_not(ref)
            if why:
                self.notes.warn(why)
            elif isinstance(self.editor, ActEditor) and ref >= 0:
                if not self.battlefield.spread(ref):
                    self.controller.enquiries.why_not(ref)
                return
        self.battlefield.spread(ref)

    def hover(self, ref: int) -> None:
        """The mouse is over a thing."""
        self._hovered = ref
        self.point_column(ref if not self.drag.active else NOTHING)
        if not self.drag.active:
            self.look_at(ref)
            self._linger.start()
        if self._view is not None and self._view.stack[1:]:
            self.refresh_marks()

    def point(self, ref: int) -> None:
        """Let the board show how it would be paid for what the mouse or the ring came to."""
        if isinstance(self.editor, ActEditor) and not self.curtain.isVisible():
            self.editor.point(ref)

    def pointed_at(self) -> int:
        """What the ring is on, or else the mouse."""
        return self.focus_ref if self.focus_ref != NOTHING else self._hovered

    def look_at(self, ref: int) -> None:
        """Show a thing in the preview, if it is a card."""
        view = self._view
        if view is None or ref < 0:
            return
        seen = view.objects.get(ref) or self.known.get(ref)
        if seen is not None and seen.source >= 0:
            seen = view.objects.get(seen.source) or self.known.get(seen.source) or seen
        if seen is not None:
            self.preview.show_object(seen)

    def browse(self, seat: int, zone: str) -> None:
        """Look through a zone of a player; if the player could be chosen, say that this does not."""
        if self._view is None or self.curtain.isVisible():
            return
        self.side.browse(self._view, seat, zone)
        if self.editor is not None and seat in set(self.editor.lit()) and self.side.browser is not None:
            said = self.tr("{zone} of {player} is shown, and nothing is chosen. To choose {player}, click the name.")
            self.notes.warn(said.format(zone=wording.zone_name(zone), player=self._view.name_of(seat)))

    def _peeked(self, number: int, aim: int, ahead: Ahead) -> None:
        if self.editor is not None:
            self.editor.peeked(number, aim, ahead)
            self.drag.go_on()

    def _toggle_stop(self, step: str, whose: str) -> None:
        self.controller.passing.toggle_stop((step, whose))
        if self._view is not None:
            self.phases.show_view(self._view, self.controller.passing.rules(self._view.viewer))
