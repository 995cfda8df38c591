"""Replacements that change an amount (CR 614.1a): more counters, twice as many tokens, double damage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.core.identity import is_player
from engine.core.record import record
from engine.events.counters import COUNTERS_PUT, PutCounters
from engine.events.zone_changes import ENTERS, TOKENS_CREATED, CreateTokens, ZoneChange
from engine.model.families import Filter, Replacement
from engine.model.node import READS_NOTHING
from engine.terms.players import PlayerReference
from engine.text.templates import lexicon, phrase

if TYPE_CHECKING:
    from engine.rules.context import Context

lexicon("more", {"plus one": "that many plus one", "twice": "twice that many"})


def more(how: str, number: int) -> int:
    """A number made larger, or smaller."""
    return {"twice": number * 2, "plus one": number + 1, "minus one": number - 1}[how]


@phrase("if one or more {kind:counter_kind} counters would be put on a {what#one}, that many {kind:counter_kind} "
        "counters minus one are put on it instead", into="static", how="minus one")  # fmt: skip
@phrase("if one or more {kind:counter_kind} counters would be put on a {what#one}, {how:more} {kind:counter_kind} "
        "counters are put on it instead", into="static")  # fmt: skip
@record
class MoreCounters(Replacement):
    """More counters of a kind on certain permanents, also as they enter (CR 614.16)."""

    kind: str
    what: Filter
    how: str
    reads = READS_NOTHING
    keys = (COUNTERS_PUT, ENTERS)

    def applies(self, ctx: Context, event: object) -> bool:
        if isinstance(event, PutCounters):
            return event.kind == self.kind and not is_player(event.ref) and self.what.matches(ctx, event.ref)
        if isinstance(event, ZoneChange):
            return dict(event.counters).get(self.kind, 0) > 0 and self.what.matches(ctx, event.oid)
        return False

    def replace(self, ctx: Context, event: object) -> Sequence[object]:
        if isinstance(event, PutCounters):
            return (replace(event, number=more(self.how, event.number)),)
        assert isinstance(event, ZoneChange)
        counters = tuple((k, more(self.how, n) if k == self.kind else n) for k, n in event.counters)
        return (replace(event, counters=counters),)


@phrase("if one or more tokens would be created under {player:player's} control, twice that many of those tokens are "
        "created instead", into="static")  # fmt: skip
@phrase("if a effect would create one or more tokens under {player:player's} control, it creates twice that many of "
        "those tokens instead", into="static", effect=True)  # fmt: skip
@phrase("if one or more tokens would be created, twice that many of those tokens are created instead", into="static",
        player=None)  # fmt: skip
@record
class TwiceTheTokens(Replacement):
    """Twice as many tokens for a player (CR 614.16)."""

    player: PlayerReference | None
    effect: bool = False  # only effects create tokens, replacement effects included (CR 614.16)
    reads = READS_NOTHING
    keys = (TOKENS_CREATED,)

    def applies(self, ctx: Context, event: object) -> bool:
        return isinstance(event, CreateTokens) and (self.player is None or event.player in self.player.refs(ctx))

    def replace(self, ctx: Context, event: object) -> Sequence[object]:
        assert isinstance(event, CreateTokens)
        return (replace(event, count=event.count * 2),)
