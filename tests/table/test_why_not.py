"""Why something can't be used now: the reasons that a match gives, each with its rule."""

from __future__ import annotations

from engine.table.seat_views import why_not
from tests.rulebook import rule
from tests.support.boards.table import Table, card

AUNT = ("Wandering Aunt", "{2}{W}", "Legendary Planeswalker — Aunt", "+1: You gain 1 life.\n−3: You gain 4 life.\n−7: You gain 9 life.")


@rule("606.6")
def test_of_some_abilities_that_can_not_be_activated_each_says_why() -> None:
    table = Table()
    (aunt,) = table.battlefield("A", card(*AUNT, loyalty="3"))
    assert why_not(table.game, table.seat("A"), aunt) == (
        "“-7: You gain 9 life.”: it has too few loyalty counters (606.6)",
    )


@rule("606.3")
def test_what_is_the_same_for_all_abilities_is_said_once() -> None:
    table = Table()
    (aunt,) = table.battlefield("A", card(*AUNT, loyalty="3"))
    table.activate("A", aunt, index=0).resolve()
    assert why_not(table.game, table.seat("A"), aunt) == (
        "a loyalty ability of this permanent was activated this turn (606.3)",
    )


@rule("606.3")
def test_loyalty_abilities_wait_for_ones_own_main_phase() -> None:
    table = Table()
    (aunt,) = table.battlefield("A", card(*AUNT, loyalty="3"))
    table.to_step("end")
    assert why_not(table.game, table.seat("A"), aunt) == (
        "loyalty abilities are activated during your main phase with an empty stack (606.3)",
    )
