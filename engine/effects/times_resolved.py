"""How often an ability has resolved this turn (CR 603.7h, 707.10b)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.events.casting import Resolved
from engine.model.abilities import TriggeredAbility
from engine.model.families import Amount, Condition, Instruction
from engine.model.node import READS_NOTHING, READS_TURN
from engine.terms.delayed import AtOnce, trigger_at_once
from engine.text.templates import phrase, production

if TYPE_CHECKING:
    from engine.rules.context import Context


def times_resolved(ctx: Context) -> int:
    """How often the resolving ability has resolved this turn, this time included; copies are the same ability."""
    item = ctx.item
    if item is None or item.ability is None:
        return 0
    earlier = (
        ctx.obj(event.oid).stack for event in ctx.game.history.this_turn
        if isinstance(event, Resolved) and event.how == "resolved"
    )  # fmt: skip
    same = (other for other in earlier if other is not None and other.ability == item.ability)
    return 1 + sum(1 for other in same if other.source == item.source)


@phrase("this is the {ordinal:ordinal} time this ability has resolved this turn", into="condition_part")
@dataclass(frozen=True, slots=True)
class ResolvesForTheTime(Condition):
    """Whether the ability resolves for the second time this turn, or the third …"""

    ordinal: str
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        return times_resolved(ctx) == int(self.ordinal)


@dataclass(frozen=True, slots=True)
class WhenResolved(Instruction):
    """A triggered ability that is made once, as the ability resolves for a certain time this turn (CR 603.7h)."""

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
