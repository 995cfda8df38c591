"""Spells that players can't cast during their next turns (CR 601.3a, 611.2)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

JOLT = ("Jolt", "{0}", "Instant", "You gain 1 life.")
DECREE = "Each opponent can't cast instant or sorcery spells during that player's next turn."


def _castable(table: Table, who: str) -> set[str]:
    return {action.label for action in table.actions(who) if action.kind == "cast"}


@rule("601.3a", "611.2a", "each in their own next turn, nobody else's, and no longer")
def test_spells_forbidden_in_the_next_turn_of_each_opponent() -> None:
    table = Table(3)
    for seat in "ABC":
        table.hand(seat, card(*JOLT), card("Free Cub", "{0}", "Creature — Bear", "Flash", "1/1"))
    do(table, DECREE)
    assert all("Jolt" in _castable(table, seat) for seat in "ABC")  # not yet
    table.next_turn("B")
    assert [("Jolt" in _castable(table, seat), "Free Cub" in _castable(table, seat)) for seat in "ABC"] == [(True, True), (False, True), (True, True)]
    table.next_turn("C")
    assert [("Jolt" in _castable(table, seat)) for seat in "ABC"] == [True, True, False]
    table.next_turn("A")
    table.next_turn("B")
    assert all("Jolt" in _castable(table, seat) for seat in "ABC")  # the next turn alone


@rule("500.7", "the next turn may be an extra one")
def test_the_next_turn_is_whichever_comes_first() -> None:
    table = Table(2)
    table.hand("B", card(*JOLT))
    do(table, DECREE)
    do(table, "Target opponent takes an extra turn after this one.", targets=[1])
    table.next_turn("B")
    assert "Jolt" not in _castable(table, "B")
    table.next_turn("B")
    assert "Jolt" in _castable(table, "B")
