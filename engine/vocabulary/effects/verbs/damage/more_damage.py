"""Changing how much damage is dealt (CR 614.1a): "it deals double that damage instead".

Also "that much damage plus 2".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, lexicon, phrase
from engine.core.record import record, replace, wording
from engine.game.events.damage import DAMAGE_DEALT, Damage
from engine.game.events.effects import BeginEffect
from engine.game.state.effects import FloatingEffect
from engine.meaning.families import Amount, EventPattern, Instruction, Replacement
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.node import READS_NOTHING, Node
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.amounts.plain_numbers import Number
from engine.vocabulary.terms.grammar.durations import ThisTurn

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("double that damage", into="changed damage", times=2)
@phrase("triple that damage", into="changed damage", times=3)
@phrase("twice that damage", into="changed damage", times=2, word="twice")
@forms(
    phrase("that much damage plus {plus:amount}", into="changed damage"),
    phrase("that much damage minus {minus:amount}", into="changed damage"),
    phrase("that much damage plus a amount of damage equal to {plus:quantity}", into="changed damage", word="amount"),
)  # fmt: skip
@phrase("damage equal to {equal:quantity}", into="changed damage")
@record
class ChangedDamage(Node):
    """How much damage it is instead."""

    times: int = 1
    plus: Amount | None = None
    equal: Amount | None = None
    minus: Amount | None = None
    word: str = wording(default="")
    reads = READS_NOTHING

    def of(self, ctx: Context, amount: int) -> int:
        """The new amount."""
        if self.equal is not None:
            return self.equal.value(ctx)
        if self.minus is not None:
            return max(0, amount - self.minus.value(ctx))
        return amount * self.times + (self.plus.value(ctx) if self.plus is not None else 0)


_TO = (
    "that permanent", "that player", "that creature", "that permanent or player", "that player or permanent", "you",
    "~",
)  # fmt: skip
lexicon("same recipient", {words: f"to {words}" for words in _TO})
lexicon("same source", {words: words for words in ("it", "that source", "that spell", "that creature")})


@phrase("if {pattern:damage_would}, {who:same source} deals {how:changed damage} instead", into="static", to="")
@phrase("if {pattern:damage_would}, {who:same source} deals {how:changed damage} {to:same recipient} instead",
        into="static")  # fmt: skip
@record
class MoreDamage(Replacement):
    """Another amount of damage from certain sources, or to certain recipients (CR 614.1a)."""

    pattern: EventPattern
    who: str
    how: ChangedDamage
    to: str = ""
    reads = READS_NOTHING
    keys = (DAMAGE_DEALT,)

    def applies(self, ctx: Context, event: object) -> bool:
        return next(self.pattern.occurrences(ctx, (event,)), None) is not None

    def replace(self, ctx: Context, event: Damage) -> Sequence[object]:
        return (replace(event, amount=self.how.of(ctx, event.amount)),)


@phrase("if {pattern:damage_would} this turn, {who:same source} deals {how:changed damage} instead", into="ending",
        to="")  # fmt: skip
@phrase("if {pattern:damage_would} this turn, {who:same source} deals {how:changed damage} {to:same recipient} instead",
        into="ending")  # fmt: skip
@record
class BeginMoreDamage(Instruction):
    """Another amount of damage for the rest of the turn."""

    pattern: EventPattern
    who: str
    how: ChangedDamage
    to: str = ""
    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        how = self.how
        if how.plus is not None:  # a number is worked out once (CR 608.2h)
            how = replace(how, plus=Number(how.plus.value(ctx)))
        part = MoreDamage(self.pattern, self.who, how, self.to)
        effect = FloatingEffect(
            ctx.source, ctx.controller, (part,), None, ThisTurn("this turn"), tuple(ctx.bindings.items())
        )
        carry_out(ctx, BeginEffect(effect))
        return True
