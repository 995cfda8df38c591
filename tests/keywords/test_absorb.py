"""Absorb (CR 702.64)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card


@rule("702.64a", "702.64b")
def test_some_of_the_damage_from_each_source_is_prevented() -> None:
    table = Table()
    (moss,) = table.battlefield("A", card("Deep Moss", "{2}{G}", "Creature — Plant", "Absorb 2", "1/9"))
    do(table, "Test Rite deals 3 damage to target creature.", targets=[moss])
    assert table.game.obj(moss).damage == 1
    do(table, "Test Rite deals 3 damage to target creature.", targets=[moss])
    assert table.game.obj(moss).damage == 2
    do(table, "Test Rite deals 2 damage to target creature.", targets=[moss])
    assert table.game.obj(moss).damage == 2
    (leaf,) = table.battlefield("A", card("Thin Leaf", "{G}", "Creature — Plant", "Absorb 0", "1/9"))
    do(table, "Test Rite deals 3 damage to target creature.", targets=[leaf])
    assert table.game.obj(leaf).damage == 3, "none of it"


@rule("702.64c")
def test_each_instance_applies_separately() -> None:
    table = Table()
    (moss,) = table.battlefield("A", card("Deep Moss", "{2}{G}", "Creature — Plant", "Absorb 1\nAbsorb 2", "1/9"))
    do(table, "Test Rite deals 5 damage to target creature.", targets=[moss])
    assert table.game.obj(moss).damage == 2


@rule("702.64a", "N of that damage, beside what else is prevented of it")
def test_absorb_beside_another_prevention_of_all_but_some() -> None:
    table = Table()
    text = "Absorb 2\nIf a source would deal damage to this creature, prevent all but 4 of that damage."
    (moss,) = table.battlefield("A", card("Deep Moss", "{2}{G}", "Creature — Plant", text, "1/20"))
    do(table, "Test Rite deals 3 damage to target creature.", targets=[moss])
    assert table.game.obj(moss).damage == 1
