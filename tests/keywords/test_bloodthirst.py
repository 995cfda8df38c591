"""Bloodthirst (CR 702.54)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

CUR = ("Red Cur", "{R}", "Creature — Dog", "Bloodthirst 2", "1/1")
SPARK = ("Angry Spark", "{R}", "Instant", "Angry Spark deals 3 damage to any target.")


@rule("702.54a")
def test_counters_if_an_opponent_was_dealt_damage() -> None:
    table = Table()
    table.hand("A", card(*CUR), card(*CUR), card(*SPARK))
    table.mana("A", "{R}{R}{R}")
    table.cast("A", "Red Cur").resolve()
    first = table.find("Red Cur")
    table.cast("A", "Angry Spark", targets=[1]).resolve()
    table.cast("A", "Red Cur").resolve()
    (second,) = [oid for oid in table.all("Red Cur") if oid != first]
    assert (table.pt(first), table.pt(second)) == ((1, 1), (3, 3))


@rule("702.54c")
def test_each_instance_of_bloodthirst_applies() -> None:
    table = Table()
    table.hand("A", card("Redder Cur", "{R}", "Creature — Dog", "Bloodthirst 1, bloodthirst 2", "1/1"), card(*SPARK))
    table.mana("A", "{R}{R}")
    table.cast("A", "Angry Spark", targets=[1]).resolve()
    table.cast("A", "Redder Cur").resolve()
    assert table.pt(table.find("Redder Cur")) == (4, 4)


@rule("702.54b")
def test_bloodthirst_x_counts_all_the_damage_that_opponents_have_been_dealt_this_turn() -> None:
    table = Table(3)
    hound = card("Old Hound", "{R}", "Creature — Dog", "Bloodthirst X", "1/1")
    table.hand("A", card(*SPARK), card(*SPARK), card(*SPARK), hound, hound)
    table.hand("B", card(*SPARK))
    table.mana("A", "{R}{R}{R}{R}").mana("B", "{R}")
    table.cast("A", "Angry Spark", targets=[1]).resolve()
    table.cast("A", "Angry Spark", targets=[2]).resolve()
    table.cast("A", "Angry Spark", targets=[0]).resolve()
    table.cast("B", "Angry Spark", targets=[2]).resolve()
    table.life("B", 5)  # lost, not dealt
    table.cast("A", "Old Hound").resolve()
    assert table.counters(table.find("Old Hound")) == {"+1/+1": 9}, "whoever dealt it, but not what A was dealt"
    table.next_turn("B").next_turn("A")
    table.mana("A", "{R}")
    table.cast("A", "Old Hound").resolve()
    assert table.counters(table.all("Old Hound")[-1]) == {}, "only this turn's damage"


@rule("702.54a", "was dealt damage this turn", "702.54c")
def test_damage_of_an_earlier_turn_does_not_count() -> None:
    table = Table()
    table.to_step("main1", "B")
    table.hand("A", card(*SPARK), card(*CUR))
    table.mana("A", "{R}").cast("A", "Angry Spark", targets=[1]).resolve()
    assert table.life("B") == 17
    table.next_turn("A").mana("A", "{R}").cast("A", "Red Cur").resolve()
    assert table.counters(table.find("Red Cur")) == {}
