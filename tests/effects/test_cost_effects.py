"""Spells that cost less this turn, and less by an X that is counted (CR 601.2f)."""

from __future__ import annotations

from tests.support.boards.table import Table, card


def may_cast(table: Table, who: str = "A") -> list[str]:
    return sorted({action.label for action in table.actions(who) if action.kind == "cast"})


def test_spells_cost_x_less_for_what_x_is_now() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card("Bear", "{G}", "Creature — Bear", "", "2/2"))
    table.battlefield("A", card("Wise Stone", "{1}", "Artifact", "Instant and sorcery spells you cast cost {X} less to cast, where X is the greatest power among creatures you control."))
    table.hand("A", card("Long Spell", "{4}{U}", "Sorcery", "You gain 5 life."))
    table.mana("A", "{1}{U}")
    assert may_cast(table) == []
    table.hand("A", card("Grow", "{G}", "Creature — Bear", "", "3/3"))
    table.mana("A", "{G}").cast("A", "Grow").resolve()
    assert may_cast(table) == ["Long Spell"] and table.pt(bear) == (2, 2)
