"""Repeating a process (CR 608.2c), voting (701.32), tokens of kinds and numbers that are decided as they are made."""

from __future__ import annotations

import pytest

from tests.effects.doing import bear, do, lamp, ogre, permanent
from tests.reading_words import reading
from tests.rulebook import rule
from tests.table import Table, card


@rule("608.2c")
@pytest.mark.parametrize(("times", "cards"), [("once", 2), ("two more times", 3)])
def test_a_process_is_repeated(times: str, cards: int) -> None:
    table = do(Table(), f"Draw a card. Repeat this process {times}.")
    assert len(table.zone("A", "hand")) == cards


@rule("608.2c")
def test_a_process_is_repeated_while_a_condition_holds() -> None:
    table = Table()
    grove = card("Grove", "", "Land", "{T}: Add {G}.")
    table.library("A", grove, grove, bear(), grove)
    do(
        table,
        "Reveal the top card of your library. If it's a land card, put it into your graveyard and repeat this process.",
    )
    assert table.zone("A", "graveyard").count("Grove") == 2


@rule("608.2c")
def test_a_process_is_repeated_as_often_as_wanted() -> None:
    table = Table().answer("A", True, True, False)
    do(table, "You gain 1 life. You may repeat this process any number of times.")
    assert table.life("A") == 23


@rule("701.32a")
@pytest.mark.parametrize(("second", "hand", "life"), [(0, 0, 22), (1, 1, 20)])
def test_a_vote(second: int, hand: int, life: int) -> None:
    table = Table().answer("A", 0).answer("B", second)
    do(
        table,
        "Starting with you, each player votes for grace or condemnation. If grace gets more votes, you gain 2 life. "
        "If condemnation gets more votes or the vote is tied, draw a card.",
    )
    assert table.life("A") == life
    assert len(table.zone("A", "hand")) == hand


def test_a_token_of_one_of_two_kinds() -> None:
    table = Table().answer("A", 1)
    do(table, "Create a Food token or a Treasure token.")
    assert len(table.all("Treasure Token")) == 1
    assert not table.all("Food Token")


@pytest.mark.parametrize(("others", "number"), [(2, 1), (3, 5)])
def test_more_tokens_instead(others: int, number: int) -> None:
    table = Table()
    table.battlefield("A", *[ogre()] * others)
    do(
        table,
        "Create a 1/1 white Soldier creature token. "
        "If you control three or more creatures, create five of those tokens instead.",
    )
    assert len(table.all("Soldier Token")) == number


@rule("122.8")
def test_its_counters_are_put_on_something_else() -> None:
    table = Table()
    heir, _ = table.battlefield("A", bear(), lamp())
    dying = permanent(table, "When this creature dies, put its counters on target creature you control.", size="2/2")
    do(table, "Put two +1/+1 counters on target creature.", targets=[dying])
    table.answer("A", [heir])
    do(table, "Destroy target creature.", targets=[dying]).resolve()
    assert table.counters(heir) == {"+1/+1": 2}


@rule("701.31b")
def test_when_it_becomes_monstrous() -> None:
    table = Table()
    thing = permanent(table, "{0}: Monstrosity 2.\nWhen this creature becomes monstrous, you gain 4 life.")
    table.activate("A", thing).resolve()
    table.activate("A", thing).resolve()
    assert table.counters(thing) == {"+1/+1": 2}
    assert table.life("A") == 24


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
