"""Costs of choosing something and doing something with it (CR 118.3): "sacrifice a creature"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import NOBODY, Ref
from engine.core.keys import Purpose
from engine.core.record import record, wording
from engine.core.zones import BATTLEFIELD, EXILE, HAND, LIBRARY
from engine.game.decisions.purposes import (
    TO_DISCARD,
    TO_EXILE,
    TO_PUT_INTO_LIBRARY,
    TO_RETURN,
    TO_REVEAL,
    TO_SACRIFICE,
    TO_TAP,
    TO_UNTAP,
)
from engine.game.events.cards import Reveal
from engine.game.events.effects import EXILED_WITH
from engine.game.events.event import Event
from engine.game.events.status import MAY_BECOME_UNTAPPED, Attach, Tap, Untap
from engine.game.events.zone_changes import BOTTOM, TOP, Discard, Sacrifice, ZoneChange
from engine.game.rules.linked import link_of
from engine.game.rules.paying.prohibited import can_sacrifice
from engine.game.rules.questions.rule_modifiers import refused
from engine.meaning.families import Amount, Cost, Reference
from engine.meaning.limits import enough
from engine.meaning.message import Printed
from engine.meaning.node import READS_NOTHING, READS_STATUS
from engine.meaning.speech import Antecedent
from engine.vocabulary.terms.amounts.plain_numbers import ONE, bounds_of
from engine.vocabulary.terms.objects.objects import AttachedTo, Every, Some, This
from engine.vocabulary.terms.objects.several_kinds import CHOICES, SomeOfEach

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.meaning.limits import Limits


class ChoiceCost(Cost):
    """A cost of choosing something that a player has, and doing something with it."""

    __slots__ = ()
    what: Reference
    purpose: Purpose
    done = ""  # the participle: "the sacrificed creature"

    def options(self, ctx: Context) -> tuple[Ref, ...]:
        """What can be chosen."""
        raise NotImplementedError

    one_supply = True

    def takeable(self, ctx: Context) -> tuple[Ref, ...] | None:
        return self.options(ctx) if self.key else None

    def meant(self, ctx: Context) -> tuple[Ref, ...]:
        """What the words describe or name."""
        return self.what.candidates(ctx) if isinstance(self.what, CHOICES) else self.what.refs(ctx)

    def permanents(self, ctx: Context) -> tuple[Ref, ...]:
        """What the words describe or name on the battlefield."""
        if isinstance(self.what, CHOICES):
            return self.what.candidates(ctx, BATTLEFIELD)
        return tuple(ref for ref in self.what.refs(ctx) if ctx.on_battlefield(ref))

    def in_hand(self, ctx: Context) -> tuple[Ref, ...]:
        """What the words describe or name among the cards in the player's hand."""
        if isinstance(self.what, CHOICES):
            return self.what.candidates(ctx, HAND, (ctx.controller,))
        return tuple(ref for ref in self.what.refs(ctx) if ref in ctx.game.zone(HAND, ctx.controller))

    def number(self, ctx: Context) -> tuple[int, int]:
        """How many are chosen, at least and at most; "all" are as many as there are."""
        if isinstance(self.what, Every):
            number = len(self.meant(ctx))
            return number, number
        return bounds_of(self.what.count, ctx) if isinstance(self.what, CHOICES) else (1, 1)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What it was done with; where that is the object itself, "it" is the object, and no other thing."""
        itself, what = isinstance(self.what, This), self.what
        return (Antecedent(self.key, "object", what.plural, what.nouns(), self.done, by_verb=itself),) * bool(self.done)

    def use(self, ctx: Context, chosen: tuple[Ref, ...]) -> None:
        """Do it with what was chosen, all at once."""
        ctx.bind(self.key, chosen)
        ctx.happen(*(self.event(ctx, ref) for ref in chosen))

    def event(self, ctx: Context, ref: Ref) -> Event:
        """Doing it with one of them."""
        raise NotImplementedError

    def payable(self, ctx: Context) -> bool:
        casting = ctx.item is not None and ctx.item.ability is None
        options = self.options(ctx)
        if casting:  # the card itself will be on the stack by then (CR 601.2a)
            options = tuple(ref for ref in options if ref != ctx.source or ctx.on_battlefield(ref))
        if isinstance(self.what, SomeOfEach):
            return self.what.all_there(ctx, options)
        return enough(self._limits(ctx, options), options, self.number(ctx)[0])

    def _limits(self, ctx: Context, options: tuple[Ref, ...]) -> Limits | None:
        return self.what.limits(ctx, options) if isinstance(self.what, Some) else None

    def how_often(self, ctx: Context) -> int:
        return len(self.options(ctx)) // max(1, self.number(ctx)[0])

    def pay(self, ctx: Context) -> bool:
        options = self.options(ctx)
        least, most = self.number(ctx)
        if isinstance(self.what, SomeOfEach):
            if not self.what.all_there(ctx, options):
                return False
            self.use(ctx, self.what.choose(ctx, ctx.controller, self.purpose, options, good=False))
            return True
        together = self._limits(ctx, options)
        if not enough(together, options, least):
            return False
        said = Printed("some", self.what) if isinstance(self.what, Some) else None
        chosen = ctx.choose_objects(
            ctx.controller, options, least, most, purpose=self.purpose, good=False, what=said, together=together
        )
        self.use(ctx, chosen)
        return True


@phrase("sacrifice[s] {what:some}")
@phrase("sacrifice[s] {what:some} of their choice", of_choice=True)
@phrase("sacrifice[s] {what:several_things}")
@phrase("sacrifice[s] {what:object}")
@phrase("sacrificing {what:some}", into="doing")
@record
class SacrificeCost(ChoiceCost):
    """Sacrificing permanents (CR 701.17)."""

    what: Reference
    key: str = ""
    of_choice: bool = wording(default=False)
    reads = READS_NOTHING
    purpose = TO_SACRIFICE
    done = "sacrificed"

    def options(self, ctx: Context) -> tuple[Ref, ...]:
        return tuple(ref for ref in self.permanents(ctx) if can_sacrifice(ctx, ref))

    def event(self, ctx: Context, ref: Ref) -> Event:
        return Sacrifice(ctx.controller, ref, ctx.source)


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


@forms(phrase("discard[s] {what:some}"), phrase("discard[s] {what:several_things}"),
       phrase("discard[s] {what:object}"), phrase("discarding {what:some}", into="doing"))  # fmt: skip
@phrase("discard[s] {what:some} at random", random=True)
@record
class DiscardCost(ChoiceCost):
    """Discarding cards (CR 701.8)."""

    what: Reference
    random: bool = False
    key: str = ""
    reads = READS_NOTHING
    purpose = TO_DISCARD
    done = "discarded"

    @property
    def left_to_chance(self) -> bool:
        return self.random

    def works_from(self) -> str:
        """The zone in which an ability works that discards its own card (CR 113.6)."""
        return HAND if isinstance(self.what, This) else ""

    def options(self, ctx: Context) -> tuple[Ref, ...]:
        return self.in_hand(ctx)

    def event(self, ctx: Context, ref: Ref) -> Event:
        return Discard(ctx.controller, ref, ctx.source, cause="cost")

    def pay(self, ctx: Context) -> bool:
        if not self.random:
            return ChoiceCost.pay(self, ctx)
        options = self.options(ctx)
        least, _ = self.number(ctx)
        if len(options) < least:
            return False
        self.use(ctx, chosen_at_random(ctx, options, least))
        return True


def chosen_at_random(ctx: Context, options: tuple[Ref, ...], number: int) -> tuple[Ref, ...]:
    """Some of the options, picked by chance."""
    from engine.game.events.chance import UseChance

    if not options:
        return ()
    chance = ctx.game.roll()
    chosen = chance.shuffled(options)[:number]
    ctx.happen(UseChance(chance.state))
    return chosen


@forms(phrase("exile[s] {what:some}"), phrase("exile[s] {what:several_things}"), phrase("exile[s] {what:object}"),
       phrase("exiling {what:some}", into="doing"))  # fmt: skip
@phrase("exile[s] {what:object} from your {zone:owned_zone#one}")
@record
class ExileCost(ChoiceCost):
    """Exiling cards or permanents (CR 701.11)."""

    what: Reference
    zone: str = ""
    key: str = ""
    reads = READS_NOTHING
    purpose = TO_EXILE
    done = "exiled"

    def works_from(self) -> str:
        """The zone in which an ability works that exiles its own card from there (CR 113.6)."""
        return self.zone if isinstance(self.what, This) else ""

    def options(self, ctx: Context) -> tuple[Ref, ...]:
        found = self.meant(ctx)
        return tuple(ref for ref in found if ctx.exists(ref) and self._mine(ctx, ref))

    def _mine(self, ctx: Context, ref: Ref) -> bool:
        zone = ctx.obj(ref).zone
        if self.zone and zone != self.zone:
            return False
        return ctx.controller_of(ref) == ctx.controller if zone == "battlefield" else True

    def use(self, ctx: Context, chosen: tuple[Ref, ...]) -> None:
        marks = ((EXILED_WITH, link_of(ctx.game, ctx.source)),)  # CR 607.2a: by a cost too
        done = ctx.happen(*(ZoneChange(ref, EXILE, cause="cost", by=ctx.source, marks=marks) for ref in chosen))
        ctx.bind(self.key, tuple(event.new for event in done if isinstance(event, ZoneChange)))


@phrase("exile[s] the top card of your library", number=ONE)
@phrase("exile[s] the top {number:words} cards of your library", when=lambda node: node.number != ONE)
@record
class ExileTopCost(Cost):
    """Exiling cards from the top of the library: all of them, or it can't be paid (CR 118.3)."""

    number: Amount
    key: str = ""
    reads = READS_NOTHING

    @property
    def left_to_chance(self) -> bool:
        return True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The cards."""
        return (Antecedent(self.key, "object", self.number.plural, frozenset(("card",)), "exiled"),)

    def _cards(self, ctx: Context) -> tuple[Ref, ...]:
        return ctx.game.zone(LIBRARY, ctx.controller)[: self.number.value(ctx)]

    def payable(self, ctx: Context) -> bool:
        return len(self._cards(ctx)) == self.number.value(ctx)

    def pay(self, ctx: Context) -> bool:
        if not self.payable(ctx):
            return False
        done = ctx.happen(*(ZoneChange(ref, EXILE, cause="cost", by=ctx.source) for ref in self._cards(ctx)))
        ctx.bind(self.key, tuple(event.new for event in done if isinstance(event, ZoneChange)))
        return True


@forms(
    phrase("tap[s] {what:some}"), phrase("tapping {what:some}", into="doing"), phrase("tap {what:object}", into="cost")
)
@record
class TapCost(ChoiceCost):
    """Tapping untapped permanents a player controls; summoning sickness does not matter (CR 302.6)."""

    what: Reference
    key: str = ""
    reads = READS_NOTHING
    purpose = TO_TAP
    done = "tapped"

    def well_formed(self) -> bool:
        """Whether it is chosen, or what the ability's own object is attached to."""
        return isinstance(self.what, (*CHOICES, Every, AttachedTo))

    def options(self, ctx: Context) -> tuple[Ref, ...]:
        found = self.meant(ctx)
        return tuple(ref for ref in found if not ctx.obj(ref).tapped and ctx.controller_of(ref) == ctx.controller)

    def event(self, ctx: Context, ref: Ref) -> Event:
        return Tap(ref, ctx.source, cause="cost")


