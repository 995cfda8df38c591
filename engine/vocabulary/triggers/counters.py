"""Counters that are put on something or removed from it (CR 122, 603.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, include, label, phrase, tenses
from engine.core.identity import Ref, is_player
from engine.core.keys import EventKey
from engine.core.record import record, wording
from engine.core.zones import EXILE
from engine.game.events.counters import COUNTERS_PUT, COUNTERS_REMOVED, PutCounters, RemoveCounters
from engine.game.events.table_limits import MOST
from engine.meaning.families import EventPattern, Filter, Reference
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import PERMANENT_OR_PLAYER, Antecedent, nouns_of
from engine.vocabulary.terms.counters.kinds_of_counters import COUNTER_KINDS
from engine.vocabulary.terms.grammar.anaphors import That
from engine.vocabulary.terms.players.players import PlayerReference, You
from engine.vocabulary.triggers.events import AMOUNT, OBJECT
from engine.vocabulary.triggers.subjects import Subject

if TYPE_CHECKING:
    from engine.game.rules.context import Context


KINDS = "kinds of counters"  # the key of those that are put or removed at once
REMOVED = ("removed", "some removed", "last")  # what of the words below speaks of counters that are removed


@phrase("a permanent or player", into="has_counters")
@record
class PermanentOrPlayer(Subject):
    """Any permanent or player."""

    reads = READS_NOTHING

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return True


@tenses({
    "event": "a< {kind:counter_kind}> counter is put on {what:has_counters}",
    "counters_past": "a< {kind:counter_kind}> counter was put on {what:has_counters} this turn",
}, number="a")  # fmt: skip
@phrase("one or more< {kind:counter_kind}> counters are put on {what:has_counters}", number="some")
@phrase("one or more< {kind:counter_kind}> counters are put on {what:filter#many}", number="some", all=True)
@forms(
    phrase("a< {kind:counter_kind}> counter is removed from {what:subject}<exiled? while it's exiled>",
           number="removed"),
    phrase("{player} remove[s] a< {kind:counter_kind}> counter from {what:subject}<exiled? while it's exiled>",
           number="removed"),
)  # fmt: skip
@phrase("one or more< {kind:counter_kind}> counters are removed from {what:subject}", number="some removed")
@forms(
    phrase("the last {kind:counter_kind} counter is removed from {what:subject}<exiled? while it's exiled>",
           number="last"),
    phrase("{player} remove[s] the last {kind:counter_kind} counter from {what:subject}", number="last"),
)  # fmt: skip
@tenses({
    "event": "{player} put[s] one or more< {kind:counter_kind}> counters on {what:has_counters}",
    "counters_past": "{player} put one or more< {kind:counter_kind}> counters on {what:has_counters} this turn",
}, number="some")  # fmt: skip
@phrase("you've put one or more< {kind:counter_kind}> counters on {what:has_counters} this turn", into="counters_past",
        number="some", player=You(), perfect=True)  # fmt: skip
@tenses({
    "event": "{player} put[s] a< {kind:counter_kind}> counter on {what:has_counters}",
    "counters_past": "{player} put a< {kind:counter_kind}> counter on {what:has_counters} this turn",
}, number="a")  # fmt: skip
@phrase("the {ordinal:ordinal} {kind:counter_kind} counter is put on {what:has_counters}", number="ordinal")
@record
class CountersChange(EventPattern):
    """Counters are put on a permanent or removed from it (CR 122)."""

    what: Filter
    number: str
    kind: str = ""  # "" for any
    player: PlayerReference | None = None
    ordinal: str = ""  # the how-manieth counter it is with which the permanent has so many
    exiled: bool = False
    all: bool = False  # counters on all of a description together
    perfect: bool = wording(default=False)

    def well_formed(self) -> bool:
        """In exile only its own object is watched."""
        return not self.exiled or self.what.only_self()

    def zones(self) -> tuple[str, ...]:
        """Where the ability works, if not on the battlefield (CR 113.6)."""
        return (EXILE,) if self.exiled else ()

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The permanent, and how many."""
        return (*self._named(), Antecedent(AMOUNT, "amount"), *self._kinds_named())

    def _named(self) -> tuple[Antecedent, ...]:
        if isinstance(self.what, PermanentOrPlayer):
            return (Antecedent(OBJECT, PERMANENT_OR_PLAYER),)
        nouns = nouns_of(self.what)
        return () if self.what.only_self() else (Antecedent(OBJECT, "object", plural=self.all, kinds=nouns),)

    def _kinds_named(self) -> tuple[Antecedent, ...]:
        return (Antecedent(KINDS, COUNTER_KINDS),) if self._together else ()

    @property
    def _together(self) -> bool:
        """Whether counters of all kinds on it at one time are one occurrence."""
        return not self.kind and self.number in ("some", "some removed")

    def event_keys(self) -> tuple[EventKey, ...]:
        return (COUNTERS_REMOVED,) if self.number in REMOVED else (COUNTERS_PUT,)

    def only_self(self) -> bool:
        return self.what.only_self()

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        such = [event for event in happened if isinstance(event, (PutCounters, RemoveCounters))]
        such = [event for event in such if self._is_such(ctx, event)]
        if self.all:
            refs = tuple(dict.fromkeys(event.ref for event in such))
            yield from ({**_at_once(such), OBJECT: refs} for _ in such[:1])
        elif self._together:
            yield from _on_each(such)
        else:
            for event in such:
                yield from [_at_once([event])] * (min(MOST, event.number) if self.number in ("a", "removed") else 1)

    def _is_such(self, ctx: Context, event: PutCounters | RemoveCounters) -> bool:
        """Whether counters of the kind are put there, or removed, as the words say."""
        if isinstance(event, RemoveCounters) != (self.number in REMOVED):
            return False
        if (self.kind and event.kind != self.kind) or not self.what.matches(ctx, event.ref):
            return False
        if self.ordinal and not self._reaches(ctx, event):
            return False
        if isinstance(event, RemoveCounters) and self.number == "last" and event.left:
            return False
        return self.player is None or event.player in self.player.refs(ctx)

    def _reaches(self, ctx: Context, event: PutCounters | RemoveCounters) -> bool:
        """Whether the permanent has so many counters now and had fewer before."""
        now = ctx.obj(event.ref).counters.get(self.kind, 0) if not is_player(event.ref) else 0
        return now - event.number < int(self.ordinal) <= now


