"""A player who tries things out. The answer with the best outcome by the end of the turn (see `trial`,
`evaluation`).

Nothing is known here of any card: what a spell does, whom a target helps, whether an attack pays, is seen in a possible
world. The same position and seed give the same answer.
"""

from __future__ import annotations

from contextlib import suppress
from itertools import islice, zip_longest
from typing import TYPE_CHECKING, Any

from engine.agents.evaluation import WON, evaluate
from engine.agents.levels import Level
from engine.agents.policy import Policy
from engine.agents.random_agent import random_answer
from engine.agents.trial import Failed, Trial, moment
from engine.agents.worlds import possible_world
from engine.core.chance import Chance
from engine.core.record import record
from engine.game.decisions.act import MANA, PASS, PLAY, Act
from engine.game.decisions.choices import (
    ChooseCardName,
    ChooseModes,
    ChooseNumber,
    ChooseObjects,
    ChooseOption,
    ChooseTargets,
    YesNo,
)
from engine.game.decisions.combat import DeclareAttackers, DeclareBlockers

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
        return self._best(tried, decision, position, worlds)

    def _best(self, tried: Sequence[Answer], decision: Decision, position: Position, worlds: Sequence[Game]) -> Answer:
        """The answer with the best outcome over all worlds; the first of equals."""
        best, found = tried[0], float("-inf")
        for answer in tried:
            worth = self._worth((answer,), decision, position, worlds)
            if isinstance(decision, Act) and answer:
                worth = max(worth, *self._chosen_otherwise(answer, decision, position, worlds)) - GAIN
            if worth > found:
                best, found = answer, worth
        return best

    def _chosen_otherwise(
        self, answer: Answer, decision: Decision, position: Position, worlds: Sequence[Game]
    ) -> Iterator[float]:
        """The outcomes of an action with other modes, targets and so on than the policy's, one of them at a time."""
        trial = Trial(worlds[0].clone(), (*position.given, answer), decision.seat)
        with suppress(Failed):
            trial.play(0)
        said: list[Answer] = []
        policy = Policy(worlds[0])
        for choice, usual in trial.choices[:CHOICES]:
            for other in islice(candidates(choice, policy, usual), 1, ALTERNATIVES):
                yield self._worth((answer, *said, other), decision, position, worlds)
            said.append(usual)
        yield float("-inf")

    def _worth(
        self, answers: Sequence[Answer], decision: Decision, position: Position, worlds: Sequence[Game]
    ) -> float:
        """How well the worlds are by the end, if answers are given now."""
        return sum(self._outcome(world, answers, decision, position) for world in worlds) / len(worlds)

    def _outcome(self, world: Game, answers: Sequence[Answer], decision: Decision, position: Position) -> float:
        trial = Trial(world.clone(), (*position.given, *answers), decision.seat)
        combat = isinstance(decision, DeclareAttackers)
        try:
            return evaluate(trial.play(max(self.level.turns, int(combat))), decision.seat)
        except Failed:
            return -2 * WON


def candidates(decision: Decision, policy: Policy, usual: Answer) -> Iterator[Answer]:
    """Answers worth trying, the usual one first."""
    yield usual
    yield from (answer for answer in _others(decision, policy) if answer != usual)


def _others(decision: Decision, policy: Policy) -> Iterator[Answer]:
    if isinstance(decision, Act):
        yield from _actions(decision)
    elif isinstance(decision, ChooseTargets | ChooseObjects):
        yield from _choices(decision, policy)
    elif isinstance(decision, ChooseModes):
        yield from ([mode] * max(1, decision.least) for mode in decision.possible)
    elif isinstance(decision, YesNo):
        if decision.purpose != "mulligan":
            yield from (True, False)
    elif isinstance(decision, ChooseNumber):
        spread = {decision.low, decision.low + 1, decision.low + 2, (decision.low + decision.high) // 2, decision.high}
        yield from (decision.next_to(number, True) for number in sorted(spread) if number <= decision.high)
    elif isinstance(decision, ChooseOption) and not isinstance(decision, ChooseCardName):
        yield from range(len(decision.options))
    elif isinstance(decision, DeclareAttackers | DeclareBlockers):
        yield from _fights(decision, policy)


def _actions(decision: Act) -> Iterator[int]:
    """Everything but mana and lands, equal things once."""
    seen = set()
    for number, action in enumerate(decision.actions):
        what = (action.kind, action.label, action.index, action.way)
        if action.kind not in (PASS, PLAY, MANA) and what not in seen:
            seen.add(what)
            yield number


def _choices(decision: ChooseTargets | ChooseObjects, policy: Policy) -> Iterator[list[int]]:
    """Each alone, where one may be chosen; else the best and the least of both sides, as many as may be."""
    ranked = policy.by_worth(decision.candidates)
    mine = [ref for ref in ranked if policy.side(ref, decision.seat) < 0]
    theirs = [ref for ref in ranked if ref not in mine]
    if decision.least <= 1 <= decision.most:
        by_turns = (ref for pair in zip_longest(theirs, mine) for ref in pair if ref is not None)
        yield from ([ref] for ref in by_turns)
    if decision.least == 0:
        yield []
    if decision.most > 1:
        for order in ((*theirs, *reversed(mine)), (*mine, *reversed(theirs)), tuple(reversed(ranked))):
            for number in sorted({decision.least, min(decision.most, len(order)), max(decision.least, len(theirs))}):
                if 1 < number <= min(decision.most, len(order)):
                    yield list(order[:number])


def _fights(decision: DeclareAttackers | DeclareBlockers, policy: Policy) -> Iterator[list[list[int]]]:
    """The usual attack or block with one creature more or less; nobody; everybody."""
    usual = [list(pair) for pair in policy.answer(decision)]
    demanded = [list(pair) for pair in decision.demanded]
    yield demanded
    bound, busy = {oid for oid, _ in demanded}, {oid for oid, _ in usual}
    everybody = [*usual, *([oid, refs[0]] for oid, refs in decision.possible if oid not in busy)]
    if isinstance(decision, DeclareAttackers):
        yield everybody
    yield from ([pair for pair in usual if pair != one] for one in usual if one[0] not in bound)
    yield from ([*usual, pair] for pair in everybody if pair not in usual)
