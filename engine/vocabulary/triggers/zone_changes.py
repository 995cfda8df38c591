"""Entering, dying, leaving (CR 603.6).

As in "enters", "dies", "leaves the battlefield", "is put into a graveyard".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import lexicon, passive, phrase, tenses
from engine.core.identity import NOBODY, is_object
from engine.core.record import record, wording
from engine.core.zones import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY
from engine.game.events.zone_changes import DIES, ENTERS, LEAVES, MOVES, CardGoesAlong, ZoneChange
from engine.meaning.families import Condition, Filter, Happening, Reference
from engine.meaning.node import READS_BOARD
from engine.meaning.speech import ANY_NUMBER, Antecedent, nouns_of
from engine.vocabulary.terms.players.players import ControllerOf, PlayerReference, Players
from engine.vocabulary.terms.zones.zones import ZoneWords
from engine.vocabulary.triggers.events import OBJECT, OTHER, PLAYER

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.game.rules.context import Context


ELSEWHERE, ANYWHERE = "elsewhere", "anywhere"  # the former is anywhere but the battlefield
lexicon("graveyard_from", {
    BATTLEFIELD: "from the battlefield", ANYWHERE: "from anywhere",
    ELSEWHERE: "from anywhere other than the battlefield",
})  # fmt: skip
lexicon("put_zone", {EXILE: "exile", COMMAND: "the command zone"})
lexicon("library_zone", {LIBRARY: "a library"})
lexicon("moved_from", {BATTLEFIELD: "from the battlefield"})


@tenses({
    "happening": "enter[s]<untapped? untapped><tapped? tapped>< from {place:zone}>< attached to {host:other_subject}>",
    "past": "entered",
})  # fmt: skip
@tenses({
    "happening": "enter[s]<untapped? untapped and> under {player:player's} control",
    "past": "entered under {player:player's} control",
})  # fmt: skip
@phrase("entered the battlefield", into="past", in_full=True)
@phrase("entered the battlefield under {player:player's} control", into="past", in_full=True)
@record
class Enters(Happening):
    """Enters the battlefield (CR 603.6a)."""

    player: PlayerReference | None = None
    place: ZoneWords | None = None
    untapped: bool = False
    tapped: bool = False
    host: Filter | None = None  # what it is attached to as it enters
    in_full: bool = wording(default=False)  # "entered the battlefield" for "entered"
    keys = (ENTERS,)
    foreseen = False  # it is asked of the permanent that it has become

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """What it is attached to, and the player of a description under whose control it enters."""
        theirs = isinstance(self.player, Players) and self.untapped
        whose = (Antecedent(PLAYER, "player"),) if theirs else ()
        if self.host is None:
            return whose
        return (Antecedent(OTHER, "object", kinds=nouns_of(self.host)), *whose)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, ZoneChange) or event.to != BATTLEFIELD or not subject.matches(ctx, event.new):
            return None
        if (self.untapped and event.tapped) or (self.tapped and not event.tapped):
            return None
        if self.player is not None and ctx.controller_of(event.new) not in self.player.refs(ctx):
            return None
        if self.place is not None and not self.place.held(ctx, event.origin, event.oid):
            return None
        if self.host is None:
            return {OBJECT: (event.new,), PLAYER: (ctx.controller_of(event.new),)}
        host = ctx.obj(event.new).attached_to
        return {OBJECT: (event.new,), OTHER: (host,)} if is_object(host) and self.host.matches(ctx, host) else None


def _with_owner(ctx: Context, oid: ObjectId, whose: PlayerReference | None) -> dict[str, Any]:
    """What has gone to a zone; with its owner where the words say whose, else they need not be in range (CR 801.7)."""
    return {OBJECT: (oid,)} if whose is None else {OBJECT: (oid,), PLAYER: (ctx.owner_of(oid),)}


def _speaks_of_card_there(event: ZoneChange, subject: Filter) -> bool:
    """Whether words describe the card where it has gone, not the object that it was (CR 603.6c, 603.10)."""
    return event.new != NOBODY and not subject.only_self() and "card" in nouns_of(subject)


@phrase("[is|are] milled", into="happening")
@record
class IsMilled(Happening):
    """Is put into a graveyard by milling, from the top of a library (CR 701.13)."""

    keys = (MOVES,)
    foreseen = False  # it is asked of the card in the graveyard

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, ZoneChange) or event.cause != "mill" or not subject.matches(ctx, event.new):
            return None
        return {OBJECT: (event.new,)}

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The cards, for words that ask what was milled."""
        return (Antecedent(OBJECT, "object", ANY_NUMBER, frozenset(("card",)), verb="milled", by_verb=True),)


