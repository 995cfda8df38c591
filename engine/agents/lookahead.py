"""A player who tries things out.

First every answer at a quick look, then the better ones in many worlds.

A quick look plays on to the end of the turn (of the next one after an attack) in one possible world (see `trial`,
`evaluation`); some levels leave it at that, others search on (see `search`). Nothing is known here of any card: what a
spell does, whom a target helps, whether an attack pays, is seen. The same position and seed give the same answer.
"""

from __future__ import annotations

from contextlib import suppress
from itertools import islice
from typing import TYPE_CHECKING, Any

from engine.agents.candidates import candidates
from engine.agents.evaluation import WON, evaluate
from engine.agents.lethal import Lethal, is_near
from engine.agents.levels import EVEN, Level, Temperament
from engine.agents.policy import Policy
from engine.agents.random_agent import random_answer
from engine.agents.search import FAR, NEAR, Line, Search, hopeful
from engine.agents.survival import Survival, is_in_danger
from engine.agents.trial import Failed, Trial, moment
from engine.core.chance import Chance
from engine.core.record import record
from engine.core.steps import MAIN_STEPS
from engine.game.decisions.act import Act
from engine.game.decisions.choices import ChooseObjects, ChooseTargets
from engine.game.decisions.combat import DeclareAttackers, DeclareBlockers

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.game.decisions.decision import Answer, Decision
    from engine.game.state.game import Game

CHOICES, ALTERNATIVES = 3, 6  # of an action: so many are looked at, each with so many answers
SAFE = 3  # lines of which one is looked for that keeps the player in the game
SURVIVAL = (Act, ChooseTargets, ChooseObjects, DeclareAttackers, DeclareBlockers)  # on whose answers that depends
SURE_WORLDS = 2  # in which a win has to be one
TOLD = 3  # of the answers that were weighed, so many are told


@record
class Position:
    """Where a decision is asked: the state at the beginning of a piece of the game, and the answers since."""

    game: Game
    given: tuple[Any, ...] = ()


