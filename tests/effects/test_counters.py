"""Counters on objects and players (CR 122), and the keyword actions that put them."""

from __future__ import annotations

import pytest

from tests.support.cards.reading_words import reading


@pytest.mark.parametrize("words", [
    "Put a +1/+1 counter on target creature for each land you control.",
    "Put a number of +1/+1 counters on target creature equal to the number of lands you control.",
    "Remove a counter from target permanent.",
    "Put X +1/+1 counters on target creature, where X is its power.",
    "Put a charge counter on each artifact you control.",
])  # fmt: skip
def test_wordings(words: str) -> None:
    assert reading("effects", words)
