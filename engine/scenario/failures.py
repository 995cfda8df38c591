"""What can go wrong in a run of a scenario, and the log that helps to understand it."""

from __future__ import annotations

from engine.scenario.format import MustFail
from engine.scenario.labels import begins, folded


class ScriptFailed(Exception):
    """The script can't go on: an action is illegal, or an answer is missing or does not fit."""

    def __init__(self, reason: str, detail: str, *, action: str = "", name: str = "", seat: str = "") -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail
        self.action = action
        self.name = name
        self.seat = seat

    def is_meant_by(self, wanted: MustFail) -> bool:
        """Whether this is the failure that `must_fail` speaks of."""
        if self.reason != wanted.reason:
            return False
        if wanted.action and not begins(self.action, wanted.action):
            return False
        if wanted.name and folded(wanted.name) != folded(self.name):
            return False
        return not wanted.player or wanted.player == self.seat


class ExpectationFailed(Exception):
    """An expectation did not hold: which one, what was expected and what was found."""


class Declined(Exception):
    """A card of the scenario that can not be played: which one and why."""


class Unsupported(Exception):
    """Something of the format that this engine does not play yet."""


class PlayedOn(Exception):
    """A run that does not come to its stop."""


class Log:
    """What happened in a run, in words: actions, questions, answers and where they came from."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.where = ""  # turn and step, set by the run

    def note(self, text: str) -> None:
        """Add a line."""
        self.lines.append(f"{self.where} {text}".strip())

    def last(self, number: int = 8) -> str:
        """The last lines."""
        return "\n".join(self.lines[-number:])