@phrase("unattach {this:object}", into="cost")
@record
class UnattachCost(Cost):
    """Unattaching the ability's own Equipment from what it is attached to (CR 701.3d)."""

    this: Reference
    reads = READS_STATUS

    def well_formed(self) -> bool:
        """Only itself."""
        return isinstance(self.this, This)

    def _equipment(self, ctx: Context) -> tuple[Ref, ...]:
        found = (ref for ref in self.this.refs(ctx) if ctx.on_battlefield(ref))
        return tuple(ref for ref in found if ctx.obj(ref).attached_to != NOBODY)

    def payable(self, ctx: Context) -> bool:
        return bool(self._equipment(ctx))

    def pay(self, ctx: Context) -> bool:
        return bool(ctx.happen(*(Attach(ref, NOBODY, ctx.source) for ref in self._equipment(ctx))))


@phrase("untap[s] {what:some}")
@record
class UntapCost(ChoiceCost):
    """Untapping tapped permanents of a description, whoever controls them (CR 701.21b)."""

    what: Reference
    key: str = ""
    reads = READS_NOTHING
    purpose = TO_UNTAP
    done = "untapped"

    def options(self, ctx: Context) -> tuple[Ref, ...]:
        tapped = (ref for ref in self.permanents(ctx) if ctx.obj(ref).tapped)
        return tuple(ref for ref in tapped if refused(ctx.game, MAY_BECOME_UNTAPPED, ref) is None)

    def event(self, ctx: Context, ref: Ref) -> Event:
        return Untap(ref, cause="cost")


