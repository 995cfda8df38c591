"""Prowess (CR 702.108)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

MONK = ("River Monk", "{1}{U}", "Creature — Human Monk", "Prowess", "1/2")
DROP = ("Small Drop", "{0}", "Instant", "You gain 1 life.")


@rule("702.108a")
def test_noncreature_spells_make_it_greater_for_the_turn() -> None:
    table = Table()
    (monk,) = table.battlefield("A", card(*MONK))
    table.hand("A", card(*DROP), card("Free Bear", "{0}", "Creature — Bear", "", "2/2"))
    table.cast("A", "Free Bear").resolve()
    assert table.pt(monk) == (1, 2)
    table.cast("A", "Small Drop").resolve()
    assert table.pt(monk) == (2, 3)
    table.next_turn()
    assert table.pt(monk) == (1, 2)


@rule("702.108b")
def test_each_instance_triggers() -> None:
    table = Table()
    (monk,) = table.battlefield("A", card("Twice Monk", "{1}{U}", "Creature — Monk", "Prowess, prowess", "1/1"))
    table.hand("A", card(*DROP))
    table.cast("A", "Small Drop").resolve()
    assert table.pt(monk) == (3, 3)


@rule("702.108a", "you cast; a spell of several types", "702.108b")
def test_others_spells_and_creatures_of_another_type_besides_do_nothing() -> None:
    table = Table()
    (monk, twice) = table.battlefield("A", card(*MONK), card("Twice Monk", "{U}", "Creature — Monk", "Prowess, prowess", "1/1"))
    table.hand("A", card("Free Golem", "{0}", "Artifact Creature — Golem", "", "2/2"), card("Free Lamp", "{0}", "Artifact"))
    table.hand("B", card(*DROP))
    table.cast("B", "Small Drop").resolve().cast("A", "Free Golem").resolve()
    assert (table.pt(monk), table.pt(twice)) == ((1, 2), (1, 1))
    table.cast("A", "Free Lamp")
    assert len(table.stack()) == 4
    table.resolve()
    assert (table.pt(monk), table.pt(twice)) == ((2, 3), (3, 3))
