"""What a seat may see, as frozen, plain data (CR 400.2, 706 to 708).

It is the only thing that clients and agents are shown.

Secrets are taken out here, on the engine's side: what a view holds may be shown to its viewer in any way.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field

from engine.core.identity import NOBODY, ObjectId, Ref, Seat
from engine.core.record import record
from engine.game.decisions.decision import Decision
from engine.meaning.message import say
from engine.meaning.progress import Progress
from engine.telling.teller import plainly


@record
class FaceView:
    """One face, half or part of a card as printed."""

    name: str = ""
    mana_cost: str = ""  # "{2}{R}"
    colors: tuple[str, ...] = ()
    type_line: str = ""
    text: str = ""
    power: str = ""
    toughness: str = ""
    loyalty: str = ""
    defense: str = ""
    flavor: str = ""


@record
class ObjectView:
    """One object as its viewer sees it. `known` False: only its back is seen, everything telling is empty."""

    id: ObjectId
    zone: str
    owner: Seat
    controller: Seat
    known: bool = True
    name: str = ""
    mana_cost: str = ""
    colors: tuple[str, ...] = ()
    type_line: str = ""
    types: tuple[str, ...] = ()
    text: str = ""
    power: int | None = None
    toughness: int | None = None
    printed_power: int | None = None
    printed_toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    mana_value: int = 0
    layout: str = "normal"
    face: int = 0
    faces: tuple[FaceView, ...] = ()  # all faces of the card, if the viewer may see the card
    melded: tuple[FaceView, ...] = ()  # of a melded permanent: the front faces of the cards it is made of
    face_down: str = ""  # why it is face down; "" if it is face up
    tapped: bool = False
    flipped: bool = False
    sick: bool = False  # a creature that can't attack or use {T} yet
    barred: bool = False  # a creature that can't attack anything, whatever else there were to attack (CR 508.1c)
    damage: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    attached_to: Ref = NOBODY
    attachments: tuple[ObjectId, ...] = ()
    attacking: Ref = NOBODY
    blocking: tuple[ObjectId, ...] = ()
    blocked: bool = False
    token: bool = False
    is_copy: bool = False
    phased_out: bool = False
    triggered: tuple[str, ...] = ()  # its triggered abilities in words, in order
    keywords: tuple[str, ...] = ()  # as words, "flying", "ward {2}"
    notes: tuple[str, ...] = ()  # choices and designations in words: "chosen color: red", "monstrous"
    progress: tuple[Progress, ...] = ()  # how far it has come: chapter, level, room, doors …
    x: int | None = None
    source: ObjectId = NOBODY  # of an ability on the stack
    targets: tuple[Ref, ...] = ()  # of a spell or ability on the stack
    modes: tuple[str, ...] = ()  # those that were chosen, in words
    about: tuple[Ref, ...] = ()  # what the event was about that made an ability trigger
    timestamp: int = 0

    def come(self, kind: str) -> Progress | None:
        """How far it has come in one way."""
        return next((one for one in self.progress if one.kind == kind), None)


@record
class PlayerView:
    """One player as the viewer sees them."""

    seat: Seat
    name: str
    life: int
    counters: tuple[tuple[str, int], ...] = ()
    hand: tuple[ObjectId, ...] = ()  # with what is not known to the viewer, too
    library: int = 0
    library_top: tuple[ObjectId, ...] = ()  # the cards on top that the viewer may look at
    graveyard: tuple[ObjectId, ...] = ()  # oldest first
    pool: str = ""  # "{G}{G}{C}"
    lands_played: int = 0
    lost: str = ""
    left: bool = False
    won: bool = False
    designations: tuple[str, ...] = ()
    dungeons: tuple[str, ...] = ()  # the names of those they have completed, in order (CR 309.7)
    decks: tuple[tuple[str, int], ...] = ()  # the kinds of their decks in the command zone, with the cards left there
    is_opponent: bool = True


@record
class Unnamed:
    """What is said of things without a name that the viewer knows."""

    something: str
    face_down_card: str
    ability: str


def unnamed(tell: Callable[[str], str] = plainly) -> Unnamed:
    """What is said of such things by a teller, or in English."""
    return Unnamed(*(tell(say(key)) for key in ("something", "a_face_down_card", "ability")))


@record
class MarkerView:
    """A turn marker of a Grand Melee (CR 807.4): whose turn it stands for, and how far that has come."""

    number: int
    holder: Seat
    taking: bool  # else it waits until other markers are far enough
    step: str
    stack: tuple[ObjectId, ...]  # top first
    played: bool  # whether the view's own turn and stack are those of this marker
    to_go: bool  # designated for removal


@record
class View:
    """The game as one seat sees it."""

    viewer: Seat
    turn: int
    active: Seat
    step: str
    priority: Seat
    players: tuple[PlayerView, ...]
    objects: dict[ObjectId, ObjectView]
    battlefield: tuple[ObjectId, ...] = ()
    stack: tuple[ObjectId, ...] = ()  # top first
    exile: tuple[ObjectId, ...] = ()
    gone: dict[ObjectId, ObjectView] = field(default_factory=dict)  # what is spoken of, as it last existed (CR 608.2h)
    command: tuple[ObjectId, ...] = ()  # without the decks there, of which nobody sees more than the number
    decision: Decision | None = None  # if the viewer is asked
    waiting_for: Seat = NOBODY  # who is asked
    waiting_kind: str = ""
    over: str = ""  # why the game ended
    edition: str = "2024"
    daytime: str = ""
    unnamed: Unnamed = field(default_factory=unnamed)
    above: View | None = None  # of a subgame: the main game, as far as the viewer may see that (CR 725.1a)
    markers: tuple[MarkerView, ...] = ()  # of several turns at the same time (CR 807.4)
    active_players: tuple[Seat, ...] = ()  # more than the active one where a team takes its turn (CR 805.4a)

    def is_active(self, seat: Seat) -> bool:
        """Whether it is a player's turn."""
        return seat == self.active or seat in self.active_players

    @property
    def at_hand(self) -> Seat:
        """Whose hand lies before the viewer: theirs, or that of the player they control (CR 720.5).

        The latter only while they decide for that player.
        """
        return self.viewer if self.decision is None else self.decision.seat

    @property
    def turn_of(self) -> tuple[str, ...]:
        """The names of those whose turn it is."""
        return tuple(self.name_of(seat) for seat in self.active_players or (self.active,))

    def seen(self, ref: Ref) -> ObjectView | None:
        """An object as it is, or as it last existed if it is spoken of; None if it is neither."""
        return self.objects.get(ref) or self.gone.get(ref)

    def name_of(self, ref: Ref) -> str:
        """The name of a player or object for showing; a face-down object has none."""
        if 0 <= ref < len(self.players):
            return self.players[ref].name
        found = self.seen(ref)
        if found is None:
            return self.unnamed.something
        hidden = found.face_down or not found.known
        return found.name or (self.unnamed.face_down_card if hidden else self.unnamed.ability)


@record
class Happening:
    """Something that happened, in words its reader may know.

    `refs` are the objects and players named, in order.
    """

    number: int
    kind: str  # the event's class name
    text: str
    refs: tuple[Ref, ...] = ()
    turn: int = 0
    rule: str = ""
    amount: int = 0  # of damage, life, counters
    pieces: tuple[tuple[str, Ref], ...] = ()  # the text again, with what each piece of it names; NOBODY for nothing
    facts: tuple[tuple[str, int | str], ...] = ()  # the numbers and terms in it: ("sides", 6), ("side", "heads")
