"""Winning this turn: what a player could do one thing after another, whatever others block (CR 104.2a, 509.1).

Of what the player could do, one thing has to win; of the blocks that others could declare, all have to lose. Few deeds
are tried before many. How many positions are looked at is bounded, not how long it takes.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, ClassVar

from engine.agents.candidates import candidates
from engine.agents.policy import Policy
from engine.agents.trial import MOST_PIECES, Failed, Trial
from engine.core.steps import DECLARE_ATTACKERS, DECLARE_BLOCKERS, MAIN_STEPS
from engine.game.decisions.act import MANA, PASS, PLAY, Act
from engine.game.decisions.choices import ChooseModes, ChooseNumber, ChooseObjects, ChooseOption, ChooseTargets, YesNo
from engine.game.decisions.combat import DeclareAttackers, DeclareBlockers

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from engine.core.identity import Seat
    from engine.game.decisions.decision import Answer, Decision
    from engine.game.state.game import Game

CHOICES = (ChooseModes, ChooseNumber, ChooseObjects, ChooseOption, ChooseTargets, YesNo, DeclareAttackers)
DEEDS = 4  # one after another
BLOCKS = 8  # of others, that are tried
PER_DEED = 4  # damage that is thought possible of a card or ability, besides what the mana could pay for
TIMES = (*MAIN_STEPS, DECLARE_BLOCKERS)  # when deeds are tried, besides now
OTHERWISE = 2  # deeds that are thought possible while something else than an action is asked for


class Choice(Exception):
    """Somebody is asked something on which it depends who wins."""

    def __init__(self, decision: Decision) -> None:
        super().__init__()
        self.decision = decision


class Lethal:
    """A search for a win in this turn. `most` positions are looked at."""

    ways: ClassVar[int] = 8  # to choose, that are tried
    both_turns: ClassVar[bool] = False  # whether it looks at others' attacks, too

    turns = 0  # after this one, to whose end it looks

    def __init__(self, seat: Seat, most: int) -> None:
        self.seat = seat
        self.most = most
        self.left = 0
        self.last = 0  # the number of the turn to whose end it looks

    def answer(self, worlds: Sequence[Game], given: Sequence[Answer], decision: Decision) -> Answer | None:
        """What begins a win in the first of some worlds, and one in all others too; None if nothing is found."""
        self.left, self.last = self.most, worlds[0].turn.number + self.turns
        for deeds in range(DEEDS + 1):
            for answer in self._options(decision, Policy(worlds[0]), deeds):
                script = (*given, answer)
                if all(self._wins(world, script, deeds - _is_deed(decision, answer)) for world in worlds):
                    return answer
                if self.left <= 0:
                    return None
        return None

    def _wins(self, world: Game, script: Sequence[Answer], deeds: int) -> bool | None:
        """Whether so many deeds, or fewer, win after some answers; None if those can not be given."""
        self.left -= 1
        path = _Path(world.clone(), script, self.seat, self.last, self.both_turns)
        try:
            decision = path.next_choice()
        except Failed:
            return None
        if decision is None:
            return self._is_reached(path.world)
        if self.left <= 0 or self._is_hopeless(path.before, deeds):
            return False
        before, said, policy = path.before, path.said, path.policy
        if decision.asked_of != self.seat:
            return self._wins_against(before, [(*said, reply) for reply in self._replies(decision, policy)], deeds)
        return any(
            self._wins(before, (*said, answer), deeds - _is_deed(decision, answer))
            for answer in self._options(decision, policy, deeds)
        )

    def _is_reached(self, world: Game) -> bool:
        """Whether what is looked for has come about, when the last of the turns is over."""
        return world.player(self.seat).won or not world.opponents(self.seat)

    def _is_hopeless(self, world: Game, deeds: int) -> bool:
        """Whether it is plain that it can't come about with so many deeds."""
        return not _in_reach(world, self.seat, deeds)

    def _replies(self, decision: Decision, policy: Policy) -> Iterator[Answer]:
        """What others could answer that matters: how they block."""
        return islice(candidates(decision, policy, policy.answer(decision)), BLOCKS)

    def _wins_against(self, world: Game, scripts: Sequence[Sequence[Answer]], deeds: int) -> bool:
        """Whether it wins after all of the replies that can be given (CR 509.1b)."""
        won = False
        for script in scripts:
            outcome = self._wins(world, script, deeds)
            if outcome is False:
                return False
            won = won or outcome is True
        return won

    def _options(self, decision: Decision, policy: Policy, deeds: int) -> Iterator[Answer]:
        """What could be answered; deeds before passing, where it is time for them."""
        usual = policy.answer(decision)
        if not isinstance(decision, Act):
            yield from islice(candidates(decision, policy, usual), self.ways)
            return
        found = [answer for answer in candidates(decision, policy, usual) if _is_deed(decision, answer)]
        passing = [] if decision.no_pass else [0]
        waits = policy.world.turn.step not in TIMES
        yield from (*(passing if waits else ()), *(found if deeds else ()), *(() if waits else passing))


