"""Prowl (CR 702.76)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

THEFT = ("Quiet Theft", "{4}{B}", "Kindred Sorcery — Rogue", "Prowl {B}\nYou gain 3 life.")
ROGUE = ("Alley Rogue", "{B}", "Creature — Rogue", "", "1/1")


@rule("702.76a")
def test_prowl_is_open_once_kin_have_dealt_combat_damage() -> None:
    table = Table()
    (rogue,) = table.battlefield("A", card(*ROGUE))
    table.hand("A", card(*THEFT))
    table.mana("A", "{B}")
    assert table.actions("A") == ()
    table.answer("A", [[rogue, 1]])
    table.to_step("main2")
    table.mana("A", "{B}")
    table.cast("A", "Quiet Theft", way="prowl").resolve()
    assert table.life("A") == 23


@rule("702.76a", "one of the spell's creature types, no other subtype")
def test_an_artifact_type_makes_nobody_kin() -> None:
    table = Table()
    (cart,) = table.battlefield("A", card("Swift Cart", "{1}", "Artifact Creature — Ox Vehicle", "", "1/1"))
    table.hand("A", card("Thieves' Cart", "{4}{B}", "Kindred Artifact — Rogue Vehicle", "Prowl {B}"))
    table.answer("A", [[cart, 1]]).to_step("main2").mana("A", "{B}")
    assert table.life("B") == 19 and "prowl" not in {action.way for action in table.actions("A")}


@rule("702.76a", "combat damage, and to a player")
def test_other_damage_and_damage_to_a_creature_do_not_open_it() -> None:
    table = Table()
    (rogue,) = table.battlefield("A", card("Alley Rogue", "{B}", "Creature — Rogue", "{T}: This creature deals 1 damage to any target.", "1/1"))
    (wall,) = table.battlefield("B", card("Low Wall", "{W}", "Creature — Wall", "Defender", "0/4"))
    table.hand("A", card(*THEFT))
    table.activate("A", rogue, [1]).resolve().mana("A", "{B}")
    assert table.life("B") == 19 and table.actions("A") == ()
    table.next_turn("B").next_turn("A").answer("A", [[rogue, 1]]).answer("B", [[wall, rogue]])
    table.to_step("main2").mana("A", "{B}")
    assert table.game.objects[wall].damage == 1 and {action.way for action in table.actions("A")} == {""}
