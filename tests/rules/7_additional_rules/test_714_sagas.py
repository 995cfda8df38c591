"""Sagas (CR 714)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

TALE = ("Tale of Tests", "{1}{W}", "Enchantment — Saga", "I — You gain 1 life.\nII — You gain 2 life.\nIII — You gain 4 life.")


@rule("714.3a", "714.2b")
def test_a_saga_enters_with_a_lore_counter_and_its_first_chapter_triggers() -> None:
    table = Table()
    table.hand("A", card(*TALE))
    table.mana("A", "{1}{W}").cast("A", "Tale of Tests").resolve(1)
    assert table.counters(table.find("Tale of Tests")) == {"lore": 1}
    assert table.stack() == ["Tale of Tests trigger (A)"]
    table.resolve()
    assert table.life("A") == 21


@rule("714.3b", "704.5s")
def test_a_saga_tells_on_each_own_main_phase_and_is_sacrificed_after_its_last_chapter() -> None:
    table = Table()
    table.hand("A", card(*TALE))
    table.mana("A", "{1}{W}").cast("A", "Tale of Tests").resolve()
    table.next_turn("B")
    assert table.counters(table.find("Tale of Tests")) == {"lore": 1}
    table.next_turn("A").resolve()
    assert table.life("A") == 23
    table.next_turn("B").next_turn("A")
    assert table.stack() == ["Tale of Tests trigger (A)"]
    assert table.all("Tale of Tests")  # it waits for its last chapter
    table.resolve()
    assert table.life("A") == 27
    assert table.all("Tale of Tests", "graveyard", "A")
