"""Putting counters on things and removing them (CR 122)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import Form, Unprintable, forms, label, lexicon, phrase, production, terminal
from engine.core.identity import NOBODY, Ref, Seat
from engine.core.record import record, wording
from engine.game.decisions.purposes import TO_MOVE_COUNTERS, TO_PUT_COUNTERS, TO_REMOVE_COUNTERS, WHICH_COUNTERS
from engine.game.events.counters import PutCounters, RemoveCounters, counters_on
from engine.game.rules.questions.rule_modifiers import refused
from engine.meaning.families import Amount, Condition, Instruction, Reference
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING, Node, walk
from engine.meaning.speech import Antecedent, Wanted
from engine.vocabulary.effects.shared.affected_objects import (
    CHOSEN,
    acting_as,
    affected_objects,
    are_there,
    deeds,
    done_to,
    per_player,
)
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out, on_battlefield
from engine.vocabulary.effects.verbs.counters.counter_limits import within_limit
from engine.vocabulary.terms.amounts.amounts import Sum
from engine.vocabulary.terms.amounts.plain_numbers import AnyNumber, Number, UpTo, bounds_of
from engine.vocabulary.terms.counters.counter_groups import CounterGroup, multiplied
from engine.vocabulary.terms.counters.counters_on import COUNTERS, HAD_COUNTERS
from engine.vocabulary.terms.grammar.this_way import GIVEN_COUNTERS, not_given
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@with_infinitive
@forms(
    phrase("{player!} put[s] {counters:counters*and} on {what:thing} <each? {each:for_each}>"),
    phrase("{player!} put[s] {counters:counters*and} on each of {what:some}", apiece=True),
)  # fmt: skip
@phrase("{player!} give[s] {what:reference} {counters:counters*and}", give=True)
@phrase(
    "{player!} put[s] a number of {kind:counter_kind} counters on {what:thing} equal to {amount:quantity}",
    counters=(),
)
@record
class PutCountersOn(Instruction):
    """Counters are put on objects at the same time."""

    player: PlayerReference
    counters: tuple[CounterGroup, ...]
    what: Reference
    each: Amount | None = None
    kind: str = ""
    amount: Amount | None = None
    apiece: bool = wording(default=False)
    give: bool = wording(default=False)  # "give that permanent or player another counter of that kind"
    key: str = ""
    reads = READS_NOTHING
    personal = False

    def well_formed(self) -> bool:
        """ "Each of" several."""
        return not self.apiece or self.what.plural

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What counters were put on, and what really got some."""
        given = Antecedent(self.key, "object", None, self.what.nouns(), GIVEN_COUNTERS, by_verb=True)
        return (*done_to(self.key, self.what, ""), given)

    def possible(self, ctx: Context) -> bool:
        """Whether the kind of counter is known: there may have been none to choose (CR 608.2d)."""
        return not self.counters or any(group.kind or group.counters(ctx) for group in self.counters)

    def perform(self, ctx: Context) -> bool:
        events: list[PutCounters] = []
        chosen: list[Ref] = []
        said = [*self.counters, *(part for part in (self.each, self.amount) if part is not None)]
        of_each = self.what.key and any(node.key == self.what.key for part in said for node in walk(part))
        for seat, oid in deeds(ctx, self.player, self.what, TO_PUT_COUNTERS, good=True):
            chosen.append(oid)
            inner = acting_as(ctx, self.player, seat)
            if of_each:
                inner = inner.naming({self.what.key: (oid,)})
            allowed = ((kind, within_limit(ctx, oid, kind, number)) for kind, number in self._counters(inner))
            events.extend(PutCounters(oid, kind, number, seat, ctx.source) for kind, number in allowed)
        ctx.bind(self.key, tuple(chosen))
        done = carry_out(ctx, *events)
        if without := tuple(ref for ref in chosen if ref not in given_counters(done)):
            ctx.bind(not_given(self.key), without)
        return bool(done)

    def _counters(self, ctx: Context) -> Iterator[tuple[str, int]]:
        if self.amount is not None:
            yield self.kind, self.amount.value(ctx)
        for group in self.counters:
            yield from multiplied(ctx, group, self.each)


def given_counters(done: Iterable[object]) -> tuple[Ref, ...]:
    """What got counters."""
    return tuple(dict.fromkeys(event.ref for event in done if isinstance(event, PutCounters)))


@phrase("{counters:counters*and} on {what:thing}< if {condition}>", into="counters_on")
@record
class CountersOn(Node):
    """Counters for one of several, perhaps only if something is true."""

    counters: tuple[CounterGroup, ...]
    what: Reference
    condition: Condition | None = None
    reads = READS_NOTHING


