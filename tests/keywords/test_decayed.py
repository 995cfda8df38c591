"""Decayed (CR 702.147)."""

from __future__ import annotations

from engine.game.rules import combat
from tests.rulebook import rule
from tests.support.boards.table import Table, card

B = 1

SHAMBLER = ("Torn Shambler", "{B}", "Creature — Zombie", "Decayed", "2/2")


@rule("702.147a")
def test_it_can_not_block() -> None:
    table = Table()
    (fox,) = table.battlefield("A", card("Ember Fox", "{R}", "Creature — Fox", "", "2/1"))
    table.battlefield("B", card(*SHAMBLER))
    table.answer("A", [[fox, B]]).to_step("declare_attackers")
    assert combat.possible_blocks(table.game, B) == ()


@rule("702.147a")
def test_it_is_sacrificed_at_the_end_of_the_combat_in_which_it_attacked() -> None:
    table = Table()
    (shambler,) = table.battlefield("A", card(*SHAMBLER))
    table.answer("A", [[shambler, B]]).to_step("declare_attackers").resolve()
    table.to_step("combat_damage")
    assert table.life("B") == 18 and table.all("Torn Shambler") == [shambler]
    table.to_step("end_combat").resolve()
    assert table.zone("A", "graveyard") == ["Torn Shambler"]


@rule("702.147a", "when this creature attacks")
def test_one_that_stays_at_home_is_not_sacrificed() -> None:
    table = Table()
    one, home = table.battlefield("A", card(*SHAMBLER), card(*SHAMBLER))
    table.answer("A", [[one, B]]).to_step("declare_attackers").resolve()
    table.to_step("main2").resolve()
    assert table.all("Torn Shambler") == [home] and table.zone("A", "graveyard") == ["Torn Shambler"]
