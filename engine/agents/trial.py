"""Trying something out: an answer is given in a possible world, and a policy plays on for everybody.

The rules are synchronous code that asks; a trial answers with what was said so far, then with the answer that is tried,
then with a policy's. It ends with a turn, or with the game. With `habits` players also cast in it what they have learnt
to be worth it; without them everybody only fights.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from engine.agents.policy import Policy
from engine.agents.random_agent import random_answer
from engine.core.chance import Chance
from engine.core.errors import IllegalAction, IllegalAnswer, MalformedAnswer
from engine.game.decisions.act import Act, Action
from engine.game.decisions.combat import DeclareAttackers, DeclareBlockers
from engine.game.rules.turn import priority, turn
from engine.game.state.turn import PRIORITY

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.decisions.decision import Answer, Decision
    from engine.game.state.game import Game

MOST_PIECES = 900
TRIES = 12  # answers by chance where the policy's is refused


class Failed(Exception):
    """What was tried can not be done, or did not come to an end."""


class Reached(Exception):
    """The decision is asked at which somebody wants to look."""


class Acts(Protocol):
    """What players do in a trial as they get priority."""

    def may_act(self, world: Game) -> bool:
        """Whether the player with priority looks at what they could do."""

    def choose(self, world: Game, decision: Act) -> int:
        """The number of an action; 0 is to pass."""

    def aim(self, seat: Seat, action: Action) -> int:
        """At whom an action is aimed: 1 opponents, -1 oneself."""

    def give_up(self, seat: Seat, action: Action) -> None:
        """An action turned out to be impossible."""


def moment(world: Game, given: Sequence[Answer]) -> Game:
    """A world as it is when the next decision is asked after some answers.

    As it was, if they do not lead there.
    """
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
    """One world that is played on.

    `script` are the answers it begins with, of which `seat` gives the last.
    """

    def __init__(
        self, world: Game, script: Sequence[Answer], seat: Seat, habits: Acts | None = None, aim: int = 1,
        replies: Sequence[tuple[type[Decision], Answer]] = (),
    ) -> None:  # fmt: skip
        self.world = world
        self.script = list(script)
        self.replies = list(replies)  # what others answer to the first decisions of some kinds
        self.answered = 0
        self.choices: list[tuple[Decision, Answer]] = []  # the seat's own, as it begins what it does
        self.acting = True
        self.chance = Chance(world.chance)
        self.habits = habits
        self._policy, self.seat = Policy(world, aim), seat
        self._under_way: tuple[Game, Seat, Action] | None = None  # what a habit began, and the world before it
        world.ask = self._ask

    def play(self, turns: int) -> Game:
        """Play to the end of so many turns after this one; raises `Failed`."""
        world = self.world
        last = world.turn.number + turns
        for _ in range(MOST_PIECES):
            if world.ended or world.turn.number > last:
                return world
            self._go_on()
            self.acting = self.answered < len(self.script)
        raise Failed

    def _go_on(self) -> None:
        """The next piece; a player who only would pass is not asked, for it takes long to find what they could do."""
        world = self.world
        if self.answered >= len(self.script) and _only_asks(world) and not self._looks(world):
            priority.pass_unasked(world)
            return
        self._under_way = None
        try:
            turn.advance(world)
        except IllegalAction as error:
            if self._under_way is None or self.habits is None:
                raise Failed from error
            before, seat, action = self._under_way
            self.habits.give_up(seat, action)
            world.become(before)
        except (IllegalAnswer, MalformedAnswer) as error:
            raise Failed from error

    def _looks(self, world: Game) -> bool:
        return self.habits is not None and self.habits.may_act(world)

    def _ask(self, decision: Decision, validate: Callable[[Any], None] | None) -> Answer:
        number, self.answered = self.answered, self.answered + 1
        if number < len(self.script):
            return _checked(decision, self.script[number], validate)
        if isinstance(decision, Act):
            return _checked(decision, self._act(decision), validate)
        for answer in self._answers(decision):
            try:
                checked = _checked(decision, answer, validate)
            except IllegalAnswer:
                continue
            if self.acting and decision.asked_of == self.seat:
                self.choices.append((decision, answer))
            return checked
        raise Failed

    def _act(self, decision: Act) -> Answer:
        if self.habits is None or len(decision.actions) == 1:
            return 1 if decision.no_pass else 0
        number = self.habits.choose(self.world, decision)
        if number:
            action, seat = decision.actions[number], decision.seat
            self._under_way = self.world.clone(), seat, action
            self._policy.aim = self.habits.aim(seat, action)
        return number

    def _answers(self, decision: Decision) -> Iterator[Answer]:
        """What the policy says, and what else could be said if that is refused."""
        if self.replies and isinstance(decision, self.replies[0][0]):
            yield self.replies.pop(0)[1]
        yield self._policy.answer(decision)
        if isinstance(decision, DeclareAttackers | DeclareBlockers):
            yield [list(pair) for pair in decision.demanded]
        for _ in range(TRIES):
            yield random_answer(decision, self.chance)


def _only_asks(world: Game) -> bool:
    """Whether the next piece of a game is nothing but to ask the player with priority what they do."""
    if world.turn.stage != PRIORITY or not priority.settled(world) or world.turn.barred or not world.turn.number:
        return False
    unusual = world.shortcut is not None or world.markers or world.unannounced or world.plays_subgames
    return not unusual and world.main is None and world.unfinished is None


def _checked(decision: Decision, answer: Answer, validate: Callable[[Any], None] | None) -> Answer:
    checked = decision.check(answer)
    if validate is not None:
        validate(checked)
    return checked
