"""Counters distributed or removed among what a player chooses meanwhile (CR 122.1, 608.2d)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref, Seat
from engine.core.record import record
from engine.game.decisions.purposes import TO_PUT_COUNTERS, TO_REMOVE_COUNTERS
from engine.game.events.counters import PutCounters, RemoveCounters, counters_on
from engine.meaning.families import Amount, Filter, Instruction, Reference
from engine.meaning.message import Term, say
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import per_player
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out, on_battlefield
from engine.vocabulary.effects.verbs.counters.counters import pick_kinds
from engine.vocabulary.terms.amounts.plain_numbers import AnyNumber, UpTo, bounds_of
from engine.vocabulary.terms.objects.objects import matching
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{player!} distribute[s] {number:count} {kind:counter_kind} counters among any number of {among:filter#many}")
@phrase("{player!} distribute[s] {number:count} {kind:counter_kind} counters among {also:object} and any number of "
        "{among:filter#many}")  # fmt: skip
@record
class DistributeAmongChosen(Instruction):
    """A player distributes counters among any number of objects, at least one on each (CR 608.2d)."""

    player: PlayerReference
    number: Amount
    kind: str
    among: Filter
    also: Reference | None = None  # one more that they may be put on
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        events: list[PutCounters] = []
        for seat, inner in per_player(ctx, self.player):
            also = on_battlefield(inner, self.also.refs(inner)) if self.also is not None else ()
            options = tuple(dict.fromkeys((*also, *matching(inner, self.among))))
            shares = self._shares(inner, seat, options)
            events.extend(PutCounters(ref, self.kind, share, seat, ctx.source) for ref, share in shares)
        return bool(carry_out(ctx, *events))

    def _shares(self, ctx: Context, seat: Seat, options: tuple[Ref, ...]) -> Iterator[tuple[Ref, int]]:
        left = bounds_of(self.number, ctx)[1]
        most = min(left, len(options))
        prompt = say("put_a_counter", kind=Term("counter", self.kind))
        chosen = ctx.choose_objects(seat, options, 0, most, purpose=TO_PUT_COUNTERS, good=True, prompt=prompt)
        for place, ref in enumerate(chosen, start=1):
            others = len(chosen) - place
            least = 1 if others or isinstance(self.number, UpTo) else left
            share = left - others
            if least < share:
                share = ctx.choose_number(seat, least, share, purpose=TO_PUT_COUNTERS, prompt=say("how_many_counters"))
            left -= share
            yield ref, share


@forms(
    phrase("{player!} remove[s] {number:count} {kind:counter_kind} counter(s) from among {among:filter#many}"),
    phrase("{player!} remove[s] {number:count} counter(s) from among {among:filter#many}", kind=""),
)  # fmt: skip
@record
class RemoveFromAmong(Instruction):
    """Counters are removed from one or several permanents, as the player likes (CR 122.1)."""

    player: PlayerReference
    number: Amount
    kind: str
    among: Filter
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many were removed."""
        return (Antecedent(self.key, "amount", verb="removed"),)

    def possible(self, ctx: Context) -> bool:
        """Whether there are counters to remove, as many as a cost takes (CR 118.3, 608.2d)."""
        for _, inner in per_player(ctx, self.player):
            least = bounds_of(self.number, inner)[0] if ctx.in_full else 1
            if sum(map(sum, (there.values() for there in self._there(inner).values()))) >= max(1, least):
                return True
        return False

    def _there(self, ctx: Context) -> dict[Ref, dict[str, int]]:
        """The counters that could be removed."""
        found = {
            ref: {kind: count for kind, count in counters_on(ctx.game, ref).items() if self.kind in ("", kind)}
            for ref in matching(ctx, self.among)
        }
        return {ref: counters for ref, counters in found.items() if counters}

    def perform(self, ctx: Context) -> bool:
        events: list[RemoveCounters] = []
        for seat, inner in per_player(ctx, self.player):
            parts = self._freely if isinstance(self.number, AnyNumber | UpTo) else self._exactly
            for ref, kind, number in parts(inner, seat, self._there(inner), bounds_of(self.number, inner)[1]):
                events.append(RemoveCounters(ref, kind, number, ctx.source, player=seat))
        done = [event for event in carry_out(ctx, *events) if isinstance(event, RemoveCounters)]
        removed = sum(event.number for event in done)
        ctx.bind(self.key, removed)
        return removed >= max(1, bounds_of(self.number, ctx)[0])

    def _freely(
        self, ctx: Context, seat: Seat, there: dict[Ref, dict[str, int]], most: int
    ) -> Iterator[tuple[Ref, str, int]]:
        """As many as the player likes."""
        prompt = say("remove_any_counter")
        chosen = ctx.choose_objects(
            seat, tuple(there), 0, len(there), purpose=TO_REMOVE_COUNTERS, good=False, prompt=prompt
        )
        for ref in chosen:
            total = min(most, sum(there[ref].values()))
            number = ctx.choose_number(seat, 0, total, purpose=TO_REMOVE_COUNTERS, prompt=say("how_many_counters"))
            most -= number
            yield from ((ref, kind, part) for kind, part in pick_kinds(ctx, seat, there[ref], number))

    def _exactly(
        self, ctx: Context, seat: Seat, there: dict[Ref, dict[str, int]], number: int
    ) -> Iterator[tuple[Ref, str, int]]:
        """So many, or all if there are not so many (CR 609.3)."""
        prompt = say("remove_any_counter")
        taken: dict[tuple[Ref, str], int] = {}
        for _ in range(min(number, sum(sum(counters.values()) for counters in there.values()))):
            options = tuple(ref for ref, counters in there.items() if sum(counters.values()))
            (ref,) = ctx.choose_one(seat, options, purpose=TO_REMOVE_COUNTERS, prompt=prompt, good=False)
            for kind, part in pick_kinds(ctx, seat, there[ref], 1):
                there[ref] = {**there[ref], kind: there[ref][kind] - part}
                taken[ref, kind] = taken.get((ref, kind), 0) + part
        yield from ((ref, kind, part) for (ref, kind), part in taken.items())
