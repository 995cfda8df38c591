"""What is told of the passes made for whoever looks at the screen: where, why, and what stopped them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.api import Act, View
from gui.controllers.autopass import PassRules, pass_note, why_asked
from gui.wording import step_name

translate = QCoreApplication.translate


class PassNotes:
    """Collects notes until the next question is shown."""

    def __init__(self) -> None:
        self._notes: list[str] = []
        self._acted: tuple[int, int, str] | None = None  # who did something last, and in which turn and step

    def acted(self, seat: int, turn: int, step: str) -> None:
        """A player did something with priority: where nothing more can be done, the rules go on by themselves."""
        self._acted = (seat, turn, step)

    def passed(self, view: View, why: str) -> None:
        """A pass was made for the viewer."""
        self._notes.append(pass_note(view, why))

    def asked(self, view: View, decision: Act, rules: PassRules) -> None:
        """A player is asked here, and was not in the steps before."""
        acted, self._acted = self._acted, None
        if acted is not None and not self._notes and acted[:2] == (decision.asked_of, view.turn):
            left = acted[2]
            if left != view.step:
                why = translate("Autopass", "nothing more could be done")
                said = translate("Autopass", "{step}: {why}")
                self._notes.append(said.format(step=step_name(left), why=why))
        if self._notes:
            said = translate("MatchRunner", "asked here: {why}")
            self._notes.append(said.format(why=why_asked(view, decision, rules)))

    def take(self) -> tuple[str, ...]:
        """The notes, to be shown now."""
        notes, self._notes = tuple(self._notes), []
        return notes
