"""What using a card would ask, as far as it was tried beforehand."""

from __future__ import annotations

from dataclasses import dataclass

from engine.api import ChooseTargets, Decision


@dataclass(frozen=True, slots=True)
class Ahead:
    """The next question, and all that could be aimed at, perhaps after other questions."""

    asked: Decision | None = None
    aims: frozenset[int] = frozenset()


def takes(decision: ChooseTargets, ref: int) -> bool:
    """Whether a thing alone is an answer to a question for targets."""
    return ref in decision.candidates and decision.least <= 1 <= decision.most
