"""Dealing damage (CR 120, 601.2d)."""

from __future__ import annotations

import pytest

from tests.support.cards.reading_words import reading


@pytest.mark.parametrize("words", [
    "~ deals 3 damage to any target and 2 damage to any other target.",
    "~ deals 4 damage to each of up to two target creatures.",
    "Target creature deals damage to itself equal to its power.",
    "~ deals damage to target creature equal to the number of lands you control.",
    "You may have ~ deal 2 damage to target creature.",
])  # fmt: skip
def test_wordings(words: str) -> None:
    assert reading("effects", words)
