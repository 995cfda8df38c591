"""Fortify (CR 702.67)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

WALL = ("High Wall", "{2}", "Artifact — Fortification", "Fortified land has indestructible.\nFortify {3}")
GROVE = ("Old Grove", "", "Land", "{T}: Add {G}.")


@rule("702.67a", "301.6")
def test_it_is_attached_to_a_land_one_controls() -> None:
    table = Table()
    wall, grove = table.battlefield("A", card(*WALL), card(*GROVE))
    table.battlefield("B", card(*GROVE))
    table.mana("A", "{3}")
    table.activate("A", wall, targets=[grove]).resolve()
    assert table.game.obj(wall).attached_to == grove and table.has(grove, "indestructible")


@rule("702.67a")
def test_only_as_a_sorcery_and_to_no_creature() -> None:
    table = Table()
    table.battlefield("A", card(*WALL), card("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.mana("A", "{3}")
    assert table.actions("A") == ()
    table = Table()
    table.battlefield("A", card(*WALL), card(*GROVE))
    table.to_step("main1", "B")
    table.mana("A", "{3}")
    assert table.actions("A") == ()
