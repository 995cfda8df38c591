"""Cards from outside the game (CR 400.11)."""

from __future__ import annotations

from engine.game.events.zone_changes import make_card
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp
from tests.support.boards.dungeons import dungeon
from tests.support.boards.table import Table

WISH = "You may reveal a creature card you own from outside the game and put it into your hand."


@rule("400.11b")
def test_a_card_one_owns_outside_the_game_comes_into_it() -> None:
    table = Table()
    wanted = make_card(table.game, bear(), 0, "outside")
    make_card(table.game, lamp(), 0, "outside")
    table.answer("A", True, [wanted])
    do(table, WISH)
    assert table.zone("A", "hand") == ["Plain Bear"]


@rule("400.11")
def test_nobody_takes_what_another_player_owns() -> None:
    table = Table()
    make_card(table.game, bear(), 1, "outside")
    do(table, WISH)
    assert table.zone("A", "hand") == [] and len(table.game.zone("outside", 1)) == 1


@rule("309.2d")
def test_a_dungeon_card_is_never_brought_in_so() -> None:
    table = Table()
    make_card(table.game, dungeon(), 0, "outside")
    do(table, "You may reveal a card you own from outside the game and put it into your hand.")
    assert table.zone("A", "hand") == [] and len(table.game.zone("outside", 0)) == 1
