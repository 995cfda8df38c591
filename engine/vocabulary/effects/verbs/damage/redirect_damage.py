"""Redirecting or preventing damage the next time a source would deal it (CR 614.9, 615.9, 609.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, include, phrase
from engine.core.identity import NOBODY, Ref
from engine.core.keys import Purpose
from engine.core.record import record, replace, wording
from engine.core.zones import STACK
from engine.game.events.damage import DAMAGE_DEALT, Damage
from engine.game.events.effects import BeginEffect, EndEffects, UseShield
from engine.game.rules.events.afterwards import Afterward
from engine.game.rules.layers.effect import FLOATING, SHIELD
from engine.game.state.effects import FloatingEffect
from engine.meaning.families import Amount, Duration, Filter, Instruction, Reference, Replacement
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.prevented_this_way import (
    SOURCE_PREVENTED,
    EndThisEffect,
    after_prevention,
    what_is_prevented,
)
from engine.vocabulary.effects.shared.zone_change_tracking import all_now, carry_out, now
from engine.vocabulary.effects.verbs.damage.prevent_damage import is_meant
from engine.vocabulary.terms.amounts.amounts import Half
from engine.vocabulary.terms.amounts.plain_numbers import Number
from engine.vocabulary.terms.objects.objects import AttachedTo

if TYPE_CHECKING:
    from engine.game.rules.context import Context

WHICH_SOURCE = Purpose("source", "609.7a")


@phrase(
    "the next {amount} {kind:damage kind} that would be dealt to {recipient:reference} {duration} is dealt to "
    "{to:reference} instead",
)
@forms(
    phrase("all {kind:damage kind} that would be dealt to {recipient:reference} {duration}< by {source:reference}> is "
           "dealt to {to:reference} instead", amount=None),
    phrase(
           "all {kind:damage kind} that would be dealt {duration} to {recipient:protected} is dealt to "
           "{to:reference} instead",
           amount=None,
           early=True,
           ),
    phrase("all {kind:damage kind} that would be dealt {duration} by {source:protected} is dealt to {to:reference} "
           "instead", amount=None, recipient=None, early=True),
    phrase("all {kind:damage kind} that would be dealt to {recipient:protected} by {source:protected} {duration} is "
           "dealt to {to:reference} instead", amount=None, by=True),
    phrase("{duration}, all {kind:damage kind} that would be dealt to {recipient:protected} is dealt to {to:reference} "
           "instead", amount=None, leading=True),
    phrase("the next time {kind:damage kind} would be dealt to {recipient:protected} {duration}, that damage is dealt "
           "to {to:reference} instead", amount=None, once=True),
)  # fmt: skip
@record
class RedirectDamage(Instruction):
    """Damage that would be dealt to something for a time is dealt to something else (CR 614.9)."""

    kind: str
    amount: Amount | None
    recipient: Reference | None
    duration: Duration
    to: Reference
    source: Reference | None = None
    early: bool = wording(default=False)
    leading: bool = wording(default=False)
    by: bool = wording(default=False)  # from what comes before for how long
    once: bool = False  # only the damage that would be dealt the next time
    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        shield = self.amount.value(ctx) if self.amount is not None else NOBODY
        if shield == 0:
            return False
        named = tuple(ctx.bindings.items())
        to = self.to
        if isinstance(to, AttachedTo):  # what the Aura enchants as the effect begins, though it moves later (608.2h)
            named, to = (*named, (HOST, to.refs(ctx))), HostThen()
        part = (DealtElsewhereOnce if self.once else DealtElsewhere)(self.kind, self.recipient, to, self.source)
        effect = FloatingEffect(ctx.source, ctx.controller, (part,), None, self.duration, named, shield)
        carry_out(ctx, BeginEffect(effect))
        return True


HOST = "host as it began"


@record
class HostThen(Reference):
    """What the source was attached to as the effect began. No words read it."""

    reads = READS_NOTHING

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return ctx.bound(HOST)


@phrase("all {kind:damage kind} that would be dealt to {recipient:protected}< by {source:protected}> is dealt to "
        "{to:reference} instead", into="static")  # fmt: skip
@record
class DealtElsewhere(Replacement):
    """Damage, or so much of it as is left to be redirected, is dealt to something else."""

    kind: str
    recipient: Reference | None
    to: Reference
    source: Reference | None = None
    keys = (DAMAGE_DEALT,)
    reads = READS_NOTHING
    with_own_times = True

    def applies(self, ctx: Context, event: Damage) -> bool:
        if self.kind and event.combat != (self.kind == "combat"):
            return False
        meant = is_meant(ctx, self.recipient, event.recipient) and is_meant(ctx, self.source, event.source)
        return meant and self._target(ctx) not in (NOBODY, event.recipient)

    def watched(self, event: object) -> tuple[Ref, ...]:
        """The recipient, and the source, if they are named."""
        assert isinstance(event, Damage)
        recipient = (event.recipient,) if self.recipient is not None else ()
        return (*recipient, *((event.source,) if self.source is not None else ()))

    def _target(self, ctx: Context) -> Ref:
        return next((found for ref in self.to.refs(ctx) if (found := now(ctx, ref)) != NOBODY), NOBODY)

    def replace(self, ctx: Context, event: Damage) -> Sequence[object]:
        left = int(ctx.bindings.get(SHIELD, NOBODY))
        moved = event.amount if left == NOBODY else min(left, event.amount)
        if left != NOBODY:
            ctx.happen(UseShield(int(ctx.bindings[FLOATING]), moved))
        elsewhere = replace(event, recipient=self._target(ctx), amount=moved)
        rest = (replace(event, amount=event.amount - moved),) if moved < event.amount else ()
        return (elsewhere, *rest)


@record
class DealtElsewhereOnce(DealtElsewhere):
    """All that would be dealt the next time, by however many sources, is dealt to something else."""

    def replace(self, ctx: Context, event: Damage) -> Sequence[object]:
        return (*DealtElsewhere.replace(self, ctx, event), Afterward(EndThisEffect(), ctx))


@phrase(
    "the next time a {what:filter#one} of your choice <{after:clause* #one} >would deal {kind:damage "
    "kind} to {recipient:protected} {duration}, prevent that damage",
)
@forms(
    phrase(
           "the next time a {what:filter#one} of your choice would deal {kind:damage kind} to {recipient:protected} "
           "{duration}, prevent half that damage, rounded {half:rounding}",
           ),
    phrase(
           "prevent the next {amount} {kind:damage kind} that a {what:filter#one} of your choice would deal to "
           "{recipient:protected} {duration}",
           all=True,
           ),
    phrase(
           "the next time a {what:filter#one} of your choice would deal {kind:damage kind} {duration}, prevent that "
           "damage",
           recipient=None,
           ),
    phrase(
           "prevent all {kind:damage kind} a {what:filter#one} of your choice would deal {duration}",
           recipient=None,
           all=True,
           ),
    phrase(
           "prevent all {kind:damage kind} a {what:filter#one} of your choice would deal to {recipient:protected} "
           "{duration}",
           all=True,
           ),
    phrase(
           "prevent the next {amount} {kind:damage kind} that would be dealt to {recipient:protected} {duration} by a "
           "{what:filter#one} of your choice",
           all=True,
           behind=True,
           ),
    phrase(
           "prevent all {kind:damage kind} that would be dealt {duration} by a {what:filter#one} of your choice "
           "{after:clause* #one}",
           recipient=None,
           all=True,
           behind=True,
           when=lambda node: node.after,
           ),
    phrase(
           "prevent all {kind:damage kind} that would be dealt {duration} by a {what:filter#one} of your choice",
           recipient=None,
           all=True,
           behind=True,
           ),
    phrase(
           "prevent all {kind:damage kind} that would be dealt to {recipient:protected} {duration} by a "
           "{what:filter#one} of your choice",
           all=True,
           behind=True,
           ),
)  # fmt: skip
@phrase(
    "the next time a {what:filter#one} of your choice would deal {kind:damage kind} to {recipient:protected} "
    "{duration}, that damage is dealt to {to:redirected} instead",
)
@phrase(
    "the next time a {what:filter#one} of your choice would deal {kind:damage kind} {duration}, that damage is dealt "
    "to {to:redirected} instead",
    recipient=None,
)
@phrase(
    "the next {amount} {kind:damage kind} that a {what:filter#one} of your choice would deal to {recipient:protected} "
    "{duration} is dealt to {to:reference} instead",
    all=True,
)
@phrase(
    "all {kind:damage kind} that would be dealt {duration} to {recipient:protected} by a {what:filter#one} of your "
    "choice is dealt to {to:reference} instead",
    all=True,
)
@record
class PreventFromChosenSource(Instruction):
    """Damage from a source that a player chooses is prevented, once or all of it (CR 609.7, 615.9)."""

    what: Filter
    kind: str
    recipient: Reference | None
    duration: Duration
    all: bool = False
    behind: bool = wording(default=False)
    after: tuple[Filter, ...] = ()  # clauses behind "of your choice"
    to: Reference | None = None  # what is dealt the damage instead
    amount: Amount | None = None  # how much of its damage, if not all
    half: str = ""  # half of it, rounded so
    key: str = ""
    riders: tuple[Instruction, ...] = field(default=(), metadata={"unspoken": True})
    reads = READS_NOTHING
    takes_riders = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How much is prevented, and the source."""
        return what_is_prevented(self.key)

    def perform(self, ctx: Context) -> bool:
        options = tuple(
            ref for ref in sources_of_damage(ctx)
            if self.what.matches(ctx, ref) and all(clause.matches(ctx, ref) for clause in self.after)
        )  # fmt: skip
        prompt = say("choose_a_source_of_damage")
        chosen = ctx.choose_one(ctx.controller, options, purpose=WHICH_SOURCE, prompt=prompt, rule="609.7a")
        if not chosen:
            return False
        ctx.bind(SOURCE_PREVENTED, chosen)
        shield = NOBODY if self.amount is None else self.amount.value(ctx)
        if shield == 0:
            return False
        part = NextFromSource(
            chosen[0], self.kind, self.recipient, not self.all, self.to, self.key, self.riders, self.half
        )  # fmt: skip
        effect = FloatingEffect(
            ctx.source, ctx.controller, (part,), None, self.duration, tuple(ctx.bindings.items()), shield
        )
        carry_out(ctx, BeginEffect(effect))
        return True


