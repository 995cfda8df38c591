"""Words without rules meaning that players choose (CR 608.2d)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game.decisions.choices import ChooseObjects, ChooseOption
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card


@rule("608.2d", "101.4")
def test_friend_or_foe_is_chosen_for_each_player_by_the_controller() -> None:
    table = Table(3)
    table.answer("A", 0, 1, 0)
    do(table, "For each player, choose friend or foe. Each friend gains 2 life. Each foe loses 3 life.")
    assert [decision.seat for decision in table.asked if isinstance(decision, ChooseOption)] == [0, 0, 0]
    assert [decision.prompt for decision in table.asked if isinstance(decision, ChooseOption)] == [f"Choose one for {who}." for who in "ABC"]
    assert [table.life(who) for who in "ABC"] == [22, 17, 22]


@rule("608.2d", "101.4")
def test_each_friend_and_each_foe_does_something_of_their_own() -> None:
    table = Table(3)
    bears = [table.battlefield(who, bear())[0] for who in "ABC"]
    table.answer("A", 0, 1, 1)
    do(table, "For each player, choose friend or foe. Each friend creates a token that's a copy of a creature they control. Each foe returns a creature they control to its owner's hand.")
    assert [oid in table.game.battlefield for oid in bears] == [True, False, False]
    assert len(table.all("Plain Bear", who="A")) == 2 and "Plain Bear" in table.zone("B", "hand")


@rule("608.2d")
@pytest.mark.parametrize(("choices", "lives"), [((0, 0), [16, 16]), ((1, 1), [12, 12]), ((0, 1), [8, 20])])
def test_what_each_opponent_chose_secretly(choices: tuple[int, int], lives: list[int]) -> None:
    table = Table(3)
    table.answer("B", choices[0]).answer("C", choices[1])
    do(table, "Each opponent secretly chooses silence or snitch, then the choices are revealed. If each opponent chose silence, this spell deals 4 damage to each of them. "
              "If each opponent chose snitch, this spell deals 8 damage to each of them. Otherwise, this spell deals 12 damage to each opponent who chose silence.")  # fmt: skip
    assert [table.life(who) for who in "ABC"] == [20, *lives]


@rule("608.2d")
@pytest.mark.parametrize(("mine", "theirs", "gained"), [(2, 2, 5), (0, 2, 1)])
def test_choices_that_match(mine: int, theirs: int, gained: int) -> None:
    table = Table()
    safe = permanent(table, "{0}: You and target opponent each secretly choose 1, 2, or 3. Then those choices are revealed. If they match, you gain 5 life. Otherwise, you gain 1 life.")
    table.answer("A", mine).answer("B", theirs).activate("A", safe).resolve()
    assert table.life("A") == 20 + gained


@rule("608.2d")
@pytest.mark.parametrize(("chosen", "lives"), [(0, [20, 18, 20]), (1, [20, 20, 19])])
def test_the_target_chooses_for_themself_or_for_others(chosen: int, lives: list[int]) -> None:
    table = Table(3)
    table.answer("B", chosen)
    do(table, "Target opponent chooses self or others. If that player chooses self, that player loses 2 life. If the player chooses others, each of your other opponents loses 1 life.", [1])
    assert [table.life(who) for who in "ABC"] == lives


@rule("608.2d", "101.4")
def test_creatures_chosen_secretly_by_everybody() -> None:
    """Whoever chooses later is asked before anything has happened to what others chose."""
    table = Table()
    mine, other = table.battlefield("A", bear(), ogre())
    theirs, spared = table.battlefield("B", bear(), ogre())
    table.answer("A", [mine], [theirs]).answer("B", [theirs], [mine])
    do(table, "Each player secretly chooses a creature they control and a creature they don't control. Then those choices are revealed. Destroy each creature chosen this way.")
    asked = [decision for decision in table.asked if isinstance(decision, ChooseObjects)]
    assert [(decision.seat, set(decision.candidates)) for decision in asked] == [(0, {mine, other}), (0, {theirs, spared}), (1, {theirs, spared}), (1, {mine, other})]
    assert set(table.game.battlefield) == {other, spared}


@rule("608.2d", "701.17a")
def test_you_and_the_target_opponent_each_choose_one_of_theirs() -> None:
    table = Table()
    one, two = table.battlefield("B", bear(), ogre())
    table.answer("A", [two]).answer("B", [one])
    do(table, "You and target opponent each secretly choose a creature that player controls. Then those choices are revealed, and that player sacrifices those creatures.", [1])
    assert sorted(table.zone("B", "graveyard")) == ["Plain Bear", "Plain Ogre"]


@rule("608.2d")
@pytest.mark.parametrize("words", ["You and target opponent may draw a card.", "You and target opponent each may draw a card."])
def test_each_of_two_players_decides_alone(words: str) -> None:
    table = Table()
    table.answer("A", True).answer("B", False)
    do(table, words, [1])
    assert (len(table.zone("A", "hand")), len(table.zone("B", "hand"))) == (1, 0)


@rule("608.2d")
def test_words_that_mean_something_are_no_choice_of_words() -> None:
    for words in ("Choose white or blue. You gain 1 life.", "Choose creature or land. You gain 1 life.", "Choose flying or trample. You gain 1 life."):
        with pytest.raises(AssertionError):
            made: Any = card(f"No Choice {words}", "{0}", "Sorcery", words)
            assert made.name == "never"
