"""Shuffle (CR 701.20): a library, or objects and zones into it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import lexicon, phrase
from engine.core.identity import Ref, Seat, is_object
from engine.core.keys import Purpose
from engine.core.record import record, wording
from engine.core.zones import LIBRARY
from engine.game.events.cards import ShuffleLibrary
from engine.game.events.zone_changes import SHUFFLED_IN, ZoneChange
from engine.meaning.families import Instruction, Reference
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.keyword_actions.search import FOUND, SEARCHERS
from engine.vocabulary.effects.shared.affected_objects import deeds, done_to, own_key, per_player
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.objects.objects import This
from engine.vocabulary.terms.players.players import PlayerFilter, PlayerReference, Players
from engine.vocabulary.terms.zones.zones import ZoneWords

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_SHUFFLE_IN = Purpose("shuffle in", "701.20a")


@with_infinitive
@phrase("{player!} shuffle[s]")
@phrase("{player!} shuffle[s] [their] library", said=True)
@phrase("{player!} shuffle[s] their libraries", said=True, several=True)
@phrase("{player:player} shuffle[s] it", said=True, it=True)
@phrase("{player!} shuffle[s] that library", said=True, read_only=True)
@record
class ShufflePlayersLibrary(Instruction):
    """Players shuffle their libraries, all at once."""

    player: PlayerReference
    said: bool = wording(default=False)
    several: bool = wording(default=False)  # "those players shuffle their libraries"
    it: bool = False  # "each player who searched a library this way shuffles it"
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Only a library that the words for the players name is "it"."""
        what = self.player.what if isinstance(self.player, Players) else None
        named = isinstance(what, PlayerFilter) and any(clause.names_library for clause in what.after)
        return named or not self.it

    def perform(self, ctx: Context) -> bool:
        found = tuple(ctx.bindings.get(FOUND, ()))
        seats = self.player.seats(ctx)
        if self.it:
            seats = tuple(dict.fromkeys(owner for seat, owner in ctx.bindings.get(SEARCHERS, ()) if seat in seats))
        carry_out(ctx, *(ShuffleLibrary(seat, found) for seat in seats))
        return bool(seats)


@with_infinitive
@phrase("{player!} shuffle[s] {what:thing} into {whose:whose_library}")
@phrase("{player!} shuffle[s] {what:object} from {origin:zone} into {whose:whose_library}")
@record
class ShuffleInto(Instruction):
    """Players shuffle objects into their owners' libraries (CR 701.20c).

    The libraries are shuffled even if nothing is put there.
    """

    player: PlayerReference
    what: Reference
    whose: str
    origin: ZoneWords | None = None
    key: str = ""
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Where objects come from is said once: a description says it itself."""
        return self.origin is None or self.what.description is None

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was shuffled in."""
        return done_to(self.key, self.what, "shuffled")

    def works_from(self) -> str:
        """The zone in which an ability works that shuffles in its own object from there (CR 113.6)."""
        return self.origin.zone if self.origin is not None and isinstance(self.what, This) else ""

    def perform(self, ctx: Context) -> bool:
        chosen = tuple(oid for _, oid in deeds(ctx, self.player, self.what, TO_SHUFFLE_IN))
        owners: dict[Seat, None] = {}
        if self.whose in ("your library", "their library"):
            owners = dict.fromkeys(self.player.seats(ctx))
        if self.origin is not None:
            chosen = tuple(oid for oid in chosen if self.origin.holds(ctx, oid))
        owners.update(dict.fromkeys(ctx.owner_of(ref) for ref in (*chosen, *self._meant(ctx))))
        shuffle_into(ctx, chosen, tuple(owners))
        ctx.bind(self.key, chosen)
        return True

    def _meant(self, ctx: Context) -> tuple[Ref, ...]:
        """What the words name, wherever it is: its owner's library is shuffled in any case."""
        return self.what.refs(ctx) if own_key(self.what) else ()


_BOTH = "hand and graveyard"
_AND_MORE = "{player!} shuffle[s] [their] hand, [their] graveyard, and {more:affected} into [their#player] library"


@with_infinitive
@phrase("{player!} shuffle[s] [their] {zones:shuffled_zones} into [their] library")
@phrase(_AND_MORE.replace("[their] graveyard", "graveyard"), zones=_BOTH)
@phrase(_AND_MORE, zones=_BOTH, both_said=True)
@phrase(
    "{player!} shuffle[s] {more:object} and [their#player] {zones:shuffled_zones} into their owner's library",
    first=True,
)
@record
class ShuffleZonesInto(Instruction):
    """Players shuffle whole zones into their libraries, perhaps with more.

    As in "each player shuffles their hand and graveyard …", "shuffle your hand, your graveyard, and all permanents
    you own …".
    """

    player: PlayerReference
    zones: str
    more: Reference | None = None
    both_said: bool = wording(default=False)  # "your hand, your graveyard"
    first: bool = wording(default=False)  # "this artifact and your graveyard into their owner's library"
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Players are not shuffled."""
        return not isinstance(self.more, PlayerReference)

    def perform(self, ctx: Context) -> bool:
        acting = per_player(ctx, self.player)
        zones = self.zones.split(" and ")
        cards = tuple(oid for seat, _ in acting for zone in zones for oid in ctx.game.zone(zone, seat))
        more = tuple(ref for _, inner in acting if self.more is not None for ref in self.more.refs(inner))
        owners = (*(seat for seat, _ in acting), *(ctx.owner_of(ref) for ref in more))
        shuffle_into(ctx, (*cards, *more), tuple(dict.fromkeys(owners)))
        return True


lexicon("shuffled_zones", {name: name for name in ("graveyard", "hand", _BOTH, "graveyard and hand")})


def shuffle_into(ctx: Context, oids: tuple[Ref, ...], owners: tuple[Seat, ...]) -> None:
    """Put objects into their owners' libraries at once, then shuffle those (CR 701.20d)."""
    outside = [oid for oid in oids if is_object(oid) and ctx.exists(oid) and ctx.obj(oid).zone != LIBRARY]
    carry_out(ctx, *(ZoneChange(oid, LIBRARY, cause=SHUFFLED_IN, by=ctx.source) for oid in outside))
    carry_out(ctx, *(ShuffleLibrary(seat) for seat in ctx.game.apnap() if seat in owners))
