"""Trying something out: an answer is given in a possible world, and a policy plays on for everybody.

The rules are synchronous code that asks; a trial answers with what was said so far, then with the answer that is tried,
then with a policy's. It ends with the turn, or with the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.agents.policy import Policy
from engine.agents.random_agent import random_answer
from engine.core.chance import Chance
from engine.core.errors import IllegalAction, IllegalAnswer, MalformedAnswer
from engine.game.decisions.act import Act
from engine.game.decisions.combat import DeclareAttackers, DeclareBlockers
from engine.game.rules.turn import turn

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.decisions.decision import Answer, Decision
    from engine.game.state.game import Game

MOST_PIECES = 600
TRIES = 12  # answers by chance where the policy's is refused


class Failed(Exception):
    """What was tried can not be done, or did not come to an end."""


class Reached(Exception):
    """The decision is asked at which somebody wants to look."""


def moment(world: Game, given: Sequence[Answer]) -> Game:
    """A world as it is when the next decision is asked after some answers. As it was, if they do not lead there."""
    if not given:
        return world
    reached, said = world.clone(), list(given)

    def ask(decision: Decision, validate: Callable[[Any], None] | None) -> Answer:
        if not said:
            raise Reached
        return _checked(decision, said.pop(0), validate)

    reached.ask = ask
    try:
        turn.advance(reached)
    except Reached:
        return reached
    except (IllegalAction, IllegalAnswer, MalformedAnswer):
        return world
    return reached


class Trial:
    """One world that is played on. `script` are the answers it begins with, of which `seat` gives the last."""

    def __init__(self, world: Game, script: Sequence[Answer], seat: Seat) -> None:
        self.world = world
        self.script = list(script)
        self.answered = 0
        self.choices: list[tuple[Decision, Answer]] = []  # the seat's own, as it begins what it does
        self.acting = True
        self.chance = Chance(world.chance)
        self._policy, self.seat = Policy(world), seat
        world.ask = self._ask

    def play(self, turns: int) -> Game:
        """Play to the end of so many turns after this one; raises `Failed`."""
        world = self.world
        last = world.turn.number + turns
        try:
            for _ in range(MOST_PIECES):
                if world.ended or world.turn.number > last:
                    return world
                turn.advance(world)
                self.acting = self.answered < len(self.script)
        except (IllegalAction, IllegalAnswer, MalformedAnswer) as error:
            raise Failed from error
        raise Failed

    def _ask(self, decision: Decision, validate: Callable[[Any], None] | None) -> Answer:
        number, self.answered = self.answered, self.answered + 1
        if number < len(self.script):
            return _checked(decision, self.script[number], validate)
        if isinstance(decision, Act):
            return _checked(decision, 1 if decision.no_pass else 0, validate)
        for answer in self._answers(decision):
            try:
                checked = _checked(decision, answer, validate)
            except IllegalAnswer:
                continue
            if self.acting and decision.asked_of == self.seat:
                self.choices.append((decision, answer))
            return checked
        raise Failed

    def _answers(self, decision: Decision) -> Iterator[Answer]:
        """What the policy says, and what else could be said if that is refused."""
        yield self._policy.answer(decision)
        if isinstance(decision, DeclareAttackers | DeclareBlockers):
            yield [list(pair) for pair in decision.demanded]
        for _ in range(TRIES):
            yield random_answer(decision, self.chance)


def _checked(decision: Decision, answer: Answer, validate: Callable[[Any], None] | None) -> Answer:
    checked = decision.check(answer)
    if validate is not None:
        validate(checked)
    return checked
