"""Costs of counters (CR 118.3, 122): "remove a charge counter from this artifact"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref
from engine.core.record import record, replace
from engine.game.decisions.purposes import TO_PUT_COUNTERS, TO_REMOVE_COUNTERS, WHICH_COUNTERS
from engine.game.events.counters import PutCounters, RemoveCounters
from engine.game.events.event import Event
from engine.game.rules.questions.rule_modifiers import refused
from engine.meaning.families import Amount, Cost, Filter, Reference
from engine.meaning.message import Term, say
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.terms.amounts.plain_numbers import ONE, Number, bounds_of
from engine.vocabulary.terms.objects.objects import Some, matching

if TYPE_CHECKING:
    from engine.game.rules.context import Context

REMOVED = "counters removed"  # the key of how many counters a cost removed


@phrase("remove[s] {count:count} {kind:counter_kind} counter(s) from {object}")
@phrase("remove[s] {count:count} counter(s) from {object}", kind="")
@phrase("remove[s] all {kind:counter_kind} counters from {object}", count=None)
@record
class RemoveCountersCost(Cost):
    """Removing counters (CR 122.8, 118.3)."""

    count: Amount | None  # None: all of them, however many there are
    kind: str
    object: Reference
    reads = READS_NOTHING

    @property
    def counts_counters(self) -> str:
        return self.kind

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many are removed, where that is not said."""
        fixed = isinstance(self.count, Number)
        return () if fixed else (Antecedent(REMOVED, "amount", verb="removed"),)

    def payable(self, ctx: Context) -> bool:
        return all(self._number(ctx, ref) >= self._bounds(ctx, ref)[0] for ref in self.object.refs(ctx))

    def _bounds(self, ctx: Context, ref: Ref) -> tuple[int, int]:
        """The least and the most that may be removed."""
        return bounds_of(self.count, ctx) if self.count is not None else (self._number(ctx, ref),) * 2

    def how_often(self, ctx: Context) -> int:
        if self.count is None:
            return 1
        each = max(1, bounds_of(self.count, ctx)[0])
        return min((self._number(ctx, ref) // each for ref in self.object.refs(ctx)), default=0)

    def _number(self, ctx: Context, ref: Ref) -> int:
        counters = ctx.obj(ref).counters
        return counters.get(self.kind, 0) if self.kind else sum(counters.values())

    def pay(self, ctx: Context) -> bool:
        if not self.payable(ctx):
            return False
        for ref in self.object.refs(ctx):
            least, most = self._bounds(ctx, ref)
            number = min(most, self._number(ctx, ref))
            if least < number:
                number = ctx.choose_number(ctx.controller, least, number, purpose=TO_REMOVE_COUNTERS)
            ctx.bind(REMOVED, number)
            for kind, part in self._kinds(ctx, ref, number):
                ctx.happen(RemoveCounters(ref, kind, part, ctx.source, cause="cost", player=ctx.controller))
        return True

    def _kinds(self, ctx: Context, ref: Ref, number: int) -> Iterator[tuple[str, int]]:
        """Which counters are removed, if any kind will do."""
        if self.kind:
            yield self.kind, number
            return
        counters = dict(ctx.obj(ref).counters)
        for _ in range(number):
            kinds = tuple(kind for kind, left in counters.items() if left)
            kind = ctx.choose_option(ctx.controller, kinds, purpose=WHICH_COUNTERS)
            counters[kind] -= 1
            yield kind, 1


@phrase("remove[s] {count:count} {kind:counter_kind} counter(s) from among {what:filter#many}")
@forms(
    phrase("remove[s] {count:count} counter(s) from among {what:filter#many}", kind=""),
    phrase("removing {count:count} counter(s) from among {what:filter#many}", into="doing", kind=""),
)
@record
class RemoveCountersFromAmong(Cost):
    """Removing counters from one or several permanents, as the player likes (CR 122.8, 118.3)."""

    count: Amount
    kind: str
    what: Filter
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many are removed, where that is not said."""
        return () if isinstance(self.count, Number) else (Antecedent(REMOVED, "amount", verb="removed"),)

    def _there(self, ctx: Context) -> dict[Ref, int]:
        counters = {ref: ctx.obj(ref).counters for ref in matching(ctx, self.what)}
        found = {ref: own.get(self.kind, 0) if self.kind else sum(own.values()) for ref, own in counters.items()}
        return {ref: number for ref, number in found.items() if number}

    def _kind(self, ctx: Context, ref: Ref) -> str:
        """Of which kind one counter of a permanent is that is removed, as the player chooses."""
        kinds = tuple(kind for kind, number in ctx.obj(ref).counters.items() if number)
        if self.kind or len(kinds) < 2:
            return self.kind or kinds[0]
        return ctx.choose_option(ctx.controller, kinds, purpose=WHICH_COUNTERS, prompt=say("which_counter"))

    def payable(self, ctx: Context) -> bool:
        return sum(self._there(ctx).values()) >= self.count.value(ctx)

    def pay(self, ctx: Context) -> bool:
        if not self.payable(ctx):
            return False
        number = self.count.value(ctx)
        if self.antecedents():
            ctx.bind(REMOVED, number)
        for _ in range(number):
            one = say("remove_a_counter", kind=Term("counter", self.kind))
            prompt = one if self.kind else say("remove_any_counter")
            (ref,) = ctx.choose_one(
                ctx.controller, tuple(self._there(ctx)), purpose=TO_REMOVE_COUNTERS, prompt=prompt, good=False
            )
            ctx.happen(RemoveCounters(ref, self._kind(ctx, ref), 1, ctx.source, cause="cost", player=ctx.controller))
        return True


class _OfOnePermanent(Cost):
    """Counters of one permanent that the player chooses among those that will do (CR 118.3)."""

    __slots__ = ()
    count: Amount
    kind: str
    what: Some
    verb: ClassVar[str]  # "remove … from"

    def well_formed(self) -> bool:
        """Whether it is one permanent."""
        return not self.what.plural

    def one_kind(self) -> str:
        """The only kind of counter that will do, "" if there are several."""
        return self.kind

    def will_do(self, ctx: Context, ref: Ref, number: int) -> bool:
        """Whether so many counters of a permanent pay the cost."""
        raise NotImplementedError

    def event(self, ctx: Context, ref: Ref, number: int) -> Event:
        """What pays the cost."""
        raise NotImplementedError

    def _options(self, ctx: Context) -> tuple[Ref, ...]:
        number = self.count.value(ctx)
        return tuple(ref for ref in self.what.candidates(ctx) if self.will_do(ctx, ref, number))

    def payable(self, ctx: Context) -> bool:
        return bool(self._options(ctx))

    def pay(self, ctx: Context) -> bool:
        options = self._options(ctx)
        if not options:
            return False
        verb = self.verb.split(" … ")[0]
        kind = self.one_kind()
        asks = say("remove_a_counter" if verb == "remove" else "put_a_counter", kind=Term("counter", kind))
        (ref,) = ctx.choose_objects(
            ctx.controller,
            options,
            1,
            1,
            purpose=TO_REMOVE_COUNTERS if verb == "remove" else TO_PUT_COUNTERS,
            good=False if verb == "remove" else None,
            prompt=asks if kind else say("remove_any_counter"),
        )
        ctx.happen(self.event(ctx, ref, self.count.value(ctx)))
        return True


@phrase("remove[s] {count:count} {kind:counter_kind} counter(s) from {what:some}")
@phrase("remove[s] a {kind:counter_kind} counter or a {other:counter_kind} counter from {what:some}", count=ONE)
@phrase("remove[s] a counter from {what:some}", count=ONE, kind="")
@record
class RemoveCountersFromOne(_OfOnePermanent):
    """Removing counters from a permanent that the player chooses among their own (CR 122.8, 118.3)."""

    count: Amount
    kind: str  # "" for a counter of any kind
    what: Some
    other: str = ""  # another kind that will do as well
    reads = READS_NOTHING
    verb = "remove … from"

    def one_kind(self) -> str:
        return "" if self.other else self.kind

    def will_do(self, ctx: Context, ref: Ref, number: int) -> bool:
        return bool(self._kinds(ctx, ref, number))

    def _kinds(self, ctx: Context, ref: Ref, number: int) -> tuple[str, ...]:
        """The kinds of which there are enough counters on a permanent."""
        there = ctx.obj(ref).counters
        wanted = tuple(kind for kind in (self.kind, self.other) if kind) or tuple(there)
        return tuple(kind for kind in wanted if there.get(kind, 0) >= number)

    def event(self, ctx: Context, ref: Ref, number: int) -> Event:
        kinds = self._kinds(ctx, ref, number)
        kind = kinds[0] if len(kinds) == 1 else ctx.choose_option(ctx.controller, kinds, purpose=WHICH_COUNTERS)
        return RemoveCounters(ref, kind, number, ctx.source, cause="cost", player=ctx.controller)


@phrase("put[s] {count:count} {kind:counter_kind} counter(s) on {what:some}")
@record
class PutCountersOnOne(_OfOnePermanent):
    """Putting counters on a permanent that the player chooses among their own (CR 122.1)."""

    count: Amount
    kind: str
    what: Some
    reads = READS_NOTHING
    verb = "put … on"

    def will_do(self, ctx: Context, ref: Ref, number: int) -> bool:
        return refused(ctx.game, PutCounters.question, ref, event=PutCounters(ref, self.kind, number)) is None

    def event(self, ctx: Context, ref: Ref, number: int) -> Event:
        return PutCounters(ref, self.kind, number, ctx.controller, ctx.source, "payment")


@phrase("put[s] {count:count} {kind:counter_kind} counter(s) on {object}")
@record
class PutCountersCost(Cost):
    """Putting counters on a permanent (CR 122.1)."""

    count: Amount
    kind: str
    object: Reference
    reads = READS_NOTHING

    def payable(self, ctx: Context) -> bool:
        return all(ctx.on_battlefield(ref) for ref in self.object.refs(ctx))

    def pay(self, ctx: Context) -> bool:
        number = self.count.value(ctx)
        put = PutCounters(ctx.source, self.kind, number, ctx.controller, ctx.source, "payment")
        ctx.happen(*(replace(put, ref=ref) for ref in self.object.refs(ctx)))
        return True
