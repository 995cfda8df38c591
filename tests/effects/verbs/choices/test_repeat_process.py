"""Repeating a process. As in "Repeat this process once", "two more times", "any number of times" (CR 608.2c)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import FOREST, Table, card


@rule("608.2c")
@pytest.mark.parametrize(("times", "cards"), [("once", 2), ("two more times", 3)])
def test_a_process_is_repeated(times: str, cards: int) -> None:
    table = do(Table(), f"Draw a card. Repeat this process {times}.")
    assert len(table.zone("A", "hand")) == cards


@rule("608.2c")
def test_a_process_is_repeated_as_often_as_wanted() -> None:
    table = Table().answer("A", True, True, False)
    do(table, "You gain 1 life. You may repeat this process any number of times.")
    assert table.life("A") == 23


@rule("104.4b", "728.4", "only mandatory actions", "728.5", "nobody is made to end it")
@rule("421.4", "only mandatory actions", edition="2006-10-01")
@pytest.mark.parametrize("words", ["You gain 1 life.", "Draw a card.", "Each player mills a card."])
def test_a_process_that_repeats_itself_without_end_is_a_draw(words: str) -> None:
    table = do(Table(library=5), f"{words} Repeat this process.")
    assert "draw" in str(table.game.over)


@rule("608.2c")
def test_a_process_is_repeated_more_often_than_calls_go_deep() -> None:
    """600 cards of one kind are revealed one after the other, and the words behind the process come once."""
    land, bear = card(*FOREST), card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
    table = Table(library=0)
    table.library("A", *(land,) * 600, bear)
    do(table, "Reveal the top card of your library. If it's a land card, put it into your hand and repeat this process. You gain 3 life.")
    assert len(table.zone("A", "hand")) == 600 and table.zone("A", "library")[-1:] == ["Plain Bear"]
    assert table.life("A") == 23


@rule("608.2c")
def test_a_process_is_repeated_as_often_as_a_player_likes() -> None:
    table = Table().answer("A", *(True,) * 400, False)
    do(table, "You gain 1 life. You may repeat this process any number of times.")
    assert table.life("A") == 421


@rule("608.2c")
def test_two_spells_repeat_each_their_own_process() -> None:
    table = Table().answer("A", True, False, True, True, False)
    do(table, "You gain 1 life. You may repeat this process any number of times.")
    do(table, "You gain 10 life. You may repeat this process any number of times.")
    assert table.life("A") == 20 + 2 + 30


@rule("608.2c", "101.4")
def test_cards_are_put_onto_the_battlefield_until_no_one_puts_one() -> None:
    """Whoever cast it begins, also in another player's turn; each sees what those before have put there."""
    table = Table()
    bear, bolt = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"), card("Zap", "{R}", "Instant", "Draw a card.")
    table.hand("A", bear, bear, bolt)
    table.hand("B", bear, card("Big Rite", "{0}", "Instant", "Starting with you, each player may put a permanent card from their hand onto "
                               "the battlefield. Repeat this process until no one puts a card onto the battlefield."))  # fmt: skip
    table.answer("A", True, "*", True).answer("B", True)
    table.cast("B", "Big Rite").resolve()
    assert [len(table.all("Plain Bear", who=who)) for who in "AB"] == [2, 1] and table.zone("A", "hand") == ["Zap"]
    asked = [decision.seat for decision in table.asked if getattr(decision, "purpose", "") == "may"]
    assert asked == [1, 0, 0], "whoever has nothing left to put there is not asked"


@rule("608.2d", "608.2c")
def test_what_each_player_chose_is_exiled_and_nothing_else() -> None:
    table = Table()
    bear = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
    one, other, third = table.battlefield("B", bear, bear, bear)
    table.answer("A", [other]).answer("B", [third])
    do(table, "Starting with you, each player chooses up to one creature with mana value 2 or less from among permanents your opponents "
       "control. Exile those creatures.")  # fmt: skip
    assert table.all("Plain Bear") == [one]


_UNTIL = ("Exile the top card of your library. You may put that card into your hand unless it has the same name as another card exiled this way. "
          "Repeat this process until you put a card into your hand or you exile two cards with the same name, whichever comes first. You gain 1 life.")  # fmt: skip


@rule("608.2c")
@pytest.mark.parametrize(("third", "hand"), [("Plain Ogre", ["Plain Ogre"]), ("Plain Bear", [])])
def test_a_process_is_repeated_until_something_has_come_of_it(third: str, hand: list[str]) -> None:
    table = Table(library=0)
    names = ("Plain Bear", "Plain Sprite", third, "Plain Elf")
    table.library("A", *(card(name, "{1}", "Creature — Elf", "", "1/1") for name in names))
    do(table.answer("A", False, False, True), _UNTIL)
    assert table.zone("A", "hand") == hand and table.zone("A", "library") == ["Plain Elf"]
    assert len(table.zone("A", "exile")) == 3 - len(hand) and table.life("A") == 21


@rule("608.2c", "104.4b")
def test_a_process_with_which_nothing_more_can_be_done_ends() -> None:
    table = Table(library=0)
    table.library("A", card(*FOREST))
    do(table.answer("A", False), _UNTIL)
    assert table.zone("A", "exile") == ["Forest"] and table.life("A") == 21 and not table.game.over
