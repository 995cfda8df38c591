"""Planes and phenomena (CR 311, 312, 701.24, 901): who controls them, planeswalking, and chaos."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from engine.core.identity import NOBODY, ObjectId, Ref, Seat
from engine.core.keys import EventKey, Mark
from engine.core.record import record, replace
from engine.core.zones import COMMAND
from engine.game.events.effects import EndEffects
from engine.game.events.event import Event
from engine.game.events.status import TurnFaceUp
from engine.game.events.zone_changes import ZoneChange
from engine.game.state.influence import within
from engine.game.state.several_turns import marker_of

if TYPE_CHECKING:
    from engine.game.state.game import Game

PLANESWALKING = EventKey("planeswalks")
PLANESWALKED_AWAY = EventKey("planeswalked away", looks_back=True)
PLANESWALKED = EventKey("planeswalked")
CHAOS_ENSUES = EventKey("chaos ensues")

DECK = "planar deck"  # why a card in the command zone is face down
CONTROLLERS = Mark("planar controllers")  # the game's mark that keeps who they are, by turn marker (CR 901.6, 901.14)
NO_MARKER = 0  # under which the only one stands where there are no turn markers
SHARED = Mark("shared planar deck")  # the game's mark: all play with one planar deck (CR 901.15)
PLANESWALK = "planeswalk"  # the moment at which effects end that last until a player planeswalks (CR 901.11)
PLANAR_TYPES = ("plane", "phenomenon")


def planar_controllers(game: Game) -> Mapping[int, Seat]:
    """The players designated as planar controllers (CR 901.14a).

    Turn markers say whose turns make them so.
    """
    found = game.marks.get(CONTROLLERS, {})
    assert isinstance(found, dict)
    return found


def planar_controller(game: Game) -> Seat | None:
    """The planar controller of the present turn (CR 901.6).

    None if there is none, as in games without planes.
    """
    return planar_controllers(game).get(marker_of(game).number if game.markers else NO_MARKER)


def face_up(game: Game) -> tuple[ObjectId, ...]:
    """The face-up plane and phenomenon cards."""
    return tuple(oid for oid in game.zone(COMMAND) if not game.obj(oid).face_down and is_planar(game, oid))


def planar_deck(game: Game, seat: Seat) -> tuple[ObjectId, ...]:
    """The cards of a player's planar deck from the top down.

    Of the communal one, if there is one (CR 901.15c).
    """
    deck = (oid for oid in game.zone(COMMAND) if game.obj(oid).face_down == DECK)
    return tuple(oid for oid in deck if game.marks.get(SHARED) or game.obj(oid).owner == seat)


def in_planar_deck(game: Game, oid: ObjectId) -> bool:
    """Whether a card lies face down in a planar deck."""
    found = game.find(oid)
    return found is not None and found.zone == COMMAND and found.face_down == DECK


def is_planar(game: Game, oid: ObjectId) -> bool:
    """Whether an object is a plane or phenomenon card, face up or face down."""
    definition = game.obj(oid).definition
    return definition is not None and any(word in definition.front.printed.types for word in PLANAR_TYPES)


@record
class BecomePlanarController(Event):
    """A player becomes the planar controller.

    The face-up cards are theirs to control (CR 311.5, 312.4, 901.6).

    They are considered to be the owner of all cards of a communal planar deck (CR 901.15b).
    """

    untold: ClassVar[bool] = True
    player: Seat
    marker: int = NOBODY  # the turn marker by whose turns they are; NOBODY: the present one

    def subjects(self) -> tuple[Ref, ...]:
        return (self.player,)

    def possible(self, game: Game) -> bool:
        return not game.players[self.player].left

    def apply(self, game: Game) -> BecomePlanarController:
        there = {marker.number for marker in game.markers}
        now = marker_of(game).number if game.markers else NO_MARKER
        marker = now if self.marker == NOBODY else self.marker
        before = planar_controllers(game)
        others = {number: seat for number, seat in before.items() if number in there and number != marker}
        game.marks = {**game.marks, CONTROLLERS: {**others, marker: self.player}}
        for oid in game.zone(COMMAND):
            if is_planar(game, oid):
                found = game.write(oid)
                if found.face_down:
                    found.controller = NOBODY
                elif found.controller not in others.values():  # what another planar controller has stays theirs
                    found.controller = self.player
                found.owner = self.player if game.marks.get(SHARED) else found.owner
        game.changed()
        return self


@record
class CeaseToBePlanarController(Event):
    """A player ceases to be a planar controller, and nobody becomes one (CR 901.14b).

    A communal planar deck does not leave with them: it is considered to be another player's (CR 901.15b).
    """

    untold: ClassVar[bool] = True
    player: Seat
    owner: Seat  # of a communal planar deck from now on

    def subjects(self) -> tuple[Ref, ...]:
        return (self.player,)

    def apply(self, game: Game) -> CeaseToBePlanarController:
        others = {number: seat for number, seat in planar_controllers(game).items() if seat != self.player}
        game.marks = {**game.marks, CONTROLLERS: others}
        for oid in game.zone(COMMAND) if game.marks.get(SHARED) else ():
            if is_planar(game, oid):
                game.write(oid).owner = self.owner
        game.changed()
        return self


@record
class PassToPlanarController(Event):
    """An ability on the stack is the new planar controller's (CR 901.10b)."""

    untold: ClassVar[bool] = True
    oid: ObjectId
    player: Seat

    def subjects(self) -> tuple[Ref, ...]:
        return (self.oid,)

    def apply(self, game: Game) -> PassToPlanarController:
        found = game.write(self.oid)
        found.controller = found.owner = self.player
        game.changed()
        return self


