"""Chance drawn from a text.

The same text gives the same numbers for ever, on every machine and Python version.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """A stream of numbers from SHA-256 in counter mode."""

    def __init__(self, *seed: str) -> None:
        self._key = hashlib.sha256("\x1f".join(seed).encode()).digest()
        self._count = 0
        self._pool = b""

    def octets(self, count: int) -> bytes:
        """That many random bytes."""
        while len(self._pool) < count:
            block = hashlib.shake_128(self._key + self._count.to_bytes(8, "big")).digest(max(1024, count))
            self._pool += block
            self._count += 1
        taken, self._pool = self._pool[:count], self._pool[count:]
        return taken

    def unit(self) -> float:
        """A number from 0 to 1."""
        return int.from_bytes(self.octets(3), "big") / 0xFFFFFF

    def span(self, low: float, high: float) -> float:
        """A number from low to high."""
        return low + (high - low) * self.unit()

    def whole(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        return low + int.from_bytes(self.octets(4), "big") % (high - low + 1)

    def pick(self, choices: Sequence[T]) -> T:
        """One of the choices."""
        return choices[self.whole(0, len(choices) - 1)]

    def happens(self, probability: float) -> bool:
        """Whether something of that probability comes true."""
        return self.unit() < probability

    def side(self) -> int:
        """-1 or 1."""
        return 1 if self.octets(1)[0] & 1 else -1
