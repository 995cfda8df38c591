"""Drawing, discarding, sacrificing, gaining and losing life, searching. What each player does (CR 101.4, 119, 121,
701)."""

from __future__ import annotations

import pytest

from tests.support.cards.reading_words import reading


@pytest.mark.parametrize("words", [
    "Target player discards two cards at random.",
    "Discard your hand, then draw three cards.",
    "Target opponent sacrifices an artifact.",
    "Each opponent exiles the top card of their library.",
    "Search your library for up to two basic land cards, reveal those cards, put them into your hand, then shuffle.",
    "Each player shuffles their hand and graveyard into their library, then draws seven cards.",
    "You gain life equal to the number of creatures you control.",
    "Target player loses half their life, rounded up.",
])  # fmt: skip
def test_wordings(words: str) -> None:
    assert reading("effects", words)
