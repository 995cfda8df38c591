"""Life paid rather than mana of some color, wherever a cost has its symbol.

As in "For each {B} in a cost …" (CR 107.4f).

Such a symbol is paid as a Phyrexian one is; it is none, though, for what asks which of these were paid with life.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.mana import ManaCost
from engine.game.rules.questions.rule_modifiers import verdicts
from engine.meaning.questions import Bearing, Question

if TYPE_CHECKING:
    from engine.game.rules.context import Context

LIFE_FOR_MANA: Question[str] = Question(
    "life_for_mana", "118.9", about="player", answer="a color for each symbol of which 2 life may be paid instead",
    bearing=Bearing.CHEAPER,
)  # fmt: skip


def with_life_offered(ctx: Context, cost: ManaCost) -> ManaCost:
    """A cost in which life may be paid for more of its symbols."""
    colors = frozenset(verdicts(ctx.game, LIFE_FOR_MANA, ctx.controller))
    if not colors:
        return cost
    symbols = (f"{symbol}/P" if _is_plain(symbol) and colors & set(symbol) else symbol for symbol in cost.symbols)
    return ManaCost(tuple(symbols), cost.waterbent)


def _is_plain(symbol: str) -> bool:
    """Whether it is paid with one mana of a color, and not with life already."""
    return not symbol.startswith("2/") and not symbol.endswith("/P")
