"""What combat declares (CR 508, 509)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.core.identity import ObjectId, Ref, Seat
from engine.core.keys import EventKey
from engine.core.record import record, replace
from engine.game.events.event import Event

if TYPE_CHECKING:
    from engine.game.state.game import Game

ATTACKERS_DECLARED = EventKey("attackers declared")
ATTACKS = EventKey("attacks")
BLOCKERS_DECLARED = EventKey("blockers declared")
BLOCKS = EventKey("blocks")
BECOMES_BLOCKED = EventKey("becomes blocked")
BLOCKER_JOINED = EventKey("blocker joined")
ATTACKS_UNBLOCKED = EventKey("attacks unblocked")


@record
class AttackersDeclared(Event):
    """A player has declared attackers (CR 508.1); pairs of attacker and what it attacks.

    Where a team attacks as a group there is one for each of its players whose creatures attack (CR 805.10b).
    """

    untold: ClassVar[bool] = True
    player: Seat
    attacks: tuple[tuple[ObjectId, Ref], ...]
    together: tuple[tuple[ObjectId, Ref], ...] = ()  # the attacks of the whole group, if others' are among them
    powers: tuple[int, ...] = ()  # of the attackers as they were declared; filled in

    def apply(self, game: Game) -> AttackersDeclared:
        return replace(self, powers=tuple(game.chars(oid).power or 0 for oid, _ in self.attacks))

    @property
    def combined(self) -> tuple[tuple[ObjectId, Ref], ...]:
        """All creatures that were declared as attackers, and what they attack."""
        return self.together or self.attacks

    def keys(self) -> tuple[EventKey, ...]:
        return (ATTACKERS_DECLARED,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.player,)


@record
class Attacks(Event):
    """A creature attacks (CR 508.3a): it was declared as an attacker."""

    oid: ObjectId
    defender: Ref
    defending_player: Seat
    alone: bool = False  # CR 506.5

    def keys(self) -> tuple[EventKey, ...]:
        return (ATTACKS,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.oid,)

    def affected(self, game: Game) -> Seat:
        return game.controller(self.oid)


@record
class BlockersDeclared(Event):
    """A player has declared blockers (CR 509.1)."""

    untold: ClassVar[bool] = True
    player: Seat
    blocks: tuple[tuple[ObjectId, ObjectId], ...]

    def keys(self) -> tuple[EventKey, ...]:
        return (BLOCKERS_DECLARED,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.player,)


@record
class Blocks(Event):
    """A creature blocks an attacker (CR 509.3a, 509.3b); one event for each pair, all simultaneous."""

    blocker: ObjectId
    attacker: ObjectId
    first: bool = True  # the first of the attackers that this creature blocks

    def keys(self) -> tuple[EventKey, ...]:
        return (BLOCKS,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.blocker,)


@record
class BecomesBlocked(Event):
    """An attacking creature becomes blocked (CR 509.3c)."""

    untold: ClassVar[bool] = True
    attacker: ObjectId
    blockers: tuple[ObjectId, ...]

    def keys(self) -> tuple[EventKey, ...]:
        return (BECOMES_BLOCKED,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.attacker,)


@record
class BlockerJoined(Event):
    """An effect adds a creature to those that block an attacker, which was blocked before (CR 509.5e)."""

    untold: ClassVar[bool] = True
    attacker: ObjectId
    number: int  # of those that block it now

    def keys(self) -> tuple[EventKey, ...]:
        return (BLOCKER_JOINED,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.attacker,)


@record
class AttacksUnblocked(Event):
    """An attacking creature isn't blocked (CR 509.3g)."""

    untold: ClassVar[bool] = True
    attacker: ObjectId

    def keys(self) -> tuple[EventKey, ...]:
        return (ATTACKS_UNBLOCKED,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.attacker,)
