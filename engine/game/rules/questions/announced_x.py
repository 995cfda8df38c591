"""The X of a spell or ability (CR 107.3a, 601.2b): which numbers its costs allow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.record import replace
from engine.game.state.objects import StackItem
from engine.meaning.abilities import Ability
from engine.meaning.families import Amount, Cost, Instruction
from engine.meaning.families.instructions import LimitsX
from engine.meaning.node import cached_by_node, walk, walk_until

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.game.rules.context import Context

EACH = 40  # up to here every number is tried: "exile a card with mana value X" leaves gaps
MOST = 1_000_000  # more than anybody counts


@cached_by_node
def _names_x(cost: Cost) -> bool:
    return any(isinstance(node, Amount) and node.is_x for node in walk(cost))


def uses_x(cost: Any) -> bool:
    """Whether X has to be chosen for a cost besides mana.

    As in "discard X cards", "exile a card with mana value X".
    """
    return isinstance(cost, Cost) and _names_x(cost)


def payable(ctx: Context, costs: Iterable[Any]) -> bool:
    """Whether each of some costs could be paid now, with some X where X has to be chosen (CR 118.3)."""
    return all(cost.payable(ctx) or (uses_x(cost) and bool(_numbers(ctx, (cost,), MOST))) for cost in costs)


def possible_x(ctx: Context, costs: Sequence[Any], most: int | None) -> Sequence[int] | None:
    """The numbers that X can be, in order, so that the costs can be paid; None if none of them asks for X.

    `most` is what the mana in them allows; None if there is no {X} in them.
    """
    others = [cost for cost in costs if uses_x(cost)]
    if not others:
        return None if most is None else range(most + 1)
    return _numbers(ctx, others, MOST if most is None else most)


@cached_by_node
def _limiting(effect: Instruction) -> tuple[LimitsX, ...]:
    """The words of a spell or ability that say what X can't be."""
    return tuple(node for node in walk_until(effect, Ability) if isinstance(node, LimitsX))


def least_x(ctx: Context, effects: Iterable[Instruction]) -> int:
    """The least number that X can be by the words of what is cast or activated (CR 107.3a)."""
    return max((limit.range_of_x(ctx)[0] for effect in effects for limit in _limiting(effect)), default=0)


def within_limits(ctx: Context, effects: Iterable[Instruction], numbers: Sequence[int] | None) -> Sequence[int] | None:
    """Those of the numbers that X could be that the words of what is cast or activated allow (CR 107.3a)."""
    limits = [limit.range_of_x(ctx) for effect in effects for limit in _limiting(effect)]
    if numbers is None or not limits:
        return numbers
    return [
        number for number in numbers
        if all(least <= number and (most is None or number <= most) for least, most in limits)
    ]  # fmt: skip


def gaps_told(numbers: Sequence[int]) -> tuple[int, ...]:
    """The numbers one by one if some between the first and the last are left out; nothing otherwise."""
    return () if len(numbers) == numbers[-1] - numbers[0] + 1 else tuple(numbers)


def _numbers(ctx: Context, costs: Sequence[Cost], most: int) -> Sequence[int]:
    found = [number for number in range(min(most, EACH) + 1) if _pays(ctx, costs, number)]
    if not found or found[-1] < EACH or gaps_told(found):
        return found
    return range(found[0], _greatest(ctx, costs, most) + 1)


def _greatest(ctx: Context, costs: Sequence[Cost], most: int) -> int:
    """The greatest number with which costs can be paid, if all up to `EACH` are such and so on without gaps."""
    low, high = EACH, 2 * EACH
    while high <= most and _pays(ctx, costs, high):
        low, high = high, 2 * high
    high = min(high, most + 1)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if _pays(ctx, costs, middle) else (low, middle)
    return low


def _pays(ctx: Context, costs: Sequence[Cost], number: int) -> bool:
    tried = ctx.within()
    tried.item = replace(ctx.item or StackItem(), x=number)
    return all(cost.payable(tried) for cost in costs)
