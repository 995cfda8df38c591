"""Transfigure (CR 702.71)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

GRUB = ("Grub Monk", "{1}{B}", "Creature — Insect", "Transfigure {1}{B}", "1/1")
OGRE = ("Plain Ogre", "{2}", "Creature — Ogre", "", "3/3")
GIANT = ("Great Giant", "{5}", "Creature — Giant", "", "6/6")
LAMP = ("Plain Lamp", "{2}", "Artifact")


@rule("702.71a")
def test_a_creature_of_its_mana_value_takes_its_place() -> None:
    table = Table()
    (grub,) = table.battlefield("A", card(*GRUB))
    table.library("A", card(*GIANT), card(*LAMP), card(*OGRE))
    table.mana("A", "{1}{B}").answer("A", [table.find("Plain Ogre", "library")])
    table.activate("A", grub).resolve()
    assert table.zone("A", "graveyard") == ["Grub Monk"] and table.all("Plain Ogre", who="A")
    found = [decision for decision in table.asked if decision.kind == "objects"]
    names = {table.game.chars(oid).name for decision in found for oid in decision.candidates}  # type: ignore[attr-defined]
    assert "Great Giant" not in names and "Plain Lamp" not in names


@rule("702.71a")
def test_only_as_a_sorcery() -> None:
    table = Table()
    table.battlefield("A", card(*GRUB))
    table.to_step("main1", "B")
    table.mana("A", "{1}{B}")
    assert table.actions("A") == ()
