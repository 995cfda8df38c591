"""Costs (CR 118): mana, {T}, life, sacrifices, discards, counters, tapping other permanents …"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core.identity import Ref
from engine.core.mana import ManaCost as Symbols
from engine.core.mana import parse_mana_cost
from engine.core.zones import EXILE, GRAVEYARD, HAND, LIBRARY
from engine.events.cards import Reveal
from engine.events.counters import PutCounters, RemoveCounters
from engine.events.life import LoseLife
from engine.events.status import Tap, Untap
from engine.events.zone_changes import BOTTOM, TOP, Discard, Sacrifice, ZoneChange
from engine.model.families import Amount, Cost, Reference
from engine.model.node import READS_NOTHING
from engine.rules.questions import refused
from engine.terms.objects import Some
from engine.terms.plain_numbers import ONE, bounds_of
from engine.text.binding import Antecedent, kinds_of
from engine.text.templates import Form, Unprintable, include, label, phrase, terminal

if TYPE_CHECKING:
    from engine.rules.context import Context


def _read_mana(words: list[str], position: int) -> Iterator[tuple[int, Symbols]]:
    if words[position].startswith("{"):
        cost = parse_mana_cost(words[position])
        if cost is not None:
            yield position + 1, cost


def _write_mana(value: Any, form: Form) -> list[str]:
    if not isinstance(value, Symbols):
        raise Unprintable(f"{value!r} as mana symbols")
    return [str(value)]


terminal("mana_symbols", _read_mana, _write_mana)


@phrase("{mana:mana_symbols}", into="mana_cost")
@phrase("pay[s] {mana:mana_symbols}", into="paying")
@dataclass(frozen=True, slots=True)
class PayMana(Cost):
    """Mana (CR 118.3, 601.2g); gathered and paid by the rules for costs as a whole."""

    mana: Symbols
    reads = READS_NOTHING

    def mana_part(self, ctx: Context) -> Symbols:
        return self.mana

    def payable(self, ctx: Context) -> bool:
        return True

    def pay(self, ctx: Context) -> bool:
        return True


@phrase("{{T}}")
@dataclass(frozen=True, slots=True)
class TapThis(Cost):
    """{T}: tap this permanent; a creature needs to be without summoning sickness (CR 107.5, 302.6)."""

    reads = READS_NOTHING

    def taps_source(self) -> bool:
        return True

    def payable(self, ctx: Context) -> bool:
        return ctx.on_battlefield(ctx.source) and not ctx.obj(ctx.source).tapped

    def pay(self, ctx: Context) -> bool:
        return bool(ctx.happen(Tap(ctx.source, cause="cost")))


@phrase("{{Q}}")
@dataclass(frozen=True, slots=True)
class UntapThis(Cost):
    """{Q}: untap this permanent (CR 107.6)."""

    reads = READS_NOTHING

    def taps_source(self) -> bool:
        return True

    def payable(self, ctx: Context) -> bool:
        return ctx.on_battlefield(ctx.source) and ctx.obj(ctx.source).tapped

    def pay(self, ctx: Context) -> bool:
        return bool(ctx.happen(Untap(ctx.source, cause="cost")))


@phrase("pay[s] {mana:mana_symbols} {each:for_each}", into="paying")
@dataclass(frozen=True, slots=True)
class PayManaForEach(Cost):
    """Mana as many times as something is counted: "{1} for each card in your graveyard"."""

    mana: Symbols
    each: Amount
    reads = READS_NOTHING

    def mana_part(self, ctx: Context) -> Symbols:
        return Symbols(self.mana.symbols * max(0, self.each.value(ctx)))

    def payable(self, ctx: Context) -> bool:
        return True

    def pay(self, ctx: Context) -> bool:
        return True


@phrase("pay[s] {amount} life", into="paying")
@phrase("pay[s] life equal to {amount:quantity}", into="paying")
@dataclass(frozen=True, slots=True)
class PayLife(Cost):
    """Life (CR 119.4)."""

    amount: Amount
    reads = READS_NOTHING

    def payable(self, ctx: Context) -> bool:
        amount = self.amount.value(ctx)
        if amount <= 0:
            return True
        return (
            ctx.game.player(ctx.controller).life >= amount
            and refused(ctx.game, "may_lose_life", ctx.controller) is None
        )

    def pay(self, ctx: Context) -> bool:
        if not self.payable(ctx):
            return False
        ctx.happen(LoseLife(ctx.controller, self.amount.value(ctx), ctx.source, cause="payment"))
        return True


class _Choice(Cost):
    """A cost of choosing something that a player has, and doing something with it."""

    __slots__ = ()
    purpose = ""

    def options(self, ctx: Context) -> tuple[Ref, ...]:
        """What can be chosen."""
        raise NotImplementedError

    def number(self, ctx: Context) -> tuple[int, int]:
        """How many are chosen, at least and at most."""
        raise NotImplementedError

    def use(self, ctx: Context, chosen: tuple[Ref, ...]) -> None:
        """Do it with what was chosen."""
        raise NotImplementedError

    def payable(self, ctx: Context) -> bool:
        return len(self.options(ctx)) >= self.number(ctx)[0]

    def pay(self, ctx: Context) -> bool:
        options = self.options(ctx)
        least, most = self.number(ctx)
        if len(options) < least:
            return False
        chosen = ctx.choose_objects(ctx.controller, options, least, most, purpose=self.purpose, good=False)
        self.use(ctx, chosen)
        return True


def _some(what: Reference) -> Some | None:
    return what if isinstance(what, Some) else None


@phrase("sacrifice[s] {what:some}")
@phrase("sacrifice[s] {what:object}")
@dataclass(frozen=True, slots=True)
class SacrificeCost(_Choice):
    """Sacrificing permanents (CR 701.17)."""

    what: Reference
    key: str = ""
    reads = READS_NOTHING
    purpose = "sacrifice"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was sacrificed."""
        return (_antecedent(self.key, self.what, "sacrificed"),)

    def options(self, ctx: Context) -> tuple[Ref, ...]:
        some = _some(self.what)
        found = some.candidates(ctx) if some is not None else self.what.refs(ctx)
        return tuple(
            ref for ref in found
            if ctx.on_battlefield(ref) and ctx.controller_of(ref) == ctx.controller
            and refused(ctx.game, "may_be_sacrificed", ref) is None
        )  # fmt: skip

    def number(self, ctx: Context) -> tuple[int, int]:
        some = _some(self.what)
        return bounds_of(some.count, ctx) if some is not None else (1, 1)

    def use(self, ctx: Context, chosen: tuple[Ref, ...]) -> None:
        ctx.bind(self.key, chosen)
        ctx.happen(*(Sacrifice(ctx.controller, ref, ctx.source) for ref in chosen))


