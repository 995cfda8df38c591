"""Preventing damage (CR 615): shields against the next so much, and against all of it for a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, include, label, lexicon, phrase, production
from engine.core.identity import NOBODY, Ref
from engine.core.record import record, replace, wording
from engine.game.events.damage import DAMAGE_DEALT, Damage
from engine.game.events.effects import BeginEffect, UseShield
from engine.game.rules.events.questions import DEALS_UNPREVENTABLE
from engine.game.state.effects import FloatingEffect
from engine.meaning.families import (
    Amount,
    Duration,
    Filter,
    Instruction,
    Reference,
    Replacement,
    RuleModifier,
    Target,
)
from engine.meaning.families.instructions import RULES, UNSEEN
from engine.meaning.node import READS_BOARD, READS_NOTHING
from engine.meaning.questions import Asked
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.prevented_this_way import after_prevention, what_is_prevented
from engine.vocabulary.effects.verbs.damage.deal_damage import Divided
from engine.vocabulary.terms.grammar.durations import ThisTurn
from engine.vocabulary.terms.objects.objects import Every, PlayersAndObjects

if TYPE_CHECKING:
    from engine.game.rules.context import Context

lexicon("damage kind", {"": "damage", "combat": "combat damage", "noncombat": "noncombat damage"})


def is_meant(ctx: Context, what: Reference | None, ref: Ref) -> bool:
    """Whether a reference means an object or player now; none means any."""
    if what is None:
        return True
    if isinstance(what, PlayersAndObjects):
        return is_meant(ctx, what.first, ref) or is_meant(ctx, what.second, ref)
    return what.what.matches(ctx, ref) if isinstance(what, Every) else ref in what.refs(ctx)


@phrase("prevent all {kind:damage kind} that would be dealt to {recipient:protected}", into="static")
@phrase("prevent all {kind:damage kind} that would be dealt by {source:protected}", into="static")
@phrase("prevent all {kind:damage kind} that would be dealt to {recipient:protected} by {source:protected}",
        into="static")  # fmt: skip
@phrase("prevent all {kind:damage kind} that would be dealt to and dealt by {recipient:protected}", into="static",
        both=True)  # fmt: skip
@phrase("prevent all {kind:damage kind} that {source:protected} would deal to {recipient:protected}", into="static",
        would=True)  # fmt: skip
@phrase("prevent all {kind:damage kind} {source:protected} would deal< to {recipient:protected}>", into="static",
        would=True, bare=True)  # fmt: skip
@record
class PreventDamage(Replacement):
    """Damage is prevented: all of it, or as much as is left of a shield (CR 615.6, 615.7)."""

    kind: str
    recipient: Reference | None = None
    source: Reference | None = None
    both: bool = False
    amount_key: str = ""
    then: tuple[Instruction, ...] = ()
    would: bool = wording(default=False)
    bare: bool = wording(default=False)  # without "that"
    but: Reference | None = None  # sources whose damage isn't prevented
    reads = READS_NOTHING
    keys = (DAMAGE_DEALT,)
    order_free = True
    with_own_times = True

    def applies(self, ctx: Context, event: Damage) -> bool:
        if not event.preventable:
            return False
        if self.kind and event.combat != (self.kind == "combat"):
            return False
        if self.but is not None and is_meant(ctx, self.but, event.source):
            return False
        if self.both:
            return is_meant(ctx, self.recipient, event.recipient) or is_meant(ctx, self.recipient, event.source)
        return is_meant(ctx, self.recipient, event.recipient) and is_meant(ctx, self.source, event.source)

    def watched(self, event: object) -> tuple[Ref, ...]:
        """The recipient, the source, or both."""
        assert isinstance(event, Damage)
        recipient = (event.recipient,) if self.recipient is not None and not self.both else ()
        return (*recipient, *((event.source,) if self.source is not None else ()))

    def replace(self, ctx: Context, event: Damage) -> Sequence[object]:
        shield = ctx.bindings.get("shield", NOBODY)
        prevented = event.amount if shield == NOBODY else min(shield, event.amount)
        if shield != NOBODY:
            ctx.happen(UseShield(ctx.bindings["floating"], prevented))
        return after_prevention(ctx, event, prevented, self.amount_key, self.then)


@forms(
    phrase("prevent the next {amount} {kind:damage kind} that would be dealt to {recipient:reference} {duration}"),
    phrase("prevent the next {amount} {kind:damage kind} that would be dealt {duration} to {recipient:reference}",
           early=True),
    phrase("prevent the next {amount} {kind:damage kind} that would be dealt to {recipient:reference} {duration} by "
           "{source:protected}"),
    phrase("prevent the next {amount} {kind:damage kind} that would be dealt by {source:protected} {duration}"),
    phrase("prevent the next {amount} {kind:damage kind} that would be dealt to {recipient:reference} by "
           "{source:protected} {duration}", first_by=True),
)  # fmt: skip
@phrase("{duration}, prevent all {kind:damage kind} that would be dealt to <both? and dealt by> "
        "{recipient:protected}", amount=None, leading=True)  # fmt: skip
@phrase("prevent all {kind:damage kind} that would be dealt {duration}", amount=None)
@phrase("prevent all {kind:damage kind} that would be dealt {duration} except {again:damage kind} that would be dealt "
        "by {but:protected}", amount=None)  # fmt: skip
@phrase("prevent all {kind:damage kind} that would be dealt {duration} by {source:protected}", amount=None, early=True)
@phrase("prevent all {kind:damage kind} that would be dealt {duration} to {recipient:protected}", amount=None,
        early=True)  # fmt: skip
@phrase("prevent all {kind:damage kind} that would be dealt to {recipient:protected} {duration}", amount=None)
@phrase("prevent all {kind:damage kind} that would be dealt to {recipient:protected} {duration} by {source:protected}",
        amount=None)  # fmt: skip
@phrase("prevent all {kind:damage kind} that would be dealt by {source:protected} {duration}", amount=None)
@phrase("prevent all {kind:damage kind} {source:protected} would deal {duration}", amount=None, would=True)
@phrase("prevent all {kind:damage kind} that {source:protected} would deal< to {recipient:protected}> {duration}",
        amount=None, would=True, that=True)  # fmt: skip
@phrase("prevent all {kind:damage kind} {source:protected} would deal to {recipient:protected} {duration}",
        amount=None, would=True)  # fmt: skip
@phrase("prevent all {kind:damage kind} that would be dealt to and dealt by {recipient:protected} {duration}",
        amount=None, both=True)  # fmt: skip
@record
class BeginPrevention(Instruction):
    """A prevention effect for a time, or until it has prevented so much (CR 615.1a, 615.7)."""

    kind: str
    amount: Amount | None
    recipient: Reference | None = None
    source: Reference | None = None
    both: bool = False
    would: bool = wording(default=False)
    early: bool = wording(default=False)
    leading: bool = wording(default=False)
    duration: Duration = ThisTurn("this turn")
    that: bool = wording(default=False)
    first_by: bool = wording(default=False)
    but: Reference | None = None  # sources whose damage isn't prevented
    again: str = wording(default="")
    key: str = ""
    riders: tuple[Instruction, ...] = field(default=(), metadata={"unspoken": True})
    reads = READS_NOTHING
    takes_riders = True
    first_matters = UNSEEN

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How much is prevented, and from which source."""
        return what_is_prevented(self.key)

    def perform(self, ctx: Context) -> bool:
        shield = NOBODY if self.amount is None else self.amount.value(ctx)
        if shield == 0:
            return False
        part = PreventDamage(self.kind, self.recipient, self.source, self.both, self.key, self.riders, but=self.but)
        if self.recipient is None or self.amount is None:
            _shield(ctx, part, self.duration, shield)
            return True
        for ref in self.recipient.refs(ctx):  # a shield of its own for each
            _shield(_about(ctx, self.recipient, ref), part, self.duration, shield)
        return True


