"""Kinds of counters that the words before name (CR 122.1): "a counter of that kind"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.events.counters import counters_on
from engine.meaning.families import Condition, Reference
from engine.meaning.node import READS_NOTHING, READS_STATUS
from engine.meaning.speech import Wanted
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.counters.counter_groups import CounterGroup
from engine.vocabulary.terms.counters.counters_on import COUNTERS

if TYPE_CHECKING:
    from engine.game.rules.context import Context

COUNTER_KIND = "counter kind"  # the kind of antecedent of "that kind" of counter
COUNTER_KINDS = "counter kinds"  # and that of "each of those kinds"


def kind_named(ctx: Context, key: str) -> str:
    """The kind of counter that a key names, "" if there was none."""
    return str(ctx.bindings.get(key, ""))


@phrase("{number:count} counter(s) of that kind", into="counters", kind="")
@phrase("a other counter of that kind", into="counters", number=ONE, kind="", another=True)
@phrase("a additional counter of that kind", into="counters", number=ONE, kind="", additional=True)
@record
class CountersOfThatKind(CounterGroup):
    """So many counters of the kind that the words before name; none if they found no kind."""

    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """The kind."""
        return Wanted(COUNTER_KIND)

    def counters(self, ctx: Context) -> tuple[tuple[str, int], ...]:
        kind = kind_named(ctx, self.key)
        return ((kind, self.number.value(ctx)),) if kind else ()


@phrase("one of each of those kinds of counters", into="counters", number=ONE, kind="")
@record
class OneOfEachOfThoseKinds(CounterGroup):
    """One counter of each kind that the words before name."""

    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """The kinds."""
        return Wanted(COUNTER_KINDS)

    def counters(self, ctx: Context) -> tuple[tuple[str, int], ...]:
        return tuple((str(kind), 1) for kind in ctx.bindings.get(self.key, ()))


@phrase("the same number of each kind of counter", into="counters", number=ONE, kind="")
@record
class SameNumberOfEachKind(CounterGroup):
    """As many counters of each kind as are, or were, on what the condition before found counters on."""

    key: str = ""
    reads = READS_STATUS

    def wanted(self) -> Wanted:
        """Those counters."""
        return Wanted(COUNTERS)

    def counters(self, ctx: Context) -> tuple[tuple[str, int], ...]:
        return tuple(pair for ref in ctx.bound(self.key) for pair in counters_on(ctx.game, ref).items())


@phrase("{object} [has|have] a counter of that kind on [them#object]", into="condition_part")
@phrase("{object} [doesn't|don't] have a counter of that kind on [them#object]", into="condition_part", negative=True)
@record
class HasCounterOfThatKind(Condition):
    """A counter of the kind that the words before name is on an object, or none is."""

    object: Reference
    negative: bool = False
    key: str = ""
    reads = READS_STATUS

    def wanted(self) -> Wanted:
        """The kind."""
        return Wanted(COUNTER_KIND)

    def holds(self, ctx: Context) -> bool:
        kind = kind_named(ctx, self.key)
        return any(counters_on(ctx.game, ref).get(kind) for ref in self.object.refs(ctx)) != self.negative