@phrase("return[s] {what:some} to its owner's hand")
@phrase("return[s] {what:some} to their owner's hand", several=True)
@phrase("return[s] {what:object} to its owner's hand")
@record
class ReturnCost(ChoiceCost):
    """Returning permanents to their owners' hands."""

    what: Reference
    several: bool = wording(default=False)
    key: str = ""
    reads = READS_NOTHING
    purpose = TO_RETURN
    done = "returned"

    def options(self, ctx: Context) -> tuple[Ref, ...]:
        return self.permanents(ctx)  # whose it is, its description says

    def event(self, ctx: Context, ref: Ref) -> Event:
        return ZoneChange(ref, HAND, cause="cost", by=ctx.source)


@phrase("reveal[s] {what:some}")
@record
class RevealCost(ChoiceCost):
    """Revealing cards from hand (CR 701.16)."""

    what: Reference
    key: str = ""
    reads = READS_NOTHING
    purpose = TO_REVEAL
    done = "revealed"

    def options(self, ctx: Context) -> tuple[Ref, ...]:
        return self.in_hand(ctx)

    def use(self, ctx: Context, chosen: tuple[Ref, ...]) -> None:
        ctx.bind(self.key, chosen)
        ctx.happen(Reveal(ctx.controller, chosen))


@phrase("reveal your hand")
@record
class RevealHandCost(Cost):
    """Revealing a whole hand, also an empty one (CR 701.16)."""

    reads = READS_NOTHING

    def payable(self, ctx: Context) -> bool:
        return True

    def pay(self, ctx: Context) -> bool:
        ctx.happen(Reveal(ctx.controller, ctx.game.zone(HAND, ctx.controller)))
        return True


