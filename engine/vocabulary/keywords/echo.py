"""Echo (CR 702.30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.events.turn_structure import NEWLY_CONTROLLED
from engine.meaning.families import Amount, Condition, Cost
from engine.meaning.node import READS_STATUS

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("~ came under your control since the beginning of your last upkeep", into="condition_part")
@record
class CameSinceLastUpkeep(Condition):
    """Asked in its controller's upkeep: whether it was not theirs yet in their last one."""

    reads = READS_STATUS

    def holds(self, ctx: Context) -> bool:
        return NEWLY_CONTROLLED in ctx.obj(ctx.source).uses


@phrase("echo", into="keyword", costs=())
@phrase("echo {costs:mana_cost*,}, where X is {x:quantity}", into="keyword")
@phrase("echo {costs:mana_cost*,}, where X is {x:quantity}.", into="keyword", read_only=True)
@keyword("702.30", "Echo", "echo {costs:mana_cost*,}", "echo—^{costs:cost*,^}.")
class Echo:
    """A permanent that is paid for twice (CR 702.30a).

    An X in its cost is worked out as it is paid (702.1b).

    As printed at first without a cost, it costs the permanent's mana cost (702.30b).
    """

    costs: tuple[Cost, ...]
    x: Amount | None = None

    @property
    def definition(self) -> str:
        """Being sacrificed unless it is paid for again."""
        pays = "[costs:payment*and#many]" if self.costs else "pay ~'s mana cost"
        where = ", where X is [x:quantity]" if self.x is not None else ""
        return (
            "At the beginning of your upkeep, if ~ came under your control since the beginning of your last upkeep, "
            f"sacrifice ~ unless you {pays}{where}."
        )
