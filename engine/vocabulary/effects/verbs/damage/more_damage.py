"""Changing how much damage is dealt (CR 614.1a): "it deals double that damage instead".

Also "that much damage plus 2".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, lexicon, phrase, production
from engine.core.record import record, replace, wording
from engine.game.events.damage import DAMAGE_DEALT, Damage
from engine.game.events.effects import BeginEffect
from engine.game.rules.events.afterwards import Afterward
from engine.game.state.effects import FloatingEffect
from engine.meaning.families import Amount, EventPattern, Filter, Instruction, Replacement
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.node import READS_NOTHING, Node
from engine.vocabulary.effects.shared.prevented_this_way import EndThisEffect
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.statics.damage.damage_would import DamageWould
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


TWICE = ChangedDamage(times=2)
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
    short: bool = wording(default=False)  # "double all damage … would deal"
    reads = READS_NOTHING
    keys = (DAMAGE_DEALT,)

    def applies(self, ctx: Context, event: object) -> bool:
        return next(self.pattern.occurrences(ctx, (event,)), None) is not None

    def replace(self, ctx: Context, event: Damage) -> Sequence[object]:
        return (replace(event, amount=self.how.of(ctx, event.amount)),)


@record
class MoreDamageOnce(MoreDamage):
    """The same for all damage that a source would deal at the next time."""

    def replace(self, ctx: Context, event: Damage) -> Sequence[object]:
        return (*MoreDamage.replace(self, ctx, event), Afterward(EndThisEffect(), ctx))


def _double_all(kind: str, source: Filter, whom: Filter | None = None) -> MoreDamage:
    return MoreDamage(DamageWould(kind, whom, source), "it", TWICE, short=True)


def _read_double_all(node: MoreDamage) -> dict[str, Any] | None:
    pattern = node.pattern
    if not node.short or not isinstance(pattern, DamageWould) or pattern.whom is not None:
        return None
    return {"kind": pattern.kind, "source": pattern.source}


production(
    "static", "double all {kind:damage_kind} {source:subject} would deal", MoreDamage, _double_all, _read_double_all,
    kind="damage_kind", source="subject",
)  # fmt: skip


def _this_turn(source: Filter, kind: str, whom: Filter, who: str, how: ChangedDamage, to: str = "") -> BeginMoreDamage:
    return BeginMoreDamage(DamageWould(kind, whom, source), who, how, to, early=True)


def _read_this_turn(node: BeginMoreDamage) -> dict[str, Any] | None:
    pattern = node.pattern
    if not node.early or node.to or not isinstance(pattern, DamageWould):
        return None
    said = {"source": pattern.source, "kind": pattern.kind, "whom": pattern.whom}
    return said | {"who": node.who, "how": node.how}


@phrase("if {pattern:damage_would} this turn, {who:same source} deals {how:changed damage} instead", into="ending",
        to="")  # fmt: skip
@phrase("if {pattern:damage_would} this turn, {who:same source} deals {how:changed damage} {to:same recipient} instead",
        into="ending")  # fmt: skip
@phrase("the next time {pattern:damage_would} this turn, {who:same source} deals {how:changed damage} instead",
        into="ending", to="", once=True)  # fmt: skip
@record
class BeginMoreDamage(Instruction):
    """Another amount of damage for the rest of the turn."""

    pattern: EventPattern
    who: str
    how: ChangedDamage
    to: str = ""
    early: bool = wording(default=False)  # "would deal damage this turn to …"
    once: bool = False  # only the next time
    reads = READS_NOTHING
    first_matters = UNSEEN

    def perform(self, ctx: Context) -> bool:
        how = self.how
        if how.plus is not None:  # a number is worked out once (CR 608.2h)
            how = replace(how, plus=Number(how.plus.value(ctx)))
        part = (MoreDamageOnce if self.once else MoreDamage)(self.pattern, self.who, how, self.to)
        effect = FloatingEffect(
            ctx.source, ctx.controller, (part,), None, ThisTurn("this turn"), tuple(ctx.bindings.items())
        )
        carry_out(ctx, BeginEffect(effect))
        return True


production(
    "ending",
    "if {source:subject} would deal {kind:damage_kind} this turn to {whom:damaged}, {who} deals {how} instead",
    BeginMoreDamage, _this_turn, _read_this_turn, source="subject", kind="damage_kind", whom="damaged",
    who="same source", how="changed damage",
)  # fmt: skip
