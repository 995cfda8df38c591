"""Numbers that know how they change from round to round of a loop. Many rounds take one step so.

A tracked number is a plain number with a slope: by how much it is larger in the next round. Sums and differences keep
the slope, a factor scales it. Each comparison answers for the present round, and notes for how many further rounds the
answer will stay the same. Whatever else is done with one (it is hashed, shown, divided …) gives up.
"""

from __future__ import annotations

from typing import Any, NoReturn


class GaveUp(Exception):
    """Something was done with a tracked number of which nobody knows what it would be in other rounds."""


class Horizon:
    """For how many further rounds everything that was asked of some tracked numbers stays the same."""

    __slots__ = ("rounds",)

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds

    def at_most(self, rounds: int) -> None:
        """Something stays the same for so many rounds only."""
        self.rounds = min(self.rounds, rounds)


class Tracked(int):
    """A number with a slope."""

    slope: int
    horizon: Horizon

    def __new__(cls, value: int, slope: int, horizon: Horizon) -> Tracked:
        new = super().__new__(cls, value)
        new.slope, new.horizon = slope, horizon
        return new

    @property
    def value(self) -> int:
        """The plain number."""
        return int.__add__(self, 0)

    def _with(self, value: int, slope: int) -> int:
        return Tracked(value, slope, self.horizon) if slope else value

    def __add__(self, other: Any) -> Any:
        if not isinstance(other, int):
            return NotImplemented
        return self._with(int.__add__(self, other), self.slope + slope_of(other))

    __radd__ = __add__

    def __sub__(self, other: Any) -> Any:
        if not isinstance(other, int):
            return NotImplemented
        return self._with(int.__sub__(self, other), self.slope - slope_of(other))

    def __rsub__(self, other: Any) -> Any:
        if not isinstance(other, int):
            return NotImplemented
        return self._with(int.__rsub__(self, other), slope_of(other) - self.slope)

    def __mul__(self, other: Any) -> Any:
        if not isinstance(other, int) or slope_of(other):  # so many times a text or a list, or a product of two
            return _give_up(self)
        return self._with(int.__mul__(self, other), self.slope * other)

    __rmul__ = __mul__

    def __neg__(self) -> int:
        return self._with(int.__neg__(self), -self.slope)

    def __pos__(self) -> Tracked:
        return self

    def __abs__(self) -> int:
        return -self if self < 0 else self

    def __bool__(self) -> bool:
        return self != 0

    def _beyond(self, other: Any) -> tuple[int, int]:
        """By how much it is larger, and how that changes."""
        return int.__sub__(self, other), self.slope - slope_of(other)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, int):
            return False
        difference, slope = self._beyond(other)
        if slope and not difference:
            self.horizon.at_most(0)
        elif slope and difference % slope == 0 and -(difference // slope) > 0:
            self.horizon.at_most(-(difference // slope) - 1)
        return not difference

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __lt__(self, other: Any) -> Any:
        return self._below(other, 0) if isinstance(other, int) else NotImplemented

    def __le__(self, other: Any) -> Any:
        return self._below(other, 1) if isinstance(other, int) else NotImplemented

    def __gt__(self, other: Any) -> Any:
        return not self._below(other, 1) if isinstance(other, int) else NotImplemented

    def __ge__(self, other: Any) -> Any:
        return not self._below(other, 0) if isinstance(other, int) else NotImplemented

    def _below(self, other: int, limit: int) -> bool:
        """Whether the difference is less than a limit, noting for how long it will be so."""
        difference, slope = self._beyond(other)
        short = limit - 1 - difference  # at least 0 as long as it is less
        if short >= 0 and slope > 0:
            self.horizon.at_most(short // slope)
        elif short < 0 and slope < 0:
            self.horizon.at_most((-short - 1) // -slope)
        return short >= 0


def slope_of(number: int) -> int:
    """By how much a number is larger in the next round."""
    return number.slope if isinstance(number, Tracked) else 0


def _give_up(self: Tracked, *_: object) -> NoReturn:
    raise GaveUp


for _name in (
    "hash", "str", "format", "int", "float", "index", "trunc", "floor", "ceil", "round", "floordiv", "rfloordiv",
    "truediv", "rtruediv", "mod", "rmod", "divmod", "rdivmod", "pow", "rpow", "lshift", "rlshift", "rshift", "rrshift",
    "and", "rand", "or", "ror", "xor", "rxor", "invert",
):  # fmt: skip
    setattr(Tracked, f"__{_name}__", _give_up)
