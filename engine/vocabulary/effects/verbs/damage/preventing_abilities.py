"""Static abilities that prevent damage, and perhaps do more (CR 615.5, 615.10).

As in "If damage would be dealt to this creature, prevent that damage and remove that many +1/+1 counters from it".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, label, phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.game.decisions.purposes import TO_PREVENT
from engine.game.events.damage import DAMAGE_DEALT, Damage
from engine.meaning.families import Amount, EventPattern, Instruction, Replacement
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.prevented_this_way import after_prevention, what_is_prevented
from engine.vocabulary.statics.damage.damage_would import DamageWould

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("prevent that damage", into="that prevention")
@forms(
    phrase("<may? you may> prevent {amount} of that damage", into="that prevention"),
    phrase("prevent half that damage, rounded {rounding:rounding}", into="that prevention"),
)  # fmt: skip
@phrase("prevent all but {amount} of that damage", into="that prevention", but=True)
@record
class PreventThatDamage(Instruction):
    """How much of the damage is prevented."""

    amount: Amount | None = None
    may: bool = False
    but: bool = False
    rounding: str = ""
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What is prevented."""
        return what_is_prevented(self.key)

    def prevented(self, ctx: Context, damage: int) -> int:
        """How much of it."""
        if self.rounding:
            return (damage + (self.rounding == "up")) // 2
        if self.amount is None:
            return damage
        number = max(0, self.amount.value(ctx))
        return max(0, damage - number) if self.but else min(number, damage)

    def perform(self, ctx: Context) -> bool:
        """Nothing by itself: the effect it is part of prevents the damage."""
        return True


@phrase("if {pattern:damage_would}, {prevention:that prevention}", into="static")
@phrase("if {pattern:damage_would}, {prevention:that prevention}, where X is {where:quantity}", into="static")
@phrase("if {pattern:damage_would}, {prevention:that prevention} and {effect:chain}", into="static", join="and")
@phrase("if {pattern:damage_would}, {prevention:that prevention} and {effect:chain}. ^{then:ending}", into="static",
        join="and")  # fmt: skip
@phrase("if {pattern:damage_would}, {prevention:that prevention}, {effect:chain}", into="static", join=",")
@phrase("if {pattern:damage_would}, {prevention:that prevention}. ^{effect:sentence_start}", into="static", join=".")
@record
class PreventsIt(Replacement):
    """Certain damage is prevented, and something follows right afterwards (CR 615.5).

    It is done once for all the damage dealt at the same time.

    What follows is done even where damage can't be prevented (CR 615.12).
    """

    pattern: EventPattern
    prevention: PreventThatDamage
    where: Amount | None = None
    effect: Instruction | None = None
    join: str = ""
    then: Instruction | None = None  # a further sentence
    reads = READS_NOTHING
    keys = (DAMAGE_DEALT,)

    def applies(self, ctx: Context, event: Damage) -> bool:
        if not (event.preventable or self.effect is not None):
            return False
        return next(self.pattern.occurrences(ctx, (event,)), None) is not None

    def watched(self, event: object) -> tuple[Ref, ...]:
        """The recipient, the source, or both."""
        assert isinstance(event, Damage)
        words = self.pattern.within()
        assert isinstance(words, DamageWould)
        recipient = (event.recipient,) if words.whom is not None else ()
        return (*recipient, *((event.source,) if words.source is not None else ()))

    def replace(self, ctx: Context, event: Damage) -> Sequence[object]:
        found: dict[str, Any] = next(self.pattern.occurrences(ctx, (event,)))
        found.pop("event", None)
        inner = ctx.within(**found)
        if self.where is not None:
            inner.bind("X", self.where.value(inner))
        prevented = self.prevention.prevented(inner, event.amount) if event.preventable else 0
        if prevented and self.prevention.may:
            question = say("may_prevent", number=prevented, amount=event.amount)
            if not inner.may(ctx.controller, question, purpose=TO_PREVENT):
                return (event,)
        then = tuple(step for step in (self.effect, self.then) if step is not None)
        return after_prevention(inner, event, prevented, self.prevention.key, then, (ctx.source, self, event.recipient))


label("that prevention", "what is prevented")
