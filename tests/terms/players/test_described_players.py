"""Descriptions of players by what they control and have."""

from __future__ import annotations

import pytest

from engine.core.zones import GRAVEYARD
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre
from tests.support.boards.table import FOREST, Table, card

CUB = ("Odd Cub", "{G}", "Creature — Bear", "", "2/2")
OX = ("Wide Ox", "{3}{W}", "Creature — Ox", "", "2/6")
BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")
ELF = ("Small Elf", "{1}", "Creature — Elf", "", "1/1")
FIELD = ("Dry Field", "", "Land")


@rule("608.2h", "102.2")
def test_opponents_who_controlled_one_of_those_are_counted() -> None:
    table = Table(4)
    table.battlefield("A", card(*CUB))
    table.battlefield("B", card(*CUB), card(*OX))
    table.battlefield("C", card(*FOREST))
    (lent,) = table.battlefield("C", card(*CUB))
    do(table, "Gain control of target creature.", targets=[lent])
    do(table, "Return all creatures to their owners' hands. For each opponent who controlled a creature returned this way, you create two Food tokens.")
    assert len(table.all("Food Token", who="A")) == 2
    assert len(table.zone("C", "hand")) == 1 and not table.all("Odd Cub")


@rule("608.2c")
def test_who_could_not_sacrifice_is_told_to_do_something_else() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR))
    table.hand("B", card(*BEAR))
    table.hand("A", card("Hard Times", "{B}", "Sorcery", "Each player sacrifices a creature of their choice. Each player who can't discards a card."), card(*ELF))
    table.mana("A", "{B}").cast("A", "Hard Times").resolve()
    assert table.zone("A", "hand") == ["Small Elf"] and table.zone("B", "hand") == []


@rule("608.2c")
def test_each_opponent_who_can_not_is_the_one_who_did_nothing() -> None:
    table = Table(3)
    table.hand("B", card(*BEAR))
    table.hand("A", card("Empty Hands", "{B}", "Sorcery", "Each opponent discards a card. Each opponent who can't loses 3 life."))
    table.mana("A", "{B}").cast("A", "Empty Hands").resolve()
    assert [table.life(seat) for seat in "ABC"] == [20, 20, 17]


@rule("102.2", "402.2")
def test_your_opponents_with_many_cards_in_hand_are_counted() -> None:
    table = Table(3)
    table.hand("B", bear(), bear())
    table.hand("C", bear())
    do(table, "Create X 1/1 red Goblin creature tokens, where X is the number of your opponents with two or more cards in hand.")
    assert len(table.all("Goblin Token")) == 1


@rule("102.1", "608.2c")
@pytest.mark.parametrize(("who", "hurt"), [
    ("who controls two or more creatures", "A"), ("who controls a land", "B"), ("who doesn't control a land", "A"),
    ("who controls the most creatures", "A"), ("who controls the fewest creatures", "B"), ("with exactly 13 life", "B"),
    ("with two or more cards in hand", "B"), ("who has two or more cards in hand", "B"), ("who has more life than you", ""),
    ("who has less life than you", "B"), ("other than target player", "A"), ("who drew two or more cards this turn", "B"),
])  # fmt: skip
def test_each_player_of_a_description(who: str, hurt: str) -> None:
    table = Table()
    table.battlefield("A", bear(), bear())
    table.battlefield("B", ogre(), card(*FIELD))
    table.life("B", 13)
    do(table, "Target player draws two cards.", [1])
    before = {"A": 20, "B": 13}
    do(table, f"Each player {who} gains 5 life.", [1])
    assert {seat for seat in "AB" if table.life(seat) != before[seat]} == set(hurt)


@rule("107.3")
def test_once_for_each_such_opponent() -> None:
    table = Table(3)
    table.hand("B", bear(), bear())  # A has drawn one
    do(table, "Investigate once for each opponent who has more cards in hand than you.")
    assert len([oid for oid in table.game.permanents() if "Clue" in table.game.chars(oid).subtypes]) == 1


