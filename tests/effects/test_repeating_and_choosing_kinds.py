"""Repeating a process (CR 608.2c), voting (701.32), tokens of kinds and numbers that are decided as they are made."""

from __future__ import annotations

import pytest

from tests.support.cards.reading_words import reading


@pytest.mark.parametrize(
    "words",
    [
        "Reveal the top card of your library, put that card into your hand, then repeat this process two more times.",
        "Look at the top three cards of your library. Put any number of them into your graveyard and the rest back on "
        "top of your library in any order.",
        "Put target creature into its owner's library third from the top.",
        "Create a 1/1 white Soldier creature token or a Treasure token.",
    ],
)
def test_wordings(words: str) -> None:
    assert reading("effects", words) is not None
