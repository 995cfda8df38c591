"""A quick, sensible answer to every kind of decision; what plays on when something is tried out.

It reads a possible world (see `worlds`), never the state of a match, and knows no card and no keyword: creatures are
their power and toughness, everything else is worth what `evaluation` says. Kinds of decision
that have to be weighed find their answer by `@answers`; the others have a usual one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from engine.agents import fighting
from engine.agents.evaluation import worth_of_permanent
from engine.core.identity import is_object
from engine.core.zones import BATTLEFIELD, HAND
from engine.game.decisions.act import PLAY, Act
from engine.game.decisions.choices import (
    ChooseModes,
    ChooseNumber,
    ChooseObjects,
    ChooseTargets,
    Divide,
    YesNo,
)
from engine.game.decisions.combat import DeclareAttackers, DeclareBlockers
from engine.game.decisions.orders import Distribute, OrderObjects, SplitPiles
from engine.game.rules.paying.mana_sources import sources

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Ref, Seat
    from engine.game.decisions.decision import Answer, Decision
    from engine.game.state.game import Game

D = TypeVar("D", bound="Decision")

FEWEST_LANDS, MOST_LANDS = 2, 5  # of seven cards that one keeps
ENOUGH_LANDS = 6
MANA_SYMBOLS = re.compile(r"\{([WUBRG])\}")
OF_LIFE = 4.0  # how much a player is worth as a target, beside permanents

ANSWERS: dict[str, Callable[[Policy, Any], Answer]] = {}


def answers(kind: type[D]) -> Callable[[Callable[[Policy, D], Answer]], Callable[[Policy, D], Answer]]:
    """Declare how a kind of decision is answered."""

    def declare(answer: Callable[[Policy, D], Answer]) -> Callable[[Policy, D], Answer]:
        ANSWERS[kind.kind] = answer
        return answer

    return declare


class Policy:
    """Answers for one world.

    What is targeted is an opponent's; with `aim` -1 it is one's own, where it can be.
    """

    def __init__(self, world: Game, aim: int = 1) -> None:
        self.world = world
        self.aim = aim

    def answer(self, decision: Decision) -> Answer:
        """A sensible answer, legal as far as the decision can tell."""
        only = decision.only_answer()
        if only is not None:
            return only
        weighed = ANSWERS.get(decision.kind)
        return weighed(self, decision) if weighed is not None else decision.usual_answer()

    # what things are worth

    def worth(self, ref: Ref) -> float:
        """What an object or player is worth to whoever has it."""
        world = self.world
        if not is_object(ref):
            return OF_LIFE + 20.0 / max(1, world.player(ref).life)
        found = world.find(ref)
        if found is None:
            return 0.0
        if found.zone == BATTLEFIELD:
            land = 2.5 if "land" in world.chars(ref).types else 0.0
            return land + worth_of_permanent(world, ref)
        values = world.chars(ref)
        if "land" in values.types:
            return 3.0 if self.lands(found.owner) < ENOUGH_LANDS else 0.5
        return 1.0 + values.mana_value + 0.3 * (values.power or 0)

    def side(self, ref: Ref, seat: Seat) -> int:
        """Whose an object or player is: 1 an opponent's, -1 one's own or a team mate's."""
        known = not is_object(ref) or ref in self.world.objects
        owner = seat if not known else self.world.controller(ref) if is_object(ref) else ref
        return 1 if self.world.are_opponents(seat, owner) else -1

    def lands(self, seat: Seat) -> int:
        """How many lands a player has on the battlefield."""
        world = self.world
        return sum("land" in world.chars(o).types and world.controller(o) == seat for o in world.permanents())

    def by_worth(self, refs: Sequence[Ref]) -> list[Ref]:
        """The best first; equal ones stay in their order."""
        return sorted(refs, key=self.worth, reverse=True)


@answers(Act)
def _act(policy: Policy, decision: Act) -> Answer:
    """Play a land, else pass: whether anything else is worth it, is tried out (see `lookahead`)."""
    lands = [number for number, action in enumerate(decision.actions) if action.kind == PLAY]
    if lands:
        return max(lands, key=lambda number: best_land(policy, decision.actions[number].oid, decision.seat))
    return 0 if not decision.no_pass else 1


def best_land(policy: Policy, oid: ObjectId, seat: Seat) -> float:
    """How good it is to play a land now.

    For the colours that one's hand asks for and lands do not make yet.
    """
    world = policy.world
    asked: set[str] = set()
    for other in world.zone(HAND, seat):
        asked |= set(world.chars(other).colors)
    made = set("".join(source.kinds for source in sources(world, seat)))
    kinds = set(MANA_SYMBOLS.findall(world.chars(oid).text))
    return 2.0 * len(kinds & (asked - made)) + 0.5 * len(kinds & asked) + 0.1 * len(kinds)


