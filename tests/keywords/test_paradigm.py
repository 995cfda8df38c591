"""Paradigm, a keyword of later editions: exiled as it resolves, copied in each turn of its player."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

LESSON = ("Long Lesson", "{1}", "Sorcery", "You gain 3 life.\nParadigm")


def _says_yes(table: Table) -> None:
    table.policy = lambda asked: True if type(asked).__name__ == "YesNo" and asked.seat == 0 else None


@rule("707.12", "603.7b")
def test_a_copy_may_be_cast_in_each_first_main_phase() -> None:
    table = Table()
    table.hand("A", card(*LESSON))
    table.mana("A", "{1}").cast("A", "Long Lesson").resolve()
    assert table.life("A") == 23 and table.zone("A", "exile") == ["Long Lesson"]
    _says_yes(table)
    for life in (26, 29):
        table.next_turn("B")
        assert table.life("A") == life - 3
        table.next_turn("A").resolve()
        assert table.life("A") == life and table.zone("A", "exile") == ["Long Lesson"]


@rule("707.12")
def test_only_the_first_of_that_name_that_resolves_counts() -> None:
    """The second is exiled, too, and so is each one that is cast with nothing left to copy."""
    table = Table()
    table.hand("A", card(*LESSON), card(*LESSON))
    for _ in range(2):
        table.mana("A", "{1}").cast("A", "Long Lesson").resolve()
    assert table.life("A") == 26 and table.zone("A", "exile") == ["Long Lesson"] * 2
    _says_yes(table)
    table.next_turn("B").next_turn("A").resolve()
    assert table.life("A") == 29


@rule("603.5")
def test_nobody_has_to_cast_it() -> None:
    table = Table()
    table.hand("A", card(*LESSON))
    table.mana("A", "{1}").cast("A", "Long Lesson").resolve()
    table.policy = lambda asked: False if type(asked).__name__ == "YesNo" else None
    table.next_turn("B").next_turn("A").resolve()
    assert table.life("A") == 23
    _says_yes(table)
    table.next_turn("B").next_turn("A").resolve()
    assert table.life("A") == 26
