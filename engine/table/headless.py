"""Playing without people: agents are called directly, and nothing is suspended or kept.

`engine.table.match` does both.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from engine.agents.lookahead import Position
from engine.core.errors import IllegalAction, IllegalAnswer, RulesDefect
from engine.core.options import PRACTISING
from engine.core.record import replace
from engine.game.decisions.act import MANA, PASS, PLAY, Act, Action
from engine.game.decisions.combat import DeclareAttackers, DeclareBlockers
from engine.game.decisions.payment import PayMana
from engine.game.rules.turn import turn
from engine.meaning.message import say
from engine.table.forgetful_players import Forgetful

if TYPE_CHECKING:
    from engine.game.decisions.decision import Decision
    from engine.game.state.game import Game

BUSY = 100  # chances to act in one turn, after which everybody only passes: programs must come to an end
TRIES = 60  # how often an agent is asked again before it is given an answer that is surely legal


class Agent(Protocol):
    """Whoever answers decisions."""

    looks_ahead: bool  # whether it is told the position: only then is one kept

    def answer(self, decision: Decision, position: Position | None = None) -> Any:
        """An answer; an illegal one is asked for again."""


class HeadlessGame:
    """A game with an agent in each seat. `run` plays it; a listener can look after every decision."""

    def __init__(
        self, game: Game, agents: Sequence[Agent], after_decision: Callable[[Game, Decision], None] | None = None
    ) -> None:
        self.game = game
        self.agents = agents
        self.after_decision = after_decision
        self.decisions = 0
        self.failed: list[Action] = []
        self.failed_at = -1
        self.busy, self.busy_in = 0, 0  # chances to act in a turn
        self.before: Game | None = None
        self.attempted: Action | None = None
        self.looked_at = any(agent.looks_ahead for agent in agents)
        self.position: Position | None = None  # where the piece began that is played now
        self.people = Forgetful(game.chance) if game.options.get(PRACTISING) else None
        game.ask = self._ask

    def run(self, most_turns: int = 400, most_decisions: int = 100_000) -> None:
        """Play until the game is over."""
        game = self.game
        while not game.ended:
            self.step()
            if game.turn.number > most_turns or self.decisions > most_decisions:
                raise RulesDefect(f"no end after {game.turn.number} turns and {self.decisions} decisions")

    def step(self) -> None:
        """The next piece of the game; an action that can't be completed is taken back (CR 729.1)."""
        self.before = None
        self.position = Position(self.game.clone()) if self.looked_at else None
        try:
            turn.advance(self.game)
        except IllegalAction:
            if self.before is None or self.attempted is None:
                raise
            self.game.become(self.before)
            self.failed.append(self.attempted)
            self.failed_at = self.game.changes
        if self.people is not None:
            self.people.speak(self.game)

    def _ask(self, decision: Decision, validate: Callable[[Any], None] | None) -> Any:
        if self.after_decision is not None:
            self.after_decision(self.game, decision)
        answer = self._act(decision) if isinstance(decision, Act) else self._choose(decision, validate)
        if self.position is not None:
            self.position = replace(self.position, given=(*self.position.given, answer))
        return answer

    def _choose(self, decision: Decision, validate: Callable[[Any], None] | None) -> Any:
        agent = self.agents[decision.asked_of]
        self.decisions += 1
        for _ in range(TRIES):
            try:
                answer = decision.check(agent.answer(decision, self.position))
                if validate is not None:
                    validate(answer)
                return answer
            except IllegalAnswer:
                continue
        return self._surely_legal(decision, validate)

    def _act(self, decision: Act) -> int | dict[str, Any]:
        if self.failed and self.failed_at != self.game.changes:
            self.failed = []
        actions = [a for a in decision.actions if a not in self.failed] if self.failed else decision.actions
        self.busy = self.busy + 1 if self.busy_in == self.game.turn.number else 0
        self.busy_in = self.game.turn.number
        if len(actions) == 1 or self.busy > BUSY:
            return 0
        agent = self.agents[decision.asked_of]
        self.decisions += 1
        if agent.looks_ahead:  # it tries out what it chooses, at the numbers that the game gives
            number = agent.answer(decision, self.position)
            actions, answer = list(decision.actions), 0 if decision.actions[number] in self.failed else number
        else:
            offered = decision if len(actions) == len(decision.actions) else replace(decision, actions=tuple(actions))
            answer = offered.check(agent.answer(offered))
        if isinstance(answer, dict):
            oid, index, _ = answer["mana"]
            self._attempt(Action(MANA, oid, index=index))
            return answer
        action = actions[answer]
        if action.kind not in (PASS, PLAY):
            self._attempt(action)
        return decision.actions.index(action)

    def _attempt(self, action: Action) -> None:
        """Keep the game as it is before an action that may turn out not to be possible."""
        self.before = self.game.clone()
        self.attempted = action

    def _surely_legal(self, decision: Decision, validate: Callable[[Any], None] | None) -> Any:
        """What the rules themselves propose where an agent finds no legal answer."""
        if isinstance(decision, (DeclareAttackers, DeclareBlockers)):
            answer = decision.check([list(pair) for pair in decision.demanded])
            if validate is not None:
                validate(answer)
            return answer
        if isinstance(decision, PayMana):
            raise IllegalAction(say("no_payment_was_found"), "601.2h")
        raise RulesDefect(f"no legal answer was found to {decision!r}")
