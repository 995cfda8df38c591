"""Starting life totals (CR 103.4, 119.1): "your starting life total", "at least 10 life more than …"."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table, card


@rule("103.4", "119.1")
def test_half_of_the_starting_life_total() -> None:
    words = {"less than": (9, 10), "less than or equal to": (10, 11)}
    for said, (yes, no) in words.items():
        for total, cheaper in ((yes, True), (no, False)):
            table = Table(3)
            table.life("C", total)
            table.hand("A", card("Late Rite", "{2}", "Sorcery", f"This spell costs {{2}} less to cast if a player's life total is {said} half their starting "
                                 f"life total.\nFor each opponent whose life total is {said} half their starting life total, you gain 1 life."))  # fmt: skip
            assert any(action.label == "Late Rite" for action in table.actions("A")) == cheaper
            table.mana("A", "{2}").cast("A", "Late Rite").resolve()
            assert table.life("A") == (21 if cheaper else 20)


@rule("103.4", "119.1")
@pytest.mark.parametrize(("gained", "sized"), [(9, 1), (10, 6), (11, 6)])
def test_life_at_least_so_much_greater_than_at_the_start(gained: int, sized: int) -> None:
    table = Table()
    oid = permanent(table, "This creature gets an additional +5/+5 as long as your life total is at least 10 greater than your starting life total.")
    do(table, "Each opponent gains 15 life.")
    assert table.pt(oid) == (1, 1)
    do(table, f"You gain {gained} life.")
    assert table.pt(oid) == (sized, sized)


@rule("103.4", "107.1a")
@pytest.mark.parametrize(("lives", "size"), [((4, 10, 20), 1), ((20, 9, 10), 4), ((20, 9, 9), 7)])
def test_for_each_opponent_below_half(lives: tuple[int, ...], size: int) -> None:
    table = Table(3)
    words = ("Test Thing gets +3/+3 for each opponent whose life total is less than half their starting life total.\nAs long as an opponent's life total is less than "
             "half their starting life total, Test Thing has indestructible.")  # fmt: skip
    oid = permanent(table, words)
    for seat, life in zip("ABC", lives, strict=True):
        table.life(seat, life)
    assert table.pt(oid) == (size, size) and table.has(oid, "indestructible") == (size > 1)
