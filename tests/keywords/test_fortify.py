"""Fortify (CR 702.67)."""

from __future__ import annotations

from engine.core.identity import NOBODY
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.table import Table, card

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


@rule("702.67b", "301.6", "704.5n")
def test_a_fortification_follows_the_rules_of_artifacts() -> None:
    table = Table()
    table.hand("A", card(*WALL))
    (grove, other) = table.battlefield("A", card(*GROVE), card(*GROVE))
    table.mana("A", "{2}{3}{3}")
    table.cast("A", "High Wall").resolve()
    wall = table.find("High Wall")
    assert table.game.obj(wall).attached_to == NOBODY, "it enters unattached"
    table.activate("A", wall, [grove]).resolve()
    table.activate("A", wall, [other]).resolve()
    assert table.game.obj(wall).attached_to == other and not table.has(grove, "indestructible")
    happen(table.game, ZoneChange(other, "graveyard"))
    table.settle()
    assert table.all("High Wall") and table.game.obj(wall).attached_to == NOBODY, "it stays without its land"


@rule("702.67c")
def test_any_of_several_fortify_abilities_can_be_used() -> None:
    table = Table()
    wall, grove, other = table.battlefield("A", card("Twin Wall", "{2}", "Artifact — Fortification", "Fortified land has indestructible.\nFortify {3}\nFortify {1}"), card(*GROVE), card(*GROVE))
    table.mana("A", "{4}")
    assert {action.index for action in table.actions("A") if action.oid == wall} == {0, 1}
    table.activate("A", wall, [grove], index=1).resolve()
    assert table.game.obj(wall).attached_to == grove and len(table.pool("A")) == 3
    table.activate("A", wall, [other], index=0).resolve()
    assert table.game.obj(wall).attached_to == other and table.game.players[0].pool == ()
