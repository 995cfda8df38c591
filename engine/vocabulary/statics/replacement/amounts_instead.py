"""Replacements that change an amount (CR 614.1a): more counters, twice as many tokens, double damage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, lexicon, phrase
from engine.core.identity import NOBODY, Ref, Seat, is_player
from engine.core.record import record, replace
from engine.core.zones import BATTLEFIELD
from engine.game.events.counters import COUNTERS_PUT, PutCounters
from engine.game.events.zone_changes import ENTERS, TOKENS_CREATED, CreateTokens, ZoneChange
from engine.game.state.objects import Look, new_object
from engine.meaning.families import Filter, Replacement
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import nouns_of
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

lexicon("more", {"plus one": "that many plus one", "twice": "twice that many"})


def more(how: str, number: int) -> int:
    """A number made larger, or smaller."""
    return {"twice": number * 2, "plus one": number + 1, "minus one": number - 1, "half": number // 2}[how]


@phrase("if one or more {kind:counter_kind} counters would be put on a {what#one}, that many {kind:counter_kind} "
        "counters minus one are put on it instead", into="static", how="minus one")  # fmt: skip
@forms(
    phrase("if one or more {kind:counter_kind} counters would be put on a {what#one}, {how:more} {kind:counter_kind} "
           "counters are put on it instead", into="static"),
    phrase("if one or more {kind:counter_kind} counters would be put on a {what#one}, {how:more} {kind:counter_kind} "
           "counters are put on that {noun:filter_noun#one} instead", into="static"),
)  # fmt: skip
@forms(
    phrase("if one or more counters would be put on a {what#one}, {how:more} of each of those kinds of counters are "
           "put on that {noun:filter_noun#one} instead", into="static", kind=""),
    phrase("if one or more counters would be put on a {what#one}, {how:more} of each of those kinds of counters are "
           "put on it instead", into="static", kind=""),
)  # fmt: skip
@phrase("if you would put one or more counters on a {what#one} <players? or player>, put {how:more} of each of those "
        "kinds of counters on that {noun:filter_noun#one} <players? or player> instead", into="static", kind="",
        yours=True)  # fmt: skip
@phrase("if you would put one or more counters on a {what#one} or on yourself, put {how:more} of each of those kinds "
        "of counters on that {noun:filter_noun#one} or player instead", into="static", kind="", yours=True,
        myself=True)  # fmt: skip
@phrase("if a opponent would put one or more counters on a {what#one} or player, they put half that many of each of "
        "those kinds of counters on that {noun:filter_noun#one} or player instead, rounded down", into="static",
        kind="", how="half", theirs=True, players=True)  # fmt: skip
@phrase("if a effect would put one or more counters on a {what#one}, it puts {how:more} of those counters on that "
        "{noun:filter_noun#one} instead", into="static", kind="", effect=True)  # fmt: skip
@record
class MoreCounters(Replacement):
    """More counters of a kind on certain permanents, also as they enter (CR 614.16)."""

    kind: str
    what: Filter
    how: str
    noun: Filter | None = None  # by which the words call it again: it fits
    yours: bool = False  # only those that the ability's controller puts there
    theirs: bool = False  # only those that an opponent puts there
    players: bool = False  # also those that players get
    myself: bool = False  # also those that the ability's controller gets
    effect: bool = False  # only those that an effect puts there: none of costs, damage and turns (CR 609.1)
    reads = READS_NOTHING
    keys = (COUNTERS_PUT, ENTERS)

    def well_formed(self) -> bool:
        """Whether the noun is one of those of the description."""
        return self.noun is None or bool(nouns_of(self.noun) & (nouns_of(self.what) | {"permanent"}))

    def applies(self, ctx: Context, event: object) -> bool:
        if isinstance(event, PutCounters):
            if not self._put_by(ctx, event.player) or (self.effect and event.cause):
                return False
            return self.kind in ("", event.kind) and self._is_for(ctx, event.ref)
        if isinstance(event, ZoneChange):
            if not self._put_by(ctx, event.controller):
                return False  # a permanent gets those with which it enters from its controller (CR 122.6a)
            number = dict(event.counters).get(self.kind, 0) if self.kind else sum(n for _, n in event.counters)
            return number > 0 and self.what.matches(ctx, event.oid)
        return False

    def _is_for(self, ctx: Context, ref: Ref) -> bool:
        if is_player(ref):
            return self.players or (self.myself and ref == ctx.controller)
        return self.what.matches(ctx, ref)

    def _put_by(self, ctx: Context, seat: Seat | None) -> bool:
        if self.theirs:
            return seat in ctx.game.opponents(ctx.controller)
        return not self.yours or seat == ctx.controller

    def replace(self, ctx: Context, event: object) -> Sequence[object]:
        if isinstance(event, PutCounters):
            return (replace(event, number=more(self.how, event.number)),)
        assert isinstance(event, ZoneChange)
        counters = tuple((k, more(self.how, n) if self.kind in ("", k) else n) for k, n in event.counters)
        return (replace(event, counters=tuple(pair for pair in counters if pair[1])),)


@phrase("if you would get one or more counters, you get {how:more} of each of those kinds of counters instead",
        into="static", kind="")  # fmt: skip
@phrase("if you would get one or more {kind:counter_kind} counters, you get {how:more} {kind:counter_kind} counters "
        "instead", into="static")  # fmt: skip
@record
class GetMoreCounters(Replacement):
    """More counters for the ability's controller, whoever puts them there (CR 122.1, 614.16)."""

    kind: str
    how: str
    reads = READS_NOTHING
    keys = (COUNTERS_PUT,)

    def applies(self, ctx: Context, event: PutCounters) -> bool:
        return event.ref == ctx.controller and self.kind in ("", event.kind)

    def replace(self, ctx: Context, event: PutCounters) -> Sequence[object]:
        return (replace(event, number=more(self.how, event.number)),)


def as_created(ctx: Context, event: CreateTokens) -> tuple[Context, Ref]:
    """A token as it is created: before what continuous effects will make of it (CR 701.6b)."""
    values = (event.values or event.definition.front.printed).copy()
    values.controller = event.player
    token = new_object(
        NOBODY, event.player, BATTLEFIELD, values, definition=event.definition, controller=event.player, token=True
    )  # fmt: skip
    token.id = ctx.game.next_id
    inner = ctx.within()
    inner.assumed = Look(token, values)
    return inner, token.id


@forms(
    phrase("if one or more {what#many} would be created under {player:player's} control, twice that many of those "
           "tokens "
           "are created instead", into="static"),
    phrase("if one or more {what#many} would be created, twice that many of those tokens are created instead",
           into="static", player=None),
)  # fmt: skip
@phrase("if a effect would create one or more {what#many} under {player:player's} control, it creates twice that many "
        "of those tokens instead", into="static", effect=True)  # fmt: skip
@record
class TwiceTheTokens(Replacement):
    """Twice as many tokens of a kind for a player (CR 614.16)."""

    what: Filter
    player: PlayerReference | None
    effect: bool = False  # only effects create tokens, replacement effects included (CR 614.16)
    reads = READS_NOTHING
    keys = (TOKENS_CREATED,)

    def applies(self, ctx: Context, event: CreateTokens) -> bool:
        if self.player is not None and event.player not in self.player.refs(ctx):
            return False
        return self.what.matches(*as_created(ctx, event))

    def replace(self, ctx: Context, event: CreateTokens) -> Sequence[object]:
        return (replace(event, count=event.count * 2),)
