"""Trying a card out: everything that can be done with it, each from the same position, with answers of one kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.agents.random_agent import random_answer
from engine.core.chance import Chance
from engine.core.errors import EngineError, IllegalAction, IllegalAnswer
from engine.core.record import record
from engine.game.decisions.act import PASS
from engine.game.decisions.choices import ChooseModes, ChooseNumber, ChooseObjects, ChooseTargets, YesNo
from engine.game.decisions.orders import OrderTriggers
from engine.game.events.turn_structure import SetTurn
from engine.game.rules.casting.legal import actions_with
from engine.game.rules.casting.resolution import resolve_top
from engine.game.rules.events.happening import happen
from engine.game.rules.turn import priority, turn
from engine.game.state.turn import FINISH, PRIORITY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from engine.core.identity import ObjectId
    from engine.game.decisions.act import Action
    from engine.game.decisions.decision import Decision
    from engine.game.state.game import Game

TRIES = 30  # answers by chance, if the usual one is refused
ENOUGH = 60  # questions, and nothing that may be repeated is repeated further
PIECES = 400  # of a game that are played for one action


@record
class Answers:
    """How whoever tries a card answers."""

    yes: bool = True  # to what is optional
    most: bool = True  # as many as possible, or as few
    number: int = 3  # X and the like, as far as it goes
    mode: int = 0  # the first of the modes to be chosen
    last: bool = False  # the things that came last first
    seed: int = 0  # where chance begins, for what is refused


class Trial:
    """A game in which one seat does something and all else waits.

    `asked` is what was asked meanwhile, and answered.
    """

    def __init__(self, game: Game, answers: Answers) -> None:
        self.game = game
        self.answers = answers
        self.asked: list[tuple[Decision, Any]] = []
        self.announced = 0  # so many of those were asked while something was announced
        game.ask = self._ask

    def take(self, action: Action) -> bool:
        """Take an action of the first seat and let everything resolve; whether it could be taken."""
        try:
            priority.take(self.game, 0, action)
            self.announced = len(self.asked)
            self.settle()
        except IllegalAction:
            return False
        return True

    def settle(self) -> None:
        """Let everything on the stack resolve."""
        for _ in range(PIECES):
            priority.settle(self.game)
            if self.game.ended or not self.game.stack:
                return
            resolve_top(self.game)

    def turns(self, number: int) -> None:
        """Let turns pass in which nobody does anything but attack and block."""
        last = self.game.turn.number + number
        for _ in range(PIECES * number):
            if self.game.ended or self.game.turn.number > last:
                return
            if self.game.turn.stage == PRIORITY:
                self.settle()
                happen(self.game, SetTurn((("passed", 0), ("stage", FINISH)), quiet=True))
            else:
                turn.advance(self.game)

    def _ask(self, decision: Decision, validate: Callable[[Any], None] | None) -> Any:
        for answer in self._proposals(decision):
            try:
                checked = decision.check(answer)
                if validate is not None:
                    validate(checked)
            except IllegalAnswer:
                continue
            self.asked.append((decision, checked))
            return checked
        raise IllegalAction("no answer is legal")

    def _proposals(self, decision: Decision) -> Iterator[Any]:
        usual = self.usual(decision)
        if usual is not None:
            yield usual
        before = sum(type(asked) is type(decision) for asked, _ in self.asked)
        chance = Chance(self.answers.seed + before)  # other questions before it change nothing
        for _ in range(TRIES):
            yield random_answer(decision, chance)

    def usual(self, decision: Decision) -> Any:
        """The answer that is given if it is legal; None for any."""
        answers = self.answers
        if isinstance(decision, YesNo):
            return answers.yes and len(self.asked) < ENOUGH
        if isinstance(decision, OrderTriggers):
            return list(range(decision.size()))
        if isinstance(decision, ChooseNumber):
            return decision.next_to(answers.number, upwards=False)
        if isinstance(decision, ChooseModes):
            first = [*decision.possible[answers.mode :], *decision.possible[: answers.mode]]
            return first[: decision.most if answers.most else decision.least]
        if isinstance(decision, ChooseTargets | ChooseObjects):
            candidates = sorted(decision.candidates, reverse=answers.last)
            number = min(decision.most, len(candidates)) if answers.most else decision.least
            if decision.together is None:
                return candidates[:number]
            return decision.together.some(candidates, decision.least, number)
        return None


def tried(
    game: Game, oids: Iterable[ObjectId], answers: Answers, made: Callable[[Game, Answers], Trial] = Trial
) -> Iterator[tuple[Action, Trial]]:
    """Everything that the first seat may do with some objects, each done in a clone of a game."""
    for action in [action for oid in oids for action in actions_with(game, 0, oid) if action.kind != PASS]:
        trial = made(game.clone(), answers)
        try:
            if trial.take(action):
                yield action, trial
        except EngineError:
            continue
