"""Another player paying for generic mana in a spell's total cost (CR 702.132a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.keys import Purpose
from engine.core.mana import ManaCost, generic
from engine.game.rules.paying.available_mana import supply
from engine.game.rules.questions.rule_modifiers import spell_verdicts, verdicts
from engine.meaning.message import NameOf, say
from engine.meaning.questions import Bearing, Question

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.core.identity import Seat
    from engine.core.mana import Mana
    from engine.game.rules.context import Context

TO_ASSIST = Purpose("assist", "702.132a")

ASSISTED: Question[bool] = Question(
    "assisted", "702.132", about="spell card", details=("seat",), answer="True: another player may pay generic mana",
    bearing=Bearing.CHEAPER,
)  # fmt: skip


def is_assisted(ctx: Context) -> bool:
    """Whether others may help to pay for a spell, being cast or as it would be."""
    if ctx.assumed is not None and ctx.assumed.object.id == ctx.source:
        values = ctx.assumed.characteristics
        return True in tuple(spell_verdicts(ctx.game, ASSISTED, ctx.source, values, ctx.controller))
    return True in tuple(verdicts(ctx.game, ASSISTED, ctx.source, seat=ctx.controller))


def generic_part(cost: ManaCost) -> int:
    """How much generic mana a cost asks for."""
    return sum(int(symbol) for symbol in cost.symbols if symbol.isdigit())


def with_less_generic(cost: ManaCost, number: int) -> ManaCost:
    """A cost with so much less generic mana."""
    rest = generic_part(cost) - number
    others = tuple(symbol for symbol in cost.symbols if not symbol.isdigit())
    return ManaCost((*generic(rest).symbols, *others) if rest else others, cost.waterbent)


def most_help(ctx: Context) -> int:
    """The most mana with which any other player could help."""
    return max(supply(ctx.game, seat).most for seat in ctx.game.seats() if seat != ctx.controller)


def helped(
    ctx: Context, cost: ManaCost, kind: str, pay: Callable[[Context, ManaCost], tuple[Mana, ...]]
) -> tuple[ManaCost, tuple[Mana, ...]]:  # fmt: skip
    """What is left of a cost, and the mana that another player has spent on it.

    The helper says for how much they pay before the caster makes mana: nothing that they could know lies between.
    """
    most = generic_part(cost) if kind == "cast" else 0
    others = tuple(seat for seat in ctx.game.apnap(ctx.controller) if seat != ctx.controller)
    if not most or not others or not is_assisted(ctx):
        return cost, ()
    chosen = ctx.choose_one_or_none(
        ctx.controller, others, purpose=TO_ASSIST, prompt=say("choose_who_assists"), rule="702.132a"
    )
    if not chosen:
        return cost, ()
    helper: Seat = chosen[0]
    inner = ctx.within(controller=helper)
    inner.item = None
    prompt = say("assist_for_how_much", what=NameOf(ctx.source))
    high = min(most, supply(ctx.game, helper).most)
    number = inner.choose_number(helper, 0, high, purpose=TO_ASSIST, prompt=prompt)
    if not number:
        return cost, ()
    return with_less_generic(cost, number), pay(inner, generic(number))
