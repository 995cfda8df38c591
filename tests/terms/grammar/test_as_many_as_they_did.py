"""Several players do something, then “that many” of something else. Each as many as they did themselves (CR 608.2c)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game.decisions.choices import ChooseObjects
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre
from tests.support.boards.table import Table, card


def all_of_it(decision: Any) -> Any:
    """Whoever may choose chooses everything."""
    return list(decision.candidates) if isinstance(decision, ChooseObjects) and decision.most > 1 else None


@rule("608.2c", "121.2")
@pytest.mark.parametrize(
    "words",
    [
        "Each player puts the cards in their hand on the bottom of their library, then draws that many cards.",
        "Each player discards their hand, then draws that many cards.",
        "Each player shuffles the cards from their hand into their library, then draws that many cards.",
        "Each player exiles all cards from their hand, then draws that many cards.",
        "Each player puts any number of cards from their hand on the bottom of their library, then draws that many "
        "cards.",
    ],
)
def test_each_draws_as_many_as_they_had(words: str) -> None:
    table = Table(3)
    for who, hand in (("A", 3), ("B", 1), ("C", 0)):
        for card_id in table.game.zone("hand", table.seat(who)):
            table.game.take_out(card_id)
        table.hand(who, *[bear()] * hand)
    table.policy = all_of_it
    do(table, words)
    assert [len(table.zone(who, "hand")) for who in "ABC"] == [3, 1, 0]


@rule("608.2c")
def test_each_makes_as_many_tokens_as_they_sacrificed_permanents() -> None:
    table = Table()
    table.battlefield("A", lamp(), lamp(), bear())
    table.battlefield("B", lamp())
    table.policy = all_of_it
    do(table, "Each player sacrifices all artifacts they control, then creates that many 1/1 green Elf creature tokens.")
    elves = [table.game.controller(oid) for oid in table.game.battlefield if table.game.chars(oid).name == "Elf Token"]
    assert sorted(elves) == [0, 0, 1]


@rule("608.2c")
def test_a_single_player_counts_what_everybody_did() -> None:
    table = Table()
    table.battlefield("A", lamp(), lamp())
    table.battlefield("B", lamp())
    do(table, "Each player sacrifices all artifacts they control. You gain that much life.")
    assert table.life("A") == 23


@rule("608.2c")
def test_that_creature_is_none_of_those_that_only_count() -> None:
    table = Table()
    spirit = card("Pale Guest", "{W}", "Creature — Spirit", size="1/1")
    (cub,) = table.battlefield("A", ogre())
    table.battlefield("A", spirit, spirit)
    do(table, "Target creature gets +1/+0 until end of turn. For each Spirit you control, that creature gets an "
       "additional +3/+0 until end of turn.", [cub])  # fmt: skip
    assert table.game.chars(cub).power == 10


def unequal() -> Table:
    """A has one land card in hand, B a creature card, and C three of them; who may choose chooses all they can."""
    table = Table(3)
    table.hand("B", bear())
    table.hand("C", bear(), ogre(), bear())
    table.policy = lambda d: list(d.candidates) if isinstance(d, ChooseObjects) and d.most >= len(d.candidates) else None
    return table


@rule("608.2c", "who may do it one by one")
@pytest.mark.parametrize(
    "words",
    [
        "Each player may reveal any number of creature cards from their hand. Then each player gains 1 life for each card they revealed this way.",
        "Each player may exile any number of creature cards from their hand. Then each player gains 1 life for each card they exiled this way.",
        "Each player may discard any number of creature cards. Each player gains X life, where X is the number of cards they discarded this way.",
    ],
)
def test_each_gains_as_much_as_they_chose_to_do_themselves(words: str) -> None:
    table = unequal()
    table.answer("B", True).answer("C", True)
    do(table, words)
    assert [table.life(who) for who in "ABC"] == [20, 21, 23]
    table = unequal()
    table.answer("B", True, "*").answer("C", False)
    do(table, words)
    assert [table.life(who) for who in "ABC"] == [20, 21, 20], "who does nothing after that takes nothing from it"


@rule("608.2c", "107.3i")
def test_x_is_of_each_player_what_they_did_themselves() -> None:
    table = unequal()
    do(table, "Each player discards up to three cards. Each player loses X life, where X is 3 minus the number of cards they discarded this way.")
    assert [table.life(who) for who in "ABC"] == [18, 18, 20]
    table = unequal()
    do(table, "Each player exiles their hand. Then each player gains 1 life for each card they exiled this way.")
    assert [table.life(who) for who in "ABC"] == [21, 21, 23] and not any(table.zone(who, "hand") for who in "ABC")


@rule("608.2c", "120.3")
def test_damage_to_each_player_is_of_each_what_they_did_themselves() -> None:
    table = unequal()
    for who in "ABC":
        table.answer(who, True)
    do(table, "Each player may discard up to three cards. Test Rite deals damage to each player equal to 3 minus the number of cards they discarded this way.")
    assert [table.life(who) for who in "ABC"] == [18, 18, 20]
