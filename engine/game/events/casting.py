"""Spells and abilities (CR 601, 602, 603.3, 608).

What is put on the stack, and what players are seen to do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.core.identity import NOBODY, ObjectId, Ref, Seat
from engine.core.keys import EventKey
from engine.core.record import record, replace
from engine.core.zones import STACK
from engine.game.events.event import Event
from engine.game.state.objects import StackItem, new_object
from engine.meaning.characteristics import Characteristics

if TYPE_CHECKING:
    from engine.game.state.game import Game
    from engine.meaning.abilities import ActivatedAbility, TriggeredAbility

SPELL_CAST = EventKey("cast")
LAND_PLAYED = EventKey("land played")
ABILITY_ACTIVATED = EventKey("activated")
ABILITY_TRIGGERED = EventKey("ability triggered")
BECOMES_TARGET = EventKey("targeted")
SPELL_COPIED = EventKey("copied")
RESOLVED = EventKey("resolved")
COUNTERED = EventKey("countered", looks_back=True)
FIZZLED = EventKey("fizzled")
BROKEN_OFF = EventKey("broken off")  # it ended the turn or the phase (CR 721.1b)
WITHOUT_EFFECT = EventKey("condition no longer met")  # its intervening "if" was false (CR 603.4)


@record
class SpellCast(Event):
    """A player has cast a spell (CR 601.2i)."""

    player: Seat
    oid: ObjectId

    def keys(self) -> tuple[EventKey, ...]:
        return (SPELL_CAST,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.oid, self.player)

    def affected(self, game: Game) -> Seat:
        return self.player


@record
class LandPlayed(Event):
    """A player has played a land (CR 305.1, 116.2a)."""

    player: Seat
    oid: ObjectId

    def keys(self) -> tuple[EventKey, ...]:
        return (LAND_PLAYED,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.oid, self.player)

    def apply(self, game: Game) -> LandPlayed:
        game.write_player(self.player).lands_played += 1
        return self


@record
class PutAbilityOnStack(Event):
    """An activated or triggered ability is put on the stack (CR 602.2a, 603.3); mana abilities never are."""

    player: Seat
    source: ObjectId
    ability: ActivatedAbility | TriggeredAbility
    bindings: tuple[tuple[str, object], ...] = ()
    event: object = None
    waited_as: int = NOBODY  # its number among the triggered abilities that waited
    oid: ObjectId = NOBODY  # the ability's own number; filled in

    def apply(self, game: Game) -> PutAbilityOnStack:
        item = StackItem(
            ability=self.ability, source=self.source, bindings=self.bindings, event=self.event, waited_as=self.waited_as
        )
        look = game.look(self.source)
        values = Characteristics(controller=self.player, colors=look.characteristics.colors, text=self.ability.label)
        new = new_object(NOBODY, self.player, STACK, values, controller=self.player, timestamp=game.stamp())
        new.stack = item
        oid = game.add_object(new)
        game.place(oid, STACK, NOBODY)
        return replace(self, oid=oid)


@record
class AbilityActivated(Event):
    """A player has activated an ability (CR 602.2)."""

    player: Seat
    source: ObjectId
    ability: ActivatedAbility
    oid: ObjectId = NOBODY  # the ability on the stack; NOBODY for a mana ability
    mana: bool = False
    keywords: tuple[str, ...] = ()  # the keywords of the source that stood for it as it was activated

    def keys(self) -> tuple[EventKey, ...]:
        return (ABILITY_ACTIVATED,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.source, self.player)

    def affected(self, game: Game) -> Seat:
        return self.player


@record
class AbilityTriggered(Event):
    """A triggered ability has triggered (CR 603.2); told only where an ability waits for that (603.3b)."""

    untold: ClassVar[bool] = True
    player: Seat
    source: ObjectId
    ability: TriggeredAbility
    event: object  # what triggered it
    waits_as: int  # its number among the triggered abilities that wait

    def keys(self) -> tuple[EventKey, ...]:
        return (ABILITY_TRIGGERED,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.source, self.player)

    def affected(self, game: Game) -> Seat:
        return self.player


@record
class BecomesTarget(Event):
    """An object or player becomes the target of a spell or ability (CR 115, 603.2)."""

    untold: ClassVar[bool] = True
    ref: Ref
    oid: ObjectId  # the spell or ability
    player: Seat  # its controller

    def keys(self) -> tuple[EventKey, ...]:
        return (BECOMES_TARGET,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.ref,)


@record
class SetStackItem(Event):
    """What a spell or ability on the stack knows is settled (targets, modes, X, costs)."""

    oid: ObjectId
    item: StackItem
    bookkeeping = True

    def apply(self, game: Game) -> SetStackItem:
        game.write(self.oid).stack = self.item
        return self


@record
class CopyOnStack(Event):
    """A copy of a spell or ability is put on the stack (CR 707.10); it is not cast or activated."""

    player: Seat
    original: ObjectId
    values: Characteristics | None = None
    oid: ObjectId = NOBODY  # the copy; filled in

    def keys(self) -> tuple[EventKey, ...]:
        return (SPELL_COPIED,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.original,)

    def affected(self, game: Game) -> Seat:
        return self.player

    def apply(self, game: Game) -> CopyOnStack | None:
        look = game.look(self.original)
        item = look.object.stack
        if item is None:
            return None
        new = look.object.copy()
        new.card = NOBODY if item.ability is not None else game.next_id
        new.token = item.ability is None
        new.owner = new.controller = self.player
        new.values = self.values or look.object.values
        new.timestamp = game.stamp()
        new.zone = STACK
        new.stack = replace(item, is_copy=True, mana=())  # mana is no object, and no decision that is copied
        oid = game.add_object(new)
        game.place(oid, STACK, NOBODY)
        return replace(self, oid=oid)


@record
class Resolved(Event):
    """A spell or ability has resolved, been countered or left the stack otherwise.

    It is kept for logs and "this turn".
    """

    oid: ObjectId
    how: EventKey = RESOLVED  # or `COUNTERED`, `FIZZLED`
    by: ObjectId = NOBODY  # the spell or ability that countered it

    def keys(self) -> tuple[EventKey, ...]:
        return (self.how,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.oid,)


@record
class CountUse(Event):
    """An ability of an object was used once more, this turn ("uses") or at all ("marks").

    `more` is negative if it was not used after all.
    """

    oid: ObjectId
    name: str
    kept: str = "uses"
    more: int = 1
    bookkeeping = True

    def apply(self, game: Game) -> CountUse | None:
        if self.oid not in game.objects:
            return None
        found = game.write(self.oid)
        counts = getattr(found, self.kept)
        setattr(found, self.kept, {**counts, self.name: counts.get(self.name, 0) + self.more})
        return self
