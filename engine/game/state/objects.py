"""Objects (CR 109): cards, tokens, copies, spells and abilities, wherever they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from engine.core.identity import NOBODY, ObjectId, Ref, Seat
from engine.core.keys import Mark
from engine.core.record import record
from engine.game.state.last_known import ALONE, Standing

if TYPE_CHECKING:
    from engine.core.mana import Mana, ManaCost
    from engine.meaning.abilities import ActivatedAbility, TriggeredAbility
    from engine.meaning.cards import CardDefinition
    from engine.meaning.characteristics import Characteristics


@record
class StackItem:
    """What a spell or ability on the stack knows besides its characteristics (CR 601.2, 602.2, 603.3)."""

    targets: tuple[tuple[str, tuple[Ref, ...]], ...] = ()  # target key -> the targets chosen
    division: tuple[tuple[Ref, int], ...] = ()  # CR 601.2d
    modes: tuple[int, ...] = ()  # chosen modes, counted from 0, in printed order (CR 700.2)
    x: int = 0
    paid: tuple[tuple[str, object], ...] = ()  # costs: "kicker" -> times, "sacrificed" -> objects …
    mana: tuple[Mana, ...] = ()  # the mana spent (CR 601.2h)
    way: str = ""  # the way it was cast: "" or the keyword or permission that allowed it
    cast_from: str = ""  # zone
    mana_as: str = ""  # the types of mana as which any mana may be spent on it (CR 609.4b)
    changed: tuple[str, ManaCost] | None = None  # how much "more" or "less" it costs as it is cast in its way
    ability: ActivatedAbility | TriggeredAbility | None = None  # for an ability
    source: ObjectId = NOBODY  # for an ability (CR 113.7)
    bindings: tuple[tuple[str, object], ...] = ()  # what a trigger event bound
    event: object = None  # the trigger event
    waited_as: int = NOBODY  # for a triggered ability: its number while it waited to be put on the stack
    is_copy: bool = False

    def value(self, key: str) -> object:
        """What was paid or noted under a name; None if nothing was."""
        for name, value in self.paid:
            if name == key:
                return value
        return None


@record
class Part:
    """A further card or token that a permanent is represented by (CR 712.4a, 726.2).

    A component of a merged permanent has values of its own, face up; the second card of a melded one has none.
    """

    card: int
    owner: Seat
    definition: CardDefinition
    token: bool = False
    face: int = 0
    face_down: str = ""
    values: Characteristics | None = None


class GameObject:
    """One object in one zone. Another zone is another object (CR 400.7); `card` is what stays the same."""

    __slots__ = (
        "_token",
        "attached_to",
        "card",
        "cast_info",
        "choices",
        "controller",
        "counted_at",
        "counters",
        "damage",
        "deathtouched",
        "definition",
        "entered_at",
        "entered_turn",
        "face",
        "face_down",
        "flipped",
        "id",
        "marks",
        "owner",
        "parts",
        "phased_out",
        "previous",
        "sick",
        "stack",
        "tapped",
        "timestamp",
        "token",
        "uses",
        "values",
        "zone",
    )  # fmt: skip

    id: ObjectId
    card: int  # the physical card or token it is; the same through all zones
    owner: Seat
    zone: str
    controller: Seat  # before layer 2; NOBODY where objects have no controller (CR 109.4)
    definition: CardDefinition | None  # None for abilities on the stack
    parts: tuple[Part, ...]  # the cards besides `card` that a melded permanent is represented by
    face: int  # which face is up, or which half or part is used
    face_down: str  # "" or why: "morph", "manifest" …
    values: Characteristics  # copiable values before layer 1 (CR 707.2)
    tapped: bool
    flipped: bool
    phased_out: bool
    counters: dict[str, int]  # replaced, never changed in place
    counted_at: dict[str, int]  # timestamps of keyword counters put on it (CR 613.7c); replaced as `counters` is
    damage: int
    deathtouched: bool  # dealt damage by a source with deathtouch since the last check (CR 704.5h)
    sick: bool  # not under its controller's control since their turn began (CR 302.6)
    attached_to: Ref
    timestamp: int
    token: bool
    stack: StackItem | None
    choices: dict[str, object]  # made as it entered or later, linked (CR 607.2d); replaced, never changed in place
    uses: dict[str, int]  # how often an ability was used this turn
    marks: dict[Mark, object]  # designations and links: "monstrous", "exiled with" …
    entered_turn: int
    entered_at: int  # the moment it came to its zone; the same for all that came at the same time
    previous: ObjectId  # the object it was before it changed zones; NOBODY at first
    cast_info: StackItem | None  # for a permanent: how the spell it was, was cast
    _token: object  # whose copy it is; see Game.write

    def cards(self) -> tuple[tuple[Seat, CardDefinition, int], ...]:
        """The cards that represent it, each with owner and number.

        There are none for tokens, copies, emblems and abilities.
        """
        found = [(part.owner, part.definition, part.card) for part in self.parts if not part.token]
        copied = self.token or (self.stack is not None and self.stack.is_copy)
        if self.definition is not None and not copied:
            found.insert(0, (self.owner, self.definition, self.card))
        return tuple(one for one in found if one[1].form.card)

    def copy(self) -> GameObject:
        """A copy that can be written; dictionaries are shared because they are replaced, never changed."""
        new = GameObject.__new__(GameObject)
        new.attached_to = self.attached_to
        new.card = self.card
        new.cast_info = self.cast_info
        new.choices = self.choices
        new.controller = self.controller
        new.counted_at = self.counted_at
        new.counters = self.counters
        new.damage = self.damage
        new.deathtouched = self.deathtouched
        new.definition = self.definition
        new.entered_at = self.entered_at
        new.entered_turn = self.entered_turn
        new.face = self.face
        new.face_down = self.face_down
        new.flipped = self.flipped
        new.id = self.id
        new.marks = self.marks
        new.owner = self.owner
        new.parts = self.parts
        new.phased_out = self.phased_out
        new.previous = self.previous
        new.sick = self.sick
        new.stack = self.stack
        new.tapped = self.tapped
        new.timestamp = self.timestamp
        new.token = self.token
        new.uses = self.uses
        new.values = self.values
        new.zone = self.zone
        return new

    def __repr__(self) -> str:
        return f"<{self.values.name or 'ability'} {self.id} {self.zone}>"


@record
class Look:
    """An object and its characteristics at one moment: now, or as it last existed (CR 608.2h)."""

    object: GameObject
    characteristics: Characteristics
    standing: Standing = ALONE  # of what is gone: where it stood among others


class Looking(Protocol):
    """What those nodes ask of their context that belong to the state."""

    def obj(self, ref: ObjectId) -> GameObject:
        """The object now, or as it last existed."""


def new_object(
    card: int, owner: Seat, zone: str, values: Characteristics, *, definition: CardDefinition | None = None,
    controller: Seat = NOBODY, face: int = 0, face_down: str = "", token: bool = False, timestamp: int = 0,
) -> GameObject:  # fmt: skip
    """A fresh object with nothing on it; it still needs its number and its place."""
    new = GameObject.__new__(GameObject)
    new.id = NOBODY
    new.card = card
    new.owner = owner
    new.zone = zone
    new.controller = controller
    new.definition = definition
    new.parts = ()
    new.face = face
    new.face_down = face_down
    new.values = values
    new.tapped = new.flipped = new.phased_out = new.deathtouched = new.sick = False
    new.counters = {}
    new.counted_at = {}
    new.damage = 0
    new.attached_to = NOBODY
    new.timestamp = timestamp
    new.token = token
    new.stack = None
    new.choices = {}
    new.uses = {}
    new.marks = {}
    new.entered_turn = new.entered_at = 0
    new.previous = NOBODY
    new.cast_info = None
    new._token = None
    return new
