"""What players do with cards (CR 121, 701).

Draw, shuffle, look, reveal, and deeds that only triggers see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from engine.core.identity import NOBODY, ObjectId, Ref, Seat
from engine.core.keys import Deed, EventKey
from engine.core.record import record
from engine.core.zones import HAND, LIBRARY
from engine.game.events.event import Event
from engine.game.events.zone_changes import ZoneChange
from engine.meaning.questions import Question, Refusal

if TYPE_CHECKING:
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject

CARDS_DRAWN = EventKey("draw cards")
CARDS_MILLED = EventKey("cards milled")
CARD_DRAWN = EventKey("draw")
SHUFFLED = EventKey("shuffled")
CARDS_REVEALED = EventKey("revealed")

MAY_DRAW: Question[Refusal] = Question("may_draw", "121.2", about="player", details=("event",), answer="Refusal")


@record
class DrawNumber(Event):
    """A player is to draw a number of cards. It is broken up into single draws then (CR 121.2a, 616.1g)."""

    untold: ClassVar[bool] = True
    player: Seat
    number: int
    by: Ref = NOBODY
    by_itself = True

    def keys(self) -> tuple[EventKey, ...]:
        return (CARDS_DRAWN,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.player,)

    def possible(self, game: Game) -> bool:
        return self.number > 0 and not game.players[self.player].left


@record
class MillNumber(Event):
    """A player is to mill a number of cards, all at once (CR 701.13a); effects may make it another number."""

    untold: ClassVar[bool] = True
    player: Seat
    number: int
    by: Ref = NOBODY
    by_itself = True

    def keys(self) -> tuple[EventKey, ...]:
        return (CARDS_MILLED,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.player,)

    def possible(self, game: Game) -> bool:
        return self.number > 0


@record
class Draw(Event):
    """A player draws one card (CR 121.1)."""

    player: Seat
    by: Ref = NOBODY
    ordinal: int = 0  # the how-manieth this turn; filled in
    by_itself = True  # CR 121.2
    question = MAY_DRAW

    def keys(self) -> tuple[EventKey, ...]:
        return (CARD_DRAWN,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.player,)

    def possible(self, game: Game) -> bool:
        return not game.players[self.player].left

    def results(self, game: Game, earlier: Sequence[Event]) -> Sequence[Event]:
        library = game.zone(LIBRARY, self.player)
        taken = [event.oid for event in earlier if isinstance(event, ZoneChange)]
        top = next((oid for oid in library if oid not in taken), None)
        if top is not None:
            return (ZoneChange(top, HAND, cause="draw", by=self.by),)
        return (DrewFromEmpty(self.player),)

    def apply(self, game: Game) -> Draw | None:
        if not game.zone(LIBRARY, self.player):
            return None  # nothing is drawn from an empty library (CR 121.4)
        uses = game.players[self.player].uses.get("cards drawn", 0) + 1
        player = game.write_player(self.player)
        player.uses = {**player.uses, "cards drawn": uses}
        return Draw(self.player, self.by, uses)


@record
class DrewFromEmpty(Event):
    """A player tried to draw from an empty library (CR 121.4, 704.5b)."""

    untold: ClassVar[bool] = True
    player: Seat

    def apply(self, game: Game) -> DrewFromEmpty:
        game.write_player(self.player).drew_from_empty = True
        return self


@record
class ForgetEmptyLibrary(Event):
    """A state-based check has seen that a player tried to draw from an empty library (CR 704.5b)."""

    untold: ClassVar[bool] = True
    player: Seat

    def apply(self, game: Game) -> ForgetEmptyLibrary:
        game.write_player(self.player).drew_from_empty = False
        return self


@record
class ShuffleLibrary(Event):
    """A player shuffles their library (CR 701.20)."""

    player: Seat
    found: tuple[ObjectId, ...] = ()  # cards that a search found: they are not shuffled as such (CR 701.20b)

    def keys(self) -> tuple[EventKey, ...]:
        return (SHUFFLED,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.player,)

    def apply(self, game: Game) -> ShuffleLibrary:
        chance = game.roll()
        before = game.zones[LIBRARY, self.player]
        game.zones[LIBRARY, self.player] = chance.shuffled(before)
        game.rolled(chance)
        _conceal(game, tuple(oid for oid in before if oid not in self.found))
        game.changed()
        return self


@record
class ReorderLibrary(Event):
    """The cards of a library are put in an order that was chosen; the same cards, none new.

    `kept`: revealed cards among which others were moved, and that lie as they lay.
    """

    untold: ClassVar[bool] = True
    player: Seat
    order: tuple[ObjectId, ...]
    kept: tuple[ObjectId, ...] = ()

    def apply(self, game: Game) -> ReorderLibrary:
        before = game.zones[LIBRARY, self.player]
        game.zones[LIBRARY, self.player] = self.order
        moved = (oid for oid, other in zip(self.order, before, strict=True) if oid != other)
        _conceal(game, tuple(oid for oid in moved if oid not in self.kept))
        game.changed()
        return self


@record
class Reveal(Event):
    """Cards are shown to all players (CR 701.16).

    `names` are kept for the log, since the cards may go away.
    """

    player: Seat
    oids: tuple[ObjectId, ...]
    names: tuple[str, ...] = ()

    def keys(self) -> tuple[EventKey, ...]:
        return (CARDS_REVEALED,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.player,)

    def prepare(self, game: Game) -> Reveal:
        return Reveal(self.player, self.oids, tuple(name for oid in self.oids for name in _own_names(game.obj(oid))))


def _own_names(found: GameObject) -> tuple[str, ...]:
    """The name of an object, or those of what is face down of it."""
    hidden = [part for part in found.parts if part.face_down]
    if not found.face_down and not hidden:
        return (found.values.name,)
    cards = [found.definition] if found.face_down else []
    cards += [part.definition for part in hidden]
    return tuple(card.front.name for card in filter(None, cards))


@record
class PlayerDid(Event):
    """A deed that changes nothing itself but that abilities wait for.

    As in "scry", "surveil", "search", "cycle" …
    """

    player: Seat
    deed: Deed
    number: int = 1
    oids: tuple[ObjectId, ...] = ()
    looks_back: bool = False  # abilities see it as things were just before (CR 603.10)
    x: int = 0  # the value of X in the cost that it paid

    def keys(self) -> tuple[EventKey, ...]:
        return (self.deed,)

    def subjects(self) -> tuple[Ref, ...]:
        return (*self.oids, self.player)

    def affected(self, game: Game) -> Seat:
        return self.player


def _conceal(game: Game, reordered: tuple[ObjectId, ...]) -> None:
    """Let revealed cards of a library that were reordered be new objects, which nobody knows (CR 701.16c)."""
    shown = {oid for event in game.history.this_turn if isinstance(event, Reveal) for oid in event.oids}
    for oid in reordered:
        if oid in shown:
            new = game.objects[oid].copy()
            game.last_known[oid] = game.look(oid)
            del game.objects[oid]
            number = game.add_object(new)
            library = game.zones[LIBRARY, new.owner]
            game.zones[LIBRARY, new.owner] = tuple(number if one == oid else one for one in library)
            for one in (oid, number):
                game.projection.touch(one)
