"""The end of combat step (CR 511)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board


@rule("511.3")
def test_everything_is_removed_from_combat_as_the_step_ends() -> None:
    board = Board()
    fox, rat = board.creature(A, "Ember Fox", 2, 3), board.creature(B, "Bog Rat", 1, 3)
    board.attack({fox: B})
    board.block([(rat, fox)])
    board.damage()
    assert board.combat.attacking == {fox: B} and board.combat.blocking == {rat: (fox,)}
    board.end()
    assert board.game.combat is None


@rule("511.3", "509.1h")
def test_nothing_of_one_combat_phase_is_left_in_the_next() -> None:
    board = Board()
    fox, rat = board.creature(A, "Ember Fox", 2, 3), board.creature(B, "Bog Rat", 1, 3)
    board.attack({fox: B})
    board.block([(rat, fox)])
    board.end()
    board.game.write(fox).tapped = False
    board.attack({fox: B})
    assert board.combat.blocked == () and board.combat.blocking == {}
    board.block([])
    board.damage()
    assert board.life(B) == 18