@tenses({
    "happening": "die[s]< under {player:player's} control>", "past": "died< under {player:player's} control>",
})  # fmt: skip
@record
class Dies(Happening):
    """Is put into a graveyard from the battlefield (CR 700.4)."""

    player: PlayerReference | None = None
    keys = (DIES,)
    leaves_zone = True

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, ZoneChange) or DIES not in event.keys() or not subject.matches(ctx, event.oid):
            return None
        if self.player is not None and ctx.controller_of(event.oid) not in self.player.refs(ctx):
            return None
        return {OBJECT: (event.oid,)}


@phrase("{object:pronoun} didn't die", into="condition_part")
@record
class DidNotDie(Condition):
    """What has left the battlefield was not put into a graveyard from there (CR 700.4)."""

    object: Reference
    reads = READS_BOARD

    def holds(self, ctx: Context) -> bool:
        event = ctx.event
        if not isinstance(event, ZoneChange) or DIES not in event.keys():
            return True
        return event.oid not in self.object.refs(ctx)


@phrase("was exiled under {player:player's} control", into="past")
@phrase("were exiled under {player:player's} control", into="past", many=True)
@record
class ExiledUnder(Happening):
    """Was exiled from the battlefield, where a player controlled it (CR 603.10a)."""

    player: PlayerReference
    many: bool = wording(default=False)
    keys = (LEAVES,)
    leaves_zone = True

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, ZoneChange) or (event.origin, event.to) != (BATTLEFIELD, EXILE):
            return None
        if isinstance(event, CardGoesAlong) or ctx.controller_of(event.oid) not in self.player.refs(ctx):
            return None
        return {OBJECT: (event.oid,)} if subject.matches(ctx, event.oid) else None


@phrase("leave[s] the battlefield", into="happening")
@phrase("left the battlefield", into="past")
@phrase("left the battlefield under {player:player's} control", into="past")
@phrase("leave[s] the battlefield without dying", into="happening", dying=False)
@record
class Leaves(Happening):
    """Leaves the battlefield (CR 603.6c)."""

    dying: bool = True
    player: PlayerReference | None = None
    keys = (LEAVES,)
    leaves_zone = True

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, ZoneChange) or LEAVES not in event.keys():
            return None
        if not self.dying and event.to == GRAVEYARD:
            return None
        if self.player is not None and ctx.controller_of(event.oid) not in self.player.refs(ctx):
            return None
        return {OBJECT: (event.oid,)} if subject.matches(ctx, event.oid) else None


@passive("put into a graveyard< {origin:graveyard_from}>", whose="")
@passive("put into {owner:player's} graveyard< {origin:graveyard_from}>", whose="player")
@tenses({
    "happening": "are put into graveyards< {origin:graveyard_from}>",
    "past": "were put into graveyards< {origin:graveyard_from}>",
}, whose="", several=True)  # fmt: skip
@phrase("[is|are] put into {owner:player's} graveyard from {place:owned_place}", into="happening", whose="player")
@phrase("[is|are] put into a graveyard from {place:owned_place}", into="happening", whose="")
@record
class PutIntoGraveyard(Happening):
    """Is put into a graveyard, perhaps a certain player's, perhaps from a certain zone."""

    whose: str = wording()
    origin: str = ""  # "" if nothing is said of it
    owner: PlayerReference | None = None
    place: ZoneWords | None = None
    several: bool = wording(default=False)
    keys = (MOVES,)
    leaves_zone = True

    @property
    def from_anywhere(self) -> bool:
        return self.origin == ANYWHERE

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """Whose graveyard it is."""
        return () if self.owner is None or self.owner.person == "you" else (Antecedent(PLAYER, "player"),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, ZoneChange) or not self._fits(ctx, event):
            return None
        if self.origin != BATTLEFIELD and (event.also or isinstance(event, CardGoesAlong)):
            # Each card of a melded permanent is put there (CR 712.21).
            fits = subject.matches(ctx, event.new)
            return _with_owner(ctx, event.new, self.owner) if fits else None
        if self.origin != BATTLEFIELD and _speaks_of_card_there(event, subject):
            return _with_owner(ctx, event.oid, self.owner) if subject.matches(ctx, event.new) else None
        if not subject.matches(ctx, event.oid) and not (event.new == ctx.source and subject.matches(ctx, event.new)):
            return None
        return _with_owner(ctx, event.oid, self.owner)

    def _fits(self, ctx: Context, event: ZoneChange) -> bool:
        """Whether it is a move from where to where the words say."""
        if event.to != GRAVEYARD:
            return False
        if self.origin == BATTLEFIELD and (event.origin != BATTLEFIELD or isinstance(event, CardGoesAlong)):
            return False
        if self.origin == ELSEWHERE and (event.origin == BATTLEFIELD or isinstance(event, CardGoesAlong)):
            return False
        if self.place is not None and not self.place.held(ctx, event.origin, event.oid):
            return False
        return self.owner is None or ctx.owner_of(event.oid) in self.owner.refs(ctx)

    def zones(self, of_itself: bool) -> tuple[str, ...]:
        return (BATTLEFIELD, GRAVEYARD) if of_itself and self.origin != BATTLEFIELD else ()


