"""Another amount instead, under a condition: "it deals 4 damage instead" (CR 614.15)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import Table, card


@rule("608.2c", "614.15")
def test_twice_that_much_of_what_would_be_dealt() -> None:
    words = ("Target creature you control deals damage equal to its power to target creature an opponent controls. If it's your "
             "turn, the creature you control deals twice that much damage instead.")  # fmt: skip
    table = Table()
    (mine,) = table.battlefield("A", bear())
    (theirs,) = table.battlefield("B", card("Vast Wall", "{3}", "Creature — Wall", "", "0/9"))
    do(table, words, [mine, theirs])
    assert table.game.obj(theirs).damage == 4
