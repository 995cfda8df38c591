"""The best of some lines of play, found by playing each of them on in many possible worlds.

All lines are played on in the same worlds. After each round the worse half is dropped, so that most trials go to those
lines that matter (sequential halving). How many trials there are is fixed, not how long they take: the same position
and seed give the same answer. What a quick look proposes is given up only for what is better beyond chance.
"""

from __future__ import annotations

from contextlib import suppress
from math import ceil, log2, sqrt
from typing import TYPE_CHECKING

from engine.agents.defence import best_blocks
from engine.agents.evaluation import evaluate
from engine.agents.habits import Habits
from engine.agents.outlook import Outlook, outlook_of, together
from engine.agents.trial import Failed, Trial
from engine.agents.worlds import possible_world
from engine.game.decisions.act import Act
from engine.game.decisions.combat import DeclareAttackers, DeclareBlockers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.agents.levels import Level, Temperament
    from engine.core.identity import Seat
    from engine.game.decisions.decision import Answer, Decision
    from engine.game.state.game import Game

ROUNDS = 3  # at least, so that what is clear soon is not tried on and on
FEWEST = 3  # worlds in which every line is played on
SURE, AT_LEAST = 0.7, 0.3  # standard errors, and units, by which a line has to be better than the proposed one
FAR, NEAR = 9.0, 2.5  # at a quick look: what is worse by so much, in one's own main phases and else, is left out
SPREAD = 40.0  # how far a state is ahead when more hardly counts
IMPOSSIBLE = -2 * SPREAD


class Line:
    """Answers that are tried one after another, and what came of them in each world."""

    def __init__(self, answers: Sequence[Answer], handicap: float = 0.0) -> None:
        self.answers = tuple(answers)
        self.handicap = handicap
        self.quick = 0.0  # its worth by the end of the turn in one world, as a quick look found it
        self.outcomes: list[float] = []
        self.ends: list[Outlook] = []
        self.replies: tuple[tuple[type[Decision], Answer], ...] = ()  # what others answer to it

    def looked_at(self, outcome: float) -> Line:
        """The line, after a quick look."""
        self.quick = outcome - self.handicap
        return self

    @property
    def outlook(self) -> Outlook:
        """How things stood in the end."""
        return together(self.ends)

    @property
    def worth(self) -> float:
        """The mean of what came of it, less its handicap."""
        return sum(self.outcomes) / len(self.outcomes) - self.handicap if self.outcomes else float("-inf")

    def lead(self, other: Line) -> tuple[float, float]:
        """How much better it is than another in the worlds that both were tried in, and how unsure that is."""
        apart = [mine - theirs for mine, theirs in zip(self.outcomes, other.outcomes, strict=False)]
        mean = sum(apart) / max(1, len(apart))
        spread = sum((one - mean) ** 2 for one in apart)
        return mean - self.handicap + other.handicap, sqrt(spread) / max(1, len(apart))


