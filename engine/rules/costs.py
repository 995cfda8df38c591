"""What a spell or ability costs in all (CR 601.2f, 118.7): mana added up, increased, reduced."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core.identity import ObjectId, Seat
from engine.core.mana import NO_MANA, ManaCost
from engine.rules.questions import verdicts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.model.families import Cost
    from engine.rules.context import Context
    from engine.state.game import Game


@dataclass(frozen=True, slots=True)
class CostChange:
    """An answer to "cost_changes": mana added, then taken away, then a least total (CR 601.2f)."""

    more: ManaCost = NO_MANA
    less: ManaCost = NO_MANA
    at_least: int = 0  # the total can't be less than this much mana ("can't cost less than {1}")


def total_mana(ctx: Context, costs: Sequence[Cost], x: int) -> ManaCost:
    """The mana of some costs, with X filled in."""
    symbols: list[str] = []
    for cost in costs:
        symbols.extend(cost.mana_part(ctx).symbols)
    return with_x(ManaCost(tuple(symbols)), x)


def with_x(cost: ManaCost, x: int) -> ManaCost:
    """The cost with each {X} replaced by its value as generic mana (CR 107.3)."""
    if not cost.x_count:
        return cost
    rest = tuple(symbol for symbol in cost.symbols if symbol != "X")
    return ManaCost((*rest, str(x * cost.x_count)))


def changed_total(game: Game, about: ObjectId, seat: Seat, kind: str, cost: ManaCost, **details: Any) -> ManaCost:
    """The cost after what increases it and then what reduces it (CR 601.2f)."""
    changes = [c for c in verdicts(game, "cost_changes", about, seat=seat, kind=kind, **details) if c is not None]
    if not changes:
        return cost
    symbols = list(cost.symbols)
    for change in changes:
        symbols.extend(change.more.symbols)
    for change in changes:
        symbols = _reduced(symbols, change.less)
    least = max((change.at_least for change in changes), default=0)
    value = ManaCost(tuple(symbols)).mana_value
    if value < least:
        symbols.append(str(least - value))
    return ManaCost(tuple(symbols))


def _reduced(symbols: list[str], less: ManaCost) -> list[str]:
    """A cost with a reduction: coloured parts take away their colour first, generic ones only generic (118.7)."""
    for symbol in less.symbols:
        if symbol.isdigit():
            symbols = _less_generic(symbols, int(symbol))
        elif symbol in symbols:
            symbols.remove(symbol)
        else:
            hybrid = next((s for s in symbols if symbol in s.split("/")), None)
            if hybrid is not None:
                symbols.remove(hybrid)
            else:
                symbols = _less_generic(symbols, 1)  # CR 118.7c
    return symbols


def _less_generic(symbols: list[str], number: int) -> list[str]:
    result = []
    for symbol in symbols:
        if symbol.isdigit() and number:
            left = max(0, int(symbol) - number)
            number -= int(symbol) - left
            if left or len(symbols) == 1:
                result.append(str(left))
        else:
            result.append(symbol)
    return result
