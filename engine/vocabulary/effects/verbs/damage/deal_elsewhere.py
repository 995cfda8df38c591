"""Damage that is dealt to something else instead (CR 614.9).

As in "that spell deals that damage to its controller".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import NOBODY, Ref
from engine.core.record import record, replace
from engine.game.events.damage import DAMAGE_DEALT, Damage
from engine.game.events.effects import BeginEffect
from engine.game.rules.events.afterwards import Afterward
from engine.game.state.effects import FloatingEffect
from engine.meaning.families import Instruction, Reference, Replacement
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.prevented_this_way import EndThisEffect
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out, now
from engine.vocabulary.statics.damage.damage_would import DamageWould
from engine.vocabulary.terms.grammar.durations import ThisTurn

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("if {pattern:damage_would_be}, {who:same source} deals that damage to {to:reference} instead", into="static")
@phrase("if {pattern:damage_would_be}, {who:same source} deals that damage to itself instead", into="static")
@record
class DealsElsewhere(Replacement):
    """Damage of a source to certain recipients is dealt to something else, each time or the next time."""

    pattern: DamageWould
    who: str
    to: Reference | None = None  # none: the source itself
    reads = READS_NOTHING
    keys = (DAMAGE_DEALT,)

    def well_formed(self) -> bool:
        """From a source to some recipient: what a source deals to several at once is said otherwise."""
        return self.pattern.source is not None and self.pattern.whom is not None

    def _elsewhere(self, ctx: Context, event: object) -> Ref:
        """What is dealt the damage, if it is there to be dealt any (CR 614.9)."""
        named = next(self.pattern.occurrences(ctx, (event,)), None)
        if named is None:
            return NOBODY
        if self.to is None:
            return now(ctx, event.source) if isinstance(event, Damage) else NOBODY
        inner = ctx.within(**{name: value for name, value in named.items() if name != "event"})
        return next((found for ref in self.to.refs(inner) if (found := now(inner, ref)) != NOBODY), NOBODY)

    def applies(self, ctx: Context, event: Damage) -> bool:
        return self._elsewhere(ctx, event) not in (NOBODY, event.recipient)

    def replace(self, ctx: Context, event: Damage) -> Sequence[object]:
        return (replace(event, recipient=self._elsewhere(ctx, event)),)


@record
class DealsElsewhereOnce(DealsElsewhere):
    """The same for the next damage: the effect then ends."""

    def replace(self, ctx: Context, event: Damage) -> Sequence[object]:
        return (*DealsElsewhere.replace(self, ctx, event), Afterward(EndThisEffect(), ctx))


@forms(
    phrase("the next time {pattern:damage_would_be} this turn, {who:same source} deals that damage to {to:reference} "
           "instead"),
    phrase("the next time {pattern:damage_would_be} this turn, {who:same source} deals that damage to itself instead"),
)  # fmt: skip
@record
class DealElsewhereNextTime(Instruction):
    """The next damage of a source to certain recipients this turn is dealt to something else (CR 614.9)."""

    pattern: DamageWould
    who: str
    to: Reference | None = None  # none: the source itself
    reads = READS_NOTHING
    first_matters = UNSEEN

    def well_formed(self) -> bool:
        """From a source, to whomever."""
        return self.pattern.source is not None

    def perform(self, ctx: Context) -> bool:
        part = DealsElsewhereOnce(self.pattern, self.who, self.to)
        named = tuple(ctx.bindings.items())
        effect = FloatingEffect(ctx.source, ctx.controller, (part,), None, ThisTurn("this turn"), named)
        return bool(carry_out(ctx, BeginEffect(effect)))
