"""What activating an ability costs, as it states or as effects offer instead (CR 118.9, 602.2b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.keys import Purpose
from engine.game.decisions.choices import ChooseOption
from engine.game.rules.paying import paying
from engine.game.rules.questions.alternative_payments import ways_to_pay
from engine.game.rules.questions.announced_x import payable
from engine.meaning.message import Printed, say

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.meaning.abilities import ActivatedAbility
    from engine.meaning.families import Cost


OTHER_COST = Purpose("other cost", "118.9a")  # choosing between what an ability states and what effects offer


def costs_chosen(ctx: Context, ability: ActivatedAbility) -> list[Cost]:
    """What an ability costs, as it states or as effects offer instead.

    Of the costs that could be paid those that its player chooses (CR 118.9a, 601.2b, 602.2b).
    """
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
