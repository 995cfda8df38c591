"""Halves that are rounded as the words behind them say."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import Table, card


def _cast_with_x(words: str, number: int) -> Table:
    table = Table()
    table.hand("A", card("Odd Rite", "{X}", "Sorcery", words))
    table.mana("A", "{C}" * number)
    table.answer("A", number)
    return table.cast("A", "Odd Rite").resolve()


@rule("107.1a")
@pytest.mark.parametrize(("rounding", "number", "gained"), [("up", 5, 3), ("down", 5, 2), ("up", 0, 0), ("down", 4, 2)])
def test_half_of_x_is_rounded_as_is_said(rounding: str, number: int, gained: int) -> None:
    assert _cast_with_x(f"You gain half X life, rounded {rounding}.", number).life("A") == 20 + gained


@rule("107.1a")
def test_every_half_is_rounded_each_time() -> None:
    table = _cast_with_x("You gain half X life and draw half X cards. Round down each time.", 5)
    assert table.life("A") == 22
    assert len(table.game.zone("hand", 0)) == 2


@rule("107.1a", "701.17a")
def test_half_of_what_players_control_of_their_choice() -> None:
    table = Table()
    kept, gone, other = table.battlefield("B", bear(), bear(), bear())
    table.answer("B", [gone, other])
    do(table, "Each opponent sacrifices half the creatures they control of their choice, rounded up.")
    assert kept in table.game.permanents()
    assert gone not in table.game.permanents()
    assert other not in table.game.permanents()


@rule("107.3a")
def test_a_number_of_times_x() -> None:
    table = Table()
    table.hand("A", card("Odd Rite", "{X}", "Sorcery", "Odd Rite deals five times X damage to any target."))
    table.mana("A", "{C}{C}")
    table.answer("A", 2)
    table.cast("A", "Odd Rite", [1]).resolve()
    assert table.life("B") == 10
