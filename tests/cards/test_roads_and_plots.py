"""The shipped planar decks and scheme decks. All is understood, and they can be played (CR 901.3, 904.3)."""

from __future__ import annotations

import pytest

from engine.api import Match, SeatSetup, Setup, autoplay, deck_cards, load_library, shipped_decks, shipped_lists

LIBRARY = load_library()
DECKS = {name: deck_cards(deck) for name, deck in shipped_lists("planes").items()}


SHARED = "Every Road There Is"  # one deck for three or more players (CR 901.15a)
SCHEMES = shipped_lists("schemes")


def up(match: Match) -> list[str]:
    return [found.name for found in match.view(0).objects.values() if {"plane", "phenomenon"} & set(found.types)]


@pytest.mark.parametrize("name", sorted(set(DECKS) - {SHARED}))
def test_a_shipped_planar_deck_is_played(name: str) -> None:
    assert all(not LIBRARY.reason(card) for _, card in DECKS[name])
    first, second, *_ = (deck_cards(deck) for deck in shipped_decks().values())
    seats = (SeatSetup("Ana", first, lists={"planes": DECKS[name]}), SeatSetup("Ben", second, lists={"planes": DECKS[name]}))
    match = Match.new(Setup(seats, LIBRARY, 3))
    autoplay(match, 150)
    (found,) = up(match)
    assert found in [card for _, card in DECKS[name]]


def test_the_shipped_planar_deck_for_all_is_played_by_three() -> None:
    assert all(not LIBRARY.reason(card) for _, card in DECKS[SHARED])
    decks = [deck_cards(deck) for deck in shipped_decks().values()]
    seats = tuple(SeatSetup(name, deck) for name, deck in zip(("Ana", "Ben", "Cem"), decks, strict=False))
    match = Match.new(Setup(seats, LIBRARY, 3, lists={"planes": DECKS[SHARED]}))
    autoplay(match, 200)
    (found,) = up(match)
    assert found in [card for _, card in DECKS[SHARED]]


def test_there_are_ten_planes_and_two_phenomena() -> None:
    types = [LIBRARY.definition(card).front.printed.types for _, card in DECKS["Roads from the Kitchen"]]
    assert types.count(("plane",)) == 10 and types.count(("phenomenon",)) == 2


def test_all_planes_and_phenomena_are_in_some_deck() -> None:
    listed = {card for deck in DECKS.values() for _, card in deck}
    made = {card.name for card in LIBRARY.own_cards() if card.front.type_line.startswith(("Plane —", "Phenomenon"))}
    assert listed == made and len(made) == 42


@pytest.mark.parametrize("name", sorted(SCHEMES))
def test_a_shipped_scheme_deck_is_played(name: str) -> None:
    schemes = deck_cards(SCHEMES[name])
    assert all(not LIBRARY.reason(card) for _, card in schemes)
    decks = [deck_cards(deck) for deck in shipped_decks().values()]
    seats = (SeatSetup("Ana", decks[0], lists={"schemes": schemes}), SeatSetup("Ben", decks[1]), SeatSetup("Cem", decks[2]))
    match = Match.new(Setup(seats, LIBRARY, 3))
    autoplay(match, 200)
    assert match.view(0).over or match.view(0).turn > 3


def test_all_schemes_are_in_some_deck() -> None:
    listed = {card for deck in SCHEMES.values() for _, card in deck_cards(deck)}
    made = {card.name for card in LIBRARY.own_cards() if "Scheme" in card.front.type_line}
    assert listed == made and len(made) == 32
