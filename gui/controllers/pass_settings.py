"""What players said they need not be asked.

Stops, yields, answers given once for all, the rest of a turn.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from engine.api import YesNo
from gui.controllers.autopass import Ability, PassRules, Stop

if TYPE_CHECKING:
    from gui.controllers.match_controller import MatchController
    from gui.controllers.match_runner import MatchRunner


class PassSettings:
    """Where the seats at this screen stop; what is set for "the viewer" is so for whoever looks at it."""

    def __init__(self, controller: MatchController, runner: MatchRunner) -> None:
        self._controller = controller
        self._runner = runner

    def rules(self, seat: int) -> PassRules:
        """Where a seat stops, and what it need not be asked."""
        return self._runner.rules.get(seat, PassRules())

    def set_rules(self, seat: int, rules: PassRules) -> None:
        """Change where a seat stops, and what it need not be asked."""
        self._runner.set_rules(seat, rules)

    def toggle_stop(self, stop: Stop) -> None:
        """Set a stop of the viewer's, or take it away."""
        view = self._controller.view
        if view is not None:
            self.set_rules(view.viewer, self.rules(view.viewer).toggled(stop))

    def toggle_yield(self, ability: Ability) -> None:
        """Always let an ability resolve for the viewer, also the one that is asked about now; or no longer."""
        view = self._controller.view
        if view is None:
            return
        rules = self.rules(view.viewer).yielding(ability)
        self.set_rules(view.viewer, rules)
        if self._may_act() and ability in rules.yields:
            top = view.objects[view.stack[0]] if view.stack else None
            if top is not None and (top.source, top.text) == ability:
                self._controller.answer(0)

    def set_hold(self, hold: bool) -> None:
        """Whether the viewer is asked at every priority."""
        self._set(hold=hold)

    def set_quiet(self, on: bool) -> None:
        """Whether the viewer is asked nothing until their next turn, but for what they must declare or choose."""
        self._set(quiet=on)

    def set_only_mine(self, on: bool) -> None:
        """Whether the viewer lets resolve what is not aimed at them or theirs."""
        self._set(only_mine=on)

    def set_auto_end(self, on: bool) -> None:
        """Whether everybody's turn ends by itself when nothing can be done."""
        for seat in self._controller.people:
            self.set_rules(seat, replace(self.rules(seat), auto_end=on))

    def answer_always(self, answer: bool) -> None:
        """Answer the yes or no that is asked, and always so from now on."""
        asked = self._controller.decision
        if self._controller.view is not None and isinstance(asked, YesNo):
            rules = self.rules(asked.asked_of).answering((asked.source, asked.prompt), answer)
            self.set_rules(asked.asked_of, rules)
            self._controller.answer(answer)

    def ask_again(self, question: Ability) -> None:
        """Ask the viewer a question again that was always answered."""
        view = self._controller.view
        if view is not None:
            self.set_rules(view.viewer, self.rules(view.viewer).answering(question, None))

    def be_quiet(self) -> None:
        """Ask the viewer nothing until their next turn, but for what they must declare or choose."""
        if self._may_act():
            self.set_quiet(True)
            self._controller.answer(0)

    def skip_turn(self, first: int = 0) -> None:
        """Pass for the viewer until the end of the turn; `first` an action of theirs may come before."""
        view = self._controller.view
        if view is not None and self._may_act():
            self._set(skip_turn=view.turn)
            self._controller.answer(first)

    def _may_act(self) -> bool:
        decision = self._controller.decision
        return decision is not None and decision.kind == "act"

    def _set(self, **said: Any) -> None:
        """Change something for the viewer."""
        view = self._controller.view
        if view is not None:
            self.set_rules(view.viewer, replace(self.rules(view.viewer), **said))