@phrase("discard[s] {what:some}")
@phrase("discard[s] {what:some} at random", random=True)
@phrase("discard[s] {what:object}")
@dataclass(frozen=True, slots=True)
class DiscardCost(_Choice):
    """Discarding cards (CR 701.8)."""

    what: Reference
    random: bool = False
    key: str = ""
    reads = READS_NOTHING
    purpose = "discard"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was discarded."""
        return (_antecedent(self.key, self.what, "discarded"),)

    def options(self, ctx: Context) -> tuple[Ref, ...]:
        some = _some(self.what)
        if some is not None:
            return some.candidates(ctx, HAND, (ctx.controller,))
        return tuple(ref for ref in self.what.refs(ctx) if ref in ctx.game.zone(HAND, ctx.controller))

    def number(self, ctx: Context) -> tuple[int, int]:
        some = _some(self.what)
        return bounds_of(some.count, ctx) if some is not None else (1, 1)

    def use(self, ctx: Context, chosen: tuple[Ref, ...]) -> None:
        ctx.bind(self.key, chosen)
        ctx.happen(*(Discard(ctx.controller, ref, ctx.source, cause="cost") for ref in chosen))

    def pay(self, ctx: Context) -> bool:
        if not self.random:
            return _Choice.pay(self, ctx)
        options = self.options(ctx)
        least, _ = self.number(ctx)
        if len(options) < least:
            return False
        self.use(ctx, chosen_at_random(ctx, options, least))
        return True


def chosen_at_random(ctx: Context, options: tuple[Ref, ...], number: int) -> tuple[Ref, ...]:
    """Some of the options, picked by chance."""
    from engine.events.cards import UseChance

    chance = ctx.game.roll()
    chosen = chance.shuffled(options)[:number]
    ctx.happen(UseChance(chance.state))
    return chosen


@phrase("discard[s] your hand")
@dataclass(frozen=True, slots=True)
class DiscardHandCost(Cost):
    """Discarding all cards in hand."""

    reads = READS_NOTHING

    def payable(self, ctx: Context) -> bool:
        return True

    def pay(self, ctx: Context) -> bool:
        hand = ctx.game.zone(HAND, ctx.controller)
        ctx.happen(*(Discard(ctx.controller, ref, ctx.source, cause="cost") for ref in hand))
        return True


@phrase("exile[s] {what:some}")
@phrase("exile[s] {what:object}")
@phrase("exile[s] {what:object} from your {zone:owned_zone#one}")
@dataclass(frozen=True, slots=True)
class ExileCost(_Choice):
    """Exiling cards or permanents (CR 701.11)."""

    what: Reference
    zone: str = ""
    key: str = ""
    reads = READS_NOTHING
    purpose = "exile"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was exiled."""
        return (_antecedent(self.key, self.what, "exiled"),)

    def options(self, ctx: Context) -> tuple[Ref, ...]:
        some = _some(self.what)
        found = some.candidates(ctx) if some is not None else self.what.refs(ctx)
        return tuple(ref for ref in found if ctx.exists(ref) and self._mine(ctx, ref))

    def _mine(self, ctx: Context, ref: Ref) -> bool:
        zone = ctx.obj(ref).zone
        if self.zone and zone != self.zone:
            return False
        return ctx.controller_of(ref) == ctx.controller if zone == "battlefield" else True

    def number(self, ctx: Context) -> tuple[int, int]:
        some = _some(self.what)
        return bounds_of(some.count, ctx) if some is not None else (1, 1)

    def use(self, ctx: Context, chosen: tuple[Ref, ...]) -> None:
        done = ctx.happen(*(ZoneChange(ref, EXILE, cause="cost", by=ctx.source) for ref in chosen))
        ctx.bind(self.key, tuple(event.new for event in done if isinstance(event, ZoneChange)))


