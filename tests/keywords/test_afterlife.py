"""Afterlife (CR 702.135)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

NUN = ("Kind Nun", "{1}{W}", "Creature — Human Cleric", "Afterlife 2", "2/2")
SPARK = ("Angry Spark", "{R}", "Instant", "Angry Spark deals 3 damage to any target.")


@rule("702.135a")
def test_spirits_remain_of_it() -> None:
    table = Table()
    (nun,) = table.battlefield("A", card(*NUN))
    table.hand("B", card(*SPARK))
    table.mana("B", "{R}")
    table.cast("B", "Angry Spark", targets=[nun]).resolve()
    spirits = table.all("Spirit Token")
    assert [table.pt(oid) for oid in spirits] == [(1, 1), (1, 1)]
    assert all(table.has(oid, "flying") and table.game.chars(oid).colors == ("W", "B") for oid in spirits)


@rule("702.135b")
def test_each_instance_of_afterlife_triggers_on_its_own() -> None:
    table = Table()
    (nun,) = table.battlefield("A", card("Kinder Nun", "{1}{W}", "Creature — Human Cleric", "Afterlife 1, afterlife 2", "2/2"))
    table.hand("B", card(*SPARK))
    table.mana("B", "{R}")
    table.cast("B", "Angry Spark", targets=[nun]).resolve(1)
    assert table.stack() == ["Kinder Nun trigger (A)"] * 2
    table.resolve()
    assert len(table.all("Spirit Token")) == 3
