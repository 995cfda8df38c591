"""What blocks are legal (CR 509.1a to 509.1c).

Restrictions, requirements, and how many each creature may block.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.errors import IllegalAnswer
from engine.core.identity import ObjectId, Seat
from engine.core.zones import BATTLEFIELD
from engine.game.rules.combat.costs import Costs
from engine.game.rules.combat.defending import defending_player
from engine.game.rules.combat.opinions import Opinions
from engine.game.rules.combat.questions import (
    BLOCK_GROUP,
    BLOCK_TAX,
    BLOCKED_TAX,
    BLOCKER_GROUP,
    BLOCKS_MORE,
    BLOCKS_TAPPED,
    MAY_BE_BLOCKED_BY,
    MAY_BLOCK,
    MUST_BE_BLOCKED,
    MUST_BLOCK,
)
from engine.game.rules.combat.requirements import Choice, Conflict, Requirements
from engine.game.rules.questions.rule_modifiers import affirmed, refused, verdicts
from engine.meaning.message import NameOf, say
from engine.meaning.questions import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.game.decisions.combat import Pair
    from engine.game.state.game import Game
    from engine.meaning.questions import Question

Possible = tuple[tuple[ObjectId, tuple[ObjectId, ...]], ...]


def attackers_of(game: Game, seat: Seat) -> tuple[ObjectId, ...]:
    """The attacking creatures that a player's creatures may block.

    These attack what the player or their team defends.

    CR 509.1a, 802.4a, 805.10d.
    """
    if game.combat is None:
        return ()
    return tuple(oid for oid in game.combat.attacking if defending_player(game, oid) in game.taking_turns_with(seat))


def why_not_block(game: Game, oid: ObjectId, attacker: ObjectId | None = None) -> Refusal | None:
    """Why a creature could not be declared blocking an attacker, or any at all; None if it could."""
    unable = why_unable(game, oid)
    if unable is not None:
        return unable
    attackers = attackers_of(game, game.chars(oid).controller)
    if attacker is not None and attacker not in attackers:
        return Refusal(say("that_creature_is_not_attacking_its_controller"), "509.1a")
    reasons = [_refusal(game, oid, each) for each in (attackers if attacker is None else (attacker,))]
    if not reasons:
        return Refusal(say("nothing_attacks_its_controller"), "509.1a")
    return None if None in reasons else reasons[0]


def why_unable(game: Game, oid: ObjectId) -> Refusal | None:
    """Why a permanent can't block, whatever attacks (CR 509.1a, 506.3)."""
    found = game.obj(oid)
    types = game.chars(oid).types
    if found.zone != BATTLEFIELD or found.phased_out or "creature" not in types:
        return Refusal(say("only_a_creature_on_the_battlefield_can_block"), "506.3")
    if "battle" in types:
        return Refusal(say("a_battle_cant_block"), "509.1a")
    if found.tapped and not affirmed(game, BLOCKS_TAPPED, oid):
        return Refusal(say("it_is_tapped"), "509.1a")
    return None


def _refusal(game: Game, oid: ObjectId, attacker: ObjectId) -> Refusal | None:
    return refused(game, MAY_BLOCK, oid, attacker=attacker) or refused(game, MAY_BE_BLOCKED_BY, attacker, blocker=oid)


def possible_blocks(game: Game, seat: Seat) -> Possible:
    """A player's, or team's, creatures that could block, and which attackers each could (CR 509.1b)."""
    defending = game.taking_turns_with(seat)
    attackers = attackers_of(game, seat)
    may_block = Opinions(game, MAY_BLOCK)
    evasive = Opinions(game, MAY_BE_BLOCKED_BY).among(attackers)
    result = []
    for oid in game.permanents() if attackers else ():
        if game.chars(oid).controller not in defending or why_unable(game, oid) is not None:
            continue
        if may_block.about(oid):
            barred = frozenset(attacker for attacker in attackers if _refusal(game, oid, attacker) is not None)
        else:
            barred = frozenset(ref for ref in evasive if refused(game, MAY_BE_BLOCKED_BY, ref, blocker=oid))
        mine = tuple(attacker for attacker in attackers if attacker not in barred) if barred else attackers
        if mine:
            result.append((oid, mine))
    return tuple(result)


def demanded_blocks(game: Game, seat: Seat) -> tuple[Pair, ...]:
    """A legal declaration of blockers that obeys as many requirements as can be (CR 509.1c)."""
    return BlockRules(game, seat).demanded


