"""Counters on several objects together (CR 122.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.meaning.families import Amount, Condition, Filter
from engine.meaning.node import READS_BOARD, READS_STATUS
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.objects.objects import matching

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("there are {number:quota} {kind:counter_kind} counters among {what:filter#many}", into="condition_part")
@record
class CountersAmong(Condition):
    """So many counters of a kind are on objects of a description, all together."""

    number: Comparison
    kind: str
    what: Filter
    reads = READS_STATUS | READS_BOARD

    def holds(self, ctx: Context) -> bool:
        return self.number.holds(ctx, sum(ctx.obj(ref).counters.get(self.kind, 0) for ref in matching(ctx, self.what)))


@phrase("the number of {kind:counter_kind} counters on {what:filter#many}", into="quantity")
@phrase("for each {kind:counter_kind} counter on {what:filter#many}", into="for_each")
@record
class NumberOfCountersAmong(Amount):
    """How many counters of a kind are on objects of a description, all together."""

    kind: str
    what: Filter
    reads = READS_STATUS | READS_BOARD

    @property
    def counts_counters(self) -> str:
        return self.kind

    def value(self, ctx: Context) -> int:
        return sum(ctx.obj(ref).counters.get(self.kind, 0) for ref in matching(ctx, self.what))
