"""Counters moved between one permanent and several others (CR 122.5)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table

ANCIENT = "{0}: Move any number of +1/+1 counters from this creature onto other creatures."
MARAUDER = "{0}: Move any number of +1/+1 counters from other permanents you control onto this creature."


def counters(table: Table, *oids: int) -> list[int]:
    """How many +1/+1 counters each of some permanents has."""
    return [table.game.obj(oid).counters.get("+1/+1", 0) for oid in oids]


@rule("122.5")
def test_counters_are_moved_onto_others_as_the_player_likes() -> None:
    table = Table()
    old = permanent(table, ANCIENT)
    one, other = table.battlefield("A", bear(), ogre())
    (theirs,) = table.battlefield("B", sprite())
    do(table, "Put four +1/+1 counters on target creature.", [old])
    table.answer("A", [one, theirs], 1, 2)
    table.activate("A", old).resolve()
    assert counters(table, old, one, other, theirs) == [1, 1, 0, 2]


@rule("122.5", "608.2d")
def test_none_need_be_moved_and_no_more_than_there_are() -> None:
    table = Table()
    old = permanent(table, ANCIENT)
    one, other = table.battlefield("A", bear(), ogre())
    do(table, "Put a +1/+1 counter on target creature.", [old])
    table.answer("A", [one], 0)
    table.activate("A", old).resolve()
    assert counters(table, old, one, other) == [1, 0, 0]
    asked = [decision for decision in table.asked if type(decision).__name__ == "ChooseObjects"]
    assert asked[-1].most == 1, "one counter goes onto one creature"


@rule("122.5")
def test_counters_are_moved_from_others_that_have_some() -> None:
    table = Table()
    one, other, bare = table.battlefield("A", bear(), ogre(), sprite())
    (theirs,) = table.battlefield("B", bear())
    for oid in (one, one, other, theirs):
        do(table, "Put a +1/+1 counter on target creature.", [oid])
    hungry = permanent(table, MARAUDER)
    table.answer("A", [one, other], 1, 1)
    table.activate("A", hungry).resolve()
    assert counters(table, hungry, one, other, bare, theirs) == [2, 1, 0, 0, 1]
    asked = [decision for decision in table.asked if type(decision).__name__ == "ChooseObjects"]
    assert asked[-1].candidates == (one, other)
