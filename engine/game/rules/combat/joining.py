"""Creatures that join or leave combat without being declared (CR 506.3, 506.4, 508.4, 509.6, 509.7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, ObjectId, Ref, Seat, is_object
from engine.core.record import replace
from engine.core.steps import DECLARE_ATTACKERS, STEPS
from engine.game.decisions.choices import ChooseObjects
from engine.game.decisions.purposes import TO_ATTACK
from engine.game.events.combat import Attacks, BecomesBlocked, BlockerJoined, Blocks
from engine.game.events.turn_structure import SetCombat
from engine.game.rules import procedures
from engine.game.rules.combat.bands import companions
from engine.game.rules.combat.damage_order import placed
from engine.game.rules.combat.defending import attackable, can_be_attacked, defending_player, permanents_defender
from engine.game.rules.context import ask
from engine.game.rules.events.happening import happen
from engine.meaning.message import say

if TYPE_CHECKING:
    from engine.game.events.event import Event
    from engine.game.state.combat import Combat
    from engine.game.state.game import Game


def choose_defender(game: Game, seat: Seat, source: ObjectId = NOBODY, among: Sequence[Ref] | None = None) -> Ref:
    """What a creature that enters attacking attacks, as its controller chooses (CR 508.4)."""
    choices = tuple(ref for ref in attackable(game) if among is None or ref in among)
    if not choices:
        return NOBODY
    decision = ChooseObjects(
        seat=seat,
        candidates=choices,
        purpose=TO_ATTACK,
        prompt=say("choose_what_it_attacks"),
        rule="508.4",
        source=source,
    )
    chosen: tuple[Ref, ...] = ask(game, decision)
    return chosen[0]


@procedures.enter_attacking.written
def enter_attacking(game: Game, oid: ObjectId, defender: Ref) -> bool:
    """Let a permanent that has just entered, or that an effect says is attacking, be attacking (CR 508.4).

    False if it can't: then it is on the battlefield, and that is all (CR 506.3a to 506.3c, 506.3e, 508.4a).
    """
    combat = game.combat
    if combat is None or not _is_fit(game, oid) or not game.is_active(game.controller(oid)):
        return False
    if defender not in attackable(game):
        return False
    after = replace(combat, attacking={**combat.attacking, oid: defender})
    if STEPS.index(game.turn.step or STEPS[0]) > STEPS.index(DECLARE_ATTACKERS):
        after = replace(after, unblocked=(*combat.unblocked, oid))  # nothing was declared as a blocker for it
    _attack_so(game, after)
    return True


def _is_fit(game: Game, oid: ObjectId) -> bool:
    """Whether a permanent can be an attacking or blocking creature at all (CR 506.3, 506.3a, 506.3e)."""
    if game.permanent(oid) is None:
        return False
    types = game.chars(oid).types
    return "creature" in types and "battle" not in types


def reselect(game: Game, attacker: ObjectId, defender: Ref) -> bool:
    """Let an attacking creature attack something else (CR 508.7); it has not attacked again."""
    combat = game.combat
    if combat is None or attacker not in combat.attacking or defender not in attackable(game):
        return False
    _attack_so(game, replace(combat, attacking={**combat.attacking, attacker: defender}))
    return True


def _attack_so(game: Game, combat: Combat) -> None:
    """Let creatures attack what they do without being declared; what each attacked is remembered (CR 508.5)."""
    game.record(happen(game, SetCombat(combat)))


def enter_blocking(game: Game, oid: ObjectId, attacker: ObjectId) -> bool:
    """Let a permanent that has just entered be blocking an attacker (CR 509.7); it never "blocked".

    False if it can't (CR 506.3a, 506.3d, 506.3e, 509.7a).
    """
    return _join_block(game, oid, attacker, "509.7", blocked=False)


def block(game: Game, oid: ObjectId, attacker: ObjectId) -> bool:
    """Let an effect make a creature on the battlefield block an attacker (CR 509.6)."""
    combat = game.combat
    if combat is None or attacker in combat.blocking.get(oid, ()):
        return False
    return _join_block(game, oid, attacker, "509.6", blocked=True)


def _join_block(game: Game, oid: ObjectId, attacker: ObjectId, rule: str, *, blocked: bool) -> bool:
    combat = game.combat
    if combat is None or attacker not in combat.attacking or not _is_fit(game, oid):
        return False
    if defending_player(game, attacker) not in game.taking_turns_with(game.controller(oid)):
        return False
    blocks = [Blocks(oid, attacker, first=oid not in combat.blocking)] if blocked else []
    _add_block(game, oid, attacker, rule, blocks)
    for other in companions(game, attacker):  # CR 702.22h
        if other not in game.combat.blocking[oid]:  # type: ignore[union-attr]
            _add_block(game, oid, other, rule, ())
    return True


def _add_block(game: Game, oid: ObjectId, attacker: ObjectId, rule: str, blocks: Sequence[Event]) -> None:
    """Let a creature be blocking an attacker, which becomes blocked unless it was."""
    combat = game.combat
    assert combat is not None
    order = placed(game, attacker, combat.blocker_order.get(attacker, ()), oid, rule)
    orders = placed(game, oid, combat.attacker_order.get(oid, ()), attacker, rule)
    after = replace(
        combat,
        blocking={**combat.blocking, oid: (*combat.blocking.get(oid, ()), attacker)},
        blocker_order={**combat.blocker_order, attacker: order},
        attacker_order={**combat.attacker_order, oid: orders},
    )
    if attacker in combat.blocked:
        number = sum(attacker in blocked for blocked in after.blocking.values())
        happen(game, SetCombat(after), *blocks, BlockerJoined(attacker, number))
    else:
        happen(game, SetCombat(_blocked(after, attacker)), *blocks, BecomesBlocked(attacker, (oid,)))


def become_blocked(game: Game, attacker: ObjectId) -> bool:
    """Let an effect make an attacker blocked, by no creature (CR 509.1h). Its band becomes so (702.22i)."""
    combat = game.combat
    if combat is None or attacker not in combat.attacking or attacker in combat.blocked:
        return False
    newly = (attacker, *companions(game, attacker))  # a band is blocked as a whole
    for oid in newly:
        combat = _blocked(combat, oid)
    happen(game, SetCombat(combat), *(BecomesBlocked(oid, ()) for oid in newly))
    return True


def _blocked(combat: Combat, attacker: ObjectId) -> Combat:
    unblocked = tuple(oid for oid in combat.unblocked if oid != attacker)
    return replace(combat, blocked=(*combat.blocked, attacker), unblocked=unblocked)


def no_longer_in_combat(game: Game) -> tuple[ObjectId, ...]:
    """The permanents that have to be removed from combat now (CR 506.4): for `leave_combat`."""
    combat = game.combat
    if combat is None:
        return ()
    attackers = [oid for oid in combat.attacking if not _is_fit(game, oid) or not _is_active(game, oid)]
    blockers = [oid for oid in combat.blocking if not _is_fit(game, oid) or _is_active(game, oid)]
    aims = dict.fromkeys(ref for ref in combat.attacking.values() if is_object(ref))
    lost = [ref for ref in aims if not can_be_attacked(game, ref) or _has_changed_sides(game, ref)]
    return tuple(dict.fromkeys((*attackers, *blockers, *lost)))


def _is_active(game: Game, oid: ObjectId) -> bool:
    return game.is_active(game.controller(oid))


def _has_changed_sides(game: Game, ref: ObjectId) -> bool:
    """Whether an attacked planeswalker or battle is not defended by the player who defended it when it was attacked."""
    declared = (e for e in game.history.this_turn if isinstance(e, Attacks) and e.defender == ref)
    before = next((event.defending_player for event in declared), None)
    now = permanents_defender(game, ref)
    return game.is_active(now) or (before is not None and now != before)


def leave_combat(game: Game, oids: Iterable[ObjectId]) -> None:
    """Remove permanents from combat (CR 506.4).

    Creatures stop attacking and blocking, others stop being attacked.
    """
    combat = game.combat
    for oid in oids:
        combat = combat and without(combat, oid)
    if combat != game.combat:
        happen(game, SetCombat(combat))


def without(combat: Combat, oid: ObjectId) -> Combat:
    """Combat without a permanent.

    What it blocked stays blocked, what attacked it attacks nothing (506.4c, 509.1h).
    """
    return replace(
        combat,
        attacking={a: NOBODY if ref == oid else ref for a, ref in combat.attacking.items() if a != oid},
        blocked=tuple(a for a in combat.blocked if a != oid),
        unblocked=tuple(a for a in combat.unblocked if a != oid),
        blocking={b: _less(attackers, oid) for b, attackers in combat.blocking.items() if b != oid},
        attacker_order={b: _less(order, oid) for b, order in combat.attacker_order.items() if b != oid},
        blocker_order={a: _less(order, oid) for a, order in combat.blocker_order.items() if a != oid},
    )


def _less(oids: tuple[ObjectId, ...], oid: ObjectId) -> tuple[ObjectId, ...]:
    return tuple(other for other in oids if other != oid)
