"""Changes that a player chooses as the effect begins (CR 608.2d)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@pytest.mark.parametrize("wanted", ["flying", "trample", "haste"])
def test_one_ability_of_ones_choice_is_gained(wanted: str) -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Gift", "{G}", "Instant",
                         "Target creature gains your choice of flying, trample, or haste until end of turn."))  # fmt: skip
    table.mana("A", "{G}")
    order = ("flying", "trample", "haste")
    table.answer("A", order.index(wanted))
    table.cast("A", "Gift", targets=[bear]).resolve()
    assert [word for word in order if table.has(bear, word)] == [wanted]
    table.next_turn("B")
    assert not table.has(bear, wanted)


@pytest.mark.parametrize(("number", "size"), [(0, (3, 1)), (1, (1, 3))])
def test_one_of_two_sizes_of_ones_choice(number: int, size: tuple[int, int]) -> None:
    table = Table()
    (bear,) = table.battlefield("A", card("Turncoat", "{1}", "Artifact Creature — Golem",
                                          "{0}: This creature gets +1/-1 or -1/+1 until end of turn.", "2/2"))  # fmt: skip
    table.answer("A", number).activate("A", bear).resolve()
    assert table.pt(bear) == size


@rule("608.2d")
def test_one_of_two_abilities_is_lost() -> None:
    table = Table()
    (knight,) = table.battlefield("B", card("Marsh Knight", "{0}", "Creature — Knight", "First strike\nSwampwalk", "2/2"))
    table.answer("A", 1)
    do(table, "Target creature loses first strike or swampwalk until end of turn.", [knight])
    assert (table.has(knight, "first strike"), table.has(knight, "landwalk")) == (True, False)
    table.next_turn("B")
    assert table.has(knight, "landwalk")
