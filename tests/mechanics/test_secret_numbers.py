"""Numbers that several players choose secretly (CR 608.2d)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table


@rule("608.2d", "101.4")
@pytest.mark.parametrize(("numbers", "lives", "counters"), [
    ((3, 1, 3), [17, 20, 17], 2), ((2, 5, 0), [20, 15, 20], 0), ((0, 0, 0), [20, 20, 20], 2),
])  # fmt: skip
def test_each_player_with_the_highest_number(numbers: tuple[int, ...], lives: list[int], counters: int) -> None:
    table = Table(3)
    ogre = permanent(table, "{0}: Each player secretly chooses a number. Then those numbers are revealed. Each player with the highest number loses that much life. "
                            "If you are one of those players, put two +1/+1 counters on this creature.")  # fmt: skip
    for who, number in zip("ABC", numbers, strict=True):
        table.answer(who, number)
    table.activate("A", ogre).resolve()
    assert [table.life(who) for who in "ABC"] == lives
    assert table.counters(ogre).get("+1/+1", 0) == counters


@rule("608.2d", "101.4")
def test_who_chose_the_highest_and_who_did_not_choose_the_lowest_number() -> None:
    table = Table(4)
    for who, number in zip("ABCD", (4, 1, 2, 1), strict=True):
        table.answer(who, number)
    do(table, "Each player secretly chooses a number 0 or greater, then all players reveal those numbers simultaneously and determine the highest and lowest numbers revealed this way. "
              "This spell deals damage equal to the highest number to each player who chose that number. Each player who didn't choose the lowest number draws seven cards.")  # fmt: skip
    assert [table.life(who) for who in "ABCD"] == [16, 20, 20, 20]
    hands = [len(table.zone(who, "hand")) for who in "ABCD"]
    assert hands[0] >= 7 and hands[2] == 7 and (hands[1], hands[3]) == (0, 0)


@rule("608.2d", "109.4")
@pytest.mark.parametrize(("mine", "theirs", "lives", "gone"), [(3, 2, [17, 20], True), (2, 2, [18, 18], True), (0, 4, [20, 16], False)])
def test_ones_own_number_was_the_highest(mine: int, theirs: int, lives: list[int], gone: bool) -> None:
    table = Table()
    (cub,) = table.battlefield("B", bear())
    table.answer("A", mine).answer("B", theirs)
    do(table, "You and target creature's controller each secretly choose a number 0 or greater. Then, reveal the chosen numbers. If your number was highest or tied for the highest, exile that creature. "
              "Each player who chose the highest number loses that much life.", [cub])  # fmt: skip
    assert [table.life(who) for who in "AB"] == lives and (cub not in table.game.battlefield) is gone
