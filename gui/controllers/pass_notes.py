"""What is told of the passes made for whoever looks at the screen: where, why, and what stopped them."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from PySide6.QtCore import QCoreApplication

from engine.api import Act, View
from gui.controllers.autopass import PassRules, why_asked
from gui.wording import step_name

translate = QCoreApplication.translate


class PassNotes:
    """Collects notes until the next question is shown."""

    def __init__(self) -> None:
        self._notes: list[tuple[str, str]] = []  # where it was passed, and why
        self._acted: tuple[int, int, str] | None = None  # who did something last, and in which turn and step

    def acted(self, seat: int, turn: int, step: str) -> None:
        """A player did something with priority: where nothing more can be done, the rules go on by themselves."""
        self._acted = (seat, turn, step)

    def passed(self, view: View, why: str) -> None:
        """A pass was made for the viewer."""
        self._notes.append((step_name(view.step), why))

    def asked(self, view: View, decision: Act, rules: PassRules) -> None:
        """A player is asked here, and was not in the steps before."""
        acted, self._acted = self._acted, None
        if acted is not None and not self._notes and acted[:2] == (decision.asked_of, view.turn):
            left = acted[2]
            if left != view.step:
                self._notes.append((step_name(left), translate("Autopass", "nothing more could be done")))
        if self._notes:
            self._notes.append((translate("MatchRunner", "asked here"), why_asked(view, decision, rules)))

    def take(self) -> tuple[str, ...]:
        """The notes, to be shown now."""
        notes, self._notes = self._notes, []
        said = translate("Autopass", "{step}: {why}")
        return tuple(
            said.format(step=", ".join(dict.fromkeys(step for step, _ in together)), why=why)
            for why, together in groupby(notes, key=itemgetter(1))
        )