@phrase("{player!} put[s] {shares:counters_on*and2}")
@record
class PutCountersOnSeveral(Instruction):
    """Counters are put on several things at the same time, on each its own number."""

    player: PlayerReference
    shares: tuple[CountersOn, ...]
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Each has its condition, or none: else it is one for all of them."""
        return len({share.condition is None for share in self.shares}) == 1

    def perform(self, ctx: Context) -> bool:
        events = [
            PutCounters(oid, kind, number, seat, ctx.source)
            for share in self.shares
            if share.condition is None or share.condition.holds(ctx)
            for seat, oid in deeds(ctx, self.player, share.what, TO_PUT_COUNTERS, good=True)
            for group in share.counters
            for kind, number in group.counters(acting_as(ctx, self.player, seat))
        ]
        return bool(carry_out(ctx, *events))


@phrase(
    "{player!} get[s] {counters:counter_symbols} <each? {each:for_each}>",
    when=lambda node: _has_symbol(node.counters) and not node.counted,
)
@phrase("{player!} get[s] {counters:counters*and} <each? {each:for_each}>", when=lambda node: not _read_as_many(node))
@record
class PlayersGetCounters(Instruction):
    """Players get counters: poison, energy, experience (CR 122.1)."""

    player: PlayerReference
    counters: tuple[CounterGroup, ...]
    each: Amount | None = None
    counted: bool = wording(default=False)  # "six {E}"
    reads = READS_NOTHING
    personal = False

    def perform(self, ctx: Context) -> bool:
        events = [
            PutCounters(seat, kind, number, ctx.controller, ctx.source)
            for seat, inner in per_player(ctx, self.player)
            for group in self.counters
            for kind, number in multiplied(inner, group, self.each)
        ]
        return bool(carry_out(ctx, *events))


@phrase("{player!} remove[s] {number:count} {kind:counter_kind} counter(s) from {what:thing}")
@phrase("{player!} remove[s] {number:count} {kind:counter_kind} counter(s) from each of {what:some}", each=True)
@forms(
    phrase("{player!} remove[s] {number:count} counter(s) from {what:thing}", kind=""),
    phrase("{player!} remove[s] {number:count} counter(s) from {what:target_any}", kind=""),
)
@forms(
    phrase("{player!} remove[s] all {kind:counter_kind} counters from {what:thing}", number=None),
    phrase("{player!} remove[s] all {kind:counter_kind} counters from {what:bare_group}", number=None),
)
@phrase("{player!} remove[s] all counters from {what:thing}", number=None, kind="")
@record
class RemoveCountersFrom(Instruction):
    """Counters are removed from objects, at most as many as there are (CR 122.1).

    If no kind is named, a player chooses of which kinds.
    """

    player: PlayerReference
    number: Amount | None
    kind: str
    what: Reference
    each: bool = wording(default=False)
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many were removed."""
        return (Antecedent(self.key, "amount", verb="removed"),)

    def possible(self, ctx: Context) -> bool:
        """Whether there are counters to remove: what is impossible can't be chosen (CR 608.2d)."""
        anything = any(
            self._has_some(inner, seat, ref)
            for seat, inner in per_player(ctx, self.player)
            for ref in (
                self.what.candidates(inner, "", (seat,)) if isinstance(self.what, CHOSEN) else self.what.refs(ctx)
            )
        )
        return anything and (not ctx.in_full or are_there(ctx, self.player, self.what, may=self._has_some))

    def _has_some(self, ctx: Context, seat: Seat, ref: Ref) -> bool:
        """Whether something has such counters; as many as a cost takes (CR 118.3)."""
        counters = counters_on(ctx.game, ref)
        there = counters.get(self.kind, 0) if self.kind else sum(counters.values())
        least = bounds_of(self.number, ctx)[0] if self.number is not None and ctx.in_full else 1
        return there >= max(1, least)

    def perform(self, ctx: Context) -> bool:
        events: list[RemoveCounters] = []
        for seat, ref in deeds(ctx, self.player, self.what, TO_REMOVE_COUNTERS):
            parts = self._removed(ctx, seat, ref)
            events.extend(RemoveCounters(ref, kind, part, ctx.source, player=seat) for kind, part in parts)
        done = [event for event in carry_out(ctx, *events) if isinstance(event, RemoveCounters)]
        removed = sum(event.number for event in done)
        ctx.bind(self.key, removed)
        least = bounds_of(self.number, ctx)[0] if self.number is not None else 1
        return removed >= max(1, least)

    def _removed(self, ctx: Context, seat: Seat, ref: Ref) -> Iterator[tuple[str, int]]:
        there = {kind: count for kind, count in counters_on(ctx.game, ref).items() if self.kind in ("", kind)}
        total = sum(there.values())
        number = total if self.number is None else self._how_many(ctx, seat, self.number, total)
        if number >= total:
            yield from there.items()
        else:
            yield from pick_kinds(ctx, seat, there, number)

    def _how_many(self, ctx: Context, seat: Seat, amount: Amount, total: int) -> int:
        _, most = bounds_of(amount, ctx)
        most = min(most, total)
        if isinstance(amount, (UpTo, AnyNumber)):
            return ctx.choose_number(seat, 0, most, purpose=TO_REMOVE_COUNTERS, prompt=say("how_many_counters"))
        return most