@phrase("tap[s] {what:some}")
@dataclass(frozen=True, slots=True)
class TapCost(_Choice):
    """Tapping untapped permanents a player controls; summoning sickness does not matter (CR 302.6)."""

    what: Reference
    key: str = ""
    reads = READS_NOTHING
    purpose = "tap"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was tapped."""
        return (_antecedent(self.key, self.what, "tapped"),)

    def options(self, ctx: Context) -> tuple[Ref, ...]:
        some = _some(self.what)
        found = some.candidates(ctx) if some is not None else ()
        return tuple(ref for ref in found if not ctx.obj(ref).tapped and ctx.controller_of(ref) == ctx.controller)

    def number(self, ctx: Context) -> tuple[int, int]:
        some = _some(self.what)
        return bounds_of(some.count, ctx) if some is not None else (1, 1)

    def use(self, ctx: Context, chosen: tuple[Ref, ...]) -> None:
        ctx.bind(self.key, chosen)
        ctx.happen(*(Tap(ref, ctx.source, cause="cost") for ref in chosen))


@phrase("return[s] {what:some} to its owner's hand")
@phrase("return[s] {what:some} to their owner's hand", several=True)
@phrase("return[s] {what:object} to its owner's hand")
@dataclass(frozen=True, slots=True)
class ReturnCost(_Choice):
    """Returning permanents to their owners' hands."""

    what: Reference
    several: bool = False
    key: str = ""
    reads = READS_NOTHING
    purpose = "return"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was returned."""
        return (_antecedent(self.key, self.what, "returned"),)

    def options(self, ctx: Context) -> tuple[Ref, ...]:
        some = _some(self.what)
        found = some.candidates(ctx) if some is not None else self.what.refs(ctx)
        return tuple(ref for ref in found if ctx.on_battlefield(ref) and ctx.controller_of(ref) == ctx.controller)

    def number(self, ctx: Context) -> tuple[int, int]:
        some = _some(self.what)
        return bounds_of(some.count, ctx) if some is not None else (1, 1)

    def use(self, ctx: Context, chosen: tuple[Ref, ...]) -> None:
        ctx.bind(self.key, chosen)
        ctx.happen(*(ZoneChange(ref, HAND, cause="cost", by=ctx.source) for ref in chosen))


@phrase("reveal[s] {what:some}")
@dataclass(frozen=True, slots=True)
class RevealCost(_Choice):
    """Revealing cards from hand (CR 701.16)."""

    what: Reference
    key: str = ""
    reads = READS_NOTHING
    purpose = "reveal"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was revealed."""
        return (_antecedent(self.key, self.what, "revealed"),)

    def options(self, ctx: Context) -> tuple[Ref, ...]:
        some = _some(self.what)
        return some.candidates(ctx, HAND, (ctx.controller,)) if some is not None else ()

    def number(self, ctx: Context) -> tuple[int, int]:
        some = _some(self.what)
        return bounds_of(some.count, ctx) if some is not None else (1, 1)

    def use(self, ctx: Context, chosen: tuple[Ref, ...]) -> None:
        ctx.bind(self.key, chosen)
        ctx.happen(Reveal(ctx.controller, chosen))