class Lookahead:
    """Answers for one seat at a level."""

    looks_ahead = True

    def __init__(self, level: Level, seed: int, temperament: Temperament = EVEN) -> None:
        self.level = level
        self.temperament = temperament
        self.chance = Chance(seed)

    def answer(self, decision: Decision, position: Position | None = None) -> Answer:
        """The best of the answers that are tried; where none can be, the policy's."""
        only = decision.only_answer()
        if only is not None or position is None:
            return random_answer(decision, self.chance) if only is None else only
        if self.level.lapses and self.chance.below(100) < self.level.lapses:
            return random_answer(decision, self.chance)
        return self._ranked(self._search(decision, position))[0].answers[0]

    def weigh(self, decision: Decision, position: Position, taken: Sequence[Answer] = ()) -> tuple[Line, ...]:
        """What is answered, and the next best other answers, each with what follows and what is expected of it.

        First what was `taken`, where that is known, with the answers that followed it.
        """
        if self.level.lapses:
            self.chance.below(100)  # as `answer` does: what follows is weighed by the same chance
        search, only = self._search(decision, position), decision.only_answer()
        found: dict[str, Line] = {_key(decision, taken[0]): Line(taken)} if taken else {}
        for line in self._ranked(search) if only is None else [Line((only,))]:
            found.setdefault(_key(decision, line.answers[0]), line)
        told = [line if line.answers == tuple(taken) else search.whole(line) for line in list(found.values())[:TOLD]]
        search.look_at(told)
        return tuple(told)

    def _ranked(self, search: Search) -> list[Line]:
        """What comes into question, the best first."""
        won = self._win(search)
        if won is not None:
            return [Line((won,))]
        lines = self._lines(search)
        if self.level.rollouts and lines[0].quick < WON - 1 and len(lines) > 1:
            lines = search.best(lines)
        return self._safe(lines, search)

    def _safe(self, lines: list[Line], search: Search) -> list[Line]:
        """The lines, before them what keeps the player in the game, if that is looked for and the first does not."""
        decision, most = search.decision, self.level.to_survive
        if not most or not isinstance(decision, SURVIVAL) or not is_in_danger(search.game, search.seat):
            return lines
        survival, world = Survival(search.seat, most, search.game), search.world(0)
        for line in lines[:SAFE]:
            if survival.is_kept(world, (*search.given, *line.answers)):
                return [line, *(other for other in lines if other is not line)]
        found = survival.answer([world], search.given, decision)
        return lines if found is None else [Line((found,)), *lines]

    def _search(self, decision: Decision, position: Position) -> Search:
        seed = self.chance.below(1 << 32)
        return Search(self.level, self.temperament, position.game, position.given, decision, seed)

    def _win(self, search: Search) -> Answer | None:
        """What begins to win this turn, if such a thing is looked for and found."""
        decision = search.decision
        if not self.level.to_win or not is_near(search.game, search.seat, decision):
            return None
        worlds = [search.world(at) for at in range(SURE_WORLDS)]
        return Lethal(search.seat, self.level.to_win).answer(worlds, search.given, decision)

    def _lines(self, search: Search) -> list[Line]:
        """What comes into question, the best first at a quick look."""
        decision, worlds = search.decision, [search.world(at) for at in range(self.level.worlds)]
        policy = Policy(moment(worlds[0], search.given))
        usual = policy.answer(decision)
        tried = list(islice(candidates(decision, policy, usual), self.level.answers))
        if len(tried) < 2 or (isinstance(decision, Act) and usual):
            return [Line((usual,))]  # a land, or nothing else
        lines = self._looked_at(tried, search, worlds)
        if not self.level.rollouts:
            return lines
        return hopeful(lines, usual, self.level.lines, FAR if _is_own_time(search.game, decision) else NEAR)

    def _looked_at(self, tried: Sequence[Answer], search: Search, worlds: Sequence[Game]) -> list[Line]:
        """What could be answered, and done otherwise in doing it, with its quick worth: the best first."""
        decision = search.decision
        lines: list[Line] = []
        for answer in tried:
            acts = isinstance(decision, Act) and bool(answer)
            more = acts or decision.cancellable
            said = [(answer,), *(self._otherwise(answer, search, worlds) if more else ())]
            found = (Line(answers, self.temperament.gain if acts else 0.0) for answers in said)
            lines += [line.looked_at(self._worth(line.answers, search, worlds)) for line in found]
        return sorted(lines, key=lambda line: -line.quick)

    def _otherwise(self, answer: Answer, search: Search, worlds: Sequence[Game]) -> Iterator[tuple[Answer, ...]]:
        """An action with other modes, targets and so on than the policy's, one of them at a time."""
        trial = Trial(worlds[0].clone(), (*search.given, answer), search.seat)
        with suppress(Failed):
            trial.play(0)
        said: list[Answer] = []
        policy = Policy(worlds[0])
        for choice, usual in trial.choices[:CHOICES]:
            for other in islice(candidates(choice, policy, usual), 1, ALTERNATIVES):
                yield (answer, *said, other)
            said.append(usual)

    def _worth(self, answers: Sequence[Answer], search: Search, worlds: Sequence[Game]) -> float:
        """How well the worlds are by the end of the turn, or of the next after an attack, if answers are given now."""
        return sum(self._outcome(world, answers, search) for world in worlds) / len(worlds)

    def _outcome(self, world: Game, answers: Sequence[Answer], search: Search) -> float:
        trial = Trial(world.clone(), (*search.given, *answers), search.seat)
        try:
            ended = trial.play(int(isinstance(search.decision, DeclareAttackers)))
        except Failed:
            return -2 * WON
        return evaluate(ended, search.seat, self.temperament)


def _key(decision: Decision, answer: Answer) -> str:
    """The same for answers that say the same in another order."""
    checked = decision.check(answer)
    return repr(sorted(checked) if isinstance(checked, list | tuple) else checked)


def _is_own_time(game: Game, decision: Decision) -> bool:
    """Whether much is to be decided: in one's main phases, in a fight, and about what waits to resolve."""
    own = game.turn.step in MAIN_STEPS and decision.seat in game.active_players()
    return own or bool(game.stack) or not isinstance(decision, Act)
