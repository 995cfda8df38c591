"""Mana and mana costs (CR 106, 107.4, 202)."""

from __future__ import annotations

import re
from functools import lru_cache

from engine.core.colors import WUBRG, Colors, in_order
from engine.core.record import record

COLORLESS_MANA = "C"
KINDS = (*WUBRG, COLORLESS_MANA)  # the six types of mana (CR 106.1b)

_SYMBOL = re.compile(r"\{([^{}]+)\}")
_VALID = re.compile(r"^(\d+|[WUBRGCSXYZ]|[WUBRGC]/[WUBRG]|2/[WUBRG]|[WUBRG]/P|[WUBRG]/[WUBRG]/P)$")


@record
class Mana:
    """One unit of mana: its type, whether a snow source made it, and what it may be spent on."""

    kind: str
    snow: bool = False
    source: int = 0
    restriction: object = None  # a model node asked `permits(game, spent_on)`; None: anything
    persists: str = ""  # "" or a step/turn until which it does not empty
    rider: object = None  # a model node told `spent(context, spell)` if it is spent on a spell; None: nothing follows


@record
class ManaCost:
    """A mana cost as its symbols in printed order, without braces: ("2", "W/U", "X")."""

    symbols: tuple[str, ...] = ()

    @property
    def mana_value(self) -> int:
        """The mana value (CR 202.3); X counts 0 here, a spell on the stack adds its X itself."""
        return sum(symbol_value(symbol) for symbol in self.symbols)

    @property
    def colors(self) -> Colors:
        """The colours of the symbols (CR 202.2)."""
        return in_order(letter for symbol in self.symbols for letter in symbol.split("/"))

    @property
    def x_count(self) -> int:
        """How many {X} the cost has (CR 107.3)."""
        return self.symbols.count("X")

    def __str__(self) -> str:
        return "".join(f"{{{symbol}}}" for symbol in self.symbols)

    def plus(self, other: ManaCost) -> ManaCost:
        """Both costs together (CR 601.2f); generic parts stay separate symbols."""
        return ManaCost(self.symbols + other.symbols)


NO_MANA = ManaCost()


def symbol_value(symbol: str) -> int:
    """The part of a mana value that one symbol gives (CR 202.3e to g)."""
    if symbol.isdigit():
        return int(symbol)
    if symbol in ("X", "Y", "Z"):
        return 0
    return 2 if symbol.startswith("2/") else 1


@lru_cache(maxsize=4096)
def parse_mana_cost(text: str) -> ManaCost | None:
    """The mana cost that a text like "{2}{W/U}" writes; None if it is no mana cost."""
    symbols = tuple(symbol.upper() for symbol in _SYMBOL.findall(text))
    if "".join(f"{{{symbol}}}" for symbol in symbols) != text.strip().upper():
        return None
    return ManaCost(symbols) if all(_VALID.match(symbol) for symbol in symbols) else None


def generic(amount: int) -> ManaCost:
    """A cost of generic mana only."""
    return ManaCost((str(amount),))
