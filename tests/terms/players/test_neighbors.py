"""Players by where they sit (CR 101.4, 103.1)."""

from __future__ import annotations

import pytest

from engine.game.rules.events import leaving
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre
from tests.support.boards.table import Table


@rule("101.4", "clockwise")
@pytest.mark.parametrize(("side", "who"), [("left", "B"), ("right", "D")])
def test_the_player_to_one_side(side: str, who: str) -> None:
    table = Table(4)
    do(table, f"The player to your {side} gains 3 life.")
    assert [table.life(seat) for seat in "ABCD"] == [23 if seat == who else 20 for seat in "ABCD"]


@rule("101.4", "clockwise")
def test_a_seat_that_is_empty_by_now_is_passed_over() -> None:
    table = Table(4)
    leaving.concede(table.game, 1)
    table.settle()
    do(table, "The player to your left gains 3 life.")
    assert table.life("C") == 23


@rule("102.3")
def test_the_nearest_opponent_is_meant_where_a_teammate_sits_between() -> None:
    table = Table(4, variant="two_headed_giant")
    life = table.life("A")
    do(table, "The opponent to your left gains 3 life. The player to your left draws a card.")
    assert (table.life("A"), table.life("C")) == (life, life + 3)
    assert [len(table.zone(seat, "hand")) for seat in "ABCD"] == [0, 1, 0, 0]


@rule("115.1", "101.4")
def test_a_target_of_theirs_alone() -> None:
    table = Table(3)
    (mine,) = table.battlefield("A", ogre())
    left, right = (table.battlefield(who, bear())[0] for who in "BC")
    do(table, "Target creature you control fights target creature the opponent to your left controls. "
              "Then that player draws a card.", [mine, left])  # fmt: skip
    assert table.zone("B", "graveyard") == ["Plain Bear"] and table.all("Plain Bear") == [right]
    assert (len(table.zone("B", "hand")), len(table.zone("C", "hand"))) == (1, 0)


@rule("608.2e")
@pytest.mark.parametrize(("direction", "takes"), [(0, "CAB"), (1, "BCA")])
def test_everybody_takes_from_the_next_in_the_chosen_direction_at_once(direction: int, takes: str) -> None:
    table = Table(3)
    lamps = [table.battlefield(who, lamp())[0] for who in "ABC"]
    table.answer("A", direction)
    do(table, "Choose left or right. Each player gains control of all artifacts controlled by the next player in the "
              "chosen direction.")  # fmt: skip
    assert "".join("ABC"[table.game.controller(oid)] for oid in lamps) == takes


@rule("608.2e")
def test_proceeding_in_the_chosen_direction_each_takes_what_they_chose() -> None:
    table = Table(3)
    bears = [table.battlefield(who, bear())[0] for who in "ABC"]
    table.battlefield("B", ogre())
    table.answer("A", 1)  # to the right: A takes of C's, C of B's, B of A's
    table.answer("C", [bears[1]])
    do(table, "Choose left or right. Starting with you and proceeding in the chosen direction, each player chooses a "
              "creature controlled by the next player in that direction. Each player gains control of the creature they chose.")  # fmt: skip
    assert [decision.seat for decision in table.asked if type(decision).__name__ == "ChooseObjects"] == [2]
    assert "".join("ABC"[table.game.controller(oid)] for oid in bears) == "BCA"


@rule("608.2e")
def test_each_gets_a_token_like_the_creature_they_chose_if_they_chose_one() -> None:
    table = Table(3)
    table.battlefield("B", bear())
    table.battlefield("C", ogre())
    do(table, "Each player chooses a creature controlled by the player to their left. Each player creates a token that's "
              "a copy of the creature they chose.")  # fmt: skip
    made = [[name for name in ("Plain Bear", "Plain Ogre") for _ in table.all(name, who=who)] for who in "ABC"]
    assert made == [["Plain Bear"], ["Plain Bear", "Plain Ogre"], ["Plain Ogre"]]