@rule("101.4", "608.2e")
def test_each_of_several_chooses_and_sacrifices_the_rest() -> None:
    table = Table()
    table.battlefield("A", *[card(*FIELD)] * 4)
    table.battlefield("B", *[card(*FIELD)] * 3)
    do(table, "Each player who controls two or more lands chooses two lands they control and sacrifices the rest.")
    assert len(table.all("Dry Field", who="A")) == 2 and len(table.all("Dry Field", who="B")) == 2


@rule("608.2c")
def test_each_player_who_discarded_such_a_card_this_way() -> None:
    table = Table(3)
    (mine,) = table.hand("A", bear())
    table.hand("B", card(*FOREST))
    table.answer("A", True, [mine]).answer("B", True)
    do(table, "Each player may discard a card. Each player who discarded a creature card this way gains 3 life.")
    assert [table.life(who) for who in "ABC"] == [23, 20, 20]
    assert len(table.zone("A", GRAVEYARD)) == 2 and len(table.zone("B", GRAVEYARD)) == 1


@rule("608.2c", "whoever discarded nothing, or something else, didn't")
def test_players_who_did_not_discard_such_a_card_this_way() -> None:
    table = Table(seats=3)
    table.hand("A", card("Test Rite", "{0}", "Sorcery", (
        "Each player discards a card. Then each player who didn't discard a creature card this way loses 4 life.")))  # fmt: skip
    (mine,) = table.hand("A", bear())
    table.answer("A", [mine])
    table.cast("A", "Test Rite").resolve()
    assert [table.life(seat) for seat in "ABC"] == [20, 16, 16]


@rule("608.2c", "121.1")
def test_who_drew_a_card_this_way() -> None:
    table = Table(3)
    table.answer("B", True).answer("C", False).answer("A", True)
    do(table, "Each player may draw a card, then each player who drew a card this way gains 1 life.")
    assert [table.life(who) for who in "ABC"] == [21, 21, 20]


@rule("608.2c")
def test_opponents_who_did_not_do_what_each_player_could() -> None:
    table = Table(3)
    table.battlefield("B", bear())
    for who in "BC":
        table.hand(who, lamp(), lamp(), lamp())
    before = {who: len(table.zone(who, "hand")) for who in "ABC"}
    do(table, "Each opponent sacrifices a creature of their choice. Then each opponent who didn't sacrifice a creature discards two cards.")
    assert [before[who] - len(table.zone(who, "hand")) for who in "ABC"] == [0, 0, 2]


@rule("608.2c")
def test_who_did_not_do_what_they_might_draws_a_card() -> None:
    table = Table(3)
    for who in "ABC":
        table.battlefield(who, bear())
    before = {who: len(table.zone(who, "hand")) for who in "ABC"}
    table.answer("A", False).answer("B", True).answer("C", False)
    do(table, "Each player may sacrifice a creature of their choice, then each opponent who didn't draws a card.")
    assert [len(table.zone(who, "hand")) - before[who] for who in "ABC"] == [0, 0, 1]
    assert len(table.all("Plain Bear")) == 2


@rule("608.2c", "400.7")
@pytest.mark.parametrize(("cards", "gained"), [(2, 3), (1, 0)])
def test_so_many_cards_were_returned_to_ones_hand(cards: int, gained: int) -> None:
    table = Table()
    table.graveyard("A", *[bear()] * cards)
    table.graveyard("B", bear())
    do(table, "Each player returns all creature cards from their graveyard to their hand. If two or more cards were returned to your hand this way, you gain 3 life.")
    assert table.life("A") == 20 + gained


@rule("608.2c")
def test_opponents_who_have_more_cards_in_their_hand() -> None:
    table = Table(3)
    table.hand("B", *[lamp()] * 4)
    do(table, "You gain 2 life for each opponent who has more cards in their hand than you.")
    assert table.life("A") == 22
