"""Refusals of a group of attackers or blockers (CR 508.1c, 509.1b). They may say what would lift them.

An answer to "attack_group", "block_group" or "blocker_group" may be any `Refusal`. These two spare the search for the
declaration that obeys the most requirements the declarations that can not help.
"""

from __future__ import annotations

from engine.core.record import record
from engine.meaning.questions import Refusal


@record
class TooFew(Refusal):
    """Only more creatures could lift it, or none of these: menace, "can't attack alone"."""


@record
class TooMany(Refusal):
    """Only fewer creatures could lift it: "can't be blocked by more than one creature"."""

    at_most: int = 1
