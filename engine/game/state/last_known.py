"""Where a permanent stands among others (CR 506, 301.5, 303.4).

What is kept of it as it leaves (608.2h).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, ObjectId, Ref
from engine.core.record import record

if TYPE_CHECKING:
    from engine.game.state.game import Game


@record
class Standing:
    """A permanent in combat, and what is attached to it, at one moment."""

    attacking: Ref = NOBODY  # the player, planeswalker or battle it attacks; NOBODY: it does not attack
    blocking: tuple[ObjectId, ...] | None = None  # the attackers it blocks; None: it does not block
    blockers: tuple[ObjectId, ...] = ()  # the creatures that block it
    blocked: bool = False  # it became blocked (CR 509.1h)
    unblocked: bool = False
    attachments: tuple[ObjectId, ...] = ()  # the Auras, Equipment and Fortifications attached to it


ALONE = Standing()  # in no combat, with nothing attached


def standing(game: Game, oid: ObjectId) -> Standing:
    """Where an object that still exists stands now."""
    combat, attached = game.combat, attachments(game, oid)
    if combat is None:
        return Standing(attachments=attached) if attached else ALONE
    return Standing(
        combat.attacking.get(oid, NOBODY), combat.blocking.get(oid),
        tuple(blocker for blocker, attackers in combat.blocking.items() if oid in attackers),
        oid in combat.blocked, oid in combat.unblocked, attached,
    )  # fmt: skip


def _gone(game: Game, ref: Ref) -> Standing | None:
    """Where an object stood as it last existed; None for what exists, and for players."""
    if ref in game.objects:
        return None
    last = game.last_known.get(ref)
    return last.standing if last is not None else None


def attacking(game: Game, ref: Ref) -> Ref:
    """What an object attacks, or attacked as it last existed (CR 608.2h); NOBODY: nothing."""
    gone = _gone(game, ref)
    if gone is not None:
        return gone.attacking
    return game.combat.attacking.get(ref, NOBODY) if game.combat is not None else NOBODY


def blocking(game: Game, ref: Ref) -> tuple[ObjectId, ...] | None:
    """The attackers that an object blocks or blocked; None: it does not block."""
    gone = _gone(game, ref)
    if gone is not None:
        return gone.blocking
    return game.combat.blocking.get(ref) if game.combat is not None else None


def blockers(game: Game, ref: Ref) -> tuple[ObjectId, ...]:
    """The creatures that block an object, or blocked it."""
    gone = _gone(game, ref)
    if gone is not None:
        return gone.blockers
    combat = game.combat
    return tuple(one for one, blocked in combat.blocking.items() if ref in blocked) if combat is not None else ()


def is_blocked(game: Game, ref: Ref) -> bool:
    """Whether an object is, or was, a blocked creature (CR 509.1h)."""
    gone = _gone(game, ref)
    return gone.blocked if gone is not None else game.combat is not None and ref in game.combat.blocked


def is_unblocked(game: Game, ref: Ref) -> bool:
    """Whether an object is, or was, an unblocked creature (CR 509.1h)."""
    gone = _gone(game, ref)
    return gone.unblocked if gone is not None else game.combat is not None and ref in game.combat.unblocked


def attachments(game: Game, ref: Ref) -> tuple[ObjectId, ...]:
    """What is attached to an object or player, or was as the object last existed (CR 608.2h).

    It is in the order in which it came to the battlefield.
    """
    gone = _gone(game, ref)
    if gone is not None:
        return gone.attachments
    found: dict[Ref, tuple[ObjectId, ...]] = game.cache.now(game, "attachments", lambda: _by_host(game))
    return found.get(ref, ())


def _by_host(game: Game) -> dict[Ref, tuple[ObjectId, ...]]:
    found: dict[Ref, tuple[ObjectId, ...]] = {}
    for oid in game.permanents():
        host = game.objects[oid].attached_to
        if host != NOBODY:
            found[host] = (*found.get(host, ()), oid)
    return found
