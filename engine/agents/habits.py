"""What players cast while a trial is played on: what has shown to be worth it.

A permanent without a target is worth casting if it is worth more than its card. Everything else is tried once for each
side that it could be aimed at, by the end of the turn; what came of it is remembered for all trials of a decision.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.agents.evaluation import evaluate
from engine.agents.policy import Policy, best_land
from engine.agents.trial import Failed, Trial
from engine.core.record import record
from engine.core.steps import MAIN_STEPS
from engine.core.zones import HAND
from engine.game.decisions.act import CAST, PLAY, Act, Action

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.state.game import Game

PERMANENT = frozenset({"creature", "artifact", "planeswalker", "enchantment", "battle"})
WORTH_IT = 0.4  # what casting something has to bring
Key = tuple[int, str, int, str]


@record
class Lesson:
    """What came of casting something: how much better it made things, and at whom it was aimed."""

    gain: float
    aim: int = 1


NOTHING = Lesson(0.0)


class Habits:
    """What has been learnt while one decision is thought about."""

    def __init__(self) -> None:
        self._learnt: dict[Key, Lesson] = {}

    def may_act(self, world: Game) -> bool:
        """Whether the player with priority has a main phase, an empty stack and cards in hand."""
        seat = world.turn.priority
        mine = world.turn.step in MAIN_STEPS and not world.stack and seat in world.active_players()
        return mine and bool(world.zone(HAND, seat))

    def choose(self, world: Game, decision: Act) -> int:
        """A land; else the dearest of what is worth it."""
        if not self.may_act(world):
            return 0
        seat, actions = decision.seat, decision.actions
        lands = [number for number, action in enumerate(actions) if action.kind == PLAY]
        if lands:
            policy = Policy(world)
            return max(lands, key=lambda number: best_land(policy, actions[number].oid, seat))
        found, best = 0, (0.0, 0.0)
        for number, action in enumerate(actions):
            if action.kind == CAST:
                gain = self._lesson(world, decision, number).gain
                rank = (float(world.chars(action.oid).mana_value), gain)
                if gain > WORTH_IT and rank > best:
                    found, best = number, rank
        return found

    def aim(self, seat: Seat, action: Action) -> int:
        """At whom an action is aimed: 1 opponents, -1 oneself."""
        return self._learnt.get(_key(seat, action), NOTHING).aim

    def give_up(self, seat: Seat, action: Action) -> None:
        """An action turned out to be impossible: it is not begun again."""
        self._learnt[_key(seat, action)] = NOTHING

    def _lesson(self, world: Game, decision: Act, number: int) -> Lesson:
        action, seat = decision.actions[number], decision.seat
        key = _key(seat, action)
        if key not in self._learnt:
            plain = not action.targets and PERMANENT & set(world.chars(action.oid).types)
            self._learnt[key] = Lesson(1.0) if plain else _tried(world, seat, number, action.targets)
        return self._learnt[key]


def _key(seat: Seat, action: Action) -> Key:
    return seat, action.label, action.index, action.way


def _tried(world: Game, seat: Seat, number: int, targets: bool) -> Lesson:
    """What comes of an action by the end of the turn, aimed at the better side."""
    before = _outcome(world, seat, 0, 1)
    gains = ((_outcome(world, seat, number, aim) - before, aim) for aim in ((1, -1) if targets else (1,)))
    return Lesson(*max(gains))


def _outcome(world: Game, seat: Seat, answer: int, aim: int) -> float:
    try:
        return evaluate(Trial(world.clone(), (answer,), seat, aim=aim).play(0), seat)
    except Failed:
        return float("-inf")
