"""A player who tries things out. The answer with the best outcome by the end of the turn (see `trial`,
`evaluation`).

Nothing is known here of any card: what a spell does, whom a target helps, whether an attack pays, is seen in a possible
world. The same position and seed give the same answer.
"""

from __future__ import annotations

from contextlib import suppress
from itertools import islice
from typing import TYPE_CHECKING, Any

from engine.agents.candidates import candidates
from engine.agents.evaluation import WON, evaluate
from engine.agents.levels import Level
from engine.agents.policy import Policy
from engine.agents.random_agent import random_answer
from engine.agents.search import FAR, NEAR, Line, Search, hopeful
from engine.agents.trial import Failed, Trial, moment
from engine.agents.worlds import possible_world
from engine.core.chance import Chance
from engine.core.record import record
from engine.core.steps import MAIN_STEPS
from engine.game.decisions.act import Act
from engine.game.decisions.combat import DeclareAttackers

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.game.decisions.decision import Answer, Decision
    from engine.game.state.game import Game

GAIN = 0.25  # what an action must be better than to pass
CHOICES, ALTERNATIVES = 3, 6  # of an action: so many are looked at, each with so many answers


@record
class Position:
    """Where a decision is asked: the state at the beginning of a piece of the game, and the answers since."""

    game: Game
    given: tuple[Any, ...] = ()


class Lookahead:
    """Answers for one seat at a level."""

    looks_ahead = True

    def __init__(self, level: Level, seed: int) -> None:
        self.level = level
        self.chance = Chance(seed)

    def answer(self, decision: Decision, position: Position | None = None) -> Answer:
        """The best of the answers that are tried; where none can be, the policy's."""
        only = decision.only_answer()
        if only is not None or position is None:
            return random_answer(decision, self.chance) if only is None else only
        if self.level.lapses and self.chance.below(100) < self.level.lapses:
            return random_answer(decision, self.chance)
        seed = self.chance.below(1 << 32)
        worlds = [possible_world(position.game, decision.seat, seed + at, decision) for at in range(self.level.worlds)]
        policy = Policy(moment(worlds[0], position.given))
        usual = policy.answer(decision)
        if isinstance(decision, Act) and usual:
            return usual  # a land
        tried = list(islice(candidates(decision, policy, usual), self.level.answers))
        if len(tried) < 2:
            return usual
        lines = self._looked_at(tried, decision, position, worlds)
        if self.level.rollouts and not lines[0].quick >= WON - 1:
            search = Search(self.level, position.game, position.given, decision, seed)
            far = FAR if _is_own_time(position.game, decision) else NEAR
            lines = search.best(hopeful(lines, usual, self.level.lines, far))
        return lines[0].answers[0]

    def _looked_at(
        self, tried: Sequence[Answer], decision: Decision, position: Position, worlds: Sequence[Game]
    ) -> list[Line]:
        """What could be answered, and done otherwise in doing it, with its quick worth: the best first."""
        lines: list[Line] = []
        for answer in tried:
            acts = isinstance(decision, Act) and bool(answer)
            more = acts or decision.cancellable
            said = [(answer,), *(self._otherwise(answer, decision, position, worlds) if more else ())]
            found = (Line(answers, GAIN if acts else 0.0) for answers in said)
            lines += [line.looked_at(self._worth(line.answers, decision, position, worlds)) for line in found]
        return sorted(lines, key=lambda line: -line.quick)

    def _otherwise(
        self, answer: Answer, decision: Decision, position: Position, worlds: Sequence[Game]
    ) -> Iterator[tuple[Answer, ...]]:
        """An action with other modes, targets and so on than the policy's, one of them at a time."""
        trial = Trial(worlds[0].clone(), (*position.given, answer), decision.seat)
        with suppress(Failed):
            trial.play(0)
        said: list[Answer] = []
        policy = Policy(worlds[0])
        for choice, usual in trial.choices[:CHOICES]:
            for other in islice(candidates(choice, policy, usual), 1, ALTERNATIVES):
                yield (answer, *said, other)
            said.append(usual)

    def _worth(
        self, answers: Sequence[Answer], decision: Decision, position: Position, worlds: Sequence[Game]
    ) -> float:
        """How well the worlds are by the end of the turn, or of the next after an attack, if answers are given now."""
        return sum(self._outcome(world, answers, decision, position) for world in worlds) / len(worlds)

    def _outcome(self, world: Game, answers: Sequence[Answer], decision: Decision, position: Position) -> float:
        trial = Trial(world.clone(), (*position.given, *answers), decision.seat)
        try:
            return evaluate(trial.play(int(isinstance(decision, DeclareAttackers))), decision.seat)
        except Failed:
            return -2 * WON


def _is_own_time(game: Game, decision: Decision) -> bool:
    """Whether much is to be decided: in one's main phases, in a fight, and about what waits to resolve."""
    own = game.turn.step in MAIN_STEPS and decision.seat in game.active_players()
    return own or bool(game.stack) or not isinstance(decision, Act)
