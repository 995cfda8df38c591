"""Renown (CR 702.112)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

B = 1

def hit(text: str) -> tuple[Table, int]:
    """A creature with renown has dealt combat damage to a player."""
    table = Table()
    (page,) = table.battlefield("A", card("Young Page", "{1}{W}", "Creature — Human", text, "1/1"))
    table.answer("A", [[page, B]]).to_step("combat_damage")
    return table, page


@rule("702.112a", "702.112b")
def test_the_first_hit_makes_it_renowned_and_no_other() -> None:
    table, page = hit("Renown 2")
    table.resolve()
    assert table.counters(page) == {"+1/+1": 2} and table.game.obj(page).marks["renowned"]
    table.next_turn("A")
    table.answer("A", [[page, B]]).to_step("combat_damage")
    assert table.stack() == [] and table.life("B") == 16


@rule("702.112c")
def test_of_several_instances_only_the_first_does_anything() -> None:
    table, page = hit("Renown 2, renown 2")
    assert len(table.stack()) == 2
    assert table.resolve().counters(page) == {"+1/+1": 2}
