"""Copying spells, casting and playing by an effect, emblems, votes, coins, the monarch, the Ring."""

from __future__ import annotations

import pytest

from tests.support.cards.reading_words import reading


@pytest.mark.parametrize("words", [
    "Copy target instant or sorcery spell twice.",
    "Exile the top two cards of your library. Until the end of your next turn, you may play those cards.",
    "Put one of them into your hand and the rest into your graveyard.",
    "Choose a color.",
    "Choose a creature type.",
    "Roll a six-sided die. You gain life equal to the result.",
    "You may collect evidence 4. If you do, draw a card.",
    "Learn.",
    "Take an extra turn after this one.",
])  # fmt: skip
def test_wordings(words: str) -> None:
    found = reading("effects", words) if "them" not in words else reading(
        "effects", "Look at the top three cards of your library. " + words
    )  # fmt: skip
    assert found
