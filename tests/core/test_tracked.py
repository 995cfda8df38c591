"""Tracked numbers say for how many rounds everything that was asked of them stays the same."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import pytest

from engine.core.tracked import GaveUp, Horizon, Tracked, slope_of

FAR = 10**6
COMPARISONS = (operator.lt, operator.le, operator.gt, operator.ge, operator.eq, operator.ne)


@pytest.mark.parametrize("compare", COMPARISONS)
@pytest.mark.parametrize("slope", [-3, -1, 1, 2, 5])
@pytest.mark.parametrize("other", range(-7, 8))
def test_a_comparison_notes_the_first_round_with_another_answer(
    compare: Callable[[int, int], bool], slope: int, other: int
) -> None:
    horizon = Horizon(FAR)
    answer = compare(Tracked(1, slope, horizon), other)
    assert answer is compare(1, other)
    changes = next((later for later in range(1, 50) if compare(1 + later * slope, other) is not answer), FAR + 1)
    assert horizon.rounds <= changes - 1  # never beyond
    if compare not in (operator.eq, operator.ne):
        assert horizon.rounds == changes - 1 or changes == FAR + 1 == horizon.rounds + 1


def test_plain_numbers_compare_with_tracked_ones_from_either_side() -> None:
    horizon = Horizon(FAR)
    assert Tracked(1, 1, horizon) < 5 and horizon.rounds == 3
    assert Tracked(0, 1, Horizon(FAR)) - 1 < 0 and not Tracked(0, 2, Horizon(FAR))


def test_sums_differences_and_factors_keep_the_slope() -> None:
    horizon = Horizon(FAR)
    one, two = Tracked(10, 2, horizon), Tracked(3, 5, horizon)
    found = [one + 1, 1 + one, one - 4, 4 - one, one + two, one - two, -one, one * 3, 3 * one, sum([one, two]), abs(-one)]
    assert [int.__add__(number, 0) for number in found] == [11, 11, 6, -6, 13, 7, -10, 30, 30, 13, 10]
    assert [slope_of(number) for number in found] == [2, 2, 2, -2, 7, -3, -2, 6, 6, 7, 2]
    assert type(one - one) is int


@pytest.mark.parametrize("deed", [
    hash, str, int, float, lambda number: number // 2, lambda number: 7 % number, lambda number: number * number,
    lambda number: f"{number}", lambda number: ("x",) * number, lambda number: {number: 1}, lambda number: 2**number,
    lambda number: number & 1, lambda number: divmod(number, 2), round,
])  # fmt: skip
def test_whatever_else_is_done_with_one_gives_up(deed: Callable[[Any], Any]) -> None:
    with pytest.raises(GaveUp):
        deed(Tracked(4, 1, Horizon(FAR)))
