"""Judge's questions on missed triggers: what is done about one, and is it worth a warning?"""

from __future__ import annotations

from engine.decisions.act import Act
from engine.decisions.choices import ChooseTargets, YesNo
from engine.play.remembering import missed_triggers
from tests.practice import Practice
from tests.practice_cards import (
    BOTH,
    CROCK,
    CUB,
    DEBT,
    ECHO,
    LEECH,
    MINE,
    RAIN,
    SAGE,
    SNARE,
    STACK,
    STING,
    THORN,
    VALE,
    WAND,
    WELL,
    arrival,
    lone_attack,
    smith_at_work,
)
from tests.rulebook import rule


@rule("MTP.R1", "resolves at once")
def test_an_aura_that_changes_only_what_it_enchants_is_made_good_at_once() -> None:
    table = Practice([SNARE, CUB], A={"battlefield": ["Island*2"], "hand": ["Soft Snare", "Forest"]}, B={"battlefield": ["Meek Cub"]})
    table.to("main1").answers = [lambda asked: [table.find("Meek Cub")]]
    table.cast("Soft Snare").resolve().play("Forest").passes()
    table.calls("B", "Soft Snare", "tap")
    assert table.game.objects[table.find("Meek Cub")].tapped and isinstance(table.pending, Act)
    assert table.missed() == [("Soft Snare", "D2", "R1")]


@rule("MTP.R3", "missed before the current phase of the previous turn")
def test_what_was_missed_more_than_a_turn_ago_is_not_done() -> None:
    table = arrival(SAGE, hand=["Forest"]).play("Forest").to("end", "B").calls("B", "Mild Sage")
    assert table.life("A") == 20 and table.missed() == [("Mild Sage", "D2", "R3")] and isinstance(table.pending, Act)
    soon = arrival(SAGE, hand=["Forest"]).play("Forest").to("main1", "B").calls("B", "Mild Sage")
    assert isinstance(soon.pending, YesNo)  # the same phase of the turn before is not too long ago


@rule("MTP.R3", "its duration has expired")
def test_what_would_be_over_is_not_done() -> None:
    table = lone_attack().to("combat_damage").to("upkeep", "B").calls("A", "Lone Knight")
    assert table.missed() == [("Lone Knight", "D4", "R3")] and isinstance(table.pending, Act)


@rule("MTP.R4", "at its proper place")
def test_it_goes_where_it_should_have_been_on_the_stack() -> None:
    table = smith_at_work(SAGE, hand=["Sudden Rain"]).cast("Sudden Rain").passes()
    table.answers = [True, lambda asked: [table.find("Plain Crock")]]
    table.calls("B", "Tin Smith").settle()
    assert table.stack() == ["[Tin Smith]", "Sudden Rain"]


@rule("MTP.R4", "at the bottom")
def test_if_its_place_is_gone_it_goes_to_the_bottom() -> None:
    table = Practice([ECHO, STING, WAND], A={"battlefield": ["Ringing Echo", "Mountain", "Old Wand"], "hand": ["Sting", "Forest"]})
    table.to("main1").answers = [lambda asked: [1]]
    table.cast("Sting").passes(2)  # the trigger stood above it, and should have resolved before it
    table.play("Forest").activate("Old Wand").passes()
    assert table.missed() == [("Ringing Echo", "D2", "")]
    table.answers = [True]
    table.calls("B", "Ringing Echo").settle()
    assert table.stack() == ["[Ringing Echo]", "[Old Wand]"]


@rule("MTP.R4a", "objects that were legal when it should have triggered", "MTP.R4", "put on the stack as the opponent chooses")
def test_a_late_choice_is_among_what_was_there() -> None:
    """The land that was played since can't be what is sacrificed; nor can a target be what came later."""
    table = Practice([STACK, CROCK], A={"battlefield": ["Smoky Stack", "Plain Crock"], "hand": ["Forest"]})
    table.to("main1").play("Forest").passes()
    table.answers = [True]
    table.calls("B", "Smoky Stack").settle().give(0).give(0)
    names = {table.game.chars(ref).name for ref in table.pending.candidates}
    assert names == {"Smoky Stack", "Plain Crock"}
    other = smith_at_work(hand=["Plain Crock"], battlefield=["Mountain"]).cast("Plain Crock").resolve()
    other.answers = [True]
    other.calls("B", "Tin Smith").give(True)
    assert isinstance(other.pending, ChooseTargets) is False  # only the crock that was there is left, so nothing is asked
    target = dict(other.game.objects[other.game.stack[-1]].stack.targets)
    assert [other.game.controller(ref) for refs in target.values() for ref in refs] == [1]


@rule("MTP.R5", "a simple backup")
def test_an_action_that_would_change_the_effect_is_taken_back() -> None:
    table = arrival(DEBT, RAIN, battlefield=["Forest*2"], hand=["Sudden Rain", "Forest"]).cast("Sudden Rain")
    assert table.missed() == [("Heavy Debt", "D2", "")]
    table.answers = [True]
    table.calls("B", "Heavy Debt").settle()
    assert table.stack() == ["[Heavy Debt]"] and table.hand("A") == 3
    assert table.resolve().life("A") == 17


@rule("MTP.W1", "usually detrimental", "the game state is not considered")
def test_a_warning_is_for_what_is_usually_bad() -> None:
    for card, life, warned in ((THORN, 20, True), (THORN, 1000, True), (WELL, 1, False), (BOTH, 20, False)):
        name = card.faces[0].name
        table = Practice([card], A={"battlefield": [name], "life": life}).to("main1")
        table.calls("B", name).settle()
        assert ("gets a warning" in table.told()) == warned, name
        assert [one.warning for one in missed_triggers(table.match)] == [warned]


@rule("MTP.W1", "who owns its source")
def test_what_an_opponents_card_makes_of_ones_own_is_worth_no_warning() -> None:
    table = Practice([VALE, CUB], A={"battlefield": ["Meek Cub"]}, B={"battlefield": ["Cold Vale"]}).to("main1")
    assert table.missed() == [("Meek Cub", "D2", "")]
    assert [one.warning for one in missed_triggers(table.match)] == [False]


@rule("MTP.W2", "by whom they affect")
def test_a_symmetrical_trigger_is_judged_by_whom_it_affects() -> None:
    table = Practice([LEECH], A={"battlefield": ["Shared Leech"]}).to("main1", "A")
    assert [one.warning for one in missed_triggers(table.match)] == [True]
    table.to("main1", "B")
    assert [one.warning for one in missed_triggers(table.match)] == [True, False]
    mine = Practice([MINE], A={"battlefield": ["Deep Mine"]}).to("end", "A")
    assert [one.warning for one in missed_triggers(mine.match)] == [False]
    mine.to("end", "B")
    assert [one.warning for one in missed_triggers(mine.match)] == [False, True]  # good for an opponent
