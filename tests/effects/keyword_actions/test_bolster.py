"""Bolster (CR 701.33)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, sprite
from tests.support.boards.table import Table


@rule("701.33a")
def test_bolster_the_least_tough() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), ogre())
    do(table, "Bolster 2.")
    assert (table.counters(one), table.counters(two)) == ({"+1/+1": 2}, {})


@rule("701.33a", "a creature the player controls; one of those tied for least toughness")
def test_the_player_chooses_among_their_least_tough_creatures() -> None:
    table = Table()
    one, two, three = table.battlefield("A", bear(), bear(), ogre())
    (theirs,) = table.battlefield("B", sprite())
    table.answer("A", [two])
    do(table, "Bolster 3.")
    [choice] = [decision for decision in table.asked if getattr(decision, "purpose", "") == "bolster"]
    assert choice.candidates == (one, two)
    assert [table.counters(oid) for oid in (one, two, three, theirs)] == [{}, {"+1/+1": 3}, {}, {}]


@rule("701.33a")
def test_what_was_bolstered_is_spoken_of() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), ogre())
    do(table, "Bolster 1. The chosen creature gains flying until end of turn.")
    assert table.has(one, "flying") and not table.has(two, "flying")


@rule("701.33a")
def test_without_a_creature_nothing_is_bolstered() -> None:
    table = Table()
    (theirs,) = table.battlefield("B", sprite())
    do(table, "Bolster 1.")
    assert table.counters(theirs) == {}
