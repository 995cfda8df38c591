"""Riot (CR 702.136)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

PUNK = ("Loud Punk", "{R}", "Creature — Goblin", "Riot", "2/2")


@rule("702.136a")
def test_a_counter_or_haste() -> None:
    table = Table()
    table.hand("A", card(*PUNK), card(*PUNK))
    table.mana("A", "{R}{R}").answer("A", True, False)
    table.cast("A", "Loud Punk").resolve()
    table.cast("A", "Loud Punk").resolve()
    greater, smaller = sorted(table.all("Loud Punk"), key=table.pt, reverse=True)
    assert table.pt(greater) == (3, 3) and not table.has(greater, "haste")
    assert table.pt(smaller) == (2, 2) and table.has(smaller, "haste")


@rule("702.136b")
def test_each_instance_of_riot_works_separately() -> None:
    table = Table()
    rowdy = card("Rowdy Punk", "{R}", "Creature — Goblin", "Riot, riot", "2/2")
    table.hand("A", rowdy, rowdy)
    table.mana("A", "{R}{R}").answer("A", "*", True, False, "*", True, True)
    table.cast("A", "Rowdy Punk").resolve()
    first = table.find("Rowdy Punk")
    assert table.pt(first) == (3, 3) and table.has(first, "haste")
    table.cast("A", "Rowdy Punk").resolve()
    second = table.all("Rowdy Punk")[-1]
    assert table.pt(second) == (4, 4) and not table.has(second, "haste")


@rule("702.136a", "this permanent, while it has riot", "708.2a")
def test_what_enters_face_down_has_no_riot() -> None:
    table = Table()
    table.library("A", card(*PUNK), card("Lone Brute", "{R}", "Creature — Ogre", "Unleash", "2/2"))
    for _ in range(2):
        do(table, "Manifest the top card of your library.")
    assert [(table.pt(oid), table.counters(oid)) for oid in table.game.permanents()] == [((2, 2), {})] * 2
    assert not [decision for decision in table.asked if decision.kind == "yes_no"]
