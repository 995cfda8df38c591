"""The set of guests and the commander decks: all is understood, and the decks can be played (CR 903)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from engine.api import (
    Match,
    SeatSetup,
    Setup,
    autoplay,
    deck_cards,
    deck_lists,
    find_deck,
    load_library,
    shipped_commander_decks,
    shipped_decks,
)
from engine.cards.card_files import read_set

LIBRARY = load_library()
DECKS = shipped_commander_decks()
CARDS = read_set(Path(__file__).resolve().parents[2] / "assets" / "sets" / "guests")


def seat(name: str) -> SeatSetup:
    return SeatSetup(name, deck_cards(DECKS[name]), lists=deck_lists(DECKS[name]))


def test_every_guest_is_understood_and_26_can_lead_a_deck() -> None:
    assert {card.name: LIBRARY.reason(card.name) for card in CARDS if LIBRARY.reason(card.name)} == {}
    assert len(CARDS) >= 140
    leaders = [card for card in CARDS if "Legendary" in card.front.type_line and "Creature" in card.front.type_line]
    assert len(leaders) == 27, "the 26, and whoever leads a deck if nobody else will (CR 903.13e)"
    assert sum("Partner" in card.front.text.split("\n") for card in leaders) == 11


def test_rarities_are_those_of_a_set_to_draft() -> None:
    found = Counter(card.rarity for card in CARDS)
    assert found["common"] > found["uncommon"] > found["mythic"] and found["common"] > found["rare"] > found["mythic"]


@pytest.mark.parametrize("name", sorted(DECKS))
def test_a_commander_deck_has_100_cards_and_is_legal(name: str) -> None:
    deck = DECKS[name]
    assert sum(entry.count for entry in (*deck.main, *deck.commanders)) == 100
    Setup((seat(name), seat(name)), LIBRARY, 1).check()
    assert find_deck(name.lower().replace(" ", "_")).name == name


def test_four_play_commander_with_them() -> None:
    match = Match.new(Setup(tuple(map(seat, sorted(DECKS))), LIBRARY, 5))
    assert [player.life for player in match.view(0).players] == [40] * 4
    autoplay(match, 200)
    assert match.view(0).turn > 4


def test_a_deck_with_a_commander_is_not_among_the_others() -> None:
    assert len(DECKS) == 4 and not set(DECKS) & set(shipped_decks())
    assert all(deck.commanders for deck in DECKS.values()) and not any(deck.commanders for deck in shipped_decks().values())
