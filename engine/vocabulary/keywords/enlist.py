"""Enlist (CR 702.154)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import ObjectId
from engine.core.keys import Purpose
from engine.core.record import record
from engine.game.events.status import Tap
from engine.game.rules.combat.questions import AS_IT_ATTACKS, ATTACK_IGNORING_SICKNESS
from engine.game.rules.questions.rule_modifiers import affirmed
from engine.meaning.abilities import Ability, TriggeredAbility
from engine.meaning.families import Instruction
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.keywords.shared.always import always
from engine.vocabulary.statics.characteristics.modify_power import Gets
from engine.vocabulary.terms.abilities.delayed import AtOnce, WhenDone
from engine.vocabulary.terms.amounts.plain_numbers import Number
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.grammar.durations import ThisTurn
from engine.vocabulary.terms.players.players import You

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_ENLIST = Purpose("enlist", "702.154a")

ENLISTED = "enlisted"
LABEL = "When you do, this creature gets +X/+0 until end of turn, where X is the tapped creature's power."


@record
class GetsItsPower(Instruction):
    """The creature that enlisted gets the power of the creature that was tapped for it (CR 702.154a)."""

    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        if not ctx.on_battlefield(ctx.source):
            return False
        power = sum(ctx.chars(oid).power or 0 for oid in ctx.bound(ENLISTED))
        begin(ctx, (Gets((1, Number(power), 1, Number(0))),), (ctx.source,), ThisTurn())
        return True


@record
class EnlistACreature(Instruction):
    """The optional cost: up to one creature that stays at home is tapped (CR 702.154b, 702.154c)."""

    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        able = [oid for oid in ctx.game.permanents() if _may_be_enlisted(ctx, oid)]
        chosen = ctx.choose_objects(
            ctx.controller,
            able,
            0,
            1,
            purpose=TO_ENLIST,
            rule="702.154a",
            prompt=say("tap_up_to_one_creature_to_enlist_it"),
        )
        if not ctx.happen(*(Tap(oid, cause="cost") for oid in chosen)):
            return False
        ctx.bind(ENLISTED, chosen)
        return WhenDone(You(), TriggeredAbility(AtOnce(), GetsItsPower(), label=LABEL)).perform_after(ctx, done=True)


def _may_be_enlisted(ctx: Context, oid: ObjectId) -> bool:
    found, values = ctx.obj(oid), ctx.chars(oid)
    if "creature" not in values.types or values.controller != ctx.controller or found.tapped:
        return False
    if oid in ctx.bound("attackers"):
        return False
    return not found.sick or affirmed(ctx.game, ATTACK_IGNORING_SICKNESS, oid)


@keyword("702.154", "Enlist")
class Enlist:
    """Help from a creature that doesn't attack; each instance has its own cost and trigger (CR 702.154d)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return always(EnlistACreature(), AS_IT_ATTACKS)