class _Path(Trial):
    """A trial that stops where it depends on somebody's choice who wins: `before` a piece, after what was `said`."""

    def __init__(self, world: Game, script: Sequence[Answer], seat: Seat, last: int, both: bool) -> None:
        super().__init__(world, script, seat)
        self.last, self.both_turns = last, both
        self.before: Game = world
        self.said: list[Answer] = []

    @property
    def policy(self) -> Policy:
        """A policy that knows the position of the choice."""
        return self._policy

    def next_choice(self) -> Decision | None:
        """Play on to the next choice that matters; None where the turn or the game is over."""
        for _ in range(MOST_PIECES):
            if self.world.ended or self.world.turn.number > self.last:
                return None
            self.before, self.said = self.world.clone(), []
            try:
                self._go_on()
            except Choice as choice:
                return choice.decision
        raise Failed

    def _looks(self, world: Game) -> bool:
        times = (*TIMES, DECLARE_ATTACKERS) if self.both_turns else TIMES
        return world.turn.step in times and not world.stack and world.turn.priority == self.seat

    def _ask(self, decision: Decision, validate: Callable[[Any], None] | None) -> Answer:
        if self.answered >= len(self.script) and self._matters(decision):
            raise Choice(decision)
        answer = super()._ask(decision, validate)
        self.said.append(answer)
        return answer

    def _matters(self, decision: Decision) -> bool:
        if decision.only_answer() is not None:
            return False
        if isinstance(decision, Act):
            able = any(action.kind not in (PASS, MANA) for action in decision.actions)
            return able and decision.asked_of == self.seat and self._looks(self.world)
        if isinstance(decision, DeclareBlockers | DeclareAttackers) and self.both_turns:
            return True
        if isinstance(decision, DeclareBlockers):
            return decision.asked_of != self.seat
        return isinstance(decision, CHOICES) and decision.asked_of == self.seat


def _is_deed(decision: Decision, answer: Answer) -> bool:
    """Whether an answer is to do something else than passing."""
    return isinstance(decision, Act) and isinstance(answer, int) and decision.actions[answer].kind not in (PASS, PLAY)


def is_near(game: Game, seat: Seat, decision: Decision) -> bool:
    """Whether a player could win this turn, as far as a glance tells."""
    if seat not in game.active_players():
        return False
    actions = decision.actions if isinstance(decision, Act) else ()
    deeds = {action.oid for action in actions if action.kind not in (PASS, MANA)}
    return _in_reach(game, seat, len(deeds) if isinstance(decision, Act) else OTHERWISE)


def _in_reach(game: Game, seat: Seat, deeds: int) -> bool:
    """Whether so many deeds could be enough: by what attacks or could, the strongest twice, and by what is paid."""
    attacking = game.combat.attacking if game.combat is not None else {}
    powers, mana = [0], 0
    for oid in game.permanents():
        values, free = game.chars(oid), not game.obj(oid).tapped
        if values.controller == seat and (oid in attacking or free) and "creature" in values.types:
            powers.append(max(0, values.power or 0))
        mana += values.controller == seat and free and "land" in values.types
    reach = sum(powers) + max(powers) + (PER_DEED * deeds + mana if deeds else 0)
    return all(game.player(other).life <= reach for other in game.opponents(seat))
