"""The beginning of combat step (CR 507): who is the defending player."""

from __future__ import annotations

from engine.game.decisions.choices import ChooseObjects
from engine.game.rules import combat
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board, C, refuses


@rule("506.2a", "507.1")
def test_one_opponent_is_chosen_as_defending_player_if_the_game_says_so() -> None:
    board = Board(3, attack="one")
    fox, owl = board.creature(A, "Ember Fox", 2, 1), board.creature(A, "Dusk Owl", 1, 1)
    board.will_answer([C])
    board.attack({fox: C})
    [decision] = board.questions(ChooseObjects)
    assert (decision.seat, decision.candidates, decision.rule) == (A, (B, C), "507.1")
    assert combat.defending_players(board.game) == (C,)
    assert combat.possible_attacks(board.game, A) == ((owl, (C,)),)


@rule("507.1")
def test_the_other_opponents_can_not_be_attacked_then() -> None:
    board = Board(3, attack="one")
    fox = board.creature(A, "Ember Fox", 2, 1)
    board.will_answer([C])
    with refuses("508.1b"):
        board.attack({fox: B})


@rule("507.1", "802.2")
def test_nobody_is_chosen_where_all_opponents_defend() -> None:
    for board in (Board(2, attack="one"), Board(4)):
        board.attack({})
        assert board.questions(ChooseObjects) == []
