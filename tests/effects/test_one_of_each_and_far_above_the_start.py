"""One of each of two kinds, life far above the start, different powers, as many as they did, crewing once a turn."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table, card

SONG = ("Grave Song", "{U}", "Instant", "Scry 1.")
RITE = ("Grave Rite", "{U}", "Sorcery", "Scry 1.")


@rule("604.3", "611.3a")
@pytest.mark.parametrize(("mine", "theirs", "sized"), [
    ((SONG, RITE), (), 3), ((SONG, SONG), (), 1), ((RITE,), (SONG,), 1), ((), (), 1),
])  # fmt: skip
def test_one_card_of_each_of_two_kinds_is_in_a_graveyard(mine: tuple[tuple[str, ...], ...], theirs: tuple[tuple[str, ...], ...], sized: int) -> None:
    table = Table()
    oid = permanent(table, "This creature gets +2/+2 as long as an instant card and a sorcery card are in your graveyard.")
    table.graveyard("A", *[card(*one) for one in mine])
    table.graveyard("B", *[card(*one) for one in theirs])
    assert table.pt(oid) == (sized, sized)


@rule("109.2")
@pytest.mark.parametrize(("cards", "sized"), [(1, 1), (2, 3)])
def test_a_card_of_both_kinds_is_but_one_card(cards: int, sized: int) -> None:
    table = Table()
    oid = permanent(table, "This creature gets +2/+2 as long as an artifact card and a creature card are in your graveyard.")
    table.graveyard("A", *[card("Tin Man", "{1}", "Artifact Creature — Golem", "", "1/1")] * cards)
    assert table.pt(oid) == (sized, sized)


@rule("103.4", "119.1")
@pytest.mark.parametrize(("gained", "sized"), [(9, 1), (10, 6), (11, 6)])
def test_life_at_least_so_much_greater_than_at_the_start(gained: int, sized: int) -> None:
    table = Table()
    oid = permanent(table, "This creature gets an additional +5/+5 as long as your life total is at least 10 greater than your starting life total.")
    do(table, "Each opponent gains 15 life.")
    assert table.pt(oid) == (1, 1)
    do(table, f"You gain {gained} life.")
    assert table.pt(oid) == (sized, sized)


@rule("107.1", "608.2h")
@pytest.mark.parametrize(("words", "gained"), [
    ("You gain 1 life for each different power among creatures you control.", 2),
    ("You gain life equal to the number of different powers among creatures you control.", 2),
    ("You gain 1 life for each different power among creatures.", 3),
    ("You gain 1 life for each different power among Giants you control.", 0),
])  # fmt: skip
def test_each_different_power_counts_once(words: str, gained: int) -> None:
    table = Table()
    table.battlefield("A", bear(), bear(), ogre(), lamp())
    table.battlefield("B", card("Far Giant", "{5}", "Creature — Giant", "", "7/7"))
    do(table, words)
    assert table.life("A") == 20 + gained


@rule("608.2c", "121.2")
@pytest.mark.parametrize(("hand", "drawn"), [(3, 2), (1, 1), (0, 0)])
def test_a_target_player_draws_as_many_cards_as_they_discarded(hand: int, drawn: int) -> None:
    table = Table()
    for card_id in table.game.zone("hand", 1):
        table.game.take_out(card_id)
    table.hand("B", *[bear()] * hand)
    do(table, "Target player discards two cards, then draws as many cards as they discarded this way.", [1])
    assert (len(table.zone("B", "graveyard")), len(table.zone("B", "hand"))) == (drawn, hand)


@rule("608.2c", "121.2")
def test_each_player_draws_as_many_as_they_discarded_themselves() -> None:
    table = Table(3)
    for who, hand in (("A", 3), ("B", 1), ("C", 0)):
        for card_id in table.game.zone("hand", table.seat(who)):
            table.game.take_out(card_id)
        table.hand(who, *[bear()] * hand)
    do(table, "Each player discards two cards, then draws as many cards as they discarded this way.")
    assert [len(table.zone(who, "hand")) for who in "ABC"] == [3, 1, 0]
    assert [len(table.zone(who, "graveyard")) for who in "ABC"] == [3, 1, 0]  # A's: the rite too


@rule("602.5b")
def test_crewing_but_once_each_turn() -> None:
    table = Table()
    (cart, *bears) = table.battlefield("A", card("Shy Cart", "{2}", "Artifact — Vehicle", "Crew 1. Activate only once each turn.", "4/4"), bear(), bear())
    table.answer("A", bears[:1])
    table.activate("A", cart).resolve()
    assert "creature" in table.game.chars(cart).types
    assert table.actions("A") == ()
    table.next_turn("B").next_turn("A")
    table.answer("A", bears[:1])
    table.activate("A", cart).resolve()
    assert "creature" in table.game.chars(cart).types
