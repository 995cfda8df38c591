"""Rolling dice (CR 706): results that words use."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.chances import next_rolls
from tests.support.boards.doing import do
from tests.support.boards.table import Table


@rule("706.2", "706.4")
@pytest.mark.parametrize(
    ("words", "naturals", "gained"),
    [
        ("Roll a d6. You gain life equal to the result.", [4], 4),
        ("Roll two d6. You gain life equal to the highest result.", [2, 5], 5),
        ("Roll two d6. You gain life equal to the lowest result.", [2, 5], 2),
        ("Roll two d6. You gain life equal to the total of those results.", [2, 5], 7),
        ("Roll X d6, where X is the number of creatures you control. You gain life equal to the highest result.", [], 0),
        ("Roll X d6, where X is the number of creatures you control. You gain life equal to the lowest result.", [], 0),
    ],
)
def test_what_the_dice_show_counts(words: str, naturals: list[int], gained: int) -> None:
    table = Table()
    next_rolls(table, 6, *naturals)
    assert do(table, words).life("A") == 20 + gained


@rule("706.3a")
@pytest.mark.parametrize(("natural", "gained"), [(1, 1), (9, 1), (10, 4), (20, 4)])
def test_a_table_says_what_each_result_does(natural: int, gained: int) -> None:
    table = Table()
    next_rolls(table, 20, natural)
    assert do(table, "Roll a d20.\n1—9 | You gain 1 life.\n10—20 | You gain 4 life.").life("A") == 20 + gained


@rule("706.5")
@pytest.mark.parametrize(("naturals", "gained"), [([3, 3], 5), ([3, 4], 0)])
def test_doubles_are_two_equal_results(naturals: list[int], gained: int) -> None:
    table = Table()
    next_rolls(table, 6, *naturals)
    assert do(table, "Roll two d6. If you rolled doubles, you gain 5 life.").life("A") == 20 + gained


@rule("706.5", "two dice or more")
def test_a_single_die_is_no_double() -> None:
    table = Table()
    next_rolls(table, 6, 3)
    do(table, "Roll X d6, where X is the number of creatures you control plus one. If you rolled doubles, you gain 5 life.")
    assert table.life("A") == 20
