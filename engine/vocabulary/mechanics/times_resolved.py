"""What triggers when an ability has resolved a certain number of times in a turn (CR 603.7h)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import production
from engine.core.record import record
from engine.meaning.abilities import TriggeredAbility
from engine.meaning.families import Amount, Instruction
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.terms.abilities.ability_counts import times_resolved
from engine.vocabulary.terms.abilities.delayed import AtOnce, trigger_at_once

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class WhenResolved(Instruction):
    """A triggered ability made once, as an ability resolves for the Nth time this turn (CR 603.7h)."""

    times: Amount
    ability: TriggeredAbility
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        return times_resolved(ctx) == self.times.value(ctx) and trigger_at_once(ctx, self.ability)


production(
    "ending", "when this ability has resolved {times} times this turn, {effect}", WhenResolved,
    lambda times, effect: WhenResolved(times, TriggeredAbility(AtOnce(), effect)),
    lambda node: {"times": node.times, "effect": node.ability.effect}, times="words", effect="chain",
)  # fmt: skip
