"""The errors of the engine: what went wrong, and whose fault it is."""

from __future__ import annotations


class EngineError(Exception):
    """The base of every error the engine raises on purpose."""


class RefusedError(EngineError):
    """Something that a player may not do: why, as a message or in words, and by which rule."""

    def __init__(self, why: str, rule: str = "") -> None:
        self.why = why
        self.rule = rule

    def __str__(self) -> str:
        why = str(self.why)
        return f"{why} ({self.rule})" if self.rule else why


class IllegalAction(RefusedError):
    """An action that could not be completed; the game returns to where it began (CR 729.1)."""


class NotAsProposed(RefusedError):
    """A shortcut that can't be taken further as it was proposed (CR 728.2a).

    It ends where it stood before.
    """


class MalformedAnswer(EngineError):
    """An answer of the wrong shape: it names no choice at all."""


class IllegalAnswer(RefusedError):
    """An answer of the right shape that the rules do not allow."""


class StaleAnswer(RefusedError):
    """An answer to a question that is no longer asked."""


class RulesDefect(EngineError):
    """A mistake of the engine, never of a player."""


class SaveError(EngineError):
    """A saved game that can not be read; says where and why."""


class DamagedSave(SaveError):
    """A saved game that can be read up to an answer only.

    `good` says how many answers there are up to there.
    """

    def __init__(self, where: str, why: str, good: int) -> None:
        super().__init__(f"{where}: {why}")
        self.why = why
        self.good = good
