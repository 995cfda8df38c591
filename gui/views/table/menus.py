"""The small menus of the table: the ways to use a card, and what to do with an ability on the stack."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from engine.api import NOBODY, SET_UP, Action
from gui import theme
from gui.controllers.match_controller import MatchController
from gui.dialogs.act import ActEditor, Proposal
from gui.dialogs.deeds import action_text
from gui.dialogs.editor import DecisionEditor
from gui.dialogs.option_button import OptionButton
from gui.dialogs.pay_mana import mana_ways
from gui.models.marks import NOTHING
from gui.views.table.regions import TableRegions
from gui.widgets.label import Label
from gui.widgets.symbol_text import SymbolText

_WIDE = 380
HIDDEN = ("hand", "library")  # nothing triggers that not everybody can see
Way = tuple[object, str, str]  # an answer, in words, and what it costs


@dataclass(frozen=True, slots=True)
class Spoken:
    """Saying that an ability of an object triggers."""

    oid: int
    number: int


class TableMenus(QObject):
    """Opens them beside what they are about; what is chosen answers the question that is asked."""

    chosen = Signal(object)

    def __init__(
        self, table: TableRegions, controller: MatchController, editor: Callable[[], DecisionEditor | None]
    ) -> None:  # fmt: skip
        super().__init__(table)
        self._table, self._controller, self._editor = table, controller, editor

    def ask(self, ref: int, at: QPoint) -> None:
        """The other button on a card: the ways to use it, else why it is as it is."""
        editor = self._editor()
        actions = editor.actions_of(ref) if isinstance(editor, ActEditor) and ref >= 0 else []
        if ref >= 0 and (spoken := self._spoken(ref)):
            self._open(ref, [*self._ways(ref, actions), *spoken], at)
        elif actions:
            self.actions(ref, actions, at)
        elif ref >= 0:
            self._controller.enquiries.explain(ref)

    def speak(self, ref: int) -> None:
        """Say that something triggers, by its key: of a thing, or of what is gone."""
        if spoken := self._spoken(ref):
            self._open(ref, spoken, None)

    def _spoken(self, ref: int) -> list[Way]:
        """What can be said of a thing where people remember their own triggers: always the same, whatever triggered."""
        controller = self._controller
        view = controller.view
        if view is None or not controller.practising or self._editor() is None:
            return []
        if ref == NOTHING:
            return [(Spoken(NOBODY, SET_UP), self.tr("Something that is gone triggers"), "")]
        seen = view.objects.get(ref)
        if seen is None or not seen.known or seen.zone in HIDDEN:
            return []
        own = seen.controller == view.viewer
        say = self.tr("It triggers: {ability}") if own else self.tr("Call attention: {ability}")
        earlier = (
            self.tr("What it set up earlier triggers") if own else self.tr("Call attention to what it set up earlier")
        )
        lines: list[Way] = [
            (Spoken(ref, number), say.format(ability=text), "") for number, text in enumerate(seen.triggered)
        ]
        return [*lines, (Spoken(ref, SET_UP), earlier, "")]

    def actions(self, ref: int, actions: Sequence[tuple[int, Action]], at: QPoint | None = None) -> None:
        """The ways to use a card."""
        self._open(ref, self._ways(ref, actions), at)

    def _ways(self, ref: int, actions: Sequence[tuple[int, Action]]) -> list[Way]:
        return [(number, *action_text(action, self._name(ref))) for number, action in actions]

    def mana(self, ref: int, uses: Sequence[tuple[int, str, str]]) -> None:
        """Make mana before anything is paid for, if the player says so (CR 605.3a); the only way is confirmed."""
        editor = self._editor()
        if not isinstance(editor, ActEditor):
            return
        note = self.tr("Costs tap lands by themselves. Mana that is not spent is lost as the step ends (rule 500.4).")
        ways = mana_ways(ref, uses)
        if len(ways) == 1:
            use = self.tr("Use “{name}” now").format(name=self._name(ref))
            editor.propose(Proposal(ref, ways[0][0], use, f"{ways[0][1]} {note}"))
        else:
            self._open(ref, [(answer, words, "") for answer, words in ways], None, note)

    def ways(self, ref: int, ways: Sequence[tuple[object, str]]) -> None:
        """The kinds of mana that a source makes, where it is tapped by hand."""
        self._open(ref, [(answer, words, "") for answer, words in ways], None)

    def yields(self, ref: int, at: QPoint) -> None:
        """Whether an ability on the stack is always let resolve."""
        controller = self._controller
        view = controller.view
        seen = view.objects.get(ref) if view is not None else None
        if view is not None and seen is not None and seen.source >= 0:
            ability = (seen.source, seen.text)
            yields = ability in controller.passing.rules(view.viewer).yields
            yield_menu(yields, lambda: controller.passing.toggle_yield(ability), self._table).popup(at)

    def _name(self, ref: int) -> str:
        view = self._controller.view
        return view.name_of(ref) if view is not None else ""

    def _open(self, ref: int, ways: Sequence[Way], at: QPoint | None, note: str = "") -> None:
        table = self._table
        menu = ActionMenu(self._name(ref), ways, table, note)
        menu.chosen.connect(self._take)
        menu.open_at(at or table.anchor(ref) or table.mapToGlobal(table.rect().center()))

    def _take(self, answer: object) -> None:
        if isinstance(answer, Spoken):
            self._controller.announce(answer.oid, answer.number)
        else:
            self.chosen.emit(answer)


class ActionMenu(QWidget):
    """One line for each way to use a card, with its cost in symbols; number keys, arrows and Enter choose."""

    chosen = Signal(object)

    def __init__(self, name: str, ways: Sequence[Way], parent: QWidget, note: str = "") -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(self.tr("Ways to use {name}").format(name=name))
        self.setFixedWidth(_WIDE)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 12)
        column.setSpacing(6)
        title = Label(name)
        title.setProperty("look", "heading")
        column.addWidget(title)
        self.lines: list[OptionButton] = []
        for at, (answer, words, cost) in enumerate(ways, 1):
            line = OptionButton(at, words, cost=cost)
            line.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            line.clicked.connect(lambda _=False, answer=answer: self._choose(answer))
            column.addWidget(line)
            self.lines.append(line)
        if note:
            column.addWidget(SymbolText(note, 12.5, ink="text_muted"))

    def _choose(self, answer: object) -> None:
        self.close()
        self.chosen.emit(answer)

    def open_at(self, at: QPoint) -> None:
        """Open above a place of the screen, within it, the first way ready for Enter."""
        self.adjustSize()
        room = self.screen().availableGeometry()
        x = min(max(at.x() - _WIDE // 2, room.left()), room.right() - _WIDE)
        y = at.y() - self.height() - 24 if at.y() - self.height() - 24 > room.top() else at.y() + 24
        self.move(x, min(max(y, room.top()), room.bottom() - self.height()))
        self.show()
        self.lines[0].setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, now = event.key(), next((at for at, line in enumerate(self.lines) if line.hasFocus()), 0)
        if key == Qt.Key.Key_Escape:
            self.close()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            step = 1 if key == Qt.Key.Key_Down else -1
            self.lines[(now + step) % len(self.lines)].setFocus()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.lines[now].click()
        elif event.text().isdigit() and 0 < int(event.text()) <= len(self.lines):
            self.lines[int(event.text()) - 1].click()

    def closeEvent(self, event: QCloseEvent) -> None:
        """The keys go back to the table."""
        parent = self.parentWidget()
        if parent is not None:
            parent.setFocus()
        super().closeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setPen(QPen(theme.color("accent"), 1.6))
            painter.setBrush(theme.color("panel"))
            painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


def yield_menu(yields: bool, toggle: Callable[[], None], parent: QWidget) -> QMenu:
    """Whether an ability is always let resolve, until the end of the game."""
    menu = QMenu(parent)
    menu.aboutToHide.connect(menu.deleteLater)
    menu.aboutToHide.connect(parent.setFocus)
    entry = menu.addAction(QCoreApplication.translate("YieldMenu", "Always let this ability resolve"))
    entry.setCheckable(True)
    entry.setChecked(yields)
    entry.triggered.connect(lambda: toggle())
    return menu