@forms(
    phrase("{player!} lose[s] all {kind:counter_kind} counters"),
    phrase("{player!} lose[s] all counters", kind=""),
)  # fmt: skip
@record
class LoseAllCounters(Instruction):
    """Players lose all counters that they have, or all of a kind (CR 122.1)."""

    player: PlayerReference
    kind: str
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many."""
        return (Antecedent(self.key, "amount", verb="removed"),)

    def perform(self, ctx: Context) -> bool:
        each = ((seat, *one) for seat in self.player.seats(ctx) for one in counters_on(ctx.game, seat).items())
        events = [
            RemoveCounters(seat, kind, number, ctx.source, player=seat) for seat, kind, number in each
            if number and self.kind in ("", kind)
        ]  # fmt: skip
        done = [event for event in carry_out(ctx, *events) if isinstance(event, RemoveCounters)]
        ctx.bind(self.key, sum(event.number for event in done))
        return bool(done)


@phrase("{player!} remove[s] {word:those_counters}")
@record
class RemoveThoseCounters(Instruction):
    """All the counters of which a condition before has spoken are removed (CR 122.1)."""

    player: PlayerReference
    word: str = wording(default="those counters")
    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """The counters."""
        return Wanted(COUNTERS)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many were removed."""
        return (Antecedent(f"{self.key} removed", "amount", verb="removed"),)

    def perform(self, ctx: Context) -> bool:
        kind = ctx.bindings.get(f"{self.key} kind", "")
        events = [
            RemoveCounters(ref, one, number, ctx.source, player=seat)
            for seat in self.player.seats(ctx)
            for ref in on_battlefield(ctx, ctx.named(self.key))
            for one, number in counters_on(ctx.game, ref).items()
            if kind in ("", one)
        ]
        done = [event for event in carry_out(ctx, *events) if isinstance(event, RemoveCounters)]
        ctx.bind(f"{self.key} removed", sum(event.number for event in done))
        return bool(done)


lexicon("those_counters", {word: word for word in ("those counters", "them", "them all", "all of them")})


SYMBOLS = {"energy": "{E}", "ticket": "{TK}"}  # kinds of counters that players get, and the symbol of each (CR 107)
_ONLY = {kind: re.compile(f"(?:{re.escape(symbol)})+") for kind, symbol in SYMBOLS.items()}


def _read_symbols(words: list[str], position: int) -> Iterator[tuple[int, tuple[CounterGroup, ...]]]:
    """Counters as symbols: {E}{E}, {TK}."""
    symbols = words[position].upper()
    for kind, symbol in SYMBOLS.items():
        if _ONLY[kind].fullmatch(symbols):
            yield position + 1, (CounterGroup(Number(symbols.count(symbol)), kind),)


def _as_many(player: PlayerReference, number: Amount) -> PlayersGetCounters:
    return PlayersGetCounters(player, (CounterGroup(number, "energy"),), counted=isinstance(number, Number))


def _read_as_many(node: PlayersGetCounters) -> dict[str, Any] | None:
    if not _has_symbol(node.counters) or node.counters[0].kind != "energy" or node.each is not None:
        return None
    number = node.counters[0].number
    return {"player": node.player, "number": number} if node.counted or not isinstance(number, Number) else None


production("instruction", "{player!} get[s] {number:count} {{E}}", PlayersGetCounters, _as_many, _read_as_many)
phrase("{first:counted} plus {second:words}", into="counted_and_more", sign=1, in_words=True)(Sum)
production(
    "instruction", "{player!} get[s] {number:counted_and_more} {{E}}", PlayersGetCounters, _as_many, _read_as_many
)


