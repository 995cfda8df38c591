"""Looking at cards (CR 701.16d): on top of a library, in a hand, face-down ones."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import ChooseObjects
from engine.game.events.cards import PlayerDid
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre
from tests.support.boards.table import Table


def test_look_take_one_and_put_back_the_rest() -> None:
    table = Table()
    table.library("A", lamp(), bear(), ogre())
    words = (
        "Look at the top three cards of your library. You may reveal a creature card from among them and put it into "
        "your hand. Put the rest on the bottom of your library in a random order."
    )
    table.answer("A", True)
    do(table, words)
    assert table.zone("A", "hand") == ["Plain Bear"]
    assert table.zone("A", "library")[0] == "Forest"
    assert sorted(table.zone("A", "library")[-2:]) == ["Plain Lamp", "Plain Ogre"]


@rule("608.2c")
def test_the_rest_are_those_that_an_opponent_did_not_choose() -> None:
    table = Table()
    table.library("A", ogre(), bear())
    table.answer("A", lambda d: list(d.candidates) if isinstance(d, ChooseObjects) else None)
    words = (
        "Look at the top two cards of your library, exile up to two creature cards from among them, then shuffle. "
        "Target opponent may choose one of the exiled cards and put it onto the battlefield under their control. "
        "Put the rest onto the battlefield under your control."
    )
    do(table, words, targets=[1])
    assert sorted(table.game.controller(oid) for oid in table.game.battlefield) == [0, 1]


@rule("608.2d")
@pytest.mark.parametrize("chosen", [1, 2])
def test_an_opponents_hand_is_that_of_one_opponent_whom_the_player_chooses(chosen: int) -> None:
    table = Table(seats=3)
    hands = {seat: table.hand("ABC"[seat], bear(), ogre()) for seat in (1, 2)}
    table.answer("A", [chosen])
    do(table, "Look at an opponent's hand.")
    assert [event.oids for event in table.game.history.this_turn if isinstance(event, PlayerDid)] == [hands[chosen]]
