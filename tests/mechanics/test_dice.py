"""Rolling dice (CR 706): results that words use."""

from __future__ import annotations

import pytest

from engine.core.zones import HAND
from tests.rulebook import rule
from tests.support.boards.chances import next_rolls
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table, card


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


def names(table: Table) -> list[str]:
    return [table.game.chars(oid).name for oid in table.game.permanents()]


@rule("706.3")
def test_one_row_of_a_table_may_speak_of_what_another_creates() -> None:
    text = "When this creature enters, roll a d4.\n1 | Create a 1/1 red Goblin creature token.\n2—4 | Create two of those tokens."
    table = Table()
    table.hand("A", card("Loud Crowd", "{R}", "Creature — Goblin", text, "1/1"))
    table.game.falls = lambda seat, sides, thrown: 3
    table.mana("A", "{R}").cast("A", "Loud Crowd").resolve()
    assert names(table).count("Goblin Token") == 2


@rule("706.2", "706.7")
@pytest.mark.parametrize(("result", "drawn"), [(10, 1), (9, 0)])
def test_if_any_of_those_results_was_so_high(result: int, drawn: int) -> None:
    table = Table()
    permanent(table, "Whenever you roll one or more dice, you gain 1 life. If any of those results was 10 or higher, draw a card.", types="Enchantment")
    next_rolls(table, 20, 1, result)
    do(table, "Roll two d20.")
    assert table.life("A") == 21 and len(table.zone("A", HAND)) == drawn
