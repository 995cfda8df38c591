"""Equip (CR 702.6)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
KNIGHT = ("Hill Knight", "{1}{W}", "Creature — Human Knight", "", "2/1")
SPADE = ("Garden Spade", "{1}", "Artifact — Equipment", "Equipped creature gets +2/+0.\nEquip {1}")
LANCE = ("Long Lance", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+1.\nEquip Knight {1}\nEquip {3}")


@rule("702.6a")
def test_equip_attaches_to_a_creature_of_its_controller() -> None:
    table = Table()
    spade, one, two = table.battlefield("A", card(*SPADE), card(*BEAR), card(*BEAR))
    table.battlefield("B", card(*BEAR))
    table.mana("A", "{2}")
    table.activate("A", spade, targets=[one]).resolve()
    assert table.pt(one) == (4, 2)
    table.activate("A", spade, targets=[two]).resolve()
    assert (table.pt(one), table.pt(two)) == ((2, 2), (4, 2))


@rule("702.6a")
def test_equip_works_only_as_a_sorcery() -> None:
    table = Table()
    spade, _ = table.battlefield("A", card(*SPADE), card(*BEAR))
    table.mana("A", "{1}")
    assert [action.oid for action in table.actions("A") if action.kind == "activate"] == [spade]
    table.to_step("begin_combat")
    table.mana("A", "{1}")
    assert not [action for action in table.actions("A") if action.kind == "activate"]


@rule("702.6e")
def test_equip_for_a_quality_reaches_only_creatures_of_it() -> None:
    table = Table()
    lance, bear, knight = table.battlefield("A", card(*LANCE), card(*BEAR), card(*KNIGHT))
    table.mana("A", "{1}")
    table.activate("A", lance, index=0).resolve()
    assert (table.pt(knight), table.pt(bear)) == ((3, 2), (2, 2))
