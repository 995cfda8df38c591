"""Putting a counter of one of several kinds (CR 122.1, 608.2d)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import Table


@rule("122.1", "608.2d")
@pytest.mark.parametrize(("option", "counters"), [(0, {"flying": 1}), (1, {"+1/+1": 1})])
def test_one_counter_of_the_kind_that_its_player_chooses(option: int, counters: dict[str, int]) -> None:
    table = Table()
    (cub,) = table.battlefield("B", bear())
    table.answer("A", option)
    do(table, "Put a flying counter or a +1/+1 counter on target creature.", targets=[cub])
    assert table.counters(cub) == counters


@rule("608.2d", "122.1")
@pytest.mark.parametrize("words", [
    "Put your choice of a vigilance counter, a reach counter, or a trample counter on target creature.",
    "Put a vigilance counter, a reach counter, or a trample counter on target creature.",
    "Put a vigilance, reach, or trample counter on target creature.",
])  # fmt: skip
def test_one_counter_of_the_kind_that_is_chosen_is_put(words: str) -> None:
    for place, kind in enumerate(("vigilance", "reach", "trample")):
        table = Table()
        mine, other = table.battlefield("A", bear(), bear())
        table.answer("A", place)
        do(table, words, [mine])
        assert table.counters(mine) == {kind: 1} and table.has(mine, kind) and table.counters(other) == {}


@rule("608.2d", "122.1")
@pytest.mark.parametrize(("number", "size"), [(0, (2, 3)), (1, (3, 2))])
def test_a_counter_of_one_kind_or_another(number: int, size: tuple[int, int]) -> None:
    table = Table()
    (pet,) = table.battlefield("A", bear())
    table.answer("A", number)
    do(table, "Put a +0/+1 counter or a +1/+0 counter on target creature.", targets=[pet])
    assert table.pt(pet) == size


@rule("122.1", "608.2d")
def test_a_counter_of_a_kind_from_a_short_list() -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    table.answer("A", 2)
    do(table, "Put your choice of a menace, trample, or reach counter on target creature.", [cub])
    assert table.counters(cub) == {"reach": 1} and table.has(cub, "reach")


@rule("122.1", "608.2d")
@pytest.mark.parametrize("words", [
    "Put your choice of a +1/+1, first strike, or trample counter on target creature.",
    "Put your choice of a counter from among +1/+1, first strike, and trample on target creature.",
    "Put a counter from among +1/+1, first strike, or trample on target creature.",
])  # fmt: skip
def test_the_size_of_a_counter_stands_in_a_list_with_keywords(words: str) -> None:
    for place, kind in enumerate(("+1/+1", "first strike", "trample")):
        table = Table()
        (cub,) = table.battlefield("A", bear())
        table.answer("A", place)
        do(table, words, [cub])
        assert table.counters(cub) == {kind: 1}


@rule("608.2d", "122.1")
def test_each_of_several_creatures_gets_its_own_choice() -> None:
    table = Table()
    one, other = table.battlefield("A", bear(), bear())
    table.answer("A", 0, 1)
    do(table, "Put your choice of a reach counter or two +1/+1 counters on each of two target creatures.", [one, other])
    assert (table.counters(one), table.counters(other)) == ({"reach": 1}, {"+1/+1": 2})


@rule("608.2d", "122.1")
def test_a_counter_that_is_said_and_one_that_is_chosen_are_put_together() -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    table.answer("A", 1)
    do(table, "Choose up to one target creature. Put a +1/+1 counter and a counter from among flying or lifelink on it.",
       [cub])
    assert table.counters(cub) == {"+1/+1": 1, "lifelink": 1} and table.pt(cub) == (3, 3)