@phrase("put[s] {what:some} on top of [their#] library", place="top")
@phrase("put[s] {what:some} on the bottom of [their#] library", place="bottom")
@record
class PutOnLibraryCost(ChoiceCost):
    """Putting cards from hand on a library."""

    what: Reference
    place: str
    reads = READS_NOTHING
    purpose = TO_PUT_INTO_LIBRARY

    def options(self, ctx: Context) -> tuple[Ref, ...]:
        return self.in_hand(ctx)

    def use(self, ctx: Context, chosen: tuple[Ref, ...]) -> None:
        index = TOP if self.place == "top" else BOTTOM
        for ref in chosen:
            ctx.happen(ZoneChange(ref, LIBRARY, cause="cost", by=ctx.source, index=index))


@phrase("put {this:object} on the bottom of its owner's library", into="cost")
@record
class PutOnOwnersLibraryCost(Cost):
    """Putting the permanent itself on the bottom of its owner's library (CR 118.3, 400.3)."""

    this: Reference
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Only itself."""
        return isinstance(self.this, This)

    def _there(self, ctx: Context) -> tuple[Ref, ...]:
        return tuple(ref for ref in self.this.refs(ctx) if ctx.on_battlefield(ref))

    def payable(self, ctx: Context) -> bool:
        return bool(self._there(ctx))

    def pay(self, ctx: Context) -> bool:
        moves = (ZoneChange(ref, LIBRARY, cause="cost", by=ctx.source, index=BOTTOM) for ref in self._there(ctx))
        return bool(ctx.happen(*moves))
