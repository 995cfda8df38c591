"""Instructions in words: each sentence has one meaning, which prints as the same sentence (CR 608.2c)."""

from __future__ import annotations

import pytest

from tests.support.cards.reading_words import reading

NAMED_BEFORE = {
    "You may play that": "Exile the top card of your library. ",
    "Put one of them": "Look at the top three cards of your library. ",
}
"""What a sentence looks back at, by how it begins."""


def is_read(words: str) -> bool:
    """Whether words have one meaning, behind what they look back at."""
    before = next((said for beginning, said in NAMED_BEFORE.items() if words.startswith(beginning)), "")
    return reading("effects", before + words) is not None


@pytest.mark.parametrize("words", [
    "Put a +1/+1 counter on target creature for each land you control.",
    "Put a number of +1/+1 counters on target creature equal to the number of lands you control.",
    "Remove a counter from target permanent.",
    "Put X +1/+1 counters on target creature, where X is its power.",
    "Put a charge counter on each artifact you control.",
])  # fmt: skip
def test_counters(words: str) -> None:
    assert is_read(words)


@pytest.mark.parametrize("words", [
    "~ deals 3 damage to any target and 2 damage to any other target.",
    "~ deals 4 damage to each of up to two target creatures.",
    "Target creature deals damage to itself equal to its power.",
    "~ deals damage to target creature equal to the number of lands you control.",
    "You may have ~ deal 2 damage to target creature.",
])  # fmt: skip
def test_damage(words: str) -> None:
    assert is_read(words)


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
def test_what_players_do(words: str) -> None:
    assert is_read(words)


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
def test_copies_permissions_and_chance(words: str) -> None:
    assert is_read(words)


@pytest.mark.parametrize("words", [
    "Reveal the top card of your library, put that card into your hand, then repeat this process two more times.",
    "Look at the top three cards of your library. Put any number of them into your graveyard and the rest back on "
    "top of your library in any order.",
    "Put target creature into its owner's library third from the top.",
    "Create a 1/1 white Soldier creature token or a Treasure token.",
])  # fmt: skip
def test_repeating_and_kinds_of_tokens(words: str) -> None:
    assert is_read(words)


@pytest.mark.parametrize("words", [
    "Return two creature cards at random from your graveyard to your hand.",
    "Search your library for a Forest card and a Plains card, put them onto the battlefield tapped, then shuffle.",
    "Choose a creature type. Draw a card for each permanent you control of that type.",
    "Target creature can't be regenerated this turn.",
    "Prevent the next 3 damage that would be dealt this turn to any target.",
    "~ deals 3 damage to target creature. If a creature dealt damage this way would die this turn, exile it instead.",
    "You may play that card without paying its mana cost for as long as it remains exiled.",
])  # fmt: skip
def test_prevention_and_searching_for_several(words: str) -> None:
    assert is_read(words)
