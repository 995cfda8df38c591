"""Afterlife (CR 702.135)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

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


@rule("702.135a", "this permanent, put into a graveyard from the battlefield; the tokens are its controller's")
def test_the_spirits_are_those_of_who_had_it_and_none_come_of_its_exile() -> None:
    table = Table()
    stolen, gone = table.battlefield("A", card(*NUN), card(*NUN))
    table.hand("B", card("Sudden Oath", "{0}", "Instant", "Gain control of target creature."), card(*SPARK),
               card("Far Road", "{0}", "Instant", "Exile target creature."))  # fmt: skip
    table.mana("B", "{R}")
    table.cast("B", "Far Road", [gone]).resolve()
    assert table.all("Spirit Token") == []
    table.cast("B", "Sudden Oath", [stolen]).resolve().cast("B", "Angry Spark", [stolen]).resolve()
    assert len(table.all("Spirit Token", who="B")) == 2 and table.all("Spirit Token", who="A") == []
    assert table.zone("A", "graveyard") == ["Kind Nun"]
