"""The best defence against an attack: blocks that are tried out one after another (CR 509.1)."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from engine.agents.candidates import candidates
from engine.agents.evaluation import evaluate
from engine.agents.trial import Failed, Trial
from engine.game.decisions.combat import DeclareBlockers

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.core.identity import Seat
    from engine.game.decisions.decision import Answer, Decision
    from engine.game.state.game import Game

TRIED = 7  # ways to block


def best_blocks(world: Game, script: Sequence[Answer], seat: Seat) -> Answer | None:
    """The blocks that are worst for an attacker by the end of the turn; None where the usual ones are."""
    first = _Attacked(world.clone(), script, seat)
    try:
        best, worst = None, evaluate(first.play(0), seat)
    except Failed:
        return None
    for blocks in first.blocks:
        trial = Trial(world.clone(), script, seat, replies=[(DeclareBlockers, blocks)])
        try:
            outcome = evaluate(trial.play(0), seat)
        except Failed:
            continue
        if outcome < worst:
            best, worst = blocks, outcome
    return best


class _Attacked(Trial):
    """A trial that notes how others could block."""

    blocks: tuple[Answer, ...] = ()

    def _answers(self, decision: Decision) -> Iterator[Answer]:
        if isinstance(decision, DeclareBlockers) and not self.blocks:
            usual = self._policy.answer(decision)
            self.blocks = tuple(islice(candidates(decision, self._policy, usual), 1, 1 + TRIED))
        yield from super()._answers(decision)
