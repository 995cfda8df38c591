"""None"""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import Table, card


@rule("508.6", "508.1")
def test_who_is_attacked_now_and_with_how_many() -> None:
    """Players, not what they control; those who were attacked this turn stay so."""
    table = Table(4)
    a, b, c = table.battlefield("A", bear(), bear(), bear())
    (sage,) = table.battlefield("D", card("Odd Sage", "{2}", "Legendary Planeswalker", "+1: Draw a card.", loyalty="3"))
    table.answer("A", [[a, 1], [b, 1], [c, sage]]).to_step("declare_attackers")
    table.hand("A", card("Odd Count", "{0}", "Instant", "You gain 1 life for each opponent you're attacking."), card("Odd Sum", "{0}", "Instant", "You gain 1 life for each player being attacked."))
    table.cast("A", "Odd Count").resolve()
    assert table.life("A") == 21
    table.cast("A", "Odd Sum").resolve()
    assert table.life("A") == 22
    table.to_step("main2")
    do(table, "You gain 1 life for each opponent you're attacking.")
    assert table.life("A") == 22
    do(table, "You gain 1 life for each opponent you attacked this turn.")
    assert table.life("A") == 23
    do(table, "You gain 1 life for each creature you attacked with this turn.")
    assert table.life("A") == 26
