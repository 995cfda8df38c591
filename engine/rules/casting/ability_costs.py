"""What activating an ability costs, as it states or as effects offer instead (CR 118.9, 602.2b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.keys import Purpose
from engine.decisions.choices import ChooseOption
from engine.model.message import Printed, say
from engine.rules.paying import paying
from engine.rules.questions.announced_x import payable
from engine.rules.questions.ways_to_pay import ways_to_pay

if TYPE_CHECKING:
    from engine.model.abilities import ActivatedAbility
    from engine.model.families import Cost
    from engine.rules.context import Context


OTHER_COST = Purpose("other cost", "118.9a")  # choosing between what an ability states and what effects offer


def costs_chosen(ctx: Context, ability: ActivatedAbility) -> list[Cost]:
    """What an ability costs, as it states or as effects offer instead: of the costs that could be paid those that its
    player chooses (CR 118.9a, 601.2b, 602.2b)."""
    ways = ways_to_pay(ctx.game, ctx.source, ctx.controller, ability, ability.costs)
    if len(ways) == 1:
        return list(ways[0])
    ways = tuple(way for way in ways if payable(ctx, way) and paying.can_pay_at_all(ctx, way)) or ways
    options = tuple(say("as_written", words=Printed("stated_cost*and", way, plural=True)) for way in ways)
    decision = ChooseOption(
        seat=ctx.controller, options=options, purpose=OTHER_COST, prompt=say("which_cost"), rule="118.9a",
        source=ctx.source, cancellable=paying.cancellable(ctx),
    )  # fmt: skip
    return list(ways[ctx.ask(decision)])
