"""Blockers (CR 509.1): which creatures may block what, and how they are declared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import ObjectId, Seat
from engine.core.record import replace
from engine.game.decisions.combat import DeclareBlockers, Pair
from engine.game.events.combat import AttacksUnblocked, BecomesBlocked, BlockersDeclared, Blocks
from engine.game.events.turn_structure import SetCombat
from engine.game.rules.combat import damage_order
from engine.game.rules.combat.bands import companions
from engine.game.rules.combat.block_rules import BlockRules, attackers_of
from engine.game.rules.context import ask
from engine.game.rules.events.happening import happen
from engine.meaning.message import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.game.events.event import Event
    from engine.game.state.combat import Combat
    from engine.game.state.game import Game


def declare_blockers(game: Game) -> None:
    """Blockers are declared by each defending player or team in turn order, then orders are announced.

    CR 509.1, 802.4, 805.10d.
    """
    if game.combat is None:
        return
    attacking = game.combat.attacking
    for seat, *_ in game.sides():
        attackers = attackers_of(game, seat)
        if attackers:
            _declare(game, seat, attackers)
    left = [oid for oid in attacking if game.combat is not None and _is_undecided(game.combat, oid)]
    if left:  # those that attack a player who has left the game
        _become_blockers(game, tuple(left), ())
    damage_order.announce(game)


def _is_undecided(combat: Combat, attacker: ObjectId) -> bool:
    return attacker in combat.attacking and attacker not in combat.blocked and attacker not in combat.unblocked


def _declare(game: Game, seat: Seat, attackers: tuple[ObjectId, ...]) -> None:
    rules = BlockRules(game, seat)
    decision = DeclareBlockers(
        seat=seat, prompt=say("declare_blockers"), rule="509.1", possible=rules.possible, demanded=rules.demanded,
        limits=rules.limits,
    )  # fmt: skip
    pairs: tuple[Pair, ...] = ask(game, decision, rules.validate)
    total = rules.costs.total(pairs)  # locked in (CR 509.1d)
    rules.costs.pay(total, "509.1f")
    still = [(blocker, attacker) for blocker, attacker in pairs if _is_still_able(game, seat, blocker)]
    _become_blockers(game, attackers, still)


def _is_still_able(game: Game, seat: Seat, blocker: ObjectId) -> bool:
    return game.permanent(blocker) is not None and game.controller(blocker) in game.taking_turns_with(seat)


def _become_blockers(game: Game, attackers: Iterable[ObjectId], pairs: Iterable[Pair]) -> None:
    """Chosen creatures become blocking, attackers blocked or unblocked, and triggers see it (CR 509.1g to 509.1i)."""
    combat = game.combat
    if combat is None:
        return
    pairs = tuple((blocker, attacker) for blocker, attacker in pairs if attacker in combat.attacking)
    blocking = dict(combat.blocking)
    blockers: dict[ObjectId, tuple[ObjectId, ...]] = {}
    events: list[Event] = []
    for blocker, attacker in pairs:
        before = blocking.get(blocker, ())
        blocking[blocker] = (*before, attacker)
        blockers[attacker] = (*blockers.get(attacker, ()), blocker)
        events.append(Blocks(blocker, attacker, first=not before))
    for blocker, attacker in pairs:
        for other in companions(game, attacker):  # CR 702.22h
            if other not in blocking[blocker]:
                blocking[blocker] = (*blocking[blocker], other)
                blockers[other] = (*blockers.get(other, ()), blocker)
    unblocked = tuple(oid for oid in attackers if oid in combat.attacking and oid not in blockers)
    events += [BecomesBlocked(attacker, creatures) for attacker, creatures in blockers.items()]
    events += [AttacksUnblocked(attacker) for attacker in unblocked]
    after = replace(
        combat,
        blocking=blocking,
        blocked=(*combat.blocked, *blockers),
        unblocked=(*combat.unblocked, *unblocked),
        attacker_order={**combat.attacker_order, **{blocker: blocking[blocker] for blocker, _ in pairs}},
        blocker_order={**combat.blocker_order, **blockers},
        declared_blockers=(*combat.declared_blockers, *dict.fromkeys(blocker for blocker, _ in pairs)),
    )
    happen(game, SetCombat(after), *_declared(game, pairs), *events)


def _declared(game: Game, pairs: tuple[Pair, ...]) -> Iterable[BlockersDeclared]:
    """That players have declared blockers: each their own, of one block (CR 805.10d)."""
    blocks: dict[Seat, tuple[Pair, ...]] = {}
    for blocker, attacker in pairs:
        seat = game.controller(blocker)
        blocks[seat] = (*blocks.get(seat, ()), (blocker, attacker))
    return (BlockersDeclared(seat, theirs) for seat, theirs in blocks.items())