def _shield(ctx: Context, part: PreventDamage, duration: Duration, shield: int) -> None:
    bindings = tuple(ctx.bindings.items())
    ctx.happen(BeginEffect(FloatingEffect(ctx.source, ctx.controller, (part,), None, duration, bindings, shield)))


def _about(ctx: Context, those: Reference, one: Ref) -> Context:
    """A context in which words for several name one of them."""
    return ctx.naming({those.key: (one,)}) if those.key else ctx


@record
class PreventDivided(Instruction):
    """A prevention shield for each of some targets, divided as the spell is cast (CR 601.2d, 615.7).

    What is divided is the damage that they prevent.
    """

    kind: str
    recipient: Divided
    duration: Duration
    key: str = ""
    riders: tuple[Instruction, ...] = field(default=(), metadata={"unspoken": True})
    reads = READS_NOTHING
    takes_riders = True
    first_matters = UNSEEN

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How much is prevented, and from which source."""
        return what_is_prevented(self.key)

    def perform(self, ctx: Context) -> bool:
        part = PreventDamage(self.kind, self.recipient.targets, None, False, self.key, self.riders)
        shares = [(ref, number) for ref, number in self.recipient.shares(ctx) if number > 0]
        for ref, number in shares:
            _shield(_about(ctx, self.recipient, ref), part, self.duration, number)
        return bool(shares)


def _divided(amount: Amount, kind: str, duration: Duration, targets: Target) -> PreventDivided:
    return PreventDivided(kind, Divided(amount, targets), duration)


def _read_divided(node: PreventDivided) -> dict[str, Any]:
    of = node.recipient
    return {"amount": of.amount, "kind": node.kind, "duration": node.duration, "targets": of.targets}


production(
    "instruction",
    "prevent the next {amount} {kind} that would be dealt {duration} to {targets}, divided as you choose",
    PreventDivided, _divided, _read_divided, amount="amount", kind="damage kind", duration="duration",
    targets="divided_among",
)  # fmt: skip


@phrase("damage can't be prevented {duration}")
@record
class DamageCantBePrevented(Instruction):
    """Damage can't be prevented for a time (CR 615.12)."""

    duration: Duration
    reads = READS_NOTHING
    first_matters = RULES

    def perform(self, ctx: Context) -> bool:
        ctx.happen(BeginEffect(FloatingEffect(ctx.source, ctx.controller, (Unpreventable(),), None, self.duration)))
        return True


