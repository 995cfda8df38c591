"""The status of permanents (CR 110.5): tapped, flipped, face up, phased in; and their faces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from engine.core.identity import NOBODY, ObjectId, Ref, Seat, is_player
from engine.core.keys import EventKey, Mark
from engine.core.record import record, replace
from engine.game.events.event import Event
from engine.game.state.merging import (
    definitions,
    has_to_stay_down,
    is_merged,
    own_values,
    set_values,
    turn_down,
    turn_over,
    turn_up,
)
from engine.game.state.printed import printed_values
from engine.meaning.characteristics import Characteristics
from engine.meaning.questions import Question, Refusal

if TYPE_CHECKING:
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject

BECOMES_TAPPED = EventKey("tapped")
BECOMES_UNTAPPED = EventKey("untapped")
TURNED_FACE_UP = EventKey("turned face up")
TURNED_FACE_DOWN = EventKey("turned face down", looks_back=True)
TRANSFORMED = EventKey("transformed")
CONVERTED = EventKey("converted")
TURNED_OVER = Mark("turned over")  # when a permanent last transformed or converted (CR 701.28f)
FLIPPED = EventKey("flipped")
PHASED_OUT = EventKey("phased out", looks_back=True)
PHASED_IN = EventKey("phased in")
BECOMES_UNATTACHED = EventKey("unattached", looks_back=True)
BECOMES_ATTACHED = EventKey("attached")
GAME_DESIGNATED = EventKey("game designated")

MAY_TRANSFORM: Question[Refusal] = Question(
    "may_transform", "701.28", about="permanent", details=("event",), answer="Refusal"
)

MAY_BE_TURNED_FACE_UP: Question[Refusal] = Question(
    "may_be_turned_face_up", "708.7", about="permanent", details=("event",), answer="Refusal"
)

MAY_BECOME_UNTAPPED: Question[Refusal] = Question(
    "may_become_untapped", "701.21b", about="permanent", details=("event",), answer="Refusal"
)

MAY_PHASE_OUT: Question[Refusal] = Question(
    "may_phase_out", "702.26", about="permanent", details=("event",), answer="Refusal"
)

PHASED_OUT_UNDER = Mark(
    "phased out under"
)  # the mark that keeps who controlled a permanent as it phased out (CR 502.1)
PHASED_OUT_WITH = Mark("phased out with")  # the mark that keeps with what it phased out indirectly (CR 702.26g)
FACE_UP_VALUES = Mark(
    "face-up values"
)  # the mark of a face-down permanent: the copiable values it has face up (CR 708.8)

CHOSEN_X = Mark(
    "X"
)  # what a permanent keeps: the X with which it was turned face up (CR 702.37f, 702.168e) or monstrous


@record
class _AboutPermanent(Event):
    oid: ObjectId

    def subjects(self) -> tuple[Ref, ...]:
        return (self.oid,)


@record
class Tap(_AboutPermanent):
    """A permanent becomes tapped (CR 701.21a)."""

    untold: ClassVar[bool] = True
    by: Ref = NOBODY
    cause: str = "effect"  # or "cost", "attack", "mana"

    def keys(self) -> tuple[EventKey, ...]:
        return (BECOMES_TAPPED,)

    def possible(self, game: Game) -> bool:
        found = game.permanent(self.oid)
        return found is not None and not found.tapped

    def apply(self, game: Game) -> Tap:
        game.write(self.oid).tapped = True
        return self


@record
class Untap(_AboutPermanent):
    """A permanent becomes untapped (CR 701.21b)."""

    untold: ClassVar[bool] = True
    by: Ref = NOBODY
    cause: str = "effect"  # or "untap step", "cost"
    question = MAY_BECOME_UNTAPPED

    def keys(self) -> tuple[EventKey, ...]:
        return (BECOMES_UNTAPPED,)

    def possible(self, game: Game) -> bool:
        found = game.permanent(self.oid)
        return found is not None and found.tapped

    def apply(self, game: Game) -> Untap:
        game.write(self.oid).tapped = False
        return self


def face_up_values(found: GameObject) -> Characteristics:
    """The copiable values before layer 1 that a face-down permanent has face up (CR 708.8)."""
    kept = found.marks.get(FACE_UP_VALUES)
    return kept if isinstance(kept, Characteristics) else printed_values(found, found.face, found.zone)


@record
class TurnFaceUp(_AboutPermanent):
    """A face-down permanent is turned face up (CR 708.7, 708.8)."""

    player: Seat = NOBODY
    cause: str = ""  # "morph" … : how it was turned up
    question = MAY_BE_TURNED_FACE_UP

    def keys(self) -> tuple[EventKey, ...]:
        return (TURNED_FACE_UP,)

    def possible(self, game: Game) -> bool:
        found = game.find(self.oid)  # wherever it is: a scheme, or a card in exile, is turned up too
        return found is not None and bool(found.face_down) and not found.phased_out and not has_to_stay_down(found)

    def apply(self, game: Game) -> TurnFaceUp:
        found = game.write(self.oid)
        turn_up(found, face_up_values(found))
        found.timestamp = game.stamp()  # CR 613.7f
        return self


@record
class TurnFaceDown(_AboutPermanent):
    """A permanent is turned face down (CR 708.2b)."""

    cause: str = "effect"

    def keys(self) -> tuple[EventKey, ...]:
        return (TURNED_FACE_DOWN,)

    def possible(self, game: Game) -> bool:
        found = game.permanent(self.oid)
        if found is None or found.face_down:
            return False
        return not any(card.double_faced for card in definitions(found))  # CR 712.16, 726.2j

    def apply(self, game: Game) -> TurnFaceDown:
        found = game.write(self.oid)
        found.marks = {**found.marks, FACE_UP_VALUES: own_values(found)}
        turn_down(found, self.cause)
        found.timestamp = game.stamp()
        return self


@record
class Transform(_AboutPermanent):
    """A double-faced permanent turns its other face up (CR 701.28, 701.50, 712.18)."""

    by: Ref = NOBODY
    cause: str = "effect"
    converts: bool = False  # the other name of the same thing; abilities tell them apart (CR 701.28e)
    question = MAY_TRANSFORM

    def keys(self) -> tuple[EventKey, ...]:
        return (CONVERTED,) if self.converts else (TRANSFORMED,)

    def possible(self, game: Game) -> bool:
        found = game.permanent(self.oid)
        if found is None or found.face_down or found.definition is None:
            return False
        definition = found.definition
        if not any(card.transforms for card in definitions(found)):
            return False
        if not definition.transforms:
            return is_merged(found)  # one of the components beneath it turns (CR 726.2i)
        other = definition.faces[1 - found.face].printed
        return not ("instant" in other.types or "sorcery" in other.types)  # CR 712.10

    def apply(self, game: Game) -> Transform:
        found = game.write(self.oid)
        turn_over(found)
        found.timestamp = game.stamp()  # CR 613.7g
        found.marks = {**found.marks, TURNED_OVER: found.timestamp}
        return self


@record
class Flip(_AboutPermanent):
    """A permanent is flipped, for good (CR 710.4).

    It matters if it is a flip card or a copy of one (110.5c).
    """

    def keys(self) -> tuple[EventKey, ...]:
        return (FLIPPED,)

    def possible(self, game: Game) -> bool:
        found = game.permanent(self.oid)
        return found is not None and not found.flipped

    def apply(self, game: Game) -> Flip:
        found = game.write(self.oid)
        found.flipped = True
        set_values(found, own_values(found))
        return self


def without_phasing(marks: dict[Mark, object]) -> dict[Mark, object]:
    """The marks of a permanent without how it phased out."""
    return {name: value for name, value in marks.items() if name not in (PHASED_OUT_UNDER, PHASED_OUT_WITH)}


@record
class PhaseOut(_AboutPermanent):
    """A permanent phases out (CR 702.26), what is attached to it indirectly with it (702.26g)."""

    host: ObjectId = NOBODY  # with which it phases out indirectly

    question = MAY_PHASE_OUT

    def keys(self) -> tuple[EventKey, ...]:
        return (PHASED_OUT,)

    def results(self, game: Game, earlier: Sequence[Event]) -> Sequence[Event]:
        return tuple(PhaseOut(oid, self.oid) for oid in game.permanents() if game.obj(oid).attached_to == self.oid)

    def possible(self, game: Game) -> bool:
        return game.permanent(self.oid) is not None

    def apply(self, game: Game) -> PhaseOut | None:
        controller = game.controller(self.oid)
        again = game.obj(self.oid).phased_out
        if again and self.host == NOBODY:
            return None  # what would phase out both ways does so indirectly (CR 702.26h)
        found = game.write(self.oid)
        found.phased_out = True
        found.marks = without_phasing(found.marks)
        found.marks |= {PHASED_OUT_UNDER: controller} if self.host == NOBODY else {PHASED_OUT_WITH: self.host}
        return None if again else self


@record
class PhaseIn(_AboutPermanent):
    """A permanent phases in (CR 702.26c), with it what phased out indirectly with it (702.26g).

    It is unattached if what it was attached to is no longer there (702.26i): it doesn't become so (702.26j).
    """

    def keys(self) -> tuple[EventKey, ...]:
        return (PHASED_IN,)

    def results(self, game: Game, earlier: Sequence[Event]) -> Sequence[Event]:
        return tuple(PhaseIn(oid) for oid in game.battlefield if game.obj(oid).marks.get(PHASED_OUT_WITH) == self.oid)

    def possible(self, game: Game) -> bool:
        found = game.find(self.oid)
        return found is not None and found.phased_out

    def apply(self, game: Game) -> PhaseIn:
        found = game.write(self.oid)
        found.phased_out = False
        found.deathtouched = False  # checks since it phased out have passed it by (CR 702.26b, 704.5h)
        host = found.attached_to
        if game.players[host].left if is_player(host) else host not in game.objects:
            found.attached_to = NOBODY
        found.marks = without_phasing(found.marks)
        return self


@record
class Attach(_AboutPermanent):
    """An Aura, Equipment or Fortification becomes attached (CR 701.3); `to` NOBODY: unattached."""

    to: Ref = NOBODY
    by: Ref = NOBODY
    was: Ref = NOBODY  # what it was attached to before; filled in

    def keys(self) -> tuple[EventKey, ...]:
        if self.to == NOBODY:
            return (BECOMES_UNATTACHED,)
        return (BECOMES_ATTACHED,) if self.was == NOBODY else (BECOMES_ATTACHED, BECOMES_UNATTACHED)

    def prepare(self, game: Game) -> Attach:
        found = game.find(self.oid)
        return self if found is None else replace(self, was=found.attached_to)

    def possible(self, game: Game) -> bool:
        found = game.find(self.oid)
        return found is not None and found.attached_to != self.to

    def apply(self, game: Game) -> Attach | None:
        if self.oid not in game.objects:
            return None  # it left in the same moment, as an Equipment that becomes a 0/0 creature does (CR 704.3)
        found = game.write(self.oid)
        found.attached_to = self.to
        found.timestamp = game.stamp()  # CR 613.7e
        return self


@record
class SetMark(Event):
    """A designation, link or choice is noted on an object or player; None takes it away.

    `kept` says where: "marks" (designations, links), "choices" (made as it entered), "uses" (this turn).
    """

    ref: Ref
    name: Mark
    value: object = True
    kept: str = "marks"
    key: EventKey | None = None  # under which triggers wait for it, if any do

    def keys(self) -> tuple[EventKey, ...]:
        return (self.key,) if self.key is not None else ()

    def subjects(self) -> tuple[Ref, ...]:
        return (self.ref,)

    def possible(self, game: Game) -> bool:
        return self.ref < 100 or self.ref in game.objects

    def apply(self, game: Game) -> SetMark | None:
        if not self.possible(game):
            return None  # it left in the same moment, as a battle without defense and protector does (CR 704.3)
        holder = game.write_player(self.ref) if self.ref < 100 else game.write(self.ref)
        notes = dict(getattr(holder, self.kept))
        if self.value is None:
            notes.pop(self.name, None)
        else:
            notes[self.name] = self.value
        setattr(holder, self.kept, notes)
        return self


@record
class SetValues(_AboutPermanent):
    """A spell or permanent takes copiable values for good (CR 707.2).

    It is merged or melded, or copies something as it enters.
    """

    untold: ClassVar[bool] = True
    values: Characteristics | None = None

    def apply(self, game: Game) -> SetValues:
        if self.values is not None:
            game.write(self.oid).values = self.values
        return self


@record
class SetGameMark(Event):
    """A designation of the game itself, such as day or night (CR 731)."""

    untold: ClassVar[bool] = True
    name: Mark
    value: object
    before: object = None  # what it was; filled in

    def keys(self) -> tuple[EventKey, ...]:
        return (GAME_DESIGNATED,)

    def prepare(self, game: Game) -> SetGameMark:
        return replace(self, before=game.marks.get(self.name))

    def possible(self, game: Game) -> bool:
        return game.marks.get(self.name) != self.value

    def apply(self, game: Game) -> SetGameMark:
        game.marks = {**game.marks, self.name: self.value}
        game.changed()
        return self


def stamp_in_order(game: Game, oids: Sequence[ObjectId]) -> None:
    """Let objects have the timestamps that they have among them, in an order (CR 613.7m)."""
    stamps = sorted(game.obj(oid).timestamp for oid in oids)
    if stamps != [game.obj(oid).timestamp for oid in oids]:
        for oid, stamp in zip(oids, stamps, strict=True):
            game.write(oid).timestamp = stamp
        game.changed()
