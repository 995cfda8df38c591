"""Doubling power and toughness (CR 701.9a to 701.9c), and changing their base values.

The base values become another's, or certain ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, lexicon, phrase
from engine.core.identity import NOBODY
from engine.core.keys import Purpose
from engine.core.record import record, wording
from engine.meaning.families import Amount, Duration, Instruction, Reference
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.affected_objects import affected_objects
from engine.vocabulary.effects.shared.zone_change_tracking import on_battlefield
from engine.vocabulary.statics.characteristics.modify_power import Gets, HasBase, HasBaseSize, Size
from engine.vocabulary.terms.amounts.plain_numbers import Number
from engine.vocabulary.terms.grammar.continuous import BeginContinuous, begin

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_DOUBLE = Purpose("double", "701.9b")

lexicon("doubled", {
    "power": "power", "toughness": "toughness", "power and toughness": "power and toughness",
})  # fmt: skip


@forms(
    phrase("double {object's} {what:doubled} {duration}"),
    phrase("triple {object's} {what:doubled} {duration}", times=3),
    phrase("double the {what:doubled} of {object} {duration}", of=True),
    phrase("triple the {what:doubled} of {object} {duration}", of=True, times=3),
    phrase("{duration}, double {object's} {what:doubled}", leading=True),
)  # fmt: skip
@record
class DoublePower(Instruction):
    """Creatures get as much power or toughness more as they have, or twice as much (CR 701.11b of 2026)."""

    object: Reference
    what: str
    duration: Duration
    of: bool = wording(default=False)
    leading: bool = wording(default=False)
    times: int = 2
    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        chosen = on_battlefield(ctx, affected_objects(ctx, self.object, TO_DOUBLE))
        for oid in chosen:
            found = ctx.chars(oid)
            power = (found.power or 0) if "power" in self.what else 0
            toughness = (found.toughness or 0) if "toughness" in self.what else 0
            more = self.times - 1
            bonus = Gets((1, Number(more * power), 1, Number(more * toughness)))  # less than 0: CR 701.9c
            begin(ctx, (bonus,), (oid,), self.duration)
        return bool(chosen)


@phrase("change {object's} base power and toughness to {other's} power and toughness {duration}")
@phrase("{object's} base power and toughness become equal to {other's} power and toughness {duration}", become=True)
@phrase("the base power and toughness of {object} become equal to {other's} power and toughness {duration}",
        become=True, of=True)  # fmt: skip
@phrase("the base power and toughness of {object} become equal to {other's} power and toughness {duration}",
        into="infinitive", become=True, of=True)  # fmt: skip
@record
class ChangeBaseSize(Instruction):
    """The base power and toughness of something become what another's power and toughness are (CR 613.4b).

    They are taken as they are when the effect begins.
    """

    object: Reference
    other: Reference
    duration: Duration
    become: bool = wording(default=False)
    of: bool = wording(default=False)
    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        model = next(iter(self.other.refs(ctx)), NOBODY)
        if model == NOBODY:
            return False
        found = ctx.chars(model)
        size = HasBaseSize((Number(found.power or 0), Number(found.toughness or 0)))
        return BeginContinuous(self.object, (size,), self.duration).perform(ctx)


@phrase("{object's} base power and toughness become {size:size} {duration}")
@phrase("{object's} base power and toughness become {size:size} {duration}", into="infinitive")
@phrase("the base power and toughness of {object} become {size:size} {duration}", of=True)
@phrase("the base power and toughness of {object} become {size:size} {duration}", into="infinitive", of=True)
@phrase("change the base power and toughness of {object} to {size:size}", of=True, duration=None)
@record
class BaseSizeBecomes(Instruction):
    """The base power and toughness of something become certain values (CR 613.4b).

    Without a duration it is for good.
    """

    object: Reference
    size: Size
    duration: Duration | None
    of: bool = wording(default=False)
    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        return BeginContinuous(self.object, (HasBaseSize(self.size),), self.duration).perform(ctx)


@phrase("change {object's} base {which:base_half} to {amount:quantity}")
@record
class ChangeBase(Instruction):
    """The base power or the base toughness of something becomes a number, for good (CR 611.2d).

    It is what the number is when the effect begins.
    """

    object: Reference
    which: str
    amount: Amount
    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        value = Number(self.amount.value(ctx))
        changed = HasBase(value) if self.which == "power" else HasBase(toughness=value)
        return BeginContinuous(self.object, (changed,), None).perform(ctx)


lexicon("base_half", {"power": "power", "toughness": "toughness"})


@phrase("{duration}, {object's} base power becomes equal to {power:quantity}")
@record
class BasePowerBecomes(Instruction):
    """The base power of something becomes what a number is then (CR 611.2d, 613.4b)."""

    object: Reference
    power: Amount
    duration: Duration
    reads = READS_NOTHING
    first_matters = UNSEEN
    leads_with_duration = True

    def perform(self, ctx: Context) -> bool:
        return BeginContinuous(self.object, (HasBase(self.power),), self.duration).perform(ctx)
