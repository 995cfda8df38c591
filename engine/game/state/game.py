"""The state of a game.

Containers of immutable values and of objects that are copied when first written.

Everything is reached by number (`Ref`), never by holding an object across a change. Only the atoms in `events` call
the writing methods (`write`, `write_player`, `place`, `take_out`, `add_object`); a test holds the others to it.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any

from engine.core.chance import Chance
from engine.core.errors import RulesDefect
from engine.core.identity import FIRST_OBJECT, NOBODY, ObjectId, Ref, Seat
from engine.core.keys import Mark
from engine.core.zones import BATTLEFIELD, LIBRARY, OUTSIDE, OWNED_ZONES, STACK, ZONES, ZoneKey
from engine.game.state.cache import Cache
from engine.game.state.history import History
from engine.game.state.markers import own_stack
from engine.game.state.objects import GameObject, Look
from engine.game.state.players import Player
from engine.game.state.teams import everyone_alone
from engine.game.state.turn import Turn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from engine.game.state.combat import Combat
    from engine.game.state.effects import DelayedTrigger, FloatingEffect, PendingTrigger
    from engine.game.state.layers import Projection
    from engine.game.state.markers import TurnMarker
    from engine.game.state.missed_triggers import Unannounced
    from engine.game.state.shortcuts import Shortcut
    from engine.game.state.subgames import MainGame, Unfinished
    from engine.game.state.teams import Teams
    from engine.meaning.cards import CardDefinition
    from engine.meaning.characteristics import Characteristics


class Game:
    """One game. `clone` shares everything; whoever writes first, copies."""

    __slots__ = (
        "also_became",
        "answered",
        "ask",
        "cache",
        "chance",
        "changes",
        "checked",
        "combat",
        "delayed",
        "edition",
        "falls",
        "floating",
        "former",
        "history",
        "last_known",
        "main",
        "markers",
        "marks",
        "moved",
        "next_id",
        "next_stamp",
        "objects",
        "options",
        "over",
        "owner",
        "pending",
        "players",
        "plays_subgames",
        "projection",
        "reference",
        "settled_at",
        "shortcut",
        "starting",
        "strays",
        "teams",
        "turn",
        "turned",
        "unannounced",
        "unfinished",
        "zones",
    )  # fmt: skip

    def __init__(self, names: Sequence[str], seed: int, projection: Projection, edition: str = "2024",
                 options: Mapping[str, object] | None = None, teams: Teams | None = None,
                 reference: Mapping[str, CardDefinition] | None = None) -> None:  # fmt: skip
        self.edition = edition
        self.teams = teams or everyone_alone(len(names))
        self.chance = seed
        self.objects: dict[ObjectId, GameObject] = {}
        self.last_known: dict[ObjectId, Look] = {}
        self.zones: dict[ZoneKey, tuple[ObjectId, ...]] = {}
        self.players: list[Player] = [Player(seat, name, 20) for seat, name in enumerate(names)]
        for zone in (*ZONES, OUTSIDE):
            owners = range(len(names)) if zone in OWNED_ZONES else (NOBODY,)
            for owner in owners:
                self.zones[zone, owner] = ()
        self.turn: Turn = Turn()
        self.combat: Combat | None = None
        self.floating: tuple[FloatingEffect, ...] = ()
        self.delayed: tuple[DelayedTrigger, ...] = ()
        self.pending: tuple[PendingTrigger, ...] = ()
        self.history: History = History()
        self.next_id = FIRST_OBJECT
        self.next_stamp = 1
        self.projection = projection
        self.over = ""  # why the game ended; "" while it goes on
        self.markers: tuple[TurnMarker, ...] = ()  # of a Grand Melee (CR 807.4)
        self.marks: dict[Mark, object] = {}  # of the game: day or night, … ; replaced, never changed in place
        self.options: dict[str, object] = dict(options or {})
        self.reference: Mapping[str, CardDefinition] = reference or {}  # cards by name (CR 108.1); fixed
        self.ask: Callable[[Any, Any], Any] = _nobody_to_ask
        self.falls: Callable[[Seat, int, int], int] = (
            _as_thrown  # what a player's die, or coin, shows; a script may say it
        )
        self.owner: object = object()
        self.changes = 0  # advances with every write; what was worked out at one count still holds at the same
        self.moved: dict[ObjectId, ObjectId] = {}  # the object that an object became as it changed zones
        self.also_became: dict[ObjectId, tuple[ObjectId, ...]] = {}  # of a melded permanent: its further cards
        self.checked = -1  # the count of `changes` at the last state-based check that found nothing
        self.turned = 0  # how many of `changes` were about nothing but where the turn, and a combat of nobody, stands
        self.settled_at = -1  # the count of all other changes as the game was last found settled (CR 117.5)
        self.former: dict[tuple[Seat, str], tuple[int, ...]] = {}  # of a restarted game: its cards, by owner and name
        self.starting: Seat = 0  # who takes the first turn (CR 103.1)
        self.shortcut: Shortcut | None = None  # that is proposed, or being taken (CR 728.2)
        self.strays: tuple[ObjectId, ...] = ()  # tokens and copies where they can't stay (CR 704.5d, 704.5e)
        self.main: MainGame | None = None  # of a subgame: the game above it (CR 725.1a)
        self.unfinished: Unfinished | None = None  # the piece of this game that a subgame has interrupted
        self.plays_subgames = False  # whether any card in it could create one
        self.unannounced: tuple[Unannounced, ...] = ()  # what people have to remember (missed-trigger policy)
        self.answered = -1  # the number of the decision that was asked last, in a match
        self.cache = Cache()

    # -- cloning -------------------------------------------------------------------------------------------------

    def clone(self) -> Game:
        """A state that can go its own way; what neither writes stays shared."""
        new = Game.__new__(Game)
        new.ask = self.ask
        new.become(self)
        return new

    def clone_with(self, projection: Projection) -> Game:
        """A clone whose layers are worked out by another projection."""
        new = self.clone()
        new.projection = projection
        return new

    def become(self, other: Game) -> None:
        """Take over another state, which stays as it is (reversal of illegal actions, CR 729.1; 724, 725).

        Who is asked stays its own.
        """
        for name, value in zip(_PLAIN, _plainly(other), strict=True):
            setattr(self, name, value)
        self.objects = other.objects.copy()
        self.last_known = other.last_known.copy()
        self.zones = other.zones.copy()
        self.players = list(other.players)
        self.moved = other.moved.copy()
        self.also_became = other.also_became.copy()
        self.history = other.history.clone()
        self.projection = other.projection.clone()
        self.owner = object()
        other.owner = object()
        self.cache = other.cache.clone()

    @property
    def ended(self) -> bool:
        """Whether it is over and nothing goes on.

        A subgame that is over is followed by its main game (CR 725.5).
        """
        return bool(self.over) and self.main is None

    # -- reading -------------------------------------------------------------------------------------------------

    def obj(self, oid: ObjectId) -> GameObject:
        """An object that exists now."""
        return self.objects[oid]

    def find(self, oid: Ref) -> GameObject | None:
        """An object if it still exists."""
        return self.objects.get(oid)

    def permanent(self, ref: Ref) -> GameObject | None:
        """A permanent, if it is there (CR 110.1).

        A phased-out one is treated as though it did not exist (702.26b).
        """
        found = self.objects.get(ref)
        return found if found is not None and found.zone == BATTLEFIELD and not found.phased_out else None

    def chars(self, oid: ObjectId) -> Characteristics:
        """The characteristics of an object now, or as it last existed (CR 113.7a, 608.2h)."""
        if oid in self.objects:
            found = self.projection.settled.get(oid)
            return found if found is not None else self.projection.of(self, oid)
        return self.last_known[oid].characteristics

    def look(self, oid: ObjectId) -> Look:
        """An object with its characteristics, now or as it last existed."""
        found = self.objects.get(oid)
        if found is not None:
            return Look(found, self.chars(oid))
        return self.last_known[oid]

    def controller(self, oid: ObjectId) -> Seat:
        """Who controls an object, or owns it where nobody does (CR 109.4, 109.5)."""
        controller = self.chars(oid).controller
        if controller != NOBODY:
            return controller
        found = self.objects.get(oid)
        return found.owner if found is not None else self.last_known[oid].object.owner

    def zone(self, zone: str, owner: Seat = NOBODY) -> tuple[ObjectId, ...]:
        """The objects in a zone; libraries from the top down, the stack from the bottom up."""
        return self.zones[zone, owner if zone in OWNED_ZONES else NOBODY]

    @property
    def battlefield(self) -> tuple[ObjectId, ...]:
        """All permanents, in the order in which they came, the phased-out ones too."""
        return self.zones[BATTLEFIELD, NOBODY]

    def permanents(self) -> Iterator[ObjectId]:
        """The permanents that exist for the rules: not the phased-out ones (CR 702.26d)."""
        objects = self.objects
        return iter([oid for oid in self.zones[BATTLEFIELD, NOBODY] if not objects[oid].phased_out])

    @property
    def stack(self) -> tuple[ObjectId, ...]:
        """The stack, from the bottom up; of several the one of the turn that is played (CR 807.5)."""
        return own_stack(self.markers, self.zones[STACK, NOBODY]) if self.markers else self.zones[STACK, NOBODY]

    @property
    def on_stacks(self) -> tuple[ObjectId, ...]:
        """What is on any stack."""
        return self.zones[STACK, NOBODY]

    def player(self, seat: Seat) -> Player:
        """A player."""
        return self.players[seat]

    def seats(self) -> tuple[Seat, ...]:
        """The players still in the game, in seat order."""
        return tuple([player.seat for player in self.players if not player.left])

    def is_active(self, seat: Seat) -> bool:
        """Whether it is a player's turn: their own, or their team's where teams take turns (CR 102.1, 805.4a)."""
        active = self.turn.active
        return seat == active or (self.teams.share_turns and seat in self.teams.of[active])

    def taking_turns_with(self, seat: Seat) -> tuple[Seat, ...]:
        """The players whose turns are a player's turns (CR 805.4): alone, or those left of their team."""
        if not self.teams.share_turns:
            return (seat,)
        return tuple(mate for mate in self.teams.of[seat] if not self.players[mate].left) or (seat,)

    def active_players(self) -> tuple[Seat, ...]:
        """The players whose turn it is: one, or the active team (CR 102.1, 805.4a)."""
        return self.taking_turns_with(self.turn.active)

    def apnap(self, first: Seat | None = None) -> tuple[Seat, ...]:
        """The players in the game in turn order from the active player (CR 101.4)."""
        start = self.turn.active if first is None else first
        players = self.players
        return tuple([player.seat for player in (*players[start:], *players[:start]) if not player.left])

    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """Whoever takes turns, teams or single players, in turn order from the active ones (CR 805.6)."""
        return tuple(dict.fromkeys(self.taking_turns_with(seat) for seat in self.apnap()))

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """A player's opponents in the game, in turn order after them (CR 102.3)."""
        team = self.teams.of[seat]
        return tuple(other for other in self.apnap(seat) if other not in team)

    def are_opponents(self, one: Seat, other: Seat) -> bool:
        """Whether two players are opponents: all players are who are not on the same team (CR 102.3)."""
        return other not in self.teams.of[one]

    def sharing(self, seat: Seat) -> tuple[Seat, ...]:
        """The players whose life total and poison counters are one, a player's own among them.

        See CR 810.9, 810.10.
        """
        return self.teams.of[seat] if self.teams.share_life else (seat,)

    def became(self, oid: ObjectId) -> ObjectId:
        """The object that an object became after any number of zone changes; itself if it did not move."""
        while oid in self.moved:
            oid = self.moved[oid]
        return oid

    # -- writing: for the atoms in `events` only -----------------------------------------------------------------

    def write(self, oid: ObjectId) -> GameObject:
        """An object to be written; its projection is worked out anew."""
        found = self.objects[oid]
        if found._token is not self.owner:
            found = found.copy()
            found._token = self.owner
            self.objects[oid] = found
        self.changes += 1
        self.projection.touch(oid)
        return found

    def write_player(self, seat: Seat) -> Player:
        """A player to be written."""
        found = self.players[seat]
        if found._token is not self.owner:
            found = found.copy()
            found._token = self.owner
            self.players[seat] = found
        self.changes += 1
        self.projection.touch_player()
        return found

    def add_object(self, new: GameObject) -> ObjectId:
        """Give a new object its number and make it known, in no zone yet."""
        new.id = self.next_id
        self.next_id += 1
        new._token = self.owner
        self.objects[new.id] = new
        self.changes += 1
        return new.id

    def place(self, oid: ObjectId, zone: str, owner: Seat, index: int | None = None) -> None:
        """Put an object into a zone's order; `index` None is the end (a library's bottom, the stack's top)."""
        key = (zone, owner if zone in OWNED_ZONES else NOBODY)
        order = self.zones[key]
        one = (oid,)
        self.zones[key] = order + one if index is None else order[:index] + one + order[index:]
        if zone not in (BATTLEFIELD, STACK) and self.objects[oid].token:
            self.strays = self.strays + one
        self.changes += 1
        self.projection.touch(oid)
        if zone != BATTLEFIELD:
            self.projection.touch_player()

    def take_out(self, oid: ObjectId) -> None:
        """Take an object out of its zone's order."""
        found = self.objects[oid]
        key = (found.zone, found.owner if found.zone in OWNED_ZONES else NOBODY)
        order = self.zones[key]
        index = 0 if found.zone == LIBRARY and order and order[0] == oid else order.index(oid)
        self.zones[key] = order[:index] + order[index + 1 :]
        if self.strays and oid in self.strays:
            place = self.strays.index(oid)
            self.strays = self.strays[:place] + self.strays[place + 1 :]
        self.changes += 1
        self.projection.touch(oid)
        if found.zone != BATTLEFIELD:
            self.projection.touch_player()

    def stamp(self) -> int:
        """A new timestamp (CR 613.7), later than all before."""
        self.next_stamp += 1
        return self.next_stamp

    def roll(self) -> Chance:
        """The source of chance; give it back with `rolled`."""
        return Chance(self.chance)

    def rolled(self, chance: Chance) -> None:
        """Keep where the source of chance stands now."""
        self.chance = chance.state

    def record(self, events: Sequence[object]) -> None:
        """Keep what happened."""
        self.history.this_turn.extend(events)

    def note_checked(self) -> None:
        """Note that a state-based check found nothing to do as things are now (CR 704.3)."""
        self.checked = self.changes

    def note_settled(self) -> None:
        """Note that nothing had to be done before a player gets priority, as things are now (CR 117.5)."""
        self.settled_at = self.changes - self.turned

    def turn_moved(self) -> None:
        """Note that the turn, or a combat in which nobody is, stands elsewhere.

        No object or player has changed.
        """
        self.changes += 1
        self.turned += 1
        self.projection.touch_player()

    def changed(self) -> None:
        """Note a change that is about no single object or player (floating effects, the turn, combat)."""
        self.changes += 1
        self.projection.touch_everything()


_CLONED = (
    "objects", "last_known", "zones", "players", "moved", "also_became", "history", "projection", "owner", "ask",
    "cache",
)  # fmt: skip
_PLAIN = tuple(name for name in Game.__slots__ if name not in _CLONED)
_plainly = attrgetter(*_PLAIN)


def _as_thrown(seat: Seat, sides: int, thrown: int) -> int:
    return thrown


def _nobody_to_ask(decision: object, validate: object) -> object:
    raise RulesDefect(f"nobody is there to answer {decision!r}")