class Search:
    """One decision of one player that is thought about.

    `given` are the answers since the state it is asked in.
    """

    def __init__(
        self, level: Level, temperament: Temperament, game: Game, given: Sequence[Answer], decision: Decision,
        seed: int,
    ) -> None:  # fmt: skip
        self.level, self.temperament = level, temperament
        self.game, self.given, self.decision = game, tuple(given), decision
        self.seat: Seat = decision.seat
        self.seed = seed
        self.habits = Habits()
        self.turns = level.turns + (decision.seat not in game.active_players())  # to the end of the next one of others
        self.explains = False  # whether it is noted how things stood in the end
        self._worlds: list[Game] = []

    def world(self, number: int) -> Game:
        """One of the possible worlds."""
        while len(self._worlds) <= number:
            self._worlds.append(possible_world(self.game, self.seat, self.seed + len(self._worlds), self.decision))
        return self._worlds[number]

    def best(self, lines: Sequence[Line]) -> list[Line]:
        """All lines, the best first: one that begins as the first does, unless another is surely better."""
        alive, proposed = list(lines), lines[0].answers[0]
        dropped: list[Line] = []
        rounds = max(ROUNDS, ceil(log2(len(alive))))
        number = 0
        for _ in range(rounds):
            if all(line.answers[0] == proposed for line in alive):
                break
            each = max(FEWEST, self.level.rollouts // (len(alive) * rounds))
            for world in range(number, number + each):
                self._play_on(alive, world)
            number += each
            alive, worse = _halved(alive, proposed)
            dropped = worse + dropped
            self._defend(alive)
        alive.sort(key=lambda line: -line.worth)
        usual = _beginning_with(proposed, alive)
        lead, unsure = alive[0].lead(usual)
        if alive[0] is not usual and lead < AT_LEAST + SURE * unsure:
            alive = [usual, *(line for line in alive if line is not usual)]
        return alive + dropped

    def whole(self, line: Line) -> Line:
        """A line with what is chosen as it is begun, such as targets."""
        if not (isinstance(self.decision, Act) or self.decision.cancellable):
            return Line(line.answers)
        trial = Trial(self.world(0).clone(), (*self.given, *line.answers), self.seat)
        with suppress(Failed):
            trial.play(0)
        return Line((*line.answers, *(answer for _, answer in trial.choices)))

    def look_at(self, lines: Sequence[Line]) -> None:
        """Play some lines on in a few worlds, and note how things stand then."""
        self.explains = True
        for world in range(2 * FEWEST):
            self._play_on(lines, world)

    def _defend(self, lines: Sequence[Line]) -> None:
        """Let attacks that are left be answered by the best blocks; what came of them before does not count."""
        if not isinstance(self.decision, DeclareAttackers):
            return
        for line in lines:
            blocks = best_blocks(self.world(0), (*self.given, *line.answers), self.seat) if not line.replies else None
            if blocks is not None:
                line.replies = ((DeclareBlockers, blocks),)
                again = [self._outcome(self.world(number), line) for number in range(len(line.outcomes))]
                line.outcomes = [IMPOSSIBLE if outcome is None else outcome for outcome in again]

    def _play_on(self, lines: Sequence[Line], number: int) -> None:
        """One more world for some lines; what can't be done in any of them there says nothing."""
        world = self.world(number)
        found = [self._outcome(world, line) for line in lines]
        if any(outcome is not None for outcome in found):
            for line, outcome in zip(lines, found, strict=True):
                line.outcomes.append(IMPOSSIBLE if outcome is None else outcome)

    def _outcome(self, world: Game, line: Line) -> float | None:
        trial = Trial(world.clone(), (*self.given, *line.answers), self.seat, self.habits, replies=line.replies)
        try:
            ended = trial.play(self.turns)
        except Failed:
            return None
        if self.explains:
            line.ends.append(outlook_of(ended, self.seat))
        worth = evaluate(ended, self.seat, self.temperament)
        return worth / (1 + abs(worth) / SPREAD)


def hopeful(lines: Sequence[Line], usual: Answer, most: int, far: float) -> list[Line]:
    """Those of the lines, the best first, that are not much worse than the first at a quick look.

    The usual one.
    """
    found = [line for line in lines if line.quick >= lines[0].quick - far][:most]
    return found + [line for line in lines if line.answers == (usual,) and line not in found]


def _beginning_with(answer: Answer, lines: Sequence[Line]) -> Line:
    return next(line for line in lines if line.answers[0] == answer)


def _halved(lines: Sequence[Line], proposed: Answer) -> tuple[list[Line], list[Line]]:
    """The better half with one that begins as was proposed, the best first; and the rest."""
    ranked = sorted(lines, key=lambda line: -line.worth)
    usual = _beginning_with(proposed, ranked)
    half = ranked[: max(2, (len(ranked) + 1) // 2)]
    kept = [line for line in half if line is usual or _may_be_better(line, usual)]
    kept += [] if usual in kept else [usual]
    return kept, [line for line in ranked if line not in kept]


def _may_be_better(line: Line, usual: Line) -> bool:
    """Whether more trials could show that a line is better than the usual one."""
    lead, unsure = line.lead(usual)
    return lead + 2 * unsure >= AT_LEAST