@phrase("leave[s] {place:owned_place}", into="happening")
@phrase("left {place:owned_place}", into="past")
@record
class LeavesZone(Happening):
    """Leaves a graveyard, hand or library for another zone.

    Not the game, as its owner does (CR 603.6, 800.4a).
    """

    place: ZoneWords
    leaves_zone = True
    keys = (MOVES,)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, ZoneChange) or MOVES not in event.keys():
            return None
        if not self.place.held(ctx, event.origin, event.oid) or not subject.matches(ctx, event.oid):
            return None
        return {OBJECT: (event.oid,)}


@passive("exiled< {origin:moved_from}>", to=EXILE)
@passive("put into {to:put_zone}< {origin:moved_from}>", put=True)
@passive("put into {to:library_zone} from anywhere", put=True)
@phrase("[is|are] returned to {owner:player's} hand<put? from the battlefield>", into="happening", to=HAND,
        origin=BATTLEFIELD)  # fmt: skip
@phrase("[is|are] returned to its owner's hand", into="happening", to=HAND, origin=BATTLEFIELD)
@record
class PutElsewhere(Happening):
    """Is exiled, or returned to a hand."""

    to: str
    origin: str = ""
    owner: PlayerReference | None = None
    put: bool = wording(default=False)
    keys = (MOVES,)

    def well_formed(self) -> bool:
        """A permanent is returned to its owner's hand, always: those words ask for nothing."""
        return self.put or not isinstance(self.owner, ControllerOf)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, ZoneChange) or event.to != self.to or self.origin not in ("", event.origin):
            return None
        if self.origin and isinstance(event, CardGoesAlong):
            return None  # one permanent moved (CR 712.21)
        if self.owner is not None and ctx.owner_of(event.oid) not in self.owner.refs(ctx):
            return None
        there = not self.origin and _speaks_of_card_there(event, subject)
        if not subject.matches(ctx, event.new if there else event.oid):
            return None
        return _with_owner(ctx, event.oid, self.owner)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """Whose hand it is."""
        return () if self.owner is None or self.owner.person == "you" else (Antecedent(PLAYER, "player"),)


@phrase("[is|are] put into exile from {places:zone*and/or}", into="happening", to=EXILE)
@passive("put into {owner:player's} hand from {places:zone*and/or}", to=HAND)
@record
class PutThereFrom(Happening):
    """Is exiled, or put into a hand, from certain zones: "from graveyards and/or the battlefield"."""

    to: str
    places: tuple[ZoneWords, ...]
    owner: PlayerReference | None = None
    keys = (MOVES,)
    leaves_zone = True

    def well_formed(self) -> bool:
        """The battlefield alone has words of its own.

        A card in a library can't be described before it is seen.
        """
        return self.to == HAND or any(place.zone != BATTLEFIELD for place in self.places)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, ZoneChange) or event.to != self.to:
            return None
        along = isinstance(event, CardGoesAlong)
        if not any(
            place.held(ctx, event.origin, event.oid)
            for place in self.places
            if not (along and place.zone == BATTLEFIELD)
        ):
            return None
        if self.owner is not None and ctx.owner_of(event.oid) not in self.owner.refs(ctx):
            return None
        if not subject.matches(ctx, event.oid):
            return None
        return _with_owner(ctx, event.oid, self.owner)

    def zones(self, of_itself: bool) -> tuple[str, ...]:
        """All players see it leave a graveyard (CR 603.10a)."""
        return tuple(place.zone for place in self.places) if of_itself else ()
