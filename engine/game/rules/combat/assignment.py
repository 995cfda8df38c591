"""How creatures assign combat damage (CR 510.1).

To whom, how much, and what makes an assignment legal.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from engine.core.errors import IllegalAnswer
from engine.core.identity import NOBODY, ObjectId, Ref, Seat, is_player
from engine.core.keys import Purpose
from engine.core.record import record
from engine.game.decisions.choices import YesNo
from engine.game.decisions.combat import AssignDamage
from engine.game.rules.combat import damage_order
from engine.game.rules.combat.defending import attacked, last_defender
from engine.game.rules.combat.questions import (
    COMBAT_DAMAGE_AMOUNT,
    DEALS_AS_IF_UNBLOCKED,
    DIVIDES_DAMAGE_OF,
    MUST,
    TRAMPLES,
    TRAMPLES_OVER,
)
from engine.game.rules.context import ask
from engine.game.rules.events.questions import DEATHTOUCH
from engine.game.rules.questions.rule_modifiers import affirmed, verdicts
from engine.meaning.message import NameOf, say
from engine.meaning.questions import Refusal

if TYPE_CHECKING:
    from engine.game.state.game import Game

AS_THOUGH_UNBLOCKED = Purpose("as though unblocked", "510.1c")

Given = dict[ObjectId, tuple[int, ...]]  # creature -> what it assigns to each of its recipients


@record
class Assigning:
    """A creature that is about to assign its combat damage."""

    creature: ObjectId
    seat: Seat  # who announces it
    amount: int
    recipients: tuple[Ref, ...]  # in damage assignment order; what it attacks comes last, if it may get damage
    ordered: bool = True  # whether the order binds
    beyond: int = 0  # how many at the end get damage only once all before them are assigned lethal damage
    deathtouch: bool = False

    def gates(self, place: int) -> int:
        """How many recipients must be assigned lethal damage before the one at a place gets any."""
        return place if self.ordered or place >= len(self.recipients) - self.beyond else 0


def amount_of(game: Game, creature: ObjectId) -> int:
    """How much combat damage a creature assigns: its power unless something says otherwise (CR 510.1a)."""
    amount = game.chars(creature).power or 0
    for answer in verdicts(game, COMBAT_DAMAGE_AMOUNT, creature):
        if isinstance(answer, Refusal):
            return 0
        amount = answer
    return max(0, amount)


def attackers_assigning(game: Game, creatures: Sequence[ObjectId]) -> Iterator[Assigning]:
    """The attacking creatures among some that assign damage, and to what they may (CR 510.1b, 510.1c)."""
    combat = game.combat
    if combat is None:
        return
    for oid in creatures:
        amount = amount_of(game, oid) if oid in combat.attacking else 0
        if amount:
            found = _attacker(game, oid, amount)
            if found.recipients:
                yield found


def _attacker(game: Game, oid: ObjectId, amount: int) -> Assigning:
    combat = game.combat
    assert combat is not None
    seat = game.controller(oid)
    aim = attacked(game, oid)
    aims = (aim,) if aim != NOBODY else ()
    over = affirmed(game, TRAMPLES_OVER, oid)
    past = _with_controller(game, oid, aim) if over else aims
    if oid not in combat.blocked or (aims and _ignores_blockers(game, oid, seat)):
        return Assigning(oid, seat, amount, past, beyond=len(past[1:]))
    if not over and not affirmed(game, TRAMPLES, oid):
        past = ()
    blockers = combat.blockers_of(oid)
    chooser, free = _chooser(game, oid, blockers, seat)
    past = () if free else past  # it is divided among the creatures (CR 702.22j)
    ordered = damage_order.is_used(game) and not free
    deathtouch = affirmed(game, DEATHTOUCH, oid)
    return Assigning(oid, chooser, amount, (*blockers, *past), ordered, len(past), deathtouch)


def _with_controller(game: Game, oid: ObjectId, aim: Ref) -> tuple[Ref, ...]:
    """What is reached by trampling over planeswalkers: what it attacks, then that planeswalker's controller (702.19c).

    If the planeswalker is gone, the player alone (CR 702.19e).
    """
    if aim != NOBODY and (is_player(aim) or "planeswalker" not in game.chars(aim).types):
        return (aim,)
    defender = last_defender(game, oid) if aim == NOBODY else game.controller(aim)
    player = (defender,) if defender != NOBODY and not game.players[defender].left else ()
    return (*((aim,) if aim != NOBODY else ()), *player)


def _ignores_blockers(game: Game, oid: ObjectId, seat: Seat) -> bool:
    """Whether its controller has a blocked creature assign its damage as though it weren't blocked (CR 609.4)."""
    answers = tuple(verdicts(game, DEALS_AS_IF_UNBLOCKED, oid))
    if not answers or MUST in answers:
        return bool(answers)
    decision = YesNo(
        seat=seat, source=oid, purpose=AS_THOUGH_UNBLOCKED, rule="510.1c",
        prompt=say("assign_as_though_unblocked", creature=NameOf(oid)),
    )  # fmt: skip
    return bool(ask(game, decision))


def _chooser(game: Game, oid: ObjectId, opposed: Sequence[ObjectId], seat: Seat) -> tuple[Seat, bool]:
    """Who divides a creature's damage, and whether freely: its controller, unless a creature opposed says else."""
    for other in opposed:
        if affirmed(game, DIVIDES_DAMAGE_OF, other, creature=oid, opposed=tuple(opposed)):
            return game.controller(other), True
    return seat, False


