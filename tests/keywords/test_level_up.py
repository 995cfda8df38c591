"""Level up (CR 702.87)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

PAGE = ("Young Page", "{W}", "Creature — Human", "Level up {1}", "1/1")


@rule("702.87a")
def test_level_counters_are_bought_as_a_sorcery() -> None:
    table = Table()
    (page,) = table.battlefield("A", card(*PAGE))
    table.mana("A", "{2}")
    table.activate("A", page).resolve()
    table.activate("A", page).resolve()
    assert table.counters(page) == {"level": 2}
    table.to_step("begin_combat")
    table.mana("A", "{1}")
    assert table.actions("A") == ()


@rule("702.87c")
def test_level_counters_and_class_levels_have_nothing_to_do_with_each_other() -> None:
    table = Table()
    text = "When this Class enters, you gain 1 life.\n{1}: Level 2\nCreatures you control get +1/+1."
    page, school = table.battlefield("A", card(*PAGE), card("Page School", "{W}", "Enchantment — Class", text))
    table.mana("A", "{2}")
    table.activate("A", page).resolve()
    assert table.counters(page) == {"level": 1} and table.pt(page) == (1, 1), "the Class is still at level 1"
    do(table, "Put three level counters on target enchantment.", [school])
    assert table.pt(page) == (1, 1), "level counters give a Class no level"
    table.activate("A", school).resolve()
    assert table.pt(page) == (2, 2) and table.counters(page) == {"level": 1} and table.counters(school) == {"level": 3}
