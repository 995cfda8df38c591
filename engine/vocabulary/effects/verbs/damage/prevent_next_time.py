"""Preventing the next damage from any source of a description (CR 615.7).

As in "the next time a Goblin would deal damage to you".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.events.damage import DAMAGE_DEALT, Damage
from engine.game.events.effects import BeginEffect
from engine.game.rules.layers.effect import FLOATING
from engine.game.state.effects import FloatingEffect
from engine.meaning.families import Instruction, Replacement
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.prevented_this_way import EndThisEffect, after_prevention
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.statics.damage.damage_would import DamageWould
from engine.vocabulary.terms.grammar.durations import ThisTurn
from engine.vocabulary.triggers.subjects import AnySuch

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("the next time {pattern:damage_would_be} this turn, prevent that damage")
@record
class PreventNextTime(Instruction):
    """The next damage from any source of a description to certain recipients this turn is prevented."""

    pattern: DamageWould
    reads = READS_NOTHING
    first_matters = UNSEEN

    def well_formed(self) -> bool:
        """From any of a description to some recipient: of a certain source it is said otherwise."""
        return self.pattern.whom is not None and isinstance(self.pattern.source, AnySuch)

    def perform(self, ctx: Context) -> bool:
        named = tuple(ctx.bindings.items())
        effect = FloatingEffect(
            ctx.source, ctx.controller, (PreventedOnce(self.pattern),), None, ThisTurn("this turn"), named
        )
        return bool(carry_out(ctx, BeginEffect(effect)))


@record
class PreventedOnce(Replacement):
    """Damage that fits a pattern is prevented, and the effect ends."""

    pattern: DamageWould
    reads = READS_NOTHING
    keys = (DAMAGE_DEALT,)

    def applies(self, ctx: Context, event: Damage) -> bool:
        if not event.preventable:
            return False
        return any(True for _ in self.pattern.occurrences(ctx, (event,)))

    def replace(self, ctx: Context, event: Damage) -> Sequence[object]:
        return after_prevention(ctx, event, event.amount, "", (EndThisEffect(),), ctx.bindings[FLOATING])