@forms(
    phrase("<combat? combat> damage can't be prevented", into="static", source=None),
    phrase("damage that would be dealt by {source:object} can't be prevented", into="static"),
)  # fmt: skip
@record
class Unpreventable(Replacement):
    """Damage that can't be prevented is dealt as it would be (CR 615.12).

    It may be that of one source alone.
    """

    source: Reference | None = None
    combat: bool = False
    reads = READS_BOARD
    keys = (DAMAGE_DEALT,)
    self_replacement = True  # before any prevention effect has its chance

    def applies(self, ctx: Context, event: Damage) -> bool:
        if not event.preventable or (self.combat and not event.combat):
            return False
        return self.source is None or event.source in self.source.refs(ctx)

    def replace(self, ctx: Context, event: Damage) -> Sequence[object]:
        return (replace(event, preventable=False),)


@phrase("the damage can't be prevented", into="change")
@record
class ItsDamageCannotBePrevented(RuleModifier):
    """A source whose damage can't be prevented (CR 615.12)."""

    reads = READS_NOTHING
    questions = (DEALS_UNPREVENTABLE,)
    of_spells = True

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return True


@phrase("{first:player} and {second:affected}", into="protected")
@phrase("{first:player} and/or {second:affected}", into="protected", word="and/or")
@record
class PlayersAndSuch(PlayersAndObjects):
    """Players together with all objects of a description: "you and creatures you control"."""

    word: str = wording(default="and")
    reads = READS_NOTHING


def _or_such(first: Reference, what: Filter) -> PlayersAndSuch:
    return PlayersAndSuch(first, Every(what), word="or")


def _read_or_such(node: PlayersAndSuch) -> dict[str, Any] | None:
    second = node.second
    return {"first": node.first, "what": second.what} if node.word == "or" and isinstance(second, Every) else None


production(
    "protected", "{first} or a {what#one}", PlayersAndSuch, _or_such, _read_or_such, first="player", what="filter",
)  # fmt: skip
include("protected", "affected", "reference")
label("protected", "what damage would be dealt to or by")