@answers(ChooseTargets)
def _targets(policy: Policy, decision: ChooseTargets) -> Answer:
    ranked = policy.by_worth(decision.candidates)
    aimed = [ref for ref in ranked if policy.side(ref, decision.seat) == policy.aim]
    rest = [ref for ref in reversed(ranked) if ref not in aimed]
    most = decision.most if aimed else decision.least
    return _fitting(decision, (*aimed, *rest), max(decision.least, min(most, len(aimed))))


def _fitting(decision: Any, ranked: Sequence[Ref], number: int) -> list[Ref]:
    number = min(number, len(ranked), decision.most)
    if decision.together is None:
        return list(ranked[:number])
    return list(decision.together.some(list(ranked), decision.least, number))


@answers(ChooseObjects)
def _objects(policy: Policy, decision: ChooseObjects) -> Answer:
    ranked = policy.by_worth(decision.candidates)
    if decision.good is None:
        return _fitting(decision, ranked, max(decision.least, min(decision.most, len(ranked))))
    mine = [ref for ref in ranked if policy.side(ref, decision.seat) < 0]
    theirs = [ref for ref in ranked if ref not in mine]
    if decision.good:  # the best of one's own; of others' the least
        return _fitting(decision, (*mine, *reversed(theirs)), max(decision.least, min(decision.most, len(mine))))
    return _fitting(decision, (*theirs, *reversed(mine)), max(decision.least, min(decision.most, len(theirs))))


@answers(ChooseModes)
def _modes(policy: Policy, decision: ChooseModes) -> Answer:
    if decision.together:
        return list(decision.together[0])
    chosen = list(decision.possible[: max(1, decision.least)])
    return chosen if len(chosen) >= decision.least else [decision.possible[0]] * decision.least


MOST_WANTED = 20  # where any number may be chosen


@answers(ChooseNumber)
def _number(policy: Policy, decision: ChooseNumber) -> Answer:
    return decision.next_to(min(decision.high, MOST_WANTED), False)


@answers(YesNo)
def _yes_no(policy: Policy, decision: YesNo) -> Answer:
    if decision.purpose == "mulligan":
        return not keeps(policy, decision.seat)
    return True


def keeps(policy: Policy, seat: Seat) -> bool:
    """Whether a hand is kept (CR 103.4): with lands and spells, or when it is small already."""
    hand = policy.world.zone(HAND, seat)
    lands = sum("land" in policy.world.chars(oid).types for oid in hand)
    return len(hand) < 6 or FEWEST_LANDS <= lands <= MOST_LANDS


@answers(Divide)
def _divide(policy: Policy, decision: Divide) -> Answer:
    """As much as each of one's best aims needs, the rest to the first."""
    numbers = [decision.each_at_least] * len(decision.among)
    left = decision.total - sum(numbers)
    for place, ref in enumerate(decision.among):
        toughness = policy.world.chars(ref).toughness if is_object(ref) and policy.world.find(ref) else None
        more = min(left, max(0, (toughness or left) - numbers[place]))
        numbers[place] += more
        left -= more
    numbers[0] += left
    return numbers


@answers(DeclareAttackers)
def _attackers(policy: Policy, decision: DeclareAttackers) -> Answer:
    return fighting.attacks(policy.world, decision)


@answers(DeclareBlockers)
def _blockers(policy: Policy, decision: DeclareBlockers) -> Answer:
    return fighting.blocks(policy.world, decision)


@answers(OrderObjects)
def _order(policy: Policy, decision: OrderObjects) -> Answer:
    return sorted(range(decision.size()), key=lambda place: -policy.worth(decision.objects[place]))


@answers(SplitPiles)
def _piles(policy: Policy, decision: SplitPiles) -> Answer:
    return policy.by_worth(decision.objects)[::2]


@answers(Distribute)
def _distribute(policy: Policy, decision: Distribute) -> Answer:
    """What one wants to draw stays on top: lands while they are few, spells that can be paid soon."""
    limits = [
        limit if limit >= 0 else len(decision.objects) for limit in decision.at_most or (-1,) * len(decision.places)
    ]
    groups: list[list[Ref]] = [[] for _ in decision.places]
    for ref in policy.by_worth(decision.objects):
        preferred = 0 if wanted(policy, ref, decision.seat) else len(groups) - 1
        open_places = [place for place, limit in enumerate(limits) if len(groups[place]) < limit]
        groups[preferred if preferred in open_places else open_places[0]].append(ref)
    return groups


def wanted(policy: Policy, ref: Ref, seat: Seat) -> bool:
    """Whether a card would be good to draw next."""
    values, lands = policy.world.chars(ref), policy.lands(seat)
    return lands < ENOUGH_LANDS if "land" in values.types else values.mana_value <= lands + 2