@phrase("the next time {source:object} would deal {kind:damage kind} {duration}, prevent that damage")
@record
class PreventNextFrom(Instruction):
    """The next damage that certain objects would deal is prevented (CR 615.9)."""

    source: Reference
    kind: str
    duration: Duration
    key: str = ""
    riders: tuple[Instruction, ...] = field(default=(), metadata={"unspoken": True})
    reads = READS_NOTHING
    takes_riders = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How much is prevented, and the source."""
        return what_is_prevented(self.key)

    def perform(self, ctx: Context) -> bool:
        refs = self.source.refs(ctx)
        ctx.bind(SOURCE_PREVENTED, refs)
        named = tuple(ctx.bindings.items())
        parts = (NextFromSource(ref, self.kind, None, True, None, self.key, self.riders) for ref in refs)
        effects = (FloatingEffect(ctx.source, ctx.controller, (part,), None, self.duration, named) for part in parts)
        return bool(carry_out(ctx, *map(BeginEffect, effects)))


@phrase("that source's controller", into="redirected")
@record
class ItsController(Reference):
    """The controller of the source that was chosen."""

    reads = READS_NOTHING

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return tuple(ctx.controller_of(ref) for ref in ctx.bound(SOURCE_PREVENTED))


def sources_of_damage(ctx: Context) -> tuple[Ref, ...]:
    """The sources of damage that a player can choose (CR 609.7a).

    These are permanents, spells, what objects on the stack refer to, and what is in the command zone.
    """
    game = ctx.game
    items = [(oid, item) for oid in game.stack if (item := game.obj(oid).stack) is not None]
    referred = [item.source for _, item in items if item.source in game.objects]
    spells = [oid for oid, item in items if item.ability is None]
    command = game.zone("command")
    return tuple(dict.fromkeys((*game.permanents(), *spells, *referred, *command)))


def _is_still(ctx: Context, chosen: Ref, source: Ref) -> bool:
    """Whether a source is the one that was chosen, or the permanent which that spell became (CR 400.7, 400.7c)."""
    if chosen == source:
        return True
    before = ctx.game.last_known.get(chosen)
    return before is not None and before.object.zone == STACK and ctx.game.moved.get(chosen) == source


@record
class NextFromSource(Replacement):
    """Damage from one source is prevented; the effect ends with the first damage, or with its duration."""

    source: Ref
    kind: str
    recipient: Reference | None
    once: bool
    to: Reference | None = None
    amount_key: str = ""
    then: tuple[Instruction, ...] = ()
    half: str = ""
    keys = (DAMAGE_DEALT,)
    reads = READS_NOTHING

    def applies(self, ctx: Context, event: Damage) -> bool:
        if not _is_still(ctx, self.source, event.source):
            return False
        if self.to is None and not event.preventable:
            return False
        if self.kind and event.combat != (self.kind == "combat"):
            return False
        return is_meant(ctx, self.recipient, event.recipient)

    def replace(self, ctx: Context, event: Damage) -> Sequence[object]:
        left = int(ctx.bindings.get(SHIELD, NOBODY))
        changed = event.amount if left == NOBODY else min(left, event.amount)
        if self.half:
            changed = Half(Number(changed), self.half).value(ctx)
        if left != NOBODY:
            ctx.happen(UseShield(int(ctx.bindings[FLOATING]), changed))
        if self.to is None:
            then = (EndThisEffect(), *self.then) if self.once else self.then
            return after_prevention(ctx, event, changed, self.amount_key, then, ctx.bindings[FLOATING])
        if self.once:
            ctx.happen(EndEffects((int(ctx.bindings[FLOATING]),)))
        rest = (replace(event, amount=event.amount - changed),) if changed < event.amount else ()
        elsewhere = (replace(event, recipient=ref, amount=changed) for ref in all_now(ctx, self.to.refs(ctx)))
        return (*elsewhere, *rest)


include("redirected", "reference")
