"""Counters distributed or removed among what a player chooses meanwhile (CR 122.1, 608.2d)."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card


@rule("608.2d")
def test_each_chosen_creature_gets_at_least_one() -> None:
    table = Table()
    one, other, third = table.battlefield("A", bear(), bear(), bear())
    (theirs,) = table.battlefield("B", ogre())
    table.answer("A", [one, third], 2)
    do(table, "Distribute three +1/+1 counters among any number of creatures you control.")
    assert [table.counters(ref).get("+1/+1", 0) for ref in (one, other, third, theirs)] == [2, 0, 1, 0]


@rule("608.2d")
def test_no_more_creatures_than_counters_can_be_chosen() -> None:
    table = Table()
    mine = table.battlefield("A", bear(), bear(), bear())
    table.answer("A", list(mine))
    with pytest.raises(IllegalAnswer):
        do(table, "Distribute two +1/+1 counters among any number of creatures you control.")


@rule("608.2d")
def test_all_on_the_only_one_that_is_chosen() -> None:
    table = Table()
    one, _ = table.battlefield("A", bear(), bear())
    table.answer("A", [one])
    do(table, "Distribute two +1/+1 counters among any number of creatures you control.")
    assert table.counters(one) == {"+1/+1": 2}


@rule("608.2d", "702.11b")
def test_what_can_be_no_target_can_be_chosen_among_any_number() -> None:
    table = Table()
    (firm,) = table.battlefield("B", card("Firm Ogre", "{2}", "Creature — Ogre", "Hexproof", "3/3"))
    table.answer("A", [firm])
    do(table, "Distribute three stun counters among any number of creatures your opponents control.")
    assert table.counters(firm) == {"stun": 3}


@rule("608.2d")
def test_itself_and_any_number_of_others() -> None:
    table = Table()
    (one, far) = table.battlefield("A", ogre(), bear())
    hydra = permanent(table, "{0}: Distribute four +1/+1 counters among this creature and any number of Ogres.")
    table.answer("A", [hydra, one], 3).activate("A", hydra).resolve()
    assert [table.counters(ref).get("+1/+1", 0) for ref in (hydra, one, far)] == [3, 1, 0]


@rule("122.1", "608.2c")
def test_any_number_removed_from_among_creatures_for_twice_as_many() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear(), counters={"+1/+1": 3, "flying": 1})
    (other,) = table.battlefield("A", ogre(), counters={"+1/+1": 1})
    (theirs,) = table.battlefield("B", ogre(), counters={"+1/+1": 2})
    lizard = permanent(table, "{0}: You may remove any number of +1/+1 counters from among creatures you control. If you do, put twice that many +1/+1 "
                              "counters on this creature.")  # fmt: skip
    table.answer("A", True, [one, other], 2, 1).activate("A", lizard).resolve()
    assert table.counters(one) == {"+1/+1": 1, "flying": 1} and table.counters(other) == {}
    assert table.counters(theirs) == {"+1/+1": 2} and table.counters(lizard) == {"+1/+1": 6}


@rule("122.1", "118.3")
def test_a_price_of_counters_is_paid_in_full_or_not_at_all() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear(), counters={"quest": 2})
    (other,) = table.battlefield("A", card("Odd Lamp", "{1}", "Artifact"), counters={"quest": 1})
    boss = permanent(table, "{0}: You may remove three quest counters from among permanents you control. When you do, you gain 5 life.")
    table.answer("A", True, [one], [other], [one]).activate("A", boss).resolve()
    assert (table.counters(one), table.counters(other), table.life("A")) == ({}, {}, 25)
    do(table, "Put two quest counters on target creature.", [one])
    table.activate("A", boss).resolve()
    assert (table.counters(one), table.life("A")) == ({"quest": 2}, 25)


@rule("122.1", "608.2c")
def test_counters_of_any_kinds_removed_from_among_permanents() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear(), counters={"+1/+1": 1, "flying": 2})
    (theirs,) = table.battlefield("B", ogre(), counters={"stun": 2})
    table.answer("A", [one, theirs], 2, 1, 1, 2)
    do(table, "Remove any number of counters from among permanents. You gain life equal to the number of counters removed this way.")
    assert table.counters(one) == {"+1/+1": 1} and table.counters(theirs) == {}
    assert table.life("A") == 24


@rule("122.5")
def test_counters_of_any_kind_move_from_among_creatures() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear(), counters={"+1/+1": 2, "reach": 1})
    (other,) = table.battlefield("A", ogre(), counters={"menace": 1})
    (mine,) = table.battlefield("A", ogre(), counters={"hexproof": 1})
    (theirs,) = table.battlefield("B", ogre(), counters={"stun": 1})
    table.answer("A", [one, other], 2, 0, 1, 1)
    do(table, "Choose target creature. Move any number of counters from among creatures you control onto that creature.", [mine])
    assert table.counters(mine) == {"hexproof": 1, "+1/+1": 1, "reach": 1, "menace": 1}
    assert (table.counters(one), table.counters(other), table.counters(theirs)) == ({"+1/+1": 1}, {}, {"stun": 1})