class BlockRules:
    """What a declaration of blockers must obey, and what it costs."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.possible = possible_blocks(game, seat)
        self.costs = Costs(game, BLOCK_TAX, "attacker", of_target=BLOCKED_TAX)
        self.limits = self._limits()
        self.attackers_grouped = Opinions(game, BLOCK_GROUP)
        self.blockers_grouped = Opinions(game, BLOCKER_GROUP)
        self.at_all, self.each, self.covered = self._requirements()
        self.most = self._under(()).most()

    @property
    def demanded(self) -> tuple[Pair, ...]:
        """The pairs of a legal declaration that obeys as many requirements as can be."""
        return tuple((blocker, attacker) for blocker, attackers in self.most.items() for attacker in attackers)

    def _limits(self) -> tuple[tuple[ObjectId, int], ...]:
        """How many attackers each creature may block, of those that may block more than one."""
        more = Opinions(self.game, BLOCKS_MORE)
        counted = ((oid, sum(verdicts(self.game, BLOCKS_MORE, oid))) for oid, _ in self.possible if more.about(oid))
        return tuple((oid, 1 + number) for oid, number in counted if number > 0)

    def _requirements(
        self,
    ) -> tuple[dict[ObjectId, int], dict[tuple[ObjectId, ObjectId], int], dict[ObjectId, int]]:
        must_block = Opinions(self.game, MUST_BLOCK)
        attackers = attackers_of(self.game, self.seat)
        wanting = Opinions(self.game, MUST_BE_BLOCKED).among(attackers)
        at_all: dict[ObjectId, int] = {}
        each: dict[tuple[ObjectId, ObjectId], int] = {}
        for oid, possible in self.possible:
            bound = must_block.about(oid)
            if bound and (number := self._count(MUST_BLOCK, oid, attacker=None)):
                at_all[oid] = number
            for attacker in possible if bound else [other for other in wanting if other in possible]:
                number = self._count(MUST_BLOCK, oid, attacker=attacker) if bound else 0
                number += self._count(MUST_BE_BLOCKED, attacker, blocker=oid) if attacker in wanting else 0
                if number:
                    each[oid, attacker] = number
        covered = {attacker: self._count(MUST_BE_BLOCKED, attacker, blocker=None) for attacker in wanting}
        return at_all, each, {attacker: number for attacker, number in covered.items() if number}

    def _count(self, question: Question[bool], about: ObjectId, **details: object) -> int:
        return sum(1 for answer in verdicts(self.game, question, about, **details) if answer is True)

    def _under(self, declared: Iterable[Pair]) -> Requirements:
        """The requirements on blocks that are free, and on those that the player is ready to pay for (CR 509.1c)."""
        ready = frozenset(declared)
        options = {
            oid: tuple(ref for ref in refs if (oid, ref) in ready or self.costs.free(oid, ref))
            if self.costs.costly(oid, refs) else refs
            for oid, refs in self.possible
        }  # fmt: skip
        return Requirements(options, self.conflict, self.at_all, self.each, self.covered, dict(self.limits))

    def conflict(self, choice: Choice) -> Conflict | None:
        """A restriction that blockers disobey together."""
        blockers: dict[ObjectId, tuple[ObjectId, ...]] = {}
        for oid, attackers in choice.items():
            for attacker in attackers:
                blockers[attacker] = (*blockers.get(attacker, ()), oid)
        for attacker in self.attackers_grouped.among(blockers):
            refusal = refused(self.game, BLOCK_GROUP, attacker, blockers=blockers[attacker])
            if refusal is not None:
                return Conflict(refusal, attacker)
        for oid in self.blockers_grouped.among(choice):
            refusal = refused(self.game, BLOCKER_GROUP, oid, blocks=choice)
            if refusal is not None:
                return Conflict(refusal)
        return None

    def validate(self, pairs: tuple[Pair, ...]) -> None:
        """Refuse a declaration that the rules do not allow."""
        choice: dict[ObjectId, tuple[ObjectId, ...]] = {}
        for blocker, attacker in pairs:
            choice[blocker] = (*choice.get(blocker, ()), attacker)
        limits = dict(self.limits)
        for blocker, attackers in choice.items():
            if len(attackers) > limits.get(blocker, 1):
                raise IllegalAnswer(say("cant_block_that_many", creature=NameOf(blocker)), "509.1a")
        conflict = self.conflict(choice)
        if conflict is not None:
            raise IllegalAnswer(conflict.refusal.why, conflict.refusal.rule or "509.1b")
        total = self.costs.total(pairs)
        required = self._under(pairs)
        most = self.most if total.free else required.most()
        if required.obeyed(choice) < required.obeyed(most):
            lacking = next(oid for oid, targets in most.items() if choice.get(oid, ()) != targets)
            raise IllegalAnswer(say("must_block", creature=NameOf(lacking)), "509.1c")
        if not self.costs.payable(total):
            raise IllegalAnswer(say("the_cost_to_block_cant_be_paid"), "509.1f")