@phrase("remove[s] {count:count} {kind:counter_kind} counter(s) from {object}")
@phrase("remove[s] {count:count} counter(s) from {object}", kind="")
@dataclass(frozen=True, slots=True)
class RemoveCountersCost(Cost):
    """Removing counters (CR 122.8, 118.3)."""

    count: Amount
    kind: str
    object: Reference
    reads = READS_NOTHING

    def payable(self, ctx: Context) -> bool:
        return all(self._number(ctx, ref) >= bounds_of(self.count, ctx)[0] for ref in self.object.refs(ctx))

    def _number(self, ctx: Context, ref: Ref) -> int:
        counters = ctx.obj(ref).counters
        return counters.get(self.kind, 0) if self.kind else sum(counters.values())

    def pay(self, ctx: Context) -> bool:
        if not self.payable(ctx):
            return False
        for ref in self.object.refs(ctx):
            least, most = bounds_of(self.count, ctx)
            number = min(most, self._number(ctx, ref))
            if least < number:
                number = ctx.choose_number(ctx.controller, least, number, purpose="remove counters")
            ctx.bind("counters removed", number)
            for kind, part in self._kinds(ctx, ref, number):
                ctx.happen(RemoveCounters(ref, kind, part, ctx.source, cause="cost"))
        return True

    def _kinds(self, ctx: Context, ref: Ref, number: int) -> Iterator[tuple[str, int]]:
        """Which counters are removed, if any kind will do."""
        if self.kind:
            yield self.kind, number
            return
        counters = dict(ctx.obj(ref).counters)
        for _ in range(number):
            kinds = tuple(kind for kind, left in counters.items() if left)
            kind = ctx.choose_option(ctx.controller, kinds, purpose="counter kind")
            counters[kind] -= 1
            yield kind, 1


@phrase("put[s] {count:count} {kind:counter_kind} counter(s) on {object}")
@dataclass(frozen=True, slots=True)
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
        ctx.happen(*(PutCounters(ref, self.kind, number, ctx.controller, ctx.source) for ref in self.object.refs(ctx)))
        return True


@phrase("put[s] {what:some} on top of [their#] library", place="top")
@phrase("put[s] {what:some} on the bottom of [their#] library", place="bottom")
@dataclass(frozen=True, slots=True)
class PutOnLibraryCost(_Choice):
    """Putting cards from hand on a library."""

    what: Reference
    place: str
    reads = READS_NOTHING
    purpose = "put into library"

    def options(self, ctx: Context) -> tuple[Ref, ...]:
        some = _some(self.what)
        return some.candidates(ctx, HAND, (ctx.controller,)) if some is not None else ()

    def number(self, ctx: Context) -> tuple[int, int]:
        some = _some(self.what)
        return bounds_of(some.count, ctx) if some is not None else (1, 1)

    def use(self, ctx: Context, chosen: tuple[Ref, ...]) -> None:
        index = TOP if self.place == "top" else BOTTOM
        for ref in chosen:
            ctx.happen(ZoneChange(ref, LIBRARY, cause="cost", by=ctx.source, index=index))


@phrase("mill[s] {count:count} card(s)")
@dataclass(frozen=True, slots=True)
class MillCost(Cost):
    """Milling cards (CR 701.13)."""

    count: Amount = ONE
    reads = READS_NOTHING

    def payable(self, ctx: Context) -> bool:
        return len(ctx.game.zone(LIBRARY, ctx.controller)) >= self.count.value(ctx)

    def pay(self, ctx: Context) -> bool:
        cards = ctx.game.zone(LIBRARY, ctx.controller)[: self.count.value(ctx)]
        ctx.happen(*(ZoneChange(oid, GRAVEYARD, cause="mill", by=ctx.source) for oid in cards))
        return True


def _antecedent(key: str, what: Reference, verb: str) -> Antecedent:
    return Antecedent(key, "object", bool(getattr(what, "plural", False)), kinds_of(getattr(what, "what", None)), verb)


@phrase("{first:cost} and {second:cost}", into="joint_cost")
@dataclass(frozen=True, slots=True)
class BothCosts(Cost):
    """Two costs that one phrase names: "Remove a counter from this creature and sacrifice it"."""

    first: Cost
    second: Cost
    reads = READS_NOTHING

    def mana_part(self, ctx: Context) -> Symbols:
        return self.first.mana_part(ctx).plus(self.second.mana_part(ctx))

    def taps_source(self) -> bool:
        return self.first.taps_source() or self.second.taps_source()

    def payable(self, ctx: Context) -> bool:
        return self.first.payable(ctx) and self.second.payable(ctx)

    def pay(self, ctx: Context) -> bool:
        return self.first.pay(ctx) and self.second.pay(ctx)


include("cost", "mana_cost", "paying")
include("activation_cost", "cost", "joint_cost")
label("activation_cost", "a cost")
label("cost", "a cost")
label("mana_cost", "mana symbols")
