"""Multiplying by a count (CR 608.2h): "for each creature you control", behind what a verb does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import is_object
from engine.core.record import record, wording
from engine.model.families import Amount, Filter, Reference
from engine.model.node import READS_BOARD, READS_PLAYERS
from engine.terms.objects import matching
from engine.text.templates import label, phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("for each {what:filter#one}", into="for_each")
@record
class ForEachObject(Amount):
    """How many objects fit a description."""

    what: Filter
    reads = READS_BOARD

    def value(self, ctx: Context) -> int:
        return sum(1 for _ in matching(ctx, self.what))


@phrase("for each {what:player_filter#one}", into="for_each")
@phrase("for each {what:player_filter#one} you have", into="for_each", have=True)
@record
class ForEachPlayer(Amount):
    """How many players fit a description."""

    what: Filter
    have: bool = wording(default=False)
    reads = READS_PLAYERS

    def value(self, ctx: Context) -> int:
        return sum(1 for seat in ctx.game.apnap() if self.what.matches(ctx, seat))


@phrase("for each {kind:counter_kind} counter on {object:reference}", into="for_each")
@phrase("for each counter on {object:reference}", into="for_each", kind="")
@record
class ForEachCounter(Amount):
    """How many counters there are on something."""

    kind: str
    object: Reference
    reads = READS_BOARD | READS_PLAYERS

    def value(self, ctx: Context) -> int:
        total = 0
        for ref in self.object.refs(ctx):
            counters = ctx.obj(ref).counters if is_object(ref) else ctx.game.player(ref).counters
            total += counters.get(self.kind, 0) if self.kind else sum(counters.values())
        return total


def times(ctx: Context, amount: Amount, each: Amount | None) -> int:
    """An amount, multiplied if the words say "for each"; never below 0 (CR 107.1b)."""
    number = amount.value(ctx) * (1 if each is None else each.value(ctx))
    return max(0, number)


label("for_each", "“for each …”")
