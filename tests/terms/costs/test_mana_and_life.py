"""Mana and life paid together."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table

WORDS = "You may pay {1} and 2 life. If you do, draw a card."


@rule("118.3", "119.4")
def test_both_are_paid_or_neither_is() -> None:
    table = Table()
    table.mana("A", "{C}").answer("A", True)
    do(table, WORDS)
    assert (table.life("A"), len(table.game.zone("hand", 0))) == (18, 1)


@rule("118.3")
def test_who_lacks_the_mana_pays_no_life() -> None:
    table = Table()
    do(table, WORDS)
    assert (table.life("A"), len(table.game.zone("hand", 0))) == (20, 0)


@rule("119.4")
def test_who_lacks_the_life_pays_no_mana() -> None:
    table = Table()
    table.game.write_player(0).life = 1
    table.mana("A", "{C}")
    do(table, WORDS)
    assert (table.life("A"), len(table.game.zone("hand", 0))) == (1, 0)
    assert table.game.player(0).pool
