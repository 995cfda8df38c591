"""Counters on several objects together (CR 122.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.record import record, wording
from engine.meaning.families import Amount, Condition, Filter
from engine.meaning.node import READS_BOARD, READS_STATUS
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.objects.objects import matching

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@forms(
    phrase("there are {number:quota} {kind:counter_kind} counters among {what:filter#many}", into="condition_part"),
    phrase("there are {number:quota} counters among {what:filter#many}", into="condition_part", kind=""),
)  # fmt: skip
@record
class CountersAmong(Condition):
    """So many counters of a kind, or of any, are on objects of a description, all together."""

    number: Comparison
    kind: str
    what: Filter
    reads = READS_STATUS | READS_BOARD

    def holds(self, ctx: Context) -> bool:
        return self.number.holds(ctx, counters_among(ctx, self.kind, self.what))


@phrase("there are {number:quota} different kinds of counters among {what:filter#many}", into="condition_part")
@record
class KindsOfCountersAmong(Condition):
    """Counters of so many kinds are on objects of a description."""

    number: Comparison
    what: Filter
    reads = READS_STATUS | READS_BOARD

    def holds(self, ctx: Context) -> bool:
        kinds = {kind for ref in matching(ctx, self.what) for kind, n in ctx.obj(ref).counters.items() if n > 0}
        return self.number.holds(ctx, len(kinds))


@phrase("the number of {kind:counter_kind} counters on {what:filter#many}", into="quantity")
@phrase("the number of {kind:counter_kind} counters among {what:filter#many}", into="quantity", among=True)
@phrase("the number of counters among {what:filter#many}", into="quantity", kind="", among=True)
@forms(
    phrase("for each {kind:counter_kind} counter on {what:filter#many}", into="for_each"),
    phrase("for each {kind:counter_kind} counter among {what:filter#many}", into="for_each", among=True),
)  # fmt: skip
@record
class NumberOfCountersAmong(Amount):
    """How many counters of a kind, or of any, are on objects of a description, all together."""

    kind: str
    what: Filter
    among: bool = wording(default=False)
    reads = READS_STATUS | READS_BOARD

    @property
    def counts_counters(self) -> str:
        return self.kind

    def value(self, ctx: Context) -> int:
        return counters_among(ctx, self.kind, self.what)


def counters_among(ctx: Context, kind: str, what: Filter) -> int:
    """How many counters of a kind, or of any, are on objects of a description."""
    counters = (ctx.obj(ref).counters for ref in matching(ctx, what))
    return sum(on_it.get(kind, 0) if kind else sum(on_it.values()) for on_it in counters)