production(
    "instruction", "{player!} get[s] a amount of {{E}} equal to {number:quantity}", PlayersGetCounters, _as_many,
    _read_as_many,
)  # fmt: skip


def _write_symbols(value: Any, form: Form) -> list[str]:
    if not _has_symbol(value) or not isinstance(value[0].number, Number):
        raise Unprintable(f"{value!r} as symbols")
    return [SYMBOLS[value[0].kind] * value[0].number.number]


def _has_symbol(counters: tuple[CounterGroup, ...]) -> bool:
    return len(counters) == 1 and counters[0].kind in SYMBOLS


terminal("counter_symbols", _read_symbols, _write_symbols)


def pick_kinds(ctx: Context, seat: Seat, there: dict[str, int], number: int) -> Iterator[tuple[str, int]]:
    """Which counters a player picks among several kinds."""
    left = dict(there)
    taken: dict[str, int] = {}
    for _ in range(number):
        kinds = tuple(kind for kind, count in left.items() if count)
        kind = ctx.choose_option(seat, kinds, purpose=WHICH_COUNTERS, prompt=say("which_counter"))
        left[kind] -= 1
        taken[kind] = taken.get(kind, 0) + 1
    yield from taken.items()


@forms(
    phrase("{player!} move[s] {number:count} {kind:counter_kind} counter(s) from {what:object} onto {to:thing}"),
    phrase("{player!} move[s] all {kind:counter_kind} counters from {what:object} onto {to:thing}", number=None),
    phrase("{player!} move[s] all counters from {what:object} onto {to:thing}", number=None, kind=""),
)  # fmt: skip
@phrase("{player!} move[s] {number:count} counter(s) from {what:object} onto {to:thing}", kind="")
@phrase("{player!} move[s] {number:count} {kind:counter_kind} counter(s) from {what:object} to {to:thing}", onto=False)
@phrase("{player!} move[s] {number:count} counter(s) from {what:object} to {to:thing}", kind="", onto=False)
@record
class MoveCounters(Instruction):
    """Counters are moved from one object to another, if both can be part of it (CR 122.5)."""

    player: PlayerReference
    number: Amount | None
    kind: str
    what: Reference
    to: Reference
    onto: bool = wording(default=True)
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        seat = self.player.seat(ctx)
        source = next(iter(on_battlefield(ctx, self.what.refs(ctx))), NOBODY)
        target = next(
            iter(on_battlefield(ctx, affected_objects(ctx, self.to, TO_MOVE_COUNTERS, seat, good=True))), NOBODY
        )
        if seat is None or NOBODY in (source, target) or source == target:
            return False
        there = {kind: count for kind, count in counters_on(ctx.game, source).items() if self.kind in ("", kind)}
        total = sum(there.values())
        number = total if self.number is None else min(bounds_of(self.number, ctx)[1], total)
        if isinstance(self.number, (UpTo, AnyNumber)):
            number = ctx.choose_number(seat, 0, number, purpose=TO_MOVE_COUNTERS, prompt=say("how_many_counters"))
        moved = there if number == total else dict(pick_kinds(ctx, seat, there, number))
        return move(ctx, seat, source, target, moved)


@phrase("{player!} put[s] {what:object's} counters on {to:thing}")
@phrase("{player!} put[s] those counters on {to:thing}", what=None)
@record
class PutItsCounters(Instruction):
    """As many counters of each kind as something had are put on something else (CR 122.8)."""

    player: PlayerReference
    what: Reference | None
    to: Reference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        had = self.what.refs(ctx) if self.what is not None else ctx.bound(HAD_COUNTERS) or (ctx.source,)
        seat = self.player.seat(ctx)
        events = [
            PutCounters(target, kind, number, ctx.controller if seat is None else seat, ctx.source)
            for target in on_battlefield(ctx, affected_objects(ctx, self.to, TO_PUT_COUNTERS, seat, good=True))
            for ref in had
            for kind, number in counters_on(ctx.game, ref).items()
        ]
        return bool(carry_out(ctx, *events))


def move(ctx: Context, seat: Seat, source: Ref, target: Ref, counters: dict[str, int]) -> bool:
    """Move counters between permanents at once: those that can be put there, the others stay (CR 122.5)."""
    put = [PutCounters(target, kind, count, seat, ctx.source) for kind, count in counters.items()]
    put = [event for event in put if refused(ctx.game, PutCounters.question, target, event=event) is None]
    removed = [RemoveCounters(source, event.kind, event.number, ctx.source) for event in put]
    return bool(carry_out(ctx, *removed, *put))


label("counters_on", "counters on something")
