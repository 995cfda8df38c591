"""Choosing a kind of counter, and doing something for each kind that is there (CR 122.1, 608.2d)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card


def _of_player(table: Table, who: str) -> dict[str, int]:
    return dict(table.game.player(table.seat(who)).counters)


@rule("122.1", "608.2c")
def test_another_counter_of_each_kind_or_one_less() -> None:
    table = Table()
    (cub,) = table.battlefield("B", bear(), counters={"+1/+1": 2, "reach": 1})
    table.answer("A", 0, 1)
    do(table, "For each kind of counter on target permanent, put another counter of that kind on it or remove one from it.", [cub])
    assert table.counters(cub) == {"+1/+1": 3}


@rule("122.1")
def test_a_player_with_counters_is_given_one_more_of_each_kind() -> None:
    table = Table()
    do(table, "Each opponent gets two poison counters and an experience counter.")
    words = "For each kind of counter on target permanent or player, give that permanent or player another counter of that kind."
    do(table, words, [table.seat("B")])
    assert _of_player(table, "B") == {"poison": 3, "experience": 2}
    (cub,) = table.battlefield("B", bear(), counters={"+1/+1": 1})
    do(table, words, [cub])
    assert table.counters(cub) == {"+1/+1": 2} and _of_player(table, "B") == {"poison": 3, "experience": 2}


@rule("122.1", "608.2d")
def test_for_each_kind_among_creatures_a_choice_of_that_kind_or_another() -> None:
    table = Table()
    table.battlefield("A", bear(), counters={"+1/+1": 2})
    table.battlefield("A", ogre(), counters={"+1/+1": 1, "flying": 1})
    table.battlefield("B", ogre(), counters={"menace": 1})
    (thief,) = table.battlefield("A", card("Odd Thief", "{1}", "Creature — Rogue", "{T}: For each kind of counter on creatures you control, you may put "
                                           "your choice of a shield counter or a counter of that kind on this creature.", "1/1"))  # fmt: skip
    table.answer("A", True, 0, True, 1).activate("A", thief).resolve()
    assert table.counters(thief) == {"shield": 1, "flying": 1}


@rule("122.1")
def test_either_of_two_tokens_gets_each_kind() -> None:
    table = Table()
    table.battlefield("A", bear(), counters={"+1/+1": 2, "flying": 1})
    table.answer("A", "*", "*")
    do(table, "Create two 1/1 blue Fish creature tokens. Then for each kind of counter among creatures you control, put a counter of that kind on "
              "either of those tokens.")  # fmt: skip
    fish = table.all("Fish Token")
    kinds = [kind for one in fish for kind in table.counters(one)]
    assert len(fish) == 2 and sorted(kinds) == ["+1/+1", "flying"]


@rule("608.2d", "122.1")
@pytest.mark.parametrize(("number", "kind"), [(0, "+1/+1"), (1, "trample")])
def test_a_kind_that_is_on_a_creature_is_put_on_the_others(number: int, kind: str) -> None:
    table = Table()
    table.battlefield("A", ogre(), counters={"+1/+1": 1, "trample": 1})
    (cub,) = table.battlefield("A", bear())
    table.answer("A", number)
    do(table, "Choose a kind of counter on a creature you control. Put a counter of that kind on each other creature you control.")
    assert table.counters(cub) == {kind: 1}


@rule("608.2d", "609.3")
def test_where_there_is_no_counter_none_can_be_chosen() -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    do(table, "Choose a counter on a permanent you control. Put a counter of that kind on target creature if it doesn't have a counter of that kind on it.",
       [cub])
    assert table.counters(cub) == {}


@rule("608.2c", "122.1")
def test_a_kind_that_is_there_already_is_not_put_again() -> None:
    table = Table()
    one, other = table.battlefield("A", bear(), ogre())
    do(table, "Put a reach counter on target creature.", [one])
    words = "Choose a counter on a permanent you control. Put a counter of that kind on target creature if it doesn't have a counter of that kind on it."
    do(table, words, [one])
    assert table.counters(one) == {"reach": 1}
    do(table, words, [other])
    assert table.counters(other) == {"reach": 1}


@rule("608.2d")
def test_each_permanent_in_turn_may_get_one_more_of_a_kind_on_it() -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear(), counters={"+1/+1": 1, "reach": 1})
    (plain,) = table.battlefield("A", ogre())
    (theirs,) = table.battlefield("B", ogre(), counters={"menace": 1})
    table.answer("A", 1, True, False)
    do(table, "For each creature, choose a counter on it. You may put an additional counter of that kind on that permanent.")
    assert table.counters(cub) == {"+1/+1": 1, "reach": 2}
    assert (table.counters(plain), table.counters(theirs)) == ({}, {"menace": 1})


@rule("122.1")
def test_a_kind_that_is_not_there_comes_at_random() -> None:
    table = Table()
    giant = permanent(table, "{0}: Choose a kind of counter at random that this creature doesn't have on it from among flying, reach, and +1/+1. "
                             "Put a counter of that kind on this creature.")  # fmt: skip
    for number in (1, 2, 3, 3):
        table.activate("A", giant).resolve()
        assert len(table.counters(giant)) == number and set(table.counters(giant).values()) == {1}


@rule("701.9e")
def test_a_player_s_counters_are_doubled() -> None:
    table = Table()
    do(table, "You get {E}{E}{E}. You get an experience counter.")
    do(table, "Double the number of each kind of counter you have.")
    assert _of_player(table, "A") == {"energy": 6, "experience": 2}
    assert _of_player(table, "B") == {}


@rule("603.2c", "122.1")
def test_the_kinds_that_were_put_are_put_on_another_too() -> None:
    table = Table()
    strider = permanent(table, "Whenever you put one or more counters on this creature, put one of each of those kinds of counters on up to one other "
                               "target creature.")  # fmt: skip
    (cub,) = table.battlefield("B", bear())
    table.hand("A", card("Test Gift", "{0}", "Sorcery", "Put two +1/+1 counters and a flying counter on target creature."))
    table.answer("A", [cub]).cast("A", "Test Gift", [strider]).resolve()
    assert table.counters(strider) == {"+1/+1": 2, "flying": 1}
    assert table.counters(cub) == {"+1/+1": 1, "flying": 1}


@rule("122.1", "603.4")
def test_as_many_of_each_kind_as_it_has() -> None:
    table = Table()
    (chief,) = table.battlefield("A", card("Odd Chief", "{1}", "Creature — Cat", "Whenever a nontoken creature you control enters, if this creature has "
                                           "counters on it, put the same number of each kind of counter on that creature.", "1/1"))  # fmt: skip
    table.hand("A", card("Odd Cub", "{0}", "Creature — Bear", "", "2/2"), card("Late Cub", "{0}", "Creature — Bear", "", "2/2"))
    table.cast("A", "Odd Cub").resolve()
    assert table.counters(table.find("Odd Cub")) == {}
    do(table, "Put two +1/+1 counters and a reach counter on target creature.", [chief])
    table.cast("A", "Late Cub").resolve()
    assert table.counters(table.find("Late Cub")) == {"+1/+1": 2, "reach": 1}
