"""Choosing a kind of counter, and doing something for each kind that is there (CR 122.1, 608.2d)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, label, phrase
from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.game.decisions.purposes import TO_CHOOSE, TO_REMOVE_COUNTERS, WHICH_COUNTERS
from engine.game.events.counters import PutCounters, RemoveCounters, counters_on
from engine.meaning.families import Filter, Instruction, Reference
from engine.meaning.message import say
from engine.meaning.node import READS_BOARD, READS_NOTHING, Node
from engine.meaning.speech import Antecedent, Wanted
from engine.vocabulary.effects.shared.affected_objects import deeds, done_to
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.costs.choice_costs import chosen_at_random
from engine.vocabulary.terms.counters.kinds_of_counters import COUNTER_KIND, kind_named
from engine.vocabulary.terms.objects.objects import matching
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.rules.context import Context


def _kinds(ctx: Context, refs: Iterable[Ref]) -> tuple[str, ...]:
    """The kinds of counters on some objects or players."""
    return tuple(dict.fromkeys(kind for ref in refs for kind in counters_on(ctx.game, ref)))


@forms(
    phrase("on {what:object}", into="each_kind_of_counter", among=None),
    phrase("on {what:target_any}", into="each_kind_of_counter", among=None),
)
@phrase("on {among:filter#many}", into="each_kind_of_counter", what=None)
@phrase("among {among:filter#many}", into="each_kind_of_counter", what=None, word=True)
@record
class EachKindOfCounter(Node):
    """The kinds of counters that are on something, one by one."""

    what: Reference | None
    among: Filter | None
    word: bool = wording(default=False)  # "among creatures"
    key: str = ""
    reads = READS_BOARD

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Each kind in its turn."""
        return (Antecedent(self.key, COUNTER_KIND),)

    def kinds(self, ctx: Context) -> tuple[str, ...]:
        """The kinds of counters there are now."""
        if self.what is not None:
            return _kinds(ctx, self.what.refs(ctx))
        return _kinds(ctx, matching(ctx, self.among)) if self.among is not None else ()


@phrase("for each kind of counter {each:each_kind_of_counter}, {effect:chain}", into="ending")
@record
class ForEachKindOfCounter(Instruction):
    """Something is done for each kind of counter that is there, one after the other (CR 608.2c)."""

    each: EachKindOfCounter
    effect: Instruction
    reads = READS_NOTHING
    done_each_time = True

    def perform(self, ctx: Context) -> bool:
        done = False
        for kind in self.each.kinds(ctx):
            ctx.bind(self.each.key, kind)
            done = self.effect.perform(ctx) or done
        return done


@forms(
    phrase("{player!} choose[s] a counter on {what:thing}"),
    phrase("{player!} choose[s] a counter on {what:target_any}"),
    phrase("{player!} choose[s] a kind of counter on {what:thing}", of=True),
)  # fmt: skip
@record
class ChooseCounter(Instruction):
    """A player chooses a counter on something, and with it a kind of counter (CR 608.2d)."""

    player: PlayerReference
    what: Reference
    of: bool = wording(default=False)
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What it is on, and its kind."""
        return (*done_to(self.key, self.what, ""), Antecedent(f"{self.key} kind", COUNTER_KIND))

    def perform(self, ctx: Context) -> bool:
        ctx.bind(f"{self.key} kind", "")
        chosen: list[Ref] = []
        for seat, ref in deeds(ctx, self.player, self.what, TO_CHOOSE, may=_has_counters):
            kinds = _kinds(ctx, (ref,))
            chosen.append(ref)
            kind = ctx.choose_option(seat, kinds, purpose=WHICH_COUNTERS, prompt=say("which_counter"))
            ctx.bind(f"{self.key} kind", kind)
        ctx.bind(self.key, tuple(chosen))
        return bool(chosen)


def _has_counters(ctx: Context, seat: Seat, ref: Ref) -> bool:
    return bool(counters_on(ctx.game, ref))


@phrase("{player!} choose[s] a kind of counter at random that {without:object} [doesn't|don't#without] have on "
        "[them#without] from among {kinds:listed_counter_kind*and2}")  # fmt: skip
@record
class ChooseKindAtRandom(Instruction):
    """A kind of counter is chosen at random among those of a list that are not on an object."""

    player: PlayerReference
    without: Reference
    kinds: tuple[str, ...]
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The kind."""
        return (Antecedent(self.key, COUNTER_KIND),)

    def perform(self, ctx: Context) -> bool:
        there = _kinds(ctx, self.without.refs(ctx))
        left = [kind for kind in self.kinds if kind not in there]
        chosen = chosen_at_random(ctx, tuple(range(len(left))), 1) if left else ()
        ctx.bind(self.key, left[chosen[0]] if chosen else "")
        return bool(chosen)


@phrase("{player!} remove[s] one from {what:thing}")
@record
class RemoveOneOfThatKind(Instruction):
    """One counter of the kind that the words before name is removed from something (CR 122.1)."""

    player: PlayerReference
    what: Reference
    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """The kind."""
        return Wanted(COUNTER_KIND)

    def perform(self, ctx: Context) -> bool:
        kind = kind_named(ctx, self.key)
        there = (
            (seat, ref)
            for seat, ref in deeds(ctx, self.player, self.what, TO_REMOVE_COUNTERS)
            if counters_on(ctx.game, ref).get(kind)
        )
        return bool(carry_out(ctx, *(RemoveCounters(ref, kind, 1, ctx.source, player=seat) for seat, ref in there)))


@phrase("{player!} double[s] the number of each kind of counter {whose:player} ha[s|ve]")
@record
class DoublePlayersCounters(Instruction):
    """Players get as many counters of each kind as they have (CR 701.9e)."""

    player: PlayerReference
    whose: PlayerReference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        events = [
            PutCounters(one, kind, number, seat, ctx.source)
            for seat in self.player.acting_players(ctx)
            for one in self.whose.seats(ctx)
            for kind, number in counters_on(ctx.game, one).items()
        ]
        return bool(carry_out(ctx, *events))


label("each_kind_of_counter", "what counters are on")
