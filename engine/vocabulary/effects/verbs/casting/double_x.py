"""The value of X of a spell that was cast, changed before it resolves (CR 107.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import is_object
from engine.core.record import record, replace
from engine.game.events.casting import SetStackItem
from engine.meaning.abilities import ActivatedAbility
from engine.meaning.families import Condition, Instruction
from engine.meaning.node import READS_STATUS
from engine.meaning.speech import Wanted
from engine.vocabulary.terms.objects.objects import bound_refs

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("double the value of X")
@record
class DoubleX(Instruction):
    """The X of the spell that the words before name becomes twice as much."""

    key: str = ""
    reads = READS_STATUS

    def wanted(self) -> Wanted:
        """The spell."""
        return Wanted("object", plural=False)

    def perform(self, ctx: Context) -> bool:
        items = [(ref, ctx.obj(ref).stack) for ref in bound_refs(ctx, self.key) if is_object(ref) and ctx.exists(ref)]
        events = [SetStackItem(ref, replace(item, x=2 * item.x)) for ref, item in items if item is not None and item.x]
        return bool(events) and bool(ctx.happen(*events))


@phrase("that spell's mana cost or that ability's activation cost contains {{X}}", into="condition_part")
@record
class CostContainsX(Condition):
    """Whether the mana cost of a spell, or the cost of an activated ability, has {X} in it (CR 107.3)."""

    key: str = ""
    reads = READS_STATUS

    def wanted(self) -> Wanted:
        """The spell or ability."""
        return Wanted("object", plural=False)

    def holds(self, ctx: Context) -> bool:
        for ref in bound_refs(ctx, self.key):
            item = ctx.obj(ref).stack if is_object(ref) else None
            if item is None:
                continue
            if item.ability is None:
                cost = ctx.chars(ref).mana_cost
                return cost is not None and cost.x_count > 0
            costs = item.ability.costs if isinstance(item.ability, ActivatedAbility) else ()
            return any(cost.mana_part(ctx.within(source=item.source)).x_count > 0 for cost in costs)
        return False
