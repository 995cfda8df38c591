"""Objects changing zones (CR 400.7), and coming into being and ceasing to be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from engine.core.identity import NOBODY, ObjectId, Ref, Seat
from engine.core.keys import EventKey, Mark
from engine.core.record import record, replace
from engine.core.zones import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, LIBRARY, OUTSIDE, STACK
from engine.game.events.event import Event
from engine.game.events.table_limits import TableIsFull, room_for
from engine.game.state.last_known import ALONE, standing
from engine.game.state.objects import Look, Part, StackItem, new_object
from engine.game.state.printed import FACE_DOWN_VALUES, face_down_values, printed_values
from engine.meaning.questions import Question, Refusal

if TYPE_CHECKING:
    from engine.game.state.effects import FloatingEffect
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.cards import CardDefinition
    from engine.meaning.characteristics import Characteristics

PUT_WITH = Mark("put with")  # of a permanent: the object whose effect put it onto the battlefield
CREATED_WITH = Mark("created with")  # of a token: the object whose ability created it

ENTERS = EventKey("enters")
MOVES = EventKey("moves")
DIES = EventKey("dies", looks_back=True)
LEAVES = EventKey("leaves", looks_back=True)
DESTROYED = EventKey("destroyed", looks_back=True)
SACRIFICED = EventKey("sacrificed", looks_back=True)
DISCARDED = EventKey("discarded")
TOKENS_CREATED = EventKey("tokens")

MAY_BE_DESTROYED: Question[Refusal] = Question(
    "may_be_destroyed", "701.7", about="permanent", details=("event",), answer="Refusal (indestructible)"
)
MAY_BE_SACRIFICED: Question[Refusal] = Question(
    "may_be_sacrificed", "701.17", about="permanent", details=("event",), answer="Refusal"
)

SHUFFLED_IN = "shuffled in"  # the cause of a move into a library that is shuffled at once
TOP = 0
BOTTOM = None


@record
class ZoneChange(Event):
    """An object goes to another zone and becomes a new object there.

    Keys: "moves"; "enters" (the battlefield), "leaves" (the battlefield), "dies" (battlefield to graveyard).
    """

    oid: ObjectId
    to: str
    controller: Seat = NOBODY  # on the battlefield or the stack; NOBODY: the owner
    cause: str = ""  # "play", "cast", "resolve", "destroy", "sacrifice", "discard", "draw", "mill", "effect" …
    by: Ref = NOBODY  # the source of the effect that moves it
    index: int | None = BOTTOM  # place in the library from the top; None: the bottom (elsewhere: the end)
    tapped: bool = False
    face: int = 0  # the face that will be up
    face_down: str = ""
    counters: tuple[tuple[str, int], ...] = ()
    attach_to: Ref = NOBODY
    attacking: Ref = NOBODY  # enters attacking that player, planeswalker or battle (CR 508.4)
    values: Characteristics | None = None  # copiable values it enters with instead of its own (CR 707.5)
    choices: tuple[tuple[str, object], ...] = ()
    named: tuple[tuple[str, object], ...] = ()  # what comes of what is done as it enters, for the words about that
    marks: tuple[tuple[Mark, object], ...] = ()
    stack: StackItem | None = None
    joined: tuple[ObjectId, ...] = ()  # other cards that become the same permanent (CR 701.37a)
    apart: tuple[tuple[int, str], ...] = ()  # cards of one of several that go to other zones (CR 726.3e, 903.9c)
    order: tuple[int, ...] = ()  # how the cards of a melded permanent are arranged, by their numbers (CR 712.21a)
    origin: str = ""  # the zone it leaves; filled in
    moment: int = 0  # the same for all that happens at the same time; filled in
    old: Look | None = None  # it as it last existed; filled in
    new: ObjectId = NOBODY  # what it became; filled in
    also: tuple[ObjectId, ...] = ()  # what the other cards of a melded permanent became; filled in

    def keys(self) -> tuple[EventKey, ...]:
        if self.origin == self.to:
            return ()  # it becomes a new object, but changes no zone (CR 400.8, 400.10)
        if self.to == BATTLEFIELD:
            return (ENTERS, MOVES)
        if self.origin == BATTLEFIELD:
            return (DIES, LEAVES, MOVES) if self.to == GRAVEYARD else (LEAVES, MOVES)
        return (MOVES,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.oid,) if self.new == NOBODY else (self.new, self.oid)

    def affected(self, game: Game) -> Seat:
        if self.to == BATTLEFIELD and self.controller != NOBODY:
            return self.controller
        return game.controller(self.oid)

    def possible(self, game: Game) -> bool:
        found = game.find(self.oid)
        if found is None or (
            found.token and found.zone not in (BATTLEFIELD, STACK, "outside") and found.previous != NOBODY
        ):
            return False  # CR 111.8
        if found.phased_out:
            return False  # it is treated as though it did not exist (CR 702.26b)
        if found.definition is not None and self.to not in (COMMAND, OUTSIDE):
            if found.zone == COMMAND and found.definition.stays_in_command_zone:
                return False  # CR 309.2c, 311.2, 312.2, 314.2
            if found.zone == OUTSIDE and found.definition.dungeon:
                return False  # CR 309.2d
        return self.controller == NOBODY or not game.players[self.controller].left  # CR 800.4b

    def prepare(self, game: Game) -> ZoneChange:
        if self.old is not None:
            return self
        look = game.look(self.oid)
        # A copy: what else happens at the same time may write the object before it goes (CR 704.8).
        stood = standing(game, self.oid) if look.object.zone == BATTLEFIELD else ALONE
        old = Look(look.object.copy(), look.characteristics, standing=stood)
        return replace(self, origin=look.object.zone, moment=game.next_stamp, old=old)

    def apply(self, game: Game) -> ZoneChange | None:
        old = game.find(self.oid)
        if old is None or self.old is None:
            return None
        for oid in self.joined:
            _let_go(game, oid, game.look(oid))
        game.take_out(self.oid)
        del game.objects[self.oid]
        arrived = [self._placed(game, new) for new in self._newcomers(game, old)]
        oid, also = arrived[0], tuple(arrived[1:])
        game.last_known[self.oid] = self.old
        game.moved.update((left, oid) for left in (self.oid, *self.joined))
        if also:
            game.also_became[self.oid] = also
        if old.zone == BATTLEFIELD:
            remove_from_combat(game, self.oid)
        elif old.zone == STACK and self.to == BATTLEFIELD:
            continue_effects(game, self.oid, oid)
        return replace(self, new=oid, also=also)

    def _placed(self, game: Game, new: GameObject) -> ObjectId:
        oid = game.add_object(new)
        game.place(oid, new.zone, new.owner, self.index if new.zone == LIBRARY else None)
        return oid

    def _newcomers(self, game: Game, old: GameObject) -> list[GameObject]:
        """The objects that it becomes: one, but as many as it has cards if a melded permanent leaves (CR 712.21)."""
        found = [self._newcomer(game, card) for card in self._cards(game, old)]
        found.sort(key=lambda new: new.zone != self.to)  # what goes to another zone goes along (CR 903.9c)
        # Each is put at the same place of a library: what is to be on top comes last.
        return found[::-1] if self.to == LIBRARY and self.index is not None else found

    def _cards(self, game: Game, old: GameObject) -> list[GameObject]:
        """It as each of the cards that represent it, in the order in which they arrive."""
        if not old.parts and not self.joined:
            return [old]
        alone = old.copy()
        alone.parts = ()
        if self.to == BATTLEFIELD:
            others = (game.last_known[oid].object for oid in self.joined)
            alone.parts = tuple(Part(one.card, one.owner, one.definition) for one in others if one.definition)
            return [alone]
        cards = [alone]
        for part in old.parts:
            one = old.copy()
            one.parts = ()
            one.card, one.owner, one.definition, one.token = part.card, part.owner, part.definition, part.token
            cards.append(one)
        return [cards[number] for number in self.order] if self.order else cards

    def _newcomer(self, game: Game, old: GameObject) -> GameObject:
        """The object that it becomes (CR 400.7)."""
        to = dict(self.apart).get(old.card, self.to)
        own = face_down_values(to) if self.face_down else printed_values(old, self.face, to)
        values = self.values or own
        holds = to in (BATTLEFIELD, STACK)
        controller = (self.controller if self.controller != NOBODY else old.owner) if holds else NOBODY
        new = new_object(
            old.card, old.owner, to, values, definition=old.definition, controller=controller, face=self.face,
            face_down=self.face_down, token=old.token, timestamp=game.stamp(),
        )  # fmt: skip
        new.previous = old.id
        new.parts = old.parts
        new.choices = dict(self.choices)
        new.marks = dict(self.marks)
        new.counters = dict(self.counters)
        new.stack = self.stack
        new.entered_at = self.moment
        if self.to == BATTLEFIELD:
            new.tapped = self.tapped
            new.attached_to = self.attach_to
            new.sick = True
            new.entered_turn = game.turn.number
            new.cast_info = old.stack if old.zone == STACK else None
        return new


@record
class CardGoesAlong(ZoneChange):
    """A further card of a melded permanent that left (CR 712.21), itself no permanent. Keys: "moves"."""

    untold: ClassVar[bool] = True

    def keys(self) -> tuple[EventKey, ...]:
        return (MOVES,)


@record
class GoWithOwner(ZoneChange):
    """An object leaves the game together with its owner (CR 800.4a). A phased-in permanent leaves the battlefield.

    Keys: "leaves" and "moves", for a permanent that is not phased out (CR 603.6c).
    """

    untold: ClassVar[bool] = True
    to: str = "outside"

    def possible(self, game: Game) -> bool:
        return self.oid in game.objects  # phased out or not (CR 800.4a)

    def keys(self) -> tuple[EventKey, ...]:
        seen = self.origin == BATTLEFIELD and self.old is not None and not self.old.object.phased_out
        return (LEAVES, MOVES) if seen else ()

    def apply(self, game: Game) -> GoWithOwner | None:
        if self.old is None or not _let_go(game, self.oid, self.old):
            return None
        if self.origin == BATTLEFIELD:
            remove_from_combat(game, self.oid)
        return self


def _let_go(game: Game, oid: ObjectId, last: Look) -> bool:
    """Take an object out of the game; what it last was stays known."""
    if oid not in game.objects:
        return False
    game.take_out(oid)
    del game.objects[oid]
    game.last_known[oid] = last
    return True


def continue_effects(game: Game, spell: ObjectId, permanent: ObjectId) -> None:
    """Let effects on a permanent spell go on to affect the permanent it became (CR 400.7a, 400.7c)."""

    def renamed(refs: object) -> object:
        return tuple(permanent if ref == spell else ref for ref in refs) if isinstance(refs, tuple) else refs

    kept = []
    for effect in game.floating:
        if is_about(effect, spell):
            affected = None if effect.affected is None else renamed(effect.affected)
            bindings = tuple((name, renamed(value)) for name, value in effect.bindings)
            effect = replace(effect, affected=affected, bindings=bindings)
        kept.append(effect)
    if any(new is not old for new, old in zip(kept, game.floating, strict=True)):
        game.floating = tuple(kept)
        game.changed()


def is_about(effect: FloatingEffect, oid: ObjectId) -> bool:
    """Whether an effect affects an object, or speaks of it."""
    return oid in (effect.affected or ()) or any(
        isinstance(value, tuple) and oid in value for _, value in effect.bindings
    )


def remove_from_combat(game: Game, oid: ObjectId) -> None:
    """Take a permanent out of combat (CR 506.4); what it blocked stays blocked."""
    combat = game.combat
    if combat is not None and (oid in combat.attacking or oid in combat.blocking):
        game.combat = combat.without(oid)
        game.changed()


@record
class Destroy(Event):
    """A permanent is destroyed (CR 701.7). Regeneration and "would be destroyed" replace this."""

    untold: ClassVar[bool] = True
    oid: ObjectId
    by: Ref = NOBODY
    cause: str = "effect"  # or the state-based action
    regenerable: bool = True
    question = MAY_BE_DESTROYED

    def keys(self) -> tuple[EventKey, ...]:
        return (DESTROYED,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.oid,)

    def possible(self, game: Game) -> bool:
        return game.permanent(self.oid) is not None

    def results(self, game: Game, earlier: Sequence[Event]) -> Sequence[Event]:
        return (ZoneChange(self.oid, GRAVEYARD, cause="destroy", by=self.by),)


@record
class Sacrifice(Event):
    """A player sacrifices a permanent they control (CR 701.17)."""

    untold: ClassVar[bool] = True
    player: Seat
    oid: ObjectId
    by: Ref = NOBODY
    question = MAY_BE_SACRIFICED

    def keys(self) -> tuple[EventKey, ...]:
        return (SACRIFICED,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.oid,)

    def possible(self, game: Game) -> bool:
        return game.permanent(self.oid) is not None and game.chars(self.oid).controller == self.player

    def results(self, game: Game, earlier: Sequence[Event]) -> Sequence[Event]:
        return (ZoneChange(self.oid, GRAVEYARD, cause="sacrifice", by=self.by),)


@record
class Discard(Event):
    """A player discards a card (CR 701.8)."""

    player: Seat
    oid: ObjectId
    by: Ref = NOBODY
    cause: str = "effect"  # or "cost", "cleanup", "cycling"

    def keys(self) -> tuple[EventKey, ...]:
        return (DISCARDED,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.oid, self.player)

    def affected(self, game: Game) -> Seat:
        return self.player

    def possible(self, game: Game) -> bool:
        return self.oid in game.zone("hand", self.player)

    def results(self, game: Game, earlier: Sequence[Event]) -> Sequence[Event]:
        return (ZoneChange(self.oid, GRAVEYARD, cause="discard", by=self.by),)


MOVING_EVENTS = (ZoneChange, Discard, Sacrifice, Destroy)  # what moves an object: it becomes another one (CR 400.7)


@record
class CeaseToExist(Event):
    """A token or copy outside its zone, or a resolved ability, is gone (CR 111.7, 704.5d, 704.5e, 608.2n)."""

    untold: ClassVar[bool] = True
    oid: ObjectId

    def possible(self, game: Game) -> bool:
        return self.oid in game.objects

    def apply(self, game: Game) -> CeaseToExist | None:
        return self if self.oid in game.objects and _let_go(game, self.oid, game.look(self.oid)) else None


@record
class CreateTokens(Event):
    """A player creates tokens (CR 111). Effects that double or add tokens replace this.

    `definition` is a card definition made for the token; `values` its copiable values where it copies something.
    """

    untold: ClassVar[bool] = True
    player: Seat
    definition: CardDefinition
    count: int = 1
    by: Ref = NOBODY
    tapped: bool = False
    attacking: Ref = NOBODY
    attach_to: Ref = NOBODY
    counters: tuple[tuple[str, int], ...] = ()
    values: Characteristics | None = None
    face: int = 0
    marks: tuple[tuple[Mark, object], ...] = ()  # what is noted on the tokens besides
    more_by: tuple[Ref, object] | None = None  # whose effect adds them to others that are created, and which effect
    made: tuple[ObjectId, ...] = ()  # the tokens while they are outside the battlefield; filled in
    applied_first = True

    def keys(self) -> tuple[EventKey, ...]:
        return (TOKENS_CREATED,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.player,)

    def possible(self, game: Game) -> bool:
        return self.count > 0 and not game.players[self.player].left  # CR 800.4b

    def apply(self, game: Game) -> Event:
        """Make the tokens, outside the battlefield; they enter as results of this (CR 111.1)."""
        if self.made:
            return self
        room = room_for(game, self.count)
        made = tuple(make_card(game, self.definition, self.player, token=True) for _ in range(room))
        return replace(self, made=made)

    def results(self, game: Game, earlier: Sequence[Event]) -> Sequence[Event]:
        room = len(self.made)
        full = (TableIsFull(self.count, room),) if room < self.count else ()
        return full + tuple(
            ZoneChange(
                oid, BATTLEFIELD, controller=self.player, cause="token", by=self.by, tapped=self.tapped,
                attacking=self.attacking, attach_to=self.attach_to, counters=self.counters, values=self.values,
                face=self.face, marks=((CREATED_WITH, self.by), *self.marks),
            )
            for oid in self.made
        )  # fmt: skip


def make_card(
    game: Game, definition: CardDefinition, owner: Seat, zone: str = "outside", token: bool = False,
    face_down: str = "", card: int | None = None,
) -> ObjectId:  # fmt: skip
    """A card or token that was not in the game before, put at the end of a zone (the bottom of a library).

    `card` is the number of a card that was in another game: of a main game, or of a subgame (CR 725).
    """
    number = card if card is not None else game.next_id if token else _former_number(game, definition, owner)
    game.plays_subgames = game.plays_subgames or definition.plays_subgames
    new = new_object(number, owner, zone, FACE_DOWN_VALUES, definition=definition, token=token, face_down=face_down)
    new.timestamp = game.stamp()
    new.values = face_down_values(zone) if face_down else printed_values(new, 0, zone)
    oid = game.add_object(new)
    game.place(oid, zone, owner)
    return oid


def _former_number(game: Game, definition: CardDefinition, owner: Seat) -> int:
    """The number of a card: a new one, but that of the same card in the game that was restarted (CR 724.2)."""
    waiting = game.former.get((owner, definition.name), ())
    if not waiting:
        return game.next_id
    game.former = {**game.former, (owner, definition.name): waiting[1:]}
    return waiting[0]


def exile(oid: ObjectId, by: Ref = NOBODY, **details: object) -> ZoneChange:
    """The event of exiling an object."""
    return ZoneChange(oid, EXILE, cause="effect", by=by, **details)  # type: ignore[arg-type]
