"""Spells that cost more or less for the rest of the turn (CR 601.2f, 611.2)."""

from __future__ import annotations

from tests.support.boards.table import Table, card

HAMMER = ("Small Hammer", "{2}", "Artifact", "{T}: Add {C}.")


def may_cast(table: Table, who: str = "A") -> list[str]:
    return sorted({action.label for action in table.actions(who) if action.kind == "cast"})


def test_spells_of_a_kind_cost_less_this_turn_and_no_longer() -> None:
    table = Table()
    table.hand("A", card("Busy Day", "{U}", "Sorcery", "Artifact spells you cast this turn cost {1} less to cast."), card(*HAMMER), card("Big Bear", "{2}", "Creature — Bear", "", "2/2"))
    table.hand("B", card("Swift Hammer", "{2}", "Artifact", "Flash"))
    table.mana("A", "{U}").cast("A", "Busy Day").resolve().mana("A", "{1}").mana("B", "{1}")
    assert may_cast(table) == ["Small Hammer"] and may_cast(table, "B") == []
    table.next_turn("B").next_turn("A").mana("A", "{1}")
    assert may_cast(table) == []


def test_an_effect_that_began_earlier_serves_cards_that_came_later() -> None:
    table = Table()
    table.hand("A", card("Busy Day", "{U}", "Sorcery", "Artifact spells you cast this turn cost {1} less to cast."))
    table.mana("A", "{U}").cast("A", "Busy Day").resolve()
    table.hand("A", card(*HAMMER))
    table.mana("A", "{1}").cast("A", "Small Hammer").resolve()
    assert table.all("Small Hammer")