def _at_once(events: Sequence[PutCounters | RemoveCounters]) -> dict[str, object]:
    """What words can look back at of counters that are put, or removed, at the same time."""
    return {"event": events[0], OBJECT: (events[0].ref,), AMOUNT: sum(event.number for event in events)}


def _on_each(events: Sequence[PutCounters | RemoveCounters]) -> Iterator[dict[str, object]]:
    """The same for each that they are on, with their kinds."""
    for ref in dict.fromkeys(event.ref for event in events):
        there = [event for event in events if event.ref == ref]
        yield {**_at_once(there), KINDS: tuple(event.kind for event in there)}


@phrase("{event}, if it's the first time< {kind:counter_kind}> counters have been put on {on:object} this turn",
        into="event_while")  # fmt: skip
@record
class FirstCountersThisTurn(EventPattern):
    """Counters are put on something on which no such counters have been put before in the turn (CR 603.4)."""

    event: EventPattern
    on: Reference
    kind: str = ""

    def well_formed(self) -> bool:
        """Of the permanent that the counters are put on, and of the counters of which the event speaks."""
        event = self.event
        return isinstance(event, CountersChange) and isinstance(self.on, That) and event.kind == self.kind

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What the event names."""
        return self.event.antecedents()

    def event_keys(self) -> tuple[EventKey, ...]:
        return self.event.event_keys()

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        before: set[Ref] = set()
        for event in ctx.game.history.this_turn:
            if any(event is other for other in happened):
                break
            if isinstance(event, PutCounters) and self.kind in ("", event.kind):
                before.add(event.ref)
        for found in self.event.occurrences(ctx, happened):
            if ctx.within(**found).bound(OBJECT)[0] not in before:
                yield found


include("has_counters", "subject")
label("has_counters", "what counters are put on")
