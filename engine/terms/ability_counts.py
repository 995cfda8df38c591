"""How often an ability resolved or was activated this turn (CR 603.2i): "if this is the second time …"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.events.casting import AbilityActivated, PutAbilityOnStack, Resolved
from engine.model.families import Condition
from engine.model.node import READS_TURN
from engine.terms.comparisons import Comparison
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("this is the {ordinal:ordinal} time this ability has resolved this turn", into="condition_part")
@phrase("it's the {ordinal:ordinal} time", into="condition_part", short=True)
@dataclass(frozen=True, slots=True)
class HasResolvedBefore(Condition):
    """This is the resolving ability's so many-eth resolution this turn."""

    ordinal: str
    short: bool = False
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        if ctx.item is None or ctx.item.ability is None:
            return False
        history = ctx.game.history.this_turn
        same = {
            event.oid for event in history
            if isinstance(event, PutAbilityOnStack) and (event.source, event.ability) == (ctx.source, ctx.item.ability)
        }  # fmt: skip
        resolved = [event for event in history if isinstance(event, Resolved) and event.how == "resolved"]
        return sum(event.oid in same for event in resolved) + 1 == int(self.ordinal)


@phrase("this ability has been activated {number:counter_comparison} times this turn", into="condition_part")
@dataclass(frozen=True, slots=True)
class WasActivatedBefore(Condition):
    """The ability of this object was activated so many times this turn."""

    number: Comparison
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        ability = ctx.item.ability if ctx.item is not None else None
        times = sum(
            isinstance(event, AbilityActivated) and (event.source, event.ability) == (ctx.source, ability)
            for event in ctx.game.history.this_turn
        )
        return self.number.holds(ctx, times)
