"""Conditions about the counters on an object (CR 122): "it has three or more +1/+1 counters on it"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.game.events.counters import PutCounters
from engine.meaning.families import Condition, Filter, Reference
from engine.meaning.node import READS_BOARD, READS_STATUS, READS_TURN
from engine.meaning.speech import Antecedent
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.objects.objects import matching

if TYPE_CHECKING:
    from engine.game.rules.context import Context

COUNTERS = "counters"  # the kind of antecedent of "those counters"
HAD_COUNTERS = "had counters"  # the key of what a condition finds counters on: "those counters"


@forms(
    phrase("there are {number:quota} {kind:counter_kind} counters on {object}", into="condition_part"),
    phrase("there is {number:counter_comparison} {kind:counter_kind} counter on {object}", into="condition_part",
        one=True),
)  # fmt: skip
@phrase("{number:quota} {kind:counter_kind} counters are on {object}", into="condition_part", turned=True)
@phrase("there is a {kind:counter_kind} counter on {object}", into="condition_part", number=None)
@forms(
    phrase( "{object} [has|have] {number:quota} {kind:counter_kind} counter(s#number) on [them#object]",
        into="condition_part", has=True, ),
    phrase( "{object} [has|have] a {kind:counter_kind} counter on [them#object]", into="condition_part",
        number=None, has=True ),
    phrase( "{object} had a {kind:counter_kind} counter on [them#object]", into="condition_part",
        number=None, has=True, past=True, ),
    phrase( "{object} had {number:quota} {kind:counter_kind} counter(s#number) on [them#object]",
        into="condition_part", has=True, past=True, ),
    phrase( "{object} [has|have] {number:quota} counter(s#number) on [them#object]", into="condition_part", kind="",
        has=True ),
    phrase("{object} had {number:quota} counter(s#number) on [them#object]", into="condition_part", kind="",
        has=True, past=True),
    phrase("{object} [has|have] counters on [them#object]", into="condition_part", number=None, kind="", has=True),
    phrase("{object} had counters on [them#object]", into="condition_part", number=None, kind="", has=True, past=True),
    phrase("{object} had a counter on [them#object]", into="condition_part", number=None, kind="",
        has=True, past=True, single=True),
    phrase("{object} [has|have] a counter on [them#object]", into="condition_part", number=None, kind="",
        has=True, single=True),
)  # fmt: skip
@phrase("{object} [doesn't|don't] have a {kind:counter_kind} counter on [them#object]", into="condition_part",
        number=None, has=True, negative=True)  # fmt: skip
@phrase("{object} didn't have a {kind:counter_kind} counter on [them#object]", into="condition_part",
        number=None, has=True, negative=True, past=True)  # fmt: skip
@record
class CountersOn(Condition):
    """So many counters are, or were, on an object, or none of a kind (CR 122)."""

    number: Comparison | None
    kind: str
    object: Reference
    turned: bool = wording(default=False)
    has: bool = wording(default=False)
    past: bool = wording(default=False)
    single: bool = wording(default=False)
    one: bool = wording(default=False)
    negative: bool = False
    key: str = ""
    reads = READS_STATUS
    always_named = True

    def well_formed(self) -> bool:
        """Whether there "is" one and not several."""
        return not self.one or (self.number is not None and not self.number.plural)

    @property
    def counts_counters(self) -> str:
        return self.kind

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The counters, for "those counters"; and how many they are, where that is not said."""
        if self.negative:
            return ()
        those = Antecedent(self.key, COUNTERS)
        counted = self.number is not None and self.number.how == ">="
        return (those, Antecedent(f"{self.key} number", "amount")) if counted else (those,)

    def holds(self, ctx: Context) -> bool:
        count = 0
        refs = self.object.refs(ctx)
        ctx.bind(HAD_COUNTERS, refs)
        if self.key:
            ctx.bind(self.key, refs)
            ctx.bind(f"{self.key} kind", self.kind)
        for ref in refs:
            counters = ctx.obj(ref).counters
            count += counters.get(self.kind, 0) if self.kind else sum(counters.values())
        ctx.bind(f"{self.key} number", count)
        return self.number.holds(ctx, count) if self.number is not None else (count > 0) != self.negative


@phrase("a {what:filter#one} has a {kind:counter_kind} counter on it", into="condition_part")
@record
class SomethingHasCounter(Condition):
    """Anything of a description has a counter of a kind on it."""

    what: Filter
    kind: str
    reads = READS_STATUS | READS_BOARD

    def holds(self, ctx: Context) -> bool:
        return any(ctx.obj(ref).counters.get(self.kind) for ref in matching(ctx, self.what))


@phrase("you've put one or more {kind:counter_kind} counters on this turn", into="relative")
@record
class PutCountersOnIt(Filter):
    """An object on which one has put counters of a kind this turn (CR 122.6)."""

    kind: str
    reads = READS_TURN

    def matches(self, ctx: Context, ref: Ref) -> bool:
        put = (event for event in ctx.game.history.this_turn if isinstance(event, PutCounters))
        return any((event.ref, event.kind, event.player) == (ref, self.kind, ctx.controller) for event in put)
