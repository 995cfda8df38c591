"""A player who picks any legal answer by chance: for simulations, and to fill an empty seat."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.game.decisions.act import Act
from engine.game.decisions.choices import ChooseOption, YesNo
from engine.game.decisions.decision import Answer, Decision


class RandomAgent:
    """Picks by chance; keeps most hands, and acts more often than it passes."""

    looks_ahead = False

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def answer(self, decision: Decision, position: object = None) -> Answer:
        """A legal answer as far as the decision can tell."""
        return random_answer(decision, self.chance)


def random_answer(decision: Decision, chance: Chance) -> Answer:
    """An answer picked by chance."""
    if isinstance(decision, Act) and len(decision.actions) > 1:
        # Passing every other time keeps mana and answers for later, and games moving.
        return 0 if chance.below(4) == 0 else 1 + chance.below(len(decision.actions) - 1)
    if isinstance(decision, YesNo) and decision.purpose == "mulligan":
        return chance.below(8) == 0
    if isinstance(decision, ChooseOption) and decision.purpose == "starting player":
        return chance.below(len(decision.options))
    return decision.some_answer(chance.below)
