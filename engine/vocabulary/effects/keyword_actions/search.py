"""Search (CR 701.19): libraries, and other zones with them."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, lexicon, phrase
from engine.core.identity import Ref, Seat
from engine.core.keys import Deed, Purpose
from engine.core.record import record, wording
from engine.core.zones import GRAVEYARD, HAND, LIBRARY
from engine.game.events.cards import PlayerDid, ShuffleLibrary
from engine.game.rules.questions.rule_modifiers import refused, verdicts
from engine.meaning.families import Condition, Filter, Instruction, Reference
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.keyword_actions.exile import exile
from engine.vocabulary.effects.shared.affected_objects import own_key, per_player
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.effects.shared.one_of_each import OneOfEach
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.statics.players.player_rules import MAY_SEARCH
from engine.vocabulary.statics.players.searching import FINDS_IN_EXILE, FOUND_IN_EXILE, searched_cards, searching
from engine.vocabulary.terms.amounts.plain_numbers import bounds_of, count_now
from engine.vocabulary.terms.objects.filters import Card, Described
from engine.vocabulary.terms.objects.objects import Every, Some
from engine.vocabulary.terms.objects.several_kinds import SomeOfEach
from engine.vocabulary.terms.players.players import PlayerReference
from engine.vocabulary.triggers.events import PLAYER
from engine.vocabulary.triggers.players import PlayerHappening

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.meaning.limits import Limits

TO_SEARCH = Purpose("search", "701.19a")

SEARCH = Deed("search", sees_hidden=True)


_ZONES = {
    "library": (LIBRARY,),
    "libraries": (LIBRARY,),
    "graveyard": (GRAVEYARD,),
    "library and/or graveyard": (LIBRARY, GRAVEYARD),
    "library and graveyard": (LIBRARY, GRAVEYARD),
    "graveyard and/or library": (GRAVEYARD, LIBRARY),
    "hand and library": (HAND, LIBRARY),
    "hand and/or library": (HAND, LIBRARY),
    "graveyard, hand, and library": (GRAVEYARD, HAND, LIBRARY),
    "graveyard, hand, and/or library": (GRAVEYARD, HAND, LIBRARY),
    "hand, graveyard, and library": (HAND, GRAVEYARD, LIBRARY),
    "hand, library, and/or graveyard": (HAND, LIBRARY, GRAVEYARD),
    "library, hand, and/or graveyard": (LIBRARY, HAND, GRAVEYARD),
    "library, graveyard, and hand": (LIBRARY, GRAVEYARD, HAND),
}
_SEARCHES = "searches"  # the key of who has searched whose library, and when
FOUND = "cards found"  # the key of all that the words before have found
SEARCHERS = "players who searched"  # the key of the players who have searched libraries this way, each with whose
SEARCHED = "zones searched"  # the key of the zones that the words before searched
lexicon("searched_zones", {words: words for words in _ZONES})


@forms(
    phrase("searched their library", into="player_past"),
    phrase("search[es] [their] library", into="player_happening"),
)
@record
class SearchesOwnLibrary(PlayerHappening):
    """Searches a library, which is their own (CR 701.19a)."""

    keys = (SEARCH,)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, PlayerDid) or event.deed != SEARCH or not event.number:
            return None
        return {PLAYER: (event.player,)} if subject.matches(ctx, event.player) else None


@with_infinitive
@phrase("{player!} search[es] {whose:player's} {zones:searched_zones} for {what:some}")
@phrase("{player!} search[es] {whose:player's} {zones:searched_zones} for {what:object}")
@phrase("{player!} search[es] {whose:player's} {zones:searched_zones} for {what:several_things}")
@record
class SearchZones(Instruction):
    """Players search zones for cards; what they find stays there until words say where it goes."""

    player: PlayerReference
    whose: PlayerReference
    zones: str
    what: Reference
    key: str = ""
    reads = READS_NOTHING
    says_where = True

    def well_formed(self) -> bool:
        """One searches for what fits a description."""
        return isinstance(self.what, (Some, Every)) or _only_described(self.what)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was found."""
        key = own_key(self.what) or self.key
        plural = self.what.plural
        kinds = self.what.nouns() | {"card"}
        cards = frozenset(("card",))
        return (Antecedent(key, "object", plural, kinds, "found"), Antecedent(key, "pile", kinds=cards, verb="found"))

    def perform(self, ctx: Context) -> bool:
        before = ctx.bindings.get(FOUND, ())  # nobody finds again what lies there found: "for each …, its controller …"
        found: list[Ref] = []
        searched: dict[str, None] = {}
        searchers = list(ctx.bindings.get(SEARCHERS, ()))
        for seat, inner in per_player(ctx, self.player):
            for owner in self.whose.seats(inner):
                zones = _allowed(ctx, seat, owner, _ZONES[self.zones])
                if not zones:
                    continue
                with searching(ctx.game, seat) if seat == owner else nullcontext():
                    first = len(found)
                    for what in self.what.kinds if isinstance(self.what, (SomeOfEach, OneOfEach)) else (self.what,):
                        found.extend(self._found(inner, seat, owner, zones, what, (*before, *found)))
                    if seat == owner and LIBRARY in zones:
                        _exile_found(ctx, seat, tuple(found[first:]))
                if not _same_search(ctx, seat, owner):
                    own = seat == owner and LIBRARY in zones
                    carry_out(ctx, PlayerDid(seat, SEARCH, int(own)))
                searched.update(dict.fromkeys(zones))
                if LIBRARY in zones:
                    searchers.append((seat, owner))
        ctx.bind(own_key(self.what) or self.key, tuple(found))
        ctx.bind(FOUND, (*before, *found))
        ctx.bind(SEARCHED, tuple(searched))
        ctx.bind(SEARCHERS, tuple(searchers))
        return bool(searched)

    def _found(
        self, ctx: Context, seat: Seat, owner: Seat, zones: tuple[str, ...], what: Reference, taken: tuple[Ref, ...]
    ) -> tuple[Ref, ...]:
        assert isinstance(what, (Some, Every))
        there = [oid for zone in zones for oid in _looked_through(ctx, seat, owner, zone) if oid not in taken]
        cards = [oid for oid in there if what.what.matches(ctx, oid)]
        public = [oid for oid in cards if ctx.obj(oid).zone == GRAVEYARD] if _has_quality(what.what) else []
        must: tuple[Ref, ...] = ()  # a player need not find what only they see, but all the rest (CR 701.19b)
        if isinstance(what, Some):
            least, most = bounds_of(count_now(ctx, what), ctx)
            least = min(least, len(public)) if _has_quality(what.what) else least
        elif _has_quality(what.what):
            must, cards = tuple(public), [oid for oid in cards if oid not in public]
            least, most = 0, len(cards)
        else:
            least = most = len(cards)
        number = len(must)
        ctx.choose_objects(seat, must, number, number, purpose=TO_SEARCH, prompt=say("search"), rule="701.19b")
        chosen = ctx.choose_objects(
            seat, cards, least, most, purpose=TO_SEARCH, prompt=say("search"), rule="701.19",
            together=_limits(ctx, what, cards),
        )  # fmt: skip
        return (*must, *chosen)


