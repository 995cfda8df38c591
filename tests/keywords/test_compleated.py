"""Compleated (CR 702.150)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

SAGE = ("Iron Sage", "{2}{G}{G/U/P}", "Legendary Planeswalker — Sage", "Compleated\n+1: You gain 1 life.")


@rule("702.150a", "loyalty counters minus two for each symbol", "chose to pay life")
def test_it_enters_with_two_loyalty_less_for_each_symbol_paid_with_life() -> None:
    table = Table()
    table.hand("A", card(*SAGE, loyalty="5"))
    table.mana("A", "{2}{G}")
    table.cast("A", "Iron Sage").resolve()
    assert table.life("A") == 18 and table.counters(table.find("Iron Sage")) == {"loyalty": 3}
    table = Table()
    table.hand("A", card(*SAGE, loyalty="5"))
    table.mana("A", "{2}{G}{U}")
    table.cast("A", "Iron Sage").resolve()
    assert table.life("A") == 20 and table.counters(table.find("Iron Sage")) == {"loyalty": 5}


@rule("702.150a", "for each of those symbols")
def test_two_symbols_take_four() -> None:
    table = Table()
    text = "Compleated\n+1: You gain 1 life."
    table.hand("A", card("Steel Sage", "{1}{W/P}{W/P}", "Legendary Planeswalker — Sage", text, loyalty="6"))
    table.mana("A", "{1}")
    table.cast("A", "Steel Sage").resolve()
    assert table.life("A") == 16 and table.counters(table.find("Steel Sage")) == {"loyalty": 2}


@rule("702.150a", "would enter with loyalty counters", "the player who cast it")
def test_life_paid_otherwise_or_for_an_earlier_casting_takes_none() -> None:
    table = Table()
    table.hand("A", card(*SAGE, loyalty="5"))
    table.mana("A", "{2}{G}")
    table.cast("A", "Iron Sage").resolve()
    do(table, "Exile target planeswalker you control, then return it to the battlefield under its owner's control.", [table.find("Iron Sage")])
    assert table.counters(table.find("Iron Sage")) == {"loyalty": 5}, "it was not cast this time"
