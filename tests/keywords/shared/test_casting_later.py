"""Casting a card as an ability of its own resolves (CR 608.2g): suspend, rebound, madness, miracle."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card


@rule("107.4c")
def test_a_cost_of_several_symbols_in_words() -> None:
    table = Table()
    table.battlefield("A", card("Pit", "{1}", "Artifact", "Discard a card: You gain 1 life."))
    table.hand("A", card("Null Thing", "{9}", "Creature — Eldrazi", "Madness—Pay six {C}.", "6/6"))
    table.mana("A", "{C}{C}{C}{C}{C}{C}")
    table.answer("A", True)
    table.activate("A", table.find("Pit")).resolve()
    assert table.all("Null Thing")
    assert table.pool("A") == ""
