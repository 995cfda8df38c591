"""Mana written as letters: “GG” is two green mana.

Much of it is “G*1000000000”, so that no text is too long.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine.core.mana import Mana

WRITTEN_OUT = 100  # letters at most; more of them are counted
SHOWN = 20  # symbols that are shown side by side
_RUN = re.compile(r"(.)(?:\*(\d{1,30}))?")


def times(letters: str, number: int) -> str:
    """So many times the same mana; "" if that is none."""
    if number <= 0:
        return ""
    if len(letters) * number <= WRITTEN_OUT and "*" not in letters:
        return letters * number
    return written((kind, amount * number) for kind, amount in counted(letters))


def written(counts: Iterable[tuple[str, int]]) -> str:
    """Mana as letters, from its types and how much there is of each."""
    found = list(counts)
    if sum(amount for _, amount in found) <= WRITTEN_OUT:
        return "".join(kind * amount for kind, amount in found)
    return "".join(f"{kind}*{amount}" for kind, amount in found)


def counted(letters: str) -> tuple[tuple[str, int], ...]:
    """The types of mana in letters, in the order in which they come up, and how much there is of each."""
    found: dict[str, int] = {}
    if "*" not in letters:
        for kind in letters:
            found[kind] = found.get(kind, 0) + 1
    else:
        for kind, amount in _RUN.findall(letters):
            found[kind] = found.get(kind, 0) + (int(amount) if amount else 1)
    return tuple(found.items())


def how_many(letters: str) -> int:
    """How much mana letters say."""
    return len(letters) if "*" not in letters else sum(amount for _, amount in counted(letters))


def kinds_in(letters: str) -> str:
    """The types of mana in letters, each once."""
    return "".join(kind for kind, _ in counted(letters))


def letters_of(mana: Iterable[Mana]) -> str:
    """Mana as letters."""
    return written((one.kind, one.amount) for one in mana)


def symbols_of(letters: str) -> str:
    """Mana as symbols, to be shown: “{G}{G}”, “1,000,000,000 {G}”."""
    if "*" not in letters and len(letters) <= SHOWN:
        return "".join(f"{{{kind}}}" for kind in letters)
    return " ".join(f"{amount:,} {{{kind}}}" for kind, amount in counted(letters))
