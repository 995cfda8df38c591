"""What cards say of the decks that they are in (CR 100.2a): how many of them there may be."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("100.2a")
def test_a_deck_may_have_any_number_of_it() -> None:
    rats = card("Many Rats", "{B}", "Creature — Rat", "A deck can have any number of cards named Many Rats.", "1/1")
    from engine.vocabulary.variants.commander.decks import allows_any_number

    assert allows_any_number(rats) and not allows_any_number(card(*BEAR))
