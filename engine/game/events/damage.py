"""Damage (CR 120): what deals it, what it does to permanents and players."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.core.identity import NOBODY, ObjectId, Ref, Seat, is_player
from engine.core.keys import EventKey
from engine.core.record import record, replace
from engine.game.events.event import Event

if TYPE_CHECKING:
    from engine.game.state.game import Game

COMBAT_DAMAGE_DEALT = EventKey("combat damage")
DAMAGE_DEALT = EventKey("damage")


@record
class Damage(Event):
    """A source deals damage to a player or permanent (CR 120.1).

    Its results are worked out by `rules.damage`.
    """

    source: ObjectId
    recipient: Ref
    amount: int
    combat: bool = False
    preventable: bool = True
    controller: Seat = NOBODY  # of the source as it dealt the damage; filled in
    room: int = 0  # how much of it a permanent could take that would be no excess, deathtouch apart; filled in

    def keys(self) -> tuple[EventKey, ...]:
        return (COMBAT_DAMAGE_DEALT, DAMAGE_DEALT) if self.combat else (DAMAGE_DEALT,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.recipient, self.source)

    def possible(self, game: Game) -> bool:
        if self.amount <= 0:
            return False
        if is_player(self.recipient):
            return not game.players[self.recipient].left
        if game.permanent(self.recipient) is None:
            return False
        types = game.chars(self.recipient).types
        return "creature" in types or "planeswalker" in types or "battle" in types  # CR 120.1a

    def apply(self, game: Game) -> Damage:
        return replace(self, controller=game.controller(self.source), room=_room(game, self.recipient))


def _room(game: Game, ref: Ref) -> int:
    """How much more damage would be no excess: the least for any of a permanent's card types (CR 120.4a, 120.10)."""
    if is_player(ref):
        return 0
    found, values = game.obj(ref), game.chars(ref)
    limits = []
    if "creature" in values.types:
        limits.append(0 if found.deathtouched else max(0, (values.toughness or 0) - found.damage))
    if "planeswalker" in values.types:
        limits.append(found.counters.get("loyalty", 0))
    if "battle" in values.types:
        limits.append(found.counters.get("defense", 0))
    return min(limits, default=0)


@record
class MarkDamage(Event):
    """Damage is marked on a creature (CR 120.3e), and whether deathtouch was in it (702.2b)."""

    untold: ClassVar[bool] = True
    oid: ObjectId
    amount: int
    deathtouch: bool = False

    def subjects(self) -> tuple[Ref, ...]:
        return (self.oid,)

    def possible(self, game: Game) -> bool:
        return self.oid in game.objects

    def apply(self, game: Game) -> MarkDamage:
        found = game.write(self.oid)
        found.damage += self.amount
        found.deathtouched = found.deathtouched or self.deathtouch
        return self


@record
class RemoveDamage(Event):
    """All damage marked on permanents wears off or is removed (CR 120.6, 514.2, 701.15b).

    That there was deathtouch in it is not marked: the next check finds it all the same (704.5h).
    """

    untold: ClassVar[bool] = True
    oids: tuple[ObjectId, ...]

    def apply(self, game: Game) -> RemoveDamage:
        for oid in self.oids:
            if oid in game.objects:
                game.write(oid).damage = 0
        return self


@record
class ForgetDeathtouch(Event):
    """A state-based check has seen the deathtouch damage (CR 704.5h)."""

    untold: ClassVar[bool] = True
    oids: tuple[ObjectId, ...]

    def apply(self, game: Game) -> ForgetDeathtouch:
        for oid in self.oids:
            if oid in game.objects:
                game.write(oid).deathtouched = False
        return self
