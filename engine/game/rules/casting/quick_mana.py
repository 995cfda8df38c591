"""The least mana that could pay a cost, as a quick look tells (CR 118.3)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.core.mana import ManaCost


@lru_cache(maxsize=4096)
def least_mana(cost: ManaCost) -> int:
    """The least mana that could pay a cost.

    Life may pay for Phyrexian mana, one mana for {2/W}, and what is tapped for generic mana in a waterbend cost (CR
    107.4e, 107.4f).
    """
    phyrexian = sum(symbol.endswith("/P") for symbol in cost.symbols)
    bent = sum(int(symbol) for symbol in cost.waterbent if symbol.isdigit())
    return max(0, cost.mana_value - phyrexian - bent - sum(symbol.startswith("2/") for symbol in cost.symbols))
