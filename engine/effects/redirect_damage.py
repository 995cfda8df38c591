"""Damage dealt to something else, or prevented, the next time a source would deal it (CR 614.9, 615.9, 609.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, Ref
from engine.effects.following import all_now, carry_out, now
from engine.effects.prevent_damage import is_meant
from engine.events.cards import PlayerDid
from engine.events.damage import Damage
from engine.events.effects import BeginEffect, EndEffects, UseShield
from engine.events.event import Event
from engine.model.families import Amount, Duration, Filter, Instruction, Reference, Replacement
from engine.model.node import READS_NOTHING
from engine.rules.layers.effect import FLOATING, SHIELD
from engine.state.effects import FloatingEffect
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase(
    "the next {amount} {kind:damage kind} that would be dealt to {recipient:reference} {duration} is dealt to "
    "{to:reference} instead",
)
@phrase(
    "all {kind:damage kind} that would be dealt to {recipient:reference} {duration} is dealt to "
    "{to:reference} instead", amount=None,
)
@phrase(
    "all {kind:damage kind} that would be dealt {duration} to {recipient:reference} is dealt to "
    "{to:reference} instead", amount=None, early=True,
)
@phrase(
    "all {kind:damage kind} that would be dealt to {recipient:reference} {duration} by {source:reference} is dealt to "
    "{to:reference} instead", amount=None,
)
@dataclass(frozen=True, slots=True)
class RedirectDamage(Instruction):
    """Damage that would be dealt to something for a time is dealt to something else (CR 614.9)."""

    kind: str
    amount: Amount | None
    recipient: Reference
    duration: Duration
    to: Reference
    source: Reference | None = None
    early: bool = False
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        shield = self.amount.value(ctx) if self.amount is not None else NOBODY
        if shield == 0:
            return False
        part = DealtElsewhere(self.kind, self.recipient, self.source, self.to)
        effect = FloatingEffect(
            NOBODY, ctx.source, ctx.controller, 0, (part,), None, self.duration, tuple(ctx.bindings.items()), shield
        )
        carry_out(ctx, BeginEffect(effect))
        return True


@dataclass(frozen=True, slots=True)
class DealtElsewhere(Replacement):
    """Damage, or so much of it as is left to be redirected, is dealt to something else."""

    kind: str
    recipient: Reference
    source: Reference | None
    to: Reference
    keys = ("damage",)
    reads = READS_NOTHING

    def applies(self, ctx: Context, event: object) -> bool:
        if not isinstance(event, Damage) or (self.kind and event.combat != (self.kind == "combat")):
            return False
        meant = is_meant(ctx, self.recipient, event.recipient) and is_meant(ctx, self.source, event.source)
        return meant and self._target(ctx) not in (NOBODY, event.recipient)

    def _target(self, ctx: Context) -> Ref:
        return next((found for ref in self.to.refs(ctx) if (found := now(ctx, ref)) != NOBODY), NOBODY)

    def replace(self, ctx: Context, event: object) -> Sequence[object]:
        assert isinstance(event, Damage)
        left = int(ctx.bindings.get(SHIELD, NOBODY))
        moved = event.amount if left == NOBODY else min(left, event.amount)
        if left != NOBODY:
            ctx.happen(UseShield(int(ctx.bindings[FLOATING]), moved))
        elsewhere = replace(event, recipient=self._target(ctx), amount=moved)
        rest = (replace(event, amount=event.amount - moved),) if moved < event.amount else ()
        return (elsewhere, *rest)


@phrase(
    "the next time a {what:filter#one} of your choice <chosen? of the chosen color> would deal {kind:damage "
    "kind} to {recipient:reference} {duration}, prevent that damage",
)
@phrase(
    "the next time a {what:filter#one} of your choice would deal {kind:damage kind} to {recipient:reference} "
    "{duration}, that damage is dealt to {to:reference} instead",
)
@phrase(
    "the next time a {what:filter#one} of your choice would deal {kind:damage kind} {duration}, prevent that "
    "damage", recipient=None,
)
@phrase(
    "prevent all {kind:damage kind} a {what:filter#one} of your choice would deal {duration}",
    recipient=None, all=True,
)
@phrase(
    "prevent all {kind:damage kind} a {what:filter#one} of your choice would deal to {recipient:reference} "
    "{duration}", all=True,
)
@phrase(
    "prevent all {kind:damage kind} that would be dealt {duration} by a {what:filter#one} of your choice",
    recipient=None, all=True, behind=True,
)
@phrase(
    "prevent all {kind:damage kind} that would be dealt to {recipient:reference} {duration} by a "
    "{what:filter#one} of your choice", all=True, behind=True,
)
@dataclass(frozen=True, slots=True)
class PreventFromChosenSource(Instruction):
    """Damage from a source that a player chooses is prevented, once or all of it (CR 609.7, 615.9)."""

    what: Filter
    kind: str
    recipient: Reference | None
    duration: Duration
    all: bool = False
    behind: bool = False
    chosen: bool = False  # a source of the chosen colour
    to: Reference | None = None  # what is dealt the damage instead
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        color = ctx.obj(ctx.source).choices.get("color")
        options = tuple(
            ref for ref in sources_of_damage(ctx)
            if self.what.matches(ctx, ref) and (not self.chosen or color in ctx.chars(ref).colors)
        )  # fmt: skip
        prompt = "Choose a source of damage."
        chosen = ctx.choose_objects(ctx.controller, options, 1, 1, purpose="source", prompt=prompt, rule="609.7a")
        if not chosen:
            return False
        part = NextFromSource(chosen[0], self.kind, self.recipient, not self.all, self.to)
        effect = FloatingEffect(
            NOBODY, ctx.source, ctx.controller, 0, (part,), None, self.duration, tuple(ctx.bindings.items())
        )
        carry_out(ctx, BeginEffect(effect))
        return True


def sources_of_damage(ctx: Context) -> tuple[Ref, ...]:
    """The sources a player can choose (CR 609.7a): permanents, spells, and what objects on the stack refer to."""
    game = ctx.game
    items = [(oid, item) for oid in game.stack if (item := game.obj(oid).stack) is not None]
    referred = [item.source for _, item in items if item.source in game.objects]
    spells = [oid for oid, item in items if item.ability is None]
    command = game.zone("command")
    return tuple(dict.fromkeys((*game.permanents(), *spells, *referred, *command)))


@dataclass(frozen=True, slots=True)
class NextFromSource(Replacement):
    """Damage from one source is prevented; the effect ends with the first damage, or with its duration."""

    source: Ref
    kind: str
    recipient: Reference | None
    once: bool
    to: Reference | None = None
    keys = ("damage",)
    reads = READS_NOTHING

    def applies(self, ctx: Context, event: object) -> bool:
        if not isinstance(event, Damage) or ctx.game.became(self.source) != event.source:
            return False
        if self.to is None and not event.preventable:
            return False
        if self.kind and event.combat != (self.kind == "combat"):
            return False
        return is_meant(ctx, self.recipient, event.recipient)

    def replace(self, ctx: Context, event: object) -> Sequence[object]:
        assert isinstance(event, Damage)
        events: list[Event] = [EndEffects((int(ctx.bindings[FLOATING]),))] if self.once else []
        if self.to is not None:
            ctx.happen(*events)
            return tuple(replace(event, recipient=ref) for ref in all_now(ctx, self.to.refs(ctx)))
        ctx.happen(*events, PlayerDid(ctx.controller, "prevent damage", event.amount))
        return ()
