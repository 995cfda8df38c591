"""Spells that cost more or less and are something else besides (CR 601.2f, 601.3, 701.5a)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, permanent
from tests.support.boards.table import Table, card

NO = card("Firm No", "{0}", "Instant", "Counter target spell.")


def castable(table: Table, who: str = "A") -> list[str]:
    return sorted({action.label for action in table.actions(who) if action.kind == "cast"})


@rule("601.2f", "101.2")
def test_spells_of_a_mana_value_cost_less_and_cant_be_countered() -> None:
    table = Table()
    permanent(table, "Spells you cast with mana value 3 or greater cost {1} less to cast and can't be countered.")
    table.hand("A", card("Big Bear", "{3}", "Creature — Bear", "", "3/3"), bear())
    table.hand("B", NO, card("Big Boar", "{3}", "Creature — Boar", "Flash", "3/3"))
    table.hand("A", NO)
    table.mana("A", "{2}").cast("A", "Big Bear").cast("B", "Firm No", [table.game.stack[-1]]).resolve()
    assert table.all("Big Bear", "battlefield", "A")
    table.mana("B", "{2}")
    assert castable(table, "B") == []
    table.mana("B", "{1}").cast("B", "Big Boar").cast("A", "Firm No", [table.game.stack[-1]]).resolve()
    assert not table.all("Big Boar", "battlefield", "B")


@rule("601.2f", "702.8a")
def test_the_first_such_spell_of_a_turn_costs_less_and_is_cast_at_any_time() -> None:
    table = Table()
    permanent(table, "The first creature spell you cast each turn costs {2} less to cast and can be cast as though it had flash.")
    table.hand("A", card("Big Bear", "{3}", "Creature — Bear", "", "3/3"), card("Big Boar", "{3}", "Creature — Boar", "", "3/3"))
    table.next_turn("B").mana("A", "{1}")
    assert castable(table) == ["Big Bear", "Big Boar"]
    table.cast("A", "Big Bear").resolve().mana("A", "{3}")
    assert castable(table) == []
    table.next_turn("A").mana("A", "{1}").cast("A", "Big Boar").resolve()
    assert table.all("Big Boar", "battlefield", "A")
