"""Level up (CR 702.87)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

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