def blockers_assigning(game: Game, creatures: Sequence[ObjectId]) -> Iterator[Assigning]:
    """The blocking creatures among some that assign damage, and to what they may (CR 510.1d)."""
    combat = game.combat
    if combat is None:
        return
    for oid in creatures:
        if oid not in combat.blocking:
            continue
        seat = game.controller(oid)
        amount = amount_of(game, oid)
        order = combat.attacker_order.get(oid, combat.blocking[oid])
        if amount and order:
            chooser, free = _chooser(game, oid, order, seat)
            ordered = damage_order.is_used(game) and not free
            yield Assigning(oid, chooser, amount, order, ordered, 0, affirmed(game, DEATHTOUCH, oid))


def assign(game: Game, assigning: Sequence[Assigning], others: Mapping[ObjectId, Assigned]) -> dict[ObjectId, Assigned]:
    """Ask for each assignment that leaves a choice; give all of them, together legal (CR 510.1e)."""
    return _Round(game, assigning, others).all()


@record
class Assigned:
    """What a creature assigns: pairs of recipient and amount."""

    parts: tuple[tuple[Ref, int], ...]
    deathtouch: bool = False


class _Round:
    """The assignments of one player's creatures, which count for each other (CR 510.1c, 510.1e)."""

    def __init__(self, game: Game, assigning: Sequence[Assigning], others: Mapping[ObjectId, Assigned]) -> None:
        self.game = game
        self.assigning = assigning
        self.before = others  # what was already assigned in this step
        self.given: Given = {}

    def all(self) -> dict[ObjectId, Assigned]:
        for one in self.assigning:
            if len(one.recipients) == 1:
                self.given[one.creature] = (one.amount,)
        for one in self.assigning:
            if one.creature not in self.given:
                self.given[one.creature] = self._ask(one)
        return {
            one.creature: Assigned(
                tuple(zip(one.recipients, self.given[one.creature], strict=True)), one.deathtouch
            )
            for one in self.assigning
        }  # fmt: skip

    def _ask(self, one: Assigning) -> tuple[int, ...]:
        suggested = self._completed(self.given)[one.creature]
        decision = AssignDamage(
            seat=one.seat, source=one.creature, rule="510.1c", total=one.amount, recipients=one.recipients,
            lethal=tuple(self._least(one, ref) for ref in one.recipients), ordered=one.ordered, beyond=one.beyond,
            suggested=suggested, prompt=say("assign_the_combat_damage", creature=NameOf(one.creature)),
        )  # fmt: skip

        def validate(numbers: tuple[int, ...]) -> None:
            if not self._is_legal(self._completed({**self.given, one.creature: numbers})):
                raise IllegalAnswer(say("lethal_damage_in_order"), "510.1c")

        answer: tuple[int, ...] = ask(self.game, decision, validate)
        return answer

    # -- lethal damage -------------------------------------------------------------------------------------------

    def _needed(self, ref: Ref) -> int:
        """The damage that is lethal to a creature, or would use up a planeswalker, before this step (CR 120.6)."""
        chars = self.game.chars(ref)
        found = self.game.obj(ref)
        if "creature" in chars.types:
            return max(0, (chars.toughness or 0) - found.damage)
        return found.counters.get("loyalty", 0)

    def _lacking(self, ref: Ref, given: Given) -> int:
        """How much damage is still to be assigned to something until it is lethal, with all that is assigned."""
        lacking = self._needed(ref)
        for amount, deathtouch in self._assigned_to(ref, given):
            if deathtouch and amount > 0:
                return 0  # CR 702.2c
            lacking -= amount
        return max(0, lacking)

    def _assigned_to(self, ref: Ref, given: Given) -> Iterator[tuple[int, bool]]:
        for assigned in self.before.values():
            for recipient, amount in assigned.parts:
                if recipient == ref:
                    yield amount, assigned.deathtouch
        for one in self.assigning:
            numbers = given.get(one.creature)
            if numbers is not None and ref in one.recipients:
                yield numbers[one.recipients.index(ref)], one.deathtouch

    def _lethal_from(self, one: Assigning, ref: Ref, given: Given) -> int:
        """The least that one more creature has to assign to something for it to be lethal."""
        lacking = self._lacking(ref, given)
        return min(1, lacking) if one.deathtouch else lacking

    def _least(self, one: Assigning, ref: Ref) -> int:
        """The least that may turn out lethal, if the creatures still to be asked do their part."""
        if is_player(ref):
            return 0
        least = self._lethal_from(one, ref, self.given)
        for other in self.assigning:
            if other.creature not in self.given and other is not one and ref in other.recipients:
                least = 0 if other.deathtouch else max(0, least - other.amount)
        return least

    # -- legality ------------------------------------------------------------------------------------------------

    def _completed(self, given: Given) -> Given:
        """The assignments, those still to come made in order: lethal damage to each, the rest to the last."""
        complete = dict(given)
        for one in self.assigning:
            if one.creature not in complete:
                complete[one.creature] = self._in_order(one, complete)
        return complete

    def _in_order(self, one: Assigning, given: Given) -> tuple[int, ...]:
        numbers: list[int] = []
        left = one.amount
        for ref in one.recipients[:-1]:
            numbers.append(min(left, self._lethal_from(one, ref, given)))
            left -= numbers[-1]
        return (*numbers, left)

    def _is_legal(self, given: Given) -> bool:
        """Whether all assignments together keep the rules: nobody gets damage before those ahead have lethal damage."""
        for one in self.assigning:
            numbers = given[one.creature]
            for place, number in enumerate(numbers):
                ahead = one.recipients[: one.gates(place)]
                if number and any(self._lacking(ref, given) for ref in ahead):
                    return False
        return True