@record
class Planeswalk(Event):
    """A player planeswalks: away from everything that is face up, to the next card (CR 701.24b, 901.11c).

    Only the planar controller may (CR 701.24a). In a Grand Melee it is away from what is in range (CR 801.10, 901.13).
    An effect may name the cards that it is to, and say that it is away from none.
    """

    untold: ClassVar[bool] = True
    player: Seat
    cards: tuple[ObjectId, ...] = ()  # of the planar deck, instead of the top one
    away: bool = True

    def keys(self) -> tuple[EventKey, ...]:
        return (PLANESWALKING,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.player,)

    def possible(self, game: Game) -> bool:
        return self.player in planar_controllers(game).values()

    def results(self, game: Game, earlier: Sequence[Event]) -> Sequence[Event]:
        reached = (oid for oid in face_up(game) if within(game, self.player, oid))
        away = (PlaneswalkAway(self.player, oid) for oid in reached if self.away)
        return (*away, *(PlaneswalkTo(self.player, oid) for oid in self.cards or (NOBODY,)))


@record
class PlaneswalkAway(Event):
    """A face-up card is planeswalked away from.

    It goes to the bottom of its owner's planar deck (CR 701.24d).
    """

    untold: ClassVar[bool] = True
    player: Seat
    oid: ObjectId

    def keys(self) -> tuple[EventKey, ...]:
        return (PLANESWALKED_AWAY,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.oid, self.player)

    def results(self, game: Game, earlier: Sequence[Event]) -> Sequence[Event]:
        return (ZoneChange(self.oid, COMMAND, cause=PLANESWALK, face_down=DECK),)


@record
class LeftBehind(PlaneswalkAway):
    """A face-up card leaves the game with its owner.

    The planar controller planeswalks away from it (CR 901.11b).
    """

    untold: ClassVar[bool] = True

    def results(self, game: Game, earlier: Sequence[Event]) -> Sequence[Event]:
        return ()


@record
class PlaneswalkTo(Event):
    """The top card of a planar deck is moved off it and turned face up.

    Its player has planeswalked (CR 901.11).
    """

    player: Seat
    oid: ObjectId = NOBODY  # filled in, if it is the top card

    def keys(self) -> tuple[EventKey, ...]:
        return (PLANESWALKED,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.player,)

    def affected(self, game: Game) -> Seat:
        return self.player

    def apply(self, game: Game) -> PlaneswalkTo | None:
        deck = planar_deck(game, self.player)
        fits = tuple(oid for oid in deck if self.oid in (NOBODY, oid))
        if not fits:
            return None
        turn_up(game, fits[0], self.player)
        over = tuple(effect.id for effect in game.floating if effect.duration and effect.duration.ends_at == PLANESWALK)
        if over:
            EndEffects(over).apply(game)
        return replace(self, oid=fits[0])


def turn_up(game: Game, oid: ObjectId, controller: Seat) -> None:
    """Turn a card of a planar deck face up, under its controller (CR 901.6)."""
    TurnFaceUp(oid, player=controller, cause=PLANESWALK).apply(game)
    game.write(oid).controller = controller


@record
class SetStartingPlane(Event):
    """A plane is turned face up before the first turn: no ability triggers (CR 901.5)."""

    player: Seat
    oid: ObjectId

    def apply(self, game: Game) -> SetStartingPlane:
        turn_up(game, self.oid, self.player)
        return self


@record
class ChaosEnsues(Event):
    """Chaos ensues, everywhere or for one face-up object only (CR 311.7)."""

    player: Seat
    only: ObjectId = NOBODY

    def keys(self) -> tuple[EventKey, ...]:
        return (CHAOS_ENSUES,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.player,)


@record
class ArrangePlanarDeck(Event):
    """The cards of a player's planar deck are put in an order that was chosen; the same cards, none new."""

    untold: ClassVar[bool] = True
    player: Seat
    order: tuple[ObjectId, ...]

    def subjects(self) -> tuple[Ref, ...]:
        return (self.player,)

    def apply(self, game: Game) -> ArrangePlanarDeck:
        key = (COMMAND, NOBODY)
        mine, following = set(self.order), iter(self.order)
        game.zones[key] = tuple(next(following) if oid in mine else oid for oid in game.zones[key])
        game.changed()
        return self