def _exile_found(ctx: Context, seat: Seat, found: tuple[Ref, ...]) -> None:
    """Let effects exile what a player has found; the words that let them search do not find it there (CR 400.7)."""
    exiled: tuple[Ref, ...] = ()
    for effect in verdicts(ctx.game, FINDS_IN_EXILE, seat) if found else ():
        exiled = exiled or tuple(new for _, new in exile(effect.ctx, found))
        effect.ctx.bind(FOUND_IN_EXILE, exiled)
        effect.then.perform(effect.ctx)


def _allowed(ctx: Context, seat: Seat, owner: Seat, zones: tuple[str, ...]) -> tuple[str, ...]:
    """Those of some zones that a player may search: who can't search libraries searches the others (CR 101.3)."""
    if LIBRARY not in zones or refused(ctx.game, MAY_SEARCH, seat, owner=owner) is None:
        return zones
    return tuple(zone for zone in zones if zone != LIBRARY)


def _limits(ctx: Context, what: Reference, cards: list[Ref]) -> Limits | None:
    """What the cards found have to be together."""
    return what.limits(ctx, cards) if isinstance(what, Some) else None


def _only_described(what: Reference) -> bool:
    """Whether it is cards of several kinds that are searched for, and nothing that has a name."""
    return isinstance(what, (SomeOfEach, OneOfEach)) and all(isinstance(kind, Some) for kind in what.kinds)


def _looked_through(ctx: Context, seat: Seat, owner: Seat, zone: str) -> tuple[Ref, ...]:
    """The cards of a zone that a player looks through: perhaps only some of a library (CR 701.19f)."""
    return searched_cards(ctx.game, seat, owner) if zone == LIBRARY else ctx.game.zone(zone, owner)


def _same_search(ctx: Context, seat: Seat, owner: Seat) -> bool:
    """Whether the same words have let a player search that library before and it wasn't shuffled since (701.19h)."""
    before = dict(ctx.bindings.get(_SEARCHES, ()))
    since = before.get((seat, owner))
    ctx.bind(_SEARCHES, tuple({**before, (seat, owner): ctx.game.history.total}.items()))
    return since is not None and not any(
        isinstance(event, ShuffleLibrary) and event.player == owner for event in ctx.game.history.since(since)
    )


@forms(
    phrase("who searched their library this way", into="player_clause"),
    phrase("who searched a library this way", into="player_clause", any=True),
    phrase("who searches a library this way", into="player_clause", any=True, now=True),
)  # fmt: skip
@record
class WhoSearched(Filter):
    """A player whom the words before let search their own library, or any, and who did."""

    any: bool = False
    now: bool = wording(default=False)
    reads = READS_NOTHING
    names_library = True

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return any(seat == ref and (self.any or owner == ref) for seat, owner in ctx.bindings.get(SEARCHERS, ()))


@phrase("{player} search[es] {whose:player's} library this way", into="condition_part")
@phrase("{player} searched {whose:player's} library this way", into="condition_part", past=True)
@record
class SearchedLibrary(Condition):
    """Whether the words before let a player search a library."""

    player: PlayerReference
    whose: PlayerReference
    past: bool = wording(default=False)
    reads = READS_NOTHING

    def holds(self, ctx: Context) -> bool:
        return LIBRARY in ctx.bindings.get(SEARCHED, ())


def _has_quality(what: Filter) -> bool:
    """Whether a description states a quality, besides being a card (CR 701.19b, 701.19d)."""
    return not (isinstance(what, Described) and isinstance(what.noun, Card) and not what.before and not what.after)
