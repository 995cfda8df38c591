"""The shipped planar deck: every plane and phenomenon is understood, and the deck can be played (CR 901.3)."""

from __future__ import annotations

import pytest

from engine.api import Match, SeatSetup, Setup, autoplay, deck_cards, load_library, shipped_decks, shipped_lists

LIBRARY = load_library()
DECKS = {name: deck_cards(deck) for name, deck in shipped_lists("planes").items()}


@pytest.mark.parametrize("name", sorted(DECKS))
def test_a_shipped_planar_deck_is_played(name: str) -> None:
    assert all(not LIBRARY.reason(card) for _, card in DECKS[name])
    first, second, *_ = (deck_cards(deck) for deck in shipped_decks().values())
    seats = (SeatSetup("Ana", first, lists={"planes": DECKS[name]}), SeatSetup("Ben", second, lists={"planes": DECKS[name]}))
    match = Match.new(Setup(seats, LIBRARY, 3))
    autoplay(match, 150)
    up = [found.name for oid, found in match.view(0).objects.items() if {"plane", "phenomenon"} & set(found.types)]
    assert len(up) == 1 and up[0] in [card for _, card in DECKS[name]]


def test_there_are_ten_planes_and_two_phenomena() -> None:
    types = [LIBRARY.definition(card).front.printed.types for _, card in DECKS["Roads from the Kitchen"]]
    assert types.count(("plane",)) == 10 and types.count(("phenomenon",)) == 2
