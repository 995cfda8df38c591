"""One amount, two places. "the number of X" and "for each X" are the same to the last node (CR 608.2h)."""

from __future__ import annotations

import pytest

from engine.compiler.printing import print_as
from tests.support.cards.reading_words import reading

PAIRS = [
    ("The number of creatures you control", "For each creature you control"),
    ("The number of tapped artifacts", "For each tapped artifact"),
    ("The number of opponents who lost life this turn", "For each opponent who lost life this turn"),
    ("The number of opponents you have", "For each opponent you have"),
    ("The number of charge counters on ~", "For each charge counter on ~"),
    ("The number of counters on ~", "For each counter on ~"),
    ("The number of creatures that died this turn", "For each creature that died this turn"),
    ("The number of colors among permanents you control", "For each color among permanents you control"),
]


@pytest.mark.parametrize(("number", "each"), PAIRS)
def test_the_number_of_and_for_each_mean_the_same(number: str, each: str) -> None:
    counted = reading("quantity", number)
    assert counted == reading("for_each", each)
    assert (print_as("quantity", counted), print_as("for_each", counted)) == (number, each)
