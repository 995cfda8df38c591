"""Regenerate (CR 701.15): a shield that replaces the next destruction this turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.keys import Deed, Purpose
from engine.core.record import record
from engine.game.events.cards import PlayerDid
from engine.game.events.damage import RemoveDamage
from engine.game.events.effects import BeginEffect, EndEffects
from engine.game.events.event import Event
from engine.game.events.status import Tap
from engine.game.events.turn_structure import SetCombat
from engine.game.events.zone_changes import DESTROYED, Destroy
from engine.game.rules.combat.joining import without
from engine.game.rules.layers.effect import AFFECTED, FLOATING
from engine.game.rules.questions.rule_modifiers import refused
from engine.game.state.effects import FloatingEffect
from engine.meaning.abilities import TriggeredAbility
from engine.meaning.families import (
    Amount,
    Filter,
    Happening,
    Instruction,
    Reference,
    Replacement,
    RuleModifier,
)
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING, READS_TURN
from engine.meaning.questions import Asked, Question, Refusal
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import affected_objects, done_to
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out, on_battlefield
from engine.vocabulary.terms.abilities.delayed import AtOnce, trigger_at_once
from engine.vocabulary.terms.grammar.durations import ThisTurn
from engine.vocabulary.terms.turns.past import times
from engine.vocabulary.triggers.subjects import Named

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_REGENERATE = Purpose("regenerate", "701.15a")

MAY_BE_REGENERATED: Question[Refusal] = Question("may_be_regenerated", "701.15", about="permanent", answer="Refusal")


REGENERATED = Deed("regenerate")


@phrase("regenerated", into="past")
@record
class Regenerates(Happening):
    """Regenerates: is not destroyed for that (CR 701.15)."""

    keys = (REGENERATED,)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, PlayerDid) or event.deed != REGENERATED or not event.oids:
            return None
        return {"that object": event.oids} if subject.matches(ctx, event.oids[0]) else None


@phrase("for each time {what:object} {deed:past} {turn:which_turn}", into="for_each")
@record
class TimesItHappened(Amount):
    """How often something happened to an object: "for each time it regenerated this turn"."""

    what: Reference
    deed: Happening
    turn: str
    reads = READS_TURN

    def value(self, ctx: Context) -> int:
        return sum(1 for _ in times(ctx, Named(self.what), self.deed, self.turn))


@phrase("regenerate {what:thing}")
@record
class Regenerate(Instruction):
    """Permanents each get a regeneration shield for this turn (CR 701.15a)."""

    what: Reference
    key: str = ""
    reads = READS_NOTHING
    first_matters = UNSEEN

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was regenerated."""
        return done_to(self.key, self.what, "regenerated")

    def perform(self, ctx: Context) -> bool:
        chosen = on_battlefield(ctx, affected_objects(ctx, self.what, TO_REGENERATE, good=True))
        for oid in chosen:
            shield = FloatingEffect(
                ctx.source, ctx.controller, (RegenerationShield(),), (oid,), ThisTurn(),
                text="Regenerate: the next time it would be destroyed this turn, it isn't.",
            )  # fmt: skip
            carry_out(ctx, BeginEffect(shield))
        ctx.bind(self.key, chosen)
        return bool(chosen)


@phrase("regenerate {what:object}. ^when it regenerates this way, {effect:chain}")
@phrase("regenerate {what:object}. ^{effect:deed} if it regenerates this way", into="sentence_start", at_once=True)
@record
class RegenerateAndWhen(Instruction):
    """A regeneration shield, and what follows when it is used (CR 603.12, 701.15a).

    With "when" that is an ability that triggers, without it a part of what the shield does.
    """

    what: Reference
    effect: Instruction
    at_once: bool = False
    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        chosen = on_battlefield(ctx, self.what.refs(ctx))
        named = tuple(ctx.bindings.items())
        for oid in chosen:
            shield = FloatingEffect(
                ctx.source, ctx.controller, (RegenerationShield(self.effect, self.at_once),), (oid,), ThisTurn(), named,
                text="Regenerate: the next time it would be destroyed this turn, it isn't.",
            )  # fmt: skip
            carry_out(ctx, BeginEffect(shield))
        return bool(chosen)


@phrase("if {what:object} would be destroyed, regenerate {it:pronoun}", into="static")
@record
class AlwaysRegenerates(Replacement):
    """A permanent that regenerates each time it would be destroyed (CR 701.15b)."""

    what: Reference
    it: Reference
    keys = (DESTROYED,)
    reads = READS_NOTHING

    def applies(self, ctx: Context, event: Destroy) -> bool:
        return (
            event.regenerable and event.oid in self.what.refs(ctx)
            and refused(ctx.game, MAY_BE_REGENERATED, event.oid) is None
        )  # fmt: skip

    def replace(self, ctx: Context, event: Any) -> Sequence[Event]:
        return regenerated(ctx, event.oid)


@phrase("can't be regenerated", into="change")
@record
class CannotRegenerate(RuleModifier):
    """A permanent for which no regeneration shield is applied (CR 701.15c)."""

    questions = (MAY_BE_REGENERATED,)
    reads = READS_NOTHING

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return Refusal(say("it_cant_be_regenerated"), "701.15c")


@record
class RegenerationShield(Replacement):
    """Instead of being destroyed: remove all damage, tap it, remove it from combat (CR 701.15a, 701.15c)."""

    then: Instruction | None = None  # the effect of an ability that triggers when it is used
    at_once: bool = False  # or what is done besides
    keys = (DESTROYED,)
    reads = READS_NOTHING

    def applies(self, ctx: Context, event: Destroy) -> bool:
        return (
            event.regenerable and event.oid in ctx.bound(AFFECTED)
            and refused(ctx.game, MAY_BE_REGENERATED, event.oid) is None
        )  # fmt: skip

    def replace(self, ctx: Context, event: Any) -> Sequence[Event]:
        oid = event.oid
        used = EndEffects((int(ctx.bindings[FLOATING]),))
        if self.then is None:
            return (used, *regenerated(ctx, oid))
        if not self.at_once:
            trigger_at_once(ctx, TriggeredAbility(AtOnce(), self.then))
            return (used, *regenerated(ctx, oid))
        inner = ctx.within()
        inner.captured = []
        self.then.perform(inner)
        return (used, *regenerated(ctx, oid), *inner.captured)


def regenerated(ctx: Context, oid: int) -> Sequence[Event]:
    """What regenerating a permanent does."""
    did = PlayerDid(ctx.game.controller(oid), REGENERATED, oids=(oid,))
    result: list[Event] = [RemoveDamage((oid,)), Tap(oid, ctx.source), did]
    combat = ctx.game.combat
    if combat is not None and (oid in combat.attacking or oid in combat.blocking):
        result.append(SetCombat(without(combat, oid)))
    return result
