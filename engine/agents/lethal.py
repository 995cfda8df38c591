"""Winning this turn: what a player could do one thing after another, whatever others block (CR 104.2a, 509.1).

Of what the player could do, one thing has to win; of the blocks that others could declare, all have to lose. Few deeds
are tried before many. How many positions are looked at is bounded, not how long it takes.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

from engine.agents.candidates import candidates
from engine.agents.policy import Policy
from engine.agents.trial import MOST_PIECES, Failed, Trial
from engine.core.steps import DECLARE_BLOCKERS, MAIN_STEPS
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
WAYS, BLOCKS = 8, 8  # to choose, to block
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

    def __init__(self, seat: Seat, most: int) -> None:
        self.seat = seat
        self.most = most
        self.left = 0

    def answer(self, worlds: Sequence[Game], given: Sequence[Answer], decision: Decision) -> Answer | None:
        """What begins a win in the first of some worlds, and one in all others too; None if nothing is found."""
        self.left = self.most
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
        path = _Path(world.clone(), script, self.seat)
        try:
            decision = path.next_choice()
        except Failed:
            return None
        if decision is None:
            return path.world.player(self.seat).won or not path.world.opponents(self.seat)
        if self.left <= 0 or not _in_reach(path.before, self.seat, deeds):
            return False
        before, said, policy = path.before, path.said, path.policy
        if isinstance(decision, DeclareBlockers):
            usual = policy.answer(decision)
            blocks = islice(candidates(decision, policy, usual), BLOCKS)
            return self._wins_against(before, [(*said, block) for block in blocks], deeds)
        return any(
            self._wins(before, (*said, answer), deeds - _is_deed(decision, answer))
            for answer in self._options(decision, policy, deeds)
        )

    def _wins_against(self, world: Game, scripts: Sequence[Sequence[Answer]], deeds: int) -> bool:
        """Whether it wins after all of the blocks that can be declared (CR 509.1b)."""
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
            yield from islice(candidates(decision, policy, usual), WAYS)
            return
        found = [answer for answer in candidates(decision, policy, usual) if _is_deed(decision, answer)]
        passing = [] if decision.no_pass else [0]
        waits = policy.world.turn.step not in TIMES
        yield from (*(passing if waits else ()), *(found if deeds else ()), *(() if waits else passing))


class _Path(Trial):
    """A trial that stops where it depends on somebody's choice who wins: `before` a piece, after what was `said`."""

    def __init__(self, world: Game, script: Sequence[Answer], seat: Seat) -> None:
        super().__init__(world, script, seat)
        self.turn = world.turn.number
        self.before: Game = world
        self.said: list[Answer] = []

    @property
    def policy(self) -> Policy:
        """A policy that knows the position of the choice."""
        return self._policy

    def next_choice(self) -> Decision | None:
        """Play on to the next choice that matters; None where the turn or the game is over."""
        for _ in range(MOST_PIECES):
            if self.world.ended or self.world.turn.number != self.turn:
                return None
            self.before, self.said = self.world.clone(), []
            try:
                self._go_on()
            except Choice as choice:
                return choice.decision
        raise Failed

    def _looks(self, world: Game) -> bool:
        return world.turn.step in TIMES and not world.stack and world.turn.priority == self.seat

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
