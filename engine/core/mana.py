"""Mana and mana costs (CR 106, 107.4, 202)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from engine.core.colors import WUBRG, Colors, in_order
from engine.core.record import record, replace

COLORLESS_MANA = "C"
KINDS = (*WUBRG, COLORLESS_MANA)  # the six types of mana (CR 106.1b)

_SYMBOL = re.compile(r"\{([^{}]+)\}")
_VALID = re.compile(r"^(\d+|[WUBRGCSXYZ]|[WUBRGC]/[WUBRG]|2/[WUBRG]|[WUBRG]/P|[WUBRG]/[WUBRG]/P)$")


@record
class Mana:
    """Mana of one kind: its type, whether it is snow, what it may be spent on, and how much it is."""

    kind: str
    snow: bool = False
    source: int = 0
    restriction: object = None  # a model node asked `permits(game, spent_on)`; None: anything
    persists: str = ""  # "" or a step/turn until which it does not empty
    rider: object = None  # a model node told `spent(context, spell)` if it is spent on a spell; None: nothing follows
    amount: int = 1

    def is_like(self, other: Mana) -> bool:
        """Whether it differs from other mana in nothing but the amount."""
        return (
            self.kind == other.kind and self.source == other.source and self.snow == other.snow
            and self.persists == other.persists and self.restriction == other.restriction
            and self.rider == other.rider
        )  # fmt: skip


Pool = tuple[Mana, ...]
"""Mana that somebody has or spends: however much it is, of each kind once."""


def how_much(mana: Iterable[Mana], kind: str = "") -> int:
    """The amount of mana: of one type, from snow sources (S, CR 107.4h), or in all."""
    return sum(one.amount for one in mana if kind in ("", one.kind) or (kind == "S" and one.snow))


def with_more(pool: Pool, more: Iterable[Mana]) -> Pool:
    """A pool with mana added to it."""
    found = list(pool)
    for new in more:
        place = next((place for place, old in enumerate(found) if old.is_like(new)), None)
        if place is None:
            found.append(new)
        else:
            found[place] = replace(new, amount=found[place].amount + new.amount)
    return tuple(found)


def without(pool: Pool, gone: Iterable[Mana]) -> Pool:
    """A pool with mana taken from it; raises `ValueError` if it is not there."""
    found = list(pool)
    for old in gone:
        place = next((place for place, one in enumerate(found) if one.is_like(old)), None)
        if place is None or found[place].amount < old.amount:
            raise ValueError(f"there is no {old.amount} {old.kind} in the pool")
        left = found[place].amount - old.amount
        found[place : place + 1] = [replace(old, amount=left)] if left else []
    return tuple(found)


@record
class ManaCost:
    """A mana cost as its symbols in printed order, without braces: ("2", "W/U", "X")."""

    symbols: tuple[str, ...] = ()
    waterbent: tuple[str, ...] = ()  # those of them that are the cost of waterbend (CR 701.67b of 2026)

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
        return ManaCost(self.symbols + other.symbols, self.waterbent + other.waterbent)


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
