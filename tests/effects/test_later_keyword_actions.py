"""Keyword actions of later editions (CR 701.61 to 701.68 of 2026), and piles, names and permissions besides."""

from __future__ import annotations

import pytest

from tests.support.cards.reading_words import reading


@pytest.mark.parametrize("words", [
    "Return two creature cards at random from your graveyard to your hand.",
    "Search your library for a Forest card and a Plains card, put them onto the battlefield tapped, then shuffle.",
    "Choose a creature type. Draw a card for each permanent you control of that type.",
    "Target creature can't be regenerated this turn.",
    "Prevent the next 3 damage that would be dealt this turn to any target.",
    "~ deals 3 damage to target creature. If a creature dealt damage this way would die this turn, exile it instead.",
    "You may play that card without paying its mana cost for as long as it remains exiled.",
])  # fmt: skip
def test_wordings(words: str) -> None:
    before = "Exile the top card of your library. " if words.startswith("You may play that") else ""
    assert reading("effects", before + words)
