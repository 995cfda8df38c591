"""Create (CR 701.6, 111): tokens, described or as copies."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table, card


@pytest.mark.parametrize("words", [
    "Create a 1/1 white Human creature token, a 2/2 green Wolf creature token, and a Food token.",
    "Target opponent creates a tapped 2/2 black Zombie creature token.",
    "Create a number of 1/1 green Saproling creature tokens equal to the number of lands you control.",
    "Create a Wicked Role token attached to target creature you control.",
    "Each player creates a Treasure token.",
    "Create three tokens that are copies of ~.",
])  # fmt: skip
def test_wordings(words: str) -> None:
    assert card("Test Rite", "{0}", "Sorcery", words.replace("~", "Test Rite"))


@rule("608.2i")
def test_tokens_that_one_created_count_though_they_are_gone() -> None:
    table = Table()
    do(table, "Create two Treasure tokens.")
    do(table, "Create a 1/1 white Rat creature token. Each opponent creates a Treasure token.")
    (first, _) = table.all("Treasure Token", who="A")
    do(table, "Destroy target artifact.", targets=[first])
    do(table, "You gain life equal to the number of Treasure tokens you created this turn.")
    assert table.life("A") == 22
    do(table, "Target opponent creates X Treasure tokens, where X is the number of Treasure tokens you created this turn.", targets=[1])
    assert len(table.all("Treasure Token", who="B")) == 3
    table.next_turn("B").next_turn("A")
    do(table, "You gain life equal to the number of Treasure tokens you created this turn.")
    assert table.life("A") == 22


@rule("111.3", "608.2h")
@pytest.mark.parametrize("words", [
    "Destroy target creature. Create a black Zombie creature token. Its power is equal to that creature's power and its toughness is "
    "equal to that creature's toughness.",
    "Destroy target creature. Create a black Zombie creature token with power equal to that creature's power and toughness equal to "
    "that creature's toughness.",
])  # fmt: skip
def test_a_token_as_large_as_what_was_destroyed(words: str) -> None:
    table = Table()
    (elk,) = table.battlefield("B", card("Long Elk", "{2}{G}", "Creature — Elk", "", "2/5"))
    do(table, words, [elk])
    assert table.pt(table.find("Zombie Token", who="A")) == (2, 5)


@rule("602.5", "701.6a")
def test_only_if_you_created_a_token_this_turn() -> None:
    table = Table()
    idol = permanent(table, "{0}: You gain 1 life. Activate only if you created a token this turn.", types="Artifact")
    do(table, "Target opponent creates a 1/1 green Ooze creature token.", targets=[1])
    assert not [action for action in table.actions("A") if action.kind == "activate"], "another player created one"
    do(table, "Create a 0/0 green Ooze creature token.")
    table.activate("A", idol).resolve()
    assert table.life("A") == 21, "one that is gone counts"
