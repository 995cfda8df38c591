"""Offspring (CR 702.175 of the edition of 2026)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

MOUSE = ("Field Mouse", "{1}{W}", "Creature — Mouse", "Offspring {2}\nVigilance", "2/3")


@rule("702.175a", edition="2026-01-16")
def test_a_small_copy_comes_along() -> None:
    table = Table()
    table.hand("A", card(*MOUSE))
    table.mana("A", "{3}{W}").answer("A", True)
    table.cast("A", "Field Mouse").resolve()
    assert sorted(table.pt(oid) for oid in table.all("Field Mouse")) == [(1, 1), (2, 3)]
    assert all(table.has(oid, "vigilance") for oid in table.all("Field Mouse"))


@rule("702.175a", edition="2026-01-16")
def test_it_comes_alone_otherwise() -> None:
    table = Table()
    table.hand("A", card(*MOUSE))
    table.mana("A", "{1}{W}")
    table.cast("A", "Field Mouse").resolve()
    assert len(table.all("Field Mouse")) == 1


@rule("702.175b", "each instance is paid separately, also one that says the same", "702.175a", "if its own cost was paid", edition="2026-01-16")
def test_two_instances_that_say_the_same_are_paid_one_by_one() -> None:
    table = Table()
    table.hand("A", card("Twice Mouse", "{1}", "Creature — Mouse", "Offspring {2}\nOffspring {2}", "3/3"))
    wanted = [True, False]
    table.policy = lambda decision: wanted.pop(0) if decision.kind == "yes_no" else None
    table.mana("A", "{5}").cast("A", "Twice Mouse").resolve()
    assert sorted(table.pt(oid) for oid in table.all("Twice Mouse")) == [(1, 1), (3, 3)]
    do(table, "Create a token that's a copy of target creature, except it's 1/4.", [table.all("Twice Mouse")[0]])
    assert sorted(table.pt(oid) for oid in table.all("Twice Mouse")) == [(1, 1), (1, 4), (3, 3)], "nothing was paid for that one"
