"""Fabricate (CR 702.123)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

SMITH = ("Copper Smith", "{2}{W}", "Creature — Dwarf", "Fabricate 2", "1/1")


@rule("702.123a")
def test_counters_if_the_player_wants() -> None:
    table = Table()
    table.hand("A", card(*SMITH))
    table.mana("A", "{2}{W}").answer("A", True)
    table.cast("A", "Copper Smith").resolve()
    assert table.pt(table.find("Copper Smith")) == (3, 3) and table.all("Servo Token") == []


@rule("702.123a")
def test_servos_otherwise() -> None:
    table = Table()
    table.hand("A", card(*SMITH))
    table.mana("A", "{2}{W}").answer("A", False)
    table.cast("A", "Copper Smith").resolve()
    assert table.pt(table.find("Copper Smith")) == (1, 1)
    assert [table.game.chars(oid).types for oid in table.all("Servo Token")] == [("artifact", "creature")] * 2


@rule("702.123b")
def test_each_instance_of_fabricate_triggers_on_its_own() -> None:
    table = Table()
    table.hand("A", card("Busy Smith", "{2}{W}", "Creature — Dwarf", "Fabricate 1, fabricate 1", "1/1"))
    table.mana("A", "{2}{W}").answer("A", "*", True, False)
    table.cast("A", "Busy Smith").resolve(1)
    assert table.stack() == ["Busy Smith trigger (A)"] * 2
    table.answers[0] = [True, False]
    table.resolve()
    assert table.pt(table.find("Busy Smith")) == (2, 2) and len(table.all("Servo Token")) == 1


@rule("702.123a", "N 1/1 colorless Servo artifact creature tokens, or N counters, not both")
def test_what_the_servos_are_and_whose() -> None:
    table = Table()
    table.hand("A", card(*SMITH))
    table.mana("A", "{2}{W}").answer("A", False)
    table.cast("A", "Copper Smith").resolve()
    servos = table.all("Servo Token", who="A")
    assert [table.pt(oid) for oid in servos] == [(1, 1)] * 2 and table.counters(table.find("Copper Smith")) == {}
    assert all(table.game.chars(oid).colors == () and table.game.chars(oid).subtypes == ("Servo",) for oid in servos)


@rule("702.123a", "if they don't, for it is gone")
def test_if_it_is_gone_servos_are_made() -> None:
    table = Table()
    table.hand("A", card(*SMITH))
    table.hand("B", card("Quick End", "{0}", "Instant", "Destroy target creature."))
    table.mana("A", "{2}{W}").answer("A", True)
    table.cast("A", "Copper Smith").resolve(1)
    table.cast("B", "Quick End", [table.find("Copper Smith")]).resolve()
    assert len(table.all("Servo Token", who="A")) == 2
