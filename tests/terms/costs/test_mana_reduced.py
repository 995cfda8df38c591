"""Mana costs that their own words reduce (CR 118.7)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import FOREST, Table, card


@rule("118.7", "118.12")
def test_so_much_less_for_each_land_type_as_the_words_are_followed() -> None:
    table = Table()
    whelp = permanent(table, "At the beginning of your upkeep, sacrifice Test Thing unless you pay {3}. This cost is reduced by {2} for each basic land type among lands you control.")
    table.battlefield("A", card(*FOREST))
    table.next_turn("B").answer("A", True)
    table.to_step("upkeep", "A")
    table.mana("A", "{1}").resolve()
    assert whelp in table.game.battlefield and table.pool("A") == ""


@rule("118.7", "702.168d")
def test_a_disguise_cost_that_cards_in_the_graveyard_reduce() -> None:
    table = Table()
    table.hand("A", card("Odd Spy", "{3}", "Creature — Human", "Disguise {5}{R}. This cost is reduced by {1} for each instant and sorcery card in your graveyard.", "3/3"))
    table.mana("A", "{3}")
    (way,) = [action for action in table.actions("A") if action.kind == "cast" and action.way]
    table.cast("A", way.oid, way=way.way).resolve()
    (spy,) = [oid for oid in table.game.battlefield if table.game.obj(oid).face_down]
    table.graveyard("A", *(card("Old Gift", "{1}", "Instant", "You gain 1 life.") for _ in range(4)))
    table.mana("A", "{R}")
    assert not [action for action in table.actions("A") if action.kind == "special"]
    table.mana("A", "{1}").special("A", spy)
    assert table.pt(spy) == (3, 3) and table.pool("A") == ""
