"""What a player has begun to do.

From the drop of a card until it is paid for, its target and its payment are known.
"""

from __future__ import annotations

from engine.api import Act, ChooseTargets, Decision, PayMana
from gui.dialogs.act import ActEditor
from gui.dialogs.deeds import deed_words
from gui.models.ahead import takes
from gui.models.marks import NOTHING


class PlannedAnswers:
    """One deed at a time; whatever else is asked is asked of the player."""

    def __init__(self) -> None:
        self.words = ""  # "Cast “Ember Fox”"
        self._aim = NOTHING  # what a spell was dropped on, until its targets are asked for
        self._agreed: PayMana | None = None  # the payment that was shown as its card was dropped or clicked

    def plan_target(self, ref: int) -> None:
        """A card was dropped on its target."""
        self._aim = ref

    def agree(self, payment: PayMana) -> None:
        """A card was dropped or clicked while this payment was shown."""
        self._agreed = payment

    def begin(self, editor: ActEditor, number: int) -> None:
        """An action is taken."""
        action = editor.decision.actions[number]
        self.words = deed_words(action, editor.view.name_of(action.oid)) if action.oid >= 0 else ""

    def call_off(self) -> None:
        """It was taken back, or somebody else looks at the screen."""
        self._aim, self._agreed = NOTHING, None

    def answer(self, decision: Decision) -> object:
        """The answer to a question that the drop has given already; None if it is to be asked."""
        if isinstance(decision, ChooseTargets) and takes(decision, self._aim):
            aim, self._aim = self._aim, NOTHING
            return [aim]
        agreed = self._agreed
        if isinstance(decision, Act):
            self._aim = NOTHING
        if isinstance(decision, Act | PayMana):
            self._agreed = None
        return "auto" if agreed is not None and decision == agreed else None

    def first_pick(self, decision: Decision) -> int:
        """What a spell was dropped on, where that is one of several targets that are asked for; NOTHING else."""
        if not isinstance(decision, ChooseTargets) or self._aim not in decision.candidates:
            return NOTHING
        aim, self._aim = self._aim, NOTHING
        return aim
