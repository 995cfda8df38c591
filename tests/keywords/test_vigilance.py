"""Vigilance (CR 702.20)."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from engine.vocabulary.keywords.vigilance import Vigilance
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card


@rule("702.20a", "702.20b", "702.20c")
def test_attacking_does_not_tap_it() -> None:
    board = Board()
    guard, twice = (board.creature(A, "Guard", 2, 2, *([Vigilance()] * number)) for number in (1, 2))
    fox = board.creature(A, "Ember Fox", 2, 1)
    board.attack({guard: B, twice: B, fox: B})
    assert [board.game.obj(oid).tapped for oid in (guard, twice, fox)] == [False, False, True]


@rule("702.20c", "one instance printed, one given to what must attack")
def test_what_is_given_vigilance_once_more_and_has_to_attack_does_so_untapped() -> None:
    for attacks in (False, True):
        table = Table()
        (guard,) = table.battlefield("A", card("Plain Guard", "{W}", "Creature — Soldier", "Vigilance", "2/2"))
        do(table, "Target creature gains vigilance until end of turn and attacks this turn if able.", [guard])
        table.answer("A", [[guard, 1]] if attacks else [])
        if attacks:
            table.to_step("declare_blockers")
            assert table.game.combat is not None and guard in table.game.combat.attacking and not table.game.obj(guard).tapped
        else:
            with pytest.raises(IllegalAnswer, match=r"508\.1d"):
                table.to_step("declare_blockers")
