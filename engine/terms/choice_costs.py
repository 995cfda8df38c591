"""Costs of choosing something and doing something with it (CR 118.3): "sacrifice a creature", "discard a card"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.core.zones import EXILE, HAND, LIBRARY
from engine.events.cards import Reveal
from engine.events.status import Tap, Untap
from engine.events.zone_changes import BOTTOM, MAY_BE_SACRIFICED, TOP, Discard, Sacrifice, ZoneChange
from engine.model.families import Cost, Reference
from engine.model.node import READS_NOTHING
from engine.model.speech import Antecedent
from engine.rules.questions.asking import refused
from engine.terms.objects import Some, This
from engine.terms.plain_numbers import bounds_of
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


class _Choice(Cost):
    """A cost of choosing something that a player has, and doing something with it."""

    __slots__ = ()
    purpose = ""

    def options(self, ctx: Context) -> tuple[Ref, ...]:
        """What can be chosen."""
        raise NotImplementedError

    def takeable(self, ctx: Context) -> tuple[Ref, ...] | None:
        return self.options(ctx) if self.key else None

    def number(self, ctx: Context) -> tuple[int, int]:
        """How many are chosen, at least and at most."""
        raise NotImplementedError

    def use(self, ctx: Context, chosen: tuple[Ref, ...]) -> None:
        """Do it with what was chosen."""
        raise NotImplementedError

    def payable(self, ctx: Context) -> bool:
        casting = ctx.item is not None and ctx.item.ability is None
        options = self.options(ctx)
        if casting:  # the card itself will be on the stack by then (CR 601.2a)
            options = tuple(ref for ref in options if ref != ctx.source or ctx.on_battlefield(ref))
        return len(options) >= self.number(ctx)[0]

    def how_often(self, ctx: Context) -> int:
        return len(self.options(ctx)) // max(1, self.number(ctx)[0])

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
@phrase("sacrifice[s] {what:some} of their choice", of_choice=True)
@phrase("sacrifice[s] {what:object}")
@phrase("sacrificing {what:some}", into="doing")
@record
class SacrificeCost(_Choice):
    """Sacrificing permanents (CR 701.17)."""

    what: Reference
    key: str = ""
    of_choice: bool = wording(default=False)
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
            and refused(ctx.game, MAY_BE_SACRIFICED, ref) is None
        )  # fmt: skip

    def number(self, ctx: Context) -> tuple[int, int]:
        some = _some(self.what)
        return bounds_of(some.count, ctx) if some is not None else (1, 1)

    def use(self, ctx: Context, chosen: tuple[Ref, ...]) -> None:
        ctx.bind(self.key, chosen)
        ctx.happen(*(Sacrifice(ctx.controller, ref, ctx.source) for ref in chosen))


@phrase("discard[s] their hand", into="payment")
@record
class DiscardHandCost(Cost):
    """Discarding all the cards in hand, were it none."""

    reads = READS_NOTHING

    def payable(self, ctx: Context) -> bool:
        return True

    def pay(self, ctx: Context) -> bool:
        ctx.happen(*(Discard(ctx.controller, ref, ctx.source) for ref in ctx.game.zone(HAND, ctx.controller)))
        return True


@phrase("discard[s] {what:some}")
@phrase("discard[s] {what:some} at random", random=True)
@phrase("discard[s] {what:object}")
@phrase("discarding {what:some}", into="doing")
@record
class DiscardCost(_Choice):
    """Discarding cards (CR 701.8)."""

    what: Reference
    random: bool = False
    key: str = ""
    reads = READS_NOTHING
    purpose = "discard"

    @property
    def left_to_chance(self) -> bool:
        return self.random

    def works_from(self) -> str:
        """The zone in which an ability works that discards its own card (CR 113.6)."""
        return HAND if isinstance(self.what, This) else ""

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
    from engine.events.chance import UseChance

    chance = ctx.game.roll()
    chosen = chance.shuffled(options)[:number]
    ctx.happen(UseChance(chance.state))
    return chosen


@phrase("exile[s] {what:some}")
@phrase("exile[s] {what:object}")
@phrase("exiling {what:some}", into="doing")
@phrase("exile[s] {what:object} from your {zone:owned_zone#one}")
@record
class ExileCost(_Choice):
    """Exiling cards or permanents (CR 701.11)."""

    what: Reference
    zone: str = ""
    key: str = ""
    reads = READS_NOTHING
    purpose = "exile"

    def works_from(self) -> str:
        """The zone in which an ability works that exiles its own card from there (CR 113.6)."""
        return self.zone if isinstance(self.what, This) else ""

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
@record
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


@phrase("untap[s] {what:some}")
@record
class UntapCost(_Choice):
    """Untapping tapped permanents of a description, whoever controls them (CR 701.21b)."""

    what: Reference
    key: str = ""
    reads = READS_NOTHING
    purpose = "untap"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was untapped."""
        return (_antecedent(self.key, self.what, "untapped"),)

    def options(self, ctx: Context) -> tuple[Ref, ...]:
        some = _some(self.what)
        found = some.candidates(ctx) if some is not None else ()
        return tuple(ref for ref in found if ctx.on_battlefield(ref) and ctx.obj(ref).tapped)

    def number(self, ctx: Context) -> tuple[int, int]:
        some = _some(self.what)
        return bounds_of(some.count, ctx) if some is not None else (1, 1)

    def use(self, ctx: Context, chosen: tuple[Ref, ...]) -> None:
        ctx.bind(self.key, chosen)
        ctx.happen(*(Untap(ref, cause="cost") for ref in chosen))


@phrase("return[s] {what:some} to its owner's hand")
@phrase("return[s] {what:some} to their owner's hand", several=True)
@phrase("return[s] {what:object} to its owner's hand")
@record
class ReturnCost(_Choice):
    """Returning permanents to their owners' hands."""

    what: Reference
    several: bool = wording(default=False)
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
@record
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


@phrase("put[s] {what:some} on top of [their#] library", place="top")
@phrase("put[s] {what:some} on the bottom of [their#] library", place="bottom")
@record
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


def _antecedent(key: str, what: Reference, verb: str) -> Antecedent:
    return Antecedent(key, "object", what.plural, what.nouns(), verb)
