"""Fateseal (CR 701.22)."""

from __future__ import annotations

import pytest

from engine.game.events.cards import PlayerDid
from engine.game.rules.questions.seeing import shows_hidden
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre
from tests.support.boards.table import Table


@rule("701.22a")
def test_the_top_cards_of_an_opponents_library_go_to_the_bottom_or_stay() -> None:
    table = Table()
    top = table.library("B", bear(), lamp(), ogre())
    mine = table.game.zone("library", 0)
    table.answer("A", [[top[1]], [top[0]]])
    do(table, "Fateseal 2.")
    library = table.game.zone("library", 1)
    assert (library[0], library[1], library[-1]) == (top[1], top[2], top[0])
    assert table.game.zone("library", 0) == mine
    assert any(isinstance(event, PlayerDid) and shows_hidden(event) for event in table.game.history.this_turn)  # cards were looked at


@rule("701.22a")
def test_of_several_opponents_one_is_chosen() -> None:
    table = Table(3)
    before = table.game.zone("library", 1)
    (top,) = table.library("C", bear())
    table.answer("A", [2], [[], [top]])
    do(table, "Fateseal 1.")
    assert table.game.zone("library", 2)[-1] == top and table.game.zone("library", 1) == before


@rule("701.22a", "no card is looked at")
@pytest.mark.parametrize("number", [0, 1])
def test_who_looks_at_no_card_has_not_fatesealed(number: int) -> None:
    table = Table()
    table.battlefield("A", *[lamp()] * number)
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    do(table, "You may fateseal X, where X is the number of artifacts you control. If you do, you gain 5 life.")
    assert table.life("A") == 20 + 5 * number
