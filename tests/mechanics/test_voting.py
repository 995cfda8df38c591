"""Voting (CR 701.32)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table


@rule("701.32a")
def test_vote() -> None:
    table = Table()
    words = (
        "Starting with you, each player votes for wild or free. If wild gets more votes, you gain 4 life. "
        "If free gets more votes or the vote is tied, each player draws a card."
    )
    table.policy = lambda decision: 0 if getattr(decision, "purpose", "") == "vote" else None
    do(table, words)
    assert table.life("A") == 24
    assert table.zone("A", "hand") == []


@rule("701.32a")
@pytest.mark.parametrize(("second", "hand", "life"), [(0, 0, 22), (1, 1, 20)])
def test_a_vote(second: int, hand: int, life: int) -> None:
    table = Table().answer("A", 0).answer("B", second)
    do(
        table,
        "Starting with you, each player votes for grace or condemnation. If grace gets more votes, you gain 2 life. "
        "If condemnation gets more votes or the vote is tied, draw a card.",
    )
    assert table.life("A") == life
    assert len(table.zone("A", "hand")) == hand


@rule("701.32a", "what a choice is for is done as often as it was chosen", "118.12")
@pytest.mark.parametrize(("first", "second", "life"), [(1, 0, 70), (1, 1, 20), (0, 0, 70)])
def test_if_nobody_voted_for_it_it_was_not_done(first: int, second: int, life: int) -> None:
    """Once is enough: with two votes there is nothing left to be destroyed the second time."""
    table = Table().answer("A", first).answer("B", second)
    (ox,) = table.battlefield("B", bear())
    do(table, "Starting with you, each player votes for grace or ruin. For each grace vote, destroy target creature. If you do, you gain 50 life.", [ox])
    assert table.life("A") == life and (ox in table.game.battlefield) is (life == 20)


@rule("701.32a", "nothing is voted for where nobody votes")
@pytest.mark.parametrize(("voted", "words", "life"), [
    (True, "If ruin gets more votes or the vote is tied, you gain 2 life.", 22), (False, "If ruin gets more votes or the vote is tied, you gain 2 life.", 20),
    (True, "For each grace vote, you gain 1 life.", 21), (False, "For each grace vote, you gain 1 life.", 20),
])  # fmt: skip
def test_without_a_vote_nothing_is_tied_and_nothing_got_votes(voted: bool, words: str, life: int) -> None:
    table = Table().answer("A", 0).answer("B", 1)
    if voted:
        table.battlefield("A", lamp())
    do(table, f"If you control an artifact, starting with you, each player votes for grace or ruin. {words}")
    assert table.life("A") == life and bool([decision for decision in table.asked if decision.purpose == "vote"]) is voted


@rule("701.32a", "one choice from a list: two of three may be tied", "701.32b")
@pytest.mark.parametrize(("votes", "life"), [((0, 1, 0), 20), ((0, 1, 2), 22), ((0, 1), 22), ((2, 2, 0), 22), ((1, 1, 2), 20)])
def test_a_vote_is_tied_between_others_too(votes: tuple[int, ...], life: int) -> None:
    table = Table(len(votes))
    for who, vote in zip("ABC", votes, strict=False):
        table.answer(who, vote)
    do(table, "Starting with you, each player votes for grace, ruin, or rust. If rust gets more votes or the vote is tied, you gain 2 life.")
    assert table.life("A") == life


@rule("701.32a", "in turn order from a specified player")
def test_votes_are_cast_in_turn_order_from_the_player_named() -> None:
    table = Table(4)
    table.next_turn("C")
    do(table, "Starting with you, each player votes for grace or ruin. For each grace vote, you gain 1 life.", who="C")
    assert [decision.seat for decision in table.asked if decision.purpose == "vote"] == [2, 3, 0, 1]


@rule("701.32b", "words with no rules meaning, two or more")
def test_votes_for_one_of_three_words() -> None:
    table = Table(3).answer("A", 2).answer("B", 0).answer("C", 2)
    words = "Starting with you, each player votes for past, present, or future. You gain life equal to the number of future votes. "
    do(table, words + "For each past vote, draw a card.")
    assert table.life("A") == 22 and len(table.zone("A", "hand")) == 1 + 1  # drawn in the first turn, and now


@rule("701.32b", "objects")
def test_votes_for_objects() -> None:
    for tied in (False, True):
        table = Table(3)
        first, second, mine = *table.battlefield("B", bear(), ogre()), *table.battlefield("A", sprite())
        table.answer("A", [first]).answer("B", [second]).answer("C", [second])
        if tied:
            table = Table()
            first, second, mine = *table.battlefield("B", bear(), ogre()), *table.battlefield("A", sprite())
            table.answer("A", [first]).answer("B", [second])
        do(table, "Starting with you, each player votes for a creature you don't control. Destroy each creature with the most votes or tied for "
                  "most votes.")  # fmt: skip
        asked = [decision for decision in table.asked if decision.purpose == "vote"]
        assert all(set(decision.candidates) == {first, second} for decision in asked)  # type: ignore[attr-defined]
        assert (first in table.game.battlefield) is not tied and second not in table.game.battlefield
        assert mine in table.game.battlefield


@rule("701.32b", "objects: what got the most votes, unless others got as many")
@pytest.mark.parametrize("tied", [False, True])
def test_of_objects_with_as_many_votes_none_has_the_most(tied: bool) -> None:
    table = Table(2 if tied else 3)
    first, second = table.battlefield("B", bear(), ogre())
    for who, vote in zip("ABC"[: len(table.game.players)], (first, second, second), strict=False):
        table.answer(who, [vote])
    do(table, "Starting with you, each player votes for a creature. Destroy each creature with the most votes.")
    assert first in table.game.battlefield and (second in table.game.battlefield) is tied


@rule("701.32c")
def test_only_a_vote_is_voting() -> None:
    table = Table()
    permanent(table, "While voting, you get an additional vote.\nWhenever players finish voting, you gain 1 life.", types="Enchantment")
    permanent(table, "While voting, you may vote an additional time.", types="Enchantment", who="B")
    table.battlefield("B", bear())
    do(table, "Each player chooses a creature. Destroy each creature chosen this way.").resolve()
    assert table.life("A") == 20 and not [decision for decision in table.asked if decision.kind == "yes_no"]
    table.answer("B", 0, True, 0)
    do(table, "Starting with you, each player votes for grace or ruin. For each grace vote, you lose 1 life.").resolve()
    assert table.life("A") == 21 - 4
    assert [decision.seat for decision in table.asked if decision.kind == "yes_no"] == [1], "A's additional vote is not optional, B's is"


@rule("701.32c", "701.32d")
def test_a_vote_of_two_sorts_goes_by_what_was_done_last() -> None:
    table = Table()
    thing = permanent(table, "Whenever you lose life, you gain 3 life.\nWhenever players finish voting or you surveil, draw a card.")
    table.answer("A", 0).answer("B", 1)
    do(table, "Starting with you, each player votes for grace or ruin. For each grace vote, you gain 1 life. For each ruin vote, put a +1/+1 counter on target creature.", targets=[thing]).resolve()
    assert table.life("A") == 21 and table.counters(thing) == {"+1/+1": 1} and len(table.zone("A", "hand")) == 1
    do(table, "Surveil 1.").resolve()
    assert len(table.zone("A", "hand")) == 2, "to surveil is no vote, and was heard once"


@rule("701.32d", "all of them when the player would vote; offered or forced")
def test_several_votes_of_a_player_come_at_the_same_time() -> None:
    for words, answers, expected in (("While voting, you get an additional vote.", (1, 1), [0, 0, 1]),
                                     ("While voting, you may vote an additional time.", (1, True, 1), [0, 0, 1]),
                                     ("While voting, you may vote an additional time.", (1, False), [0, 1])):  # fmt: skip
        table = Table()
        permanent(table, words, types="Enchantment")
        table.answer("A", *answers).answer("B", 0)
        do(table, "Starting with you, each player votes for grace or ruin. For each ruin vote, you gain 1 life.")
        assert [decision.seat for decision in table.asked if decision.purpose == "vote"] == expected
        assert table.life("A") == 20 + expected.count(0)


@rule("701.32a", "608.2d")
def test_a_secret_vote() -> None:
    table = Table(3)
    table.answer("A", 0).answer("B", 1).answer("C", 1)
    do(table, "Each player secretly votes for truth or consequences, then those votes are revealed. You gain life equal to the number of truth votes. Each opponent loses 2 life for each consequences vote.")
    assert [table.life(who) for who in "ABC"] == [21, 16, 16]


@rule("701.32b")
def test_votes_for_players() -> None:
    table = Table(3)
    table.answer("A", [1]).answer("B", [1]).answer("C", [0])
    do(table, "Each player secretly votes for a player, then those votes are revealed. Each player gains 1 life for each vote they received. Each player who received no votes loses 5 life.")
    assert [table.life(who) for who in "ABC"] == [21, 22, 15]


@rule("701.32d", "608.2c")
def test_the_voter_of_each_vote() -> None:
    """A player with two votes is the voter twice."""
    table = Table(3)
    permanent(table, "While voting, you get an additional vote.", who="B", types="Artifact")
    one, two = table.battlefield("B", bear(), ogre())
    (mine,) = table.battlefield("C", sprite())
    table.answer("A", 1).answer("B", 0, 0).answer("C", 0)
    do(table, "Starting with you, each player votes for money or time. For each money vote, choose a creature owned by the voter and gain control of it. For each time vote, you gain 3 life.")
    assert {table.game.controller(oid) for oid in (one, mine)} == {0} and table.game.controller(two) in (0, 1)
    assert table.life("A") == 23


@rule("701.32c", "608.2i")
@pytest.mark.parametrize(("votes", "lives"), [((0, 0, 1), [21, 22, 20]), ((1, 0, 0), [22, 20, 20]), ((1, 1, 1), [20, 22, 22])])
def test_who_voted_for_what_the_controller_voted_for(votes: tuple[int, ...], lives: list[int]) -> None:
    """The controller gains a life for each opponent who voted otherwise."""
    table = Table(3)
    permanent(table, "Whenever players finish voting, each opponent who voted for a choice you voted for gains 2 life. You gain X life, where X is the number of opponents who voted for a choice you didn't vote for.", types="Artifact")
    for who, vote in zip("ABC", (1, 0, 0), strict=True):
        table.answer(who, vote)
    words = "Starting with you, each player votes for grace or ruin. For each grace vote, scry 1."
    do(table, words)
    before = [table.life(who) for who in "ABC"]
    for who, vote in zip("ABC", votes, strict=True):
        table.answer(who, vote)
    do(table, words)
    assert [table.life(who) - first for who, first in zip("ABC", before, strict=True)] == [life - 20 for life in lives]
