"""What all decision editors share.

Things that may be clicked, buttons that say what they do, one legal answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine.api import Decision, IllegalAnswer, MalformedAnswer, View
from gui import language, wording
from gui.models.ahead import Ahead
from gui.models.marks import Arrow, Region

E = TypeVar("E", bound="type[DecisionEditor]")

EDITORS: dict[tuple[type[Decision], str], type[DecisionEditor]] = {}
"""The editor of each kind of decision; of one that is asked for a certain purpose, if that has one of its own."""

NO_ANSWER = object()
CANCEL = "cancel"


@dataclass(frozen=True, slots=True)
class Choice:
    """A button: `name` is its lasting name, `text` what it says will happen."""

    name: str
    text: str
    answer: object = NO_ANSWER
    main: bool = False
    why_not: str = ""  # why it can't be pressed now; "" if it can
    checked: bool | None = None
    ends_turn: bool = False  # what is dropped on it is used first


def edits(kind: type[Decision], purpose: str = "") -> Callable[[E], E]:
    """A decorator: the editor of a kind of decision, or just of those that are asked for a purpose."""

    def register(editor: E) -> E:
        EDITORS[kind, purpose] = editor
        return editor

    return register


class DecisionEditor(QObject):
    """The base of the editors. An editor holds what was picked so far and gives one answer in the end."""

    changed = Signal()
    answered = Signal(object)
    peek_wanted = Signal(int, int)  # what would an action ask next, perhaps with a target?
    opens_panel = False  # whether a panel beside the board is needed

    def __init__(self, decision: Decision, view: View, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.decision = decision
        self.view = view
        self._panel: QWidget | None = None

    # what is shown

    def prompt(self) -> str:
        """The question in words, with what asks it."""
        asked = self.decision.prompt
        source = self.view.objects.get(self.decision.source)
        if source is None or not source.name or source.name in asked:
            return asked
        return f"{source.name}: {asked[:1].lower()}{asked[1:]}"

    def question(self) -> str:
        """What is asked, and for whom, where that is another player whom the viewer controls (CR 720.5)."""
        if self.decision.asked_of == self.decision.seat:
            return self.prompt()
        name = self.view.name_of(self.decision.seat)
        return self.tr("For {name}: {question}").format(name=name, question=self.prompt())

    def detail(self) -> str:
        """A running summary of what is picked."""
        return ""

    def lit(self) -> Iterable[int]:
        """What may be clicked now."""
        return ()

    def picked(self) -> Iterable[int]:
        """What is picked."""
        return ()

    def badges(self) -> dict[int, str]:
        """Short notes on things."""
        return {}

    def arrows(self) -> list[Arrow]:
        """Arrows for what is picked."""
        return []

    def choices(self) -> list[Choice]:
        """The buttons, the main one last."""
        return self.cancelling()

    def cancelling(self) -> list[Choice]:
        """The button that takes back the whole action, if the decision allows it (CR 729.1)."""
        return [Choice(CANCEL, self.tr("Take it back"), CANCEL)] if self.decision.cancellable else []

    def why_no_main(self) -> str:
        """Why no button goes before the others here, where one might be expected to."""
        return ""

    def why_not(self, ref: int) -> str:
        """Why a thing can't be clicked."""
        return ""

    # what can be done

    def click(self, ref: int) -> bool:
        """A thing was clicked, or chosen by key; whether that meant something."""
        return False

    def can_drag(self, ref: int) -> bool:
        """Whether a thing may be dragged somewhere."""
        return False

    def drop_targets(self, ref: int) -> Iterable[int]:
        """Where a thing may be dropped."""
        return ()

    def why_not_there(self, ref: int, target: int) -> str:
        """Why a dragged thing can't be dropped there."""
        return ""

    def waits_to_know(self, ref: int) -> bool:
        """Whether it is still being found out where a thing may be dropped."""
        return False

    def drop(self, ref: int, target: int) -> bool:
        """A thing was dropped on another; whether that meant something."""
        return False

    def number_key(self, number: int) -> bool:
        """A number key from 1 was pressed: by default the button of that number among those that are not main."""
        options = [choice for choice in self.choices() if choice.name.startswith("option")]
        return 0 < number <= len(options) and self.press(options[number - 1].name)

    def move_row(self, by: int) -> bool:
        """Put what is chosen further up or down, where an order is asked for; whether one is."""
        return False

    def press(self, name: str) -> bool:
        """A button was pressed."""
        found = next((choice for choice in self.choices() if choice.name == name and not choice.why_not), None)
        if found is None:
            return False
        if found.answer is not NO_ANSWER:
            self.answered.emit(found.answer)
        else:
            self.pressed(name)
        return True

    def pressed(self, name: str) -> None:
        """A button without an answer of its own was pressed."""

    def peeked(self, number: int, aim: int, ahead: Ahead) -> None:
        """What an action would ask next has arrived."""

    def hang(self, ref: int, target: int) -> None:
        """A dragged thing hangs over a place, or is dragged no longer: both NOTHING."""

    # the panel beside the board

    def panel(self) -> QWidget | None:
        """The panel beside the board, made when it is first asked for."""
        if self._panel is None and self.opens_panel:
            self._panel = self.make_panel()
        return self._panel

    def make_panel(self) -> QWidget:
        """A new panel; only editors that open one have it."""
        raise NotImplementedError

    def regions(self) -> list[Region]:
        """Parts of the panel that show cards."""
        return []

    # checking

    def complaint(self, answer: object) -> str:
        """Why an answer would be refused; "" if its shape and bounds are right."""
        try:
            self.decision.check(answer)
        except IllegalAnswer as refusal:
            why = language.tell(refusal.why)
            return wording.with_rule(why[:1].upper() + why[1:], refusal.rule)
        except MalformedAnswer as refusal:
            return language.sentence(str(refusal))
        return ""

    def main_choice(self, text: str, answer: object) -> Choice:
        """The main button: it can be pressed if its answer is legal."""
        return Choice("main", text, answer, main=True, why_not=self.complaint(answer))

    def names(self, refs: Iterable[int]) -> str:
        """Some things in words."""
        return ", ".join(self.view.name_of(ref) for ref in refs)
