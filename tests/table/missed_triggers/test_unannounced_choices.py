"""Judge's questions on missed triggers. Choices that nobody announced in time, and when they are made after all."""

from __future__ import annotations

import pytest

from engine.core.errors import RefusedError
from engine.game.decisions.act import Act
from engine.game.decisions.choices import ChooseTargets, YesNo
from engine.game.decisions.combat import DeclareBlockers
from engine.table.missed_triggers import missed_triggers
from tests.rulebook import rule
from tests.support.games.practice import Practice, written
from tests.support.games.practice_cards import (
    BUTCHER,
    CRANE,
    CROCK,
    CUB,
    OX,
    PUPPET,
    SMITH,
    STING,
    WATCH,
    arrival,
    done_after_all,
)


@rule("MTP.D1", "announce before next passing priority", "MTP.EC", "realized only after the next spell")
@pytest.mark.parametrize("crocks", [1, 2])
def test_the_next_spell_brings_nothing_that_a_forgotten_target_may_be(crocks: int) -> None:
    """The spell after it was another artifact: the target is still one of those that were there."""
    lands = ["Mountain*2", "Forest*2"]
    table = Practice([SMITH, CROCK], A={"battlefield": lands, "hand": ["Tin Smith", "Plain Crock"]},
                     B={"battlefield": [f"Plain Crock*{crocks}"]})  # fmt: skip
    table.to("main1").cast("Tin Smith").resolve().cast("Plain Crock").resolve()
    assert [one.warning for one in missed_triggers(table.match)] == [False], "it would have destroyed an opponent's artifact"
    assert table.missed() == [("Tin Smith", "D1", "")] and table.on_battlefield("Plain Crock") == crocks + 1
    there = [oid for oid in table.game.battlefield if table.game.chars(oid).name == "Plain Crock" and table.game.controller(oid) == 1]
    table.calls("B", "Tin Smith").give(True)
    if crocks > 1:
        assert isinstance(table.pending, ChooseTargets) and sorted(table.pending.candidates) == sorted(there)
        table.give([there[-1]])
    assert table.stack() == ["[Tin Smith]"]
    table.resolve()
    assert there[-1] not in table.game.battlefield and table.on_battlefield("Plain Crock") == crocks


@rule("MTP.D1a", "only the opponent is assumed", "MTP.EC", "realized only after the next spell")
@pytest.mark.parametrize("crocks", [1, 2])
def test_another_target_beside_the_opponent_has_to_be_announced(crocks: int) -> None:
    """And when it was not, it is one of what was there, while the opponent is still assumed."""
    cruel = written(
        "Cruel Scout", "{1}{G}", "Creature — Scout",
        "When this creature enters, destroy target artifact. Target opponent loses 2 life.", "1/1",
    )  # fmt: skip
    table = arrival(cruel, CROCK, battlefield=["Forest*2"], hand=["Plain Crock"], B={"battlefield": [f"Plain Crock*{crocks}"]})
    table.cast("Plain Crock").resolve()
    assert table.missed() == [("Cruel Scout", "D1", "")]
    table.calls("B", "Cruel Scout").give(True)
    if crocks > 1:
        assert isinstance(table.pending, ChooseTargets)
        assert [table.game.controller(ref) for ref in table.pending.candidates] == [1, 1]
        table.settle()
    assert table.stack() == ["[Cruel Scout]"]
    table.resolve()
    assert table.life("B") == 18 and table.life("A") == 20
    assert [table.game.controller(oid) for oid in table.game.battlefield if table.game.chars(oid).name == "Plain Crock"].count(0) == 1


@rule("MTP.D1a", "target opponent is assumed", "target player is not", "each ability for itself")
def test_of_two_abilities_the_one_for_the_opponent_waits_while_the_one_for_a_player_is_missed() -> None:
    rude = written(
        "Rude Scout", "{1}{G}", "Creature — Scout",
        "When this creature enters, target opponent loses 2 life.\nWhen this creature enters, target player loses 3 life.", "1/1",
    )  # fmt: skip
    table = arrival(rude).passes()
    assert table.missed() == [("Rude Scout", "D1", "")] and table.stages() == ["waiting", "slipped"]
    table.calls("B", "Rude Scout", "player").give(False)
    assert table.missed() == [("Rude Scout", "D1", "R4")] and table.stack() == []
    table.says("A", "Rude Scout", "opponent")
    assert table.stack() == ["[Rude Scout]"] and table.resolve().life("B") == 18 and table.life("A") == 20


@rule("MTP.D9", "an action followed by when you do", "late")
@pytest.mark.parametrize("cubs", [1, 2])
def test_when_you_do_is_communicated_by_a_deed_that_is_done_late(cubs: int) -> None:
    """What is sacrificed then was there in time. The damage that it brings has nothing more to be spoken of."""
    table = arrival(BUTCHER, CUB, battlefield=[f"Meek Cub*{cubs}", "Forest*2"], hand=["Meek Cub"])
    answered = len(table.match.answers)
    table.cast("Meek Cub")
    assert table.missed() == [("Glad Butcher", "D2", "")]
    assert missed_triggers(table.match)[0].mattered.answers == answered, "it mattered as the next creature was cast"
    there = [oid for oid in table.game.battlefield if table.game.chars(oid).name == "Meek Cub"]
    table.resolve().calls("B", "Glad Butcher").give(True)
    table.give(0).give(0)
    assert isinstance(table.pending, YesNo) and table.pending.asked_of == 0
    table.give(True)
    if cubs > 1:
        assert sorted(table.pending.candidates) == sorted(there)
        table.give([there[0]])
    assert there[0] not in table.game.battlefield and table.on_battlefield("Meek Cub") == cubs
    table.answers = [lambda asked: [1]]
    table.settle()
    assert table.stack() == ["[Glad Butcher]"] and len(table.game.unannounced) == 1
    assert table.resolve().life("B") == 17


@rule("MTP.D9", "announcing the action, not only that it may be done", "603.12")
@pytest.mark.parametrize(
    ("text", "kept"),
    [("Destroy target creature.", 0), ("Gain control of target creature.", 1), ("Target player loses 1 life.", 0)],
)
def test_a_deed_that_was_announced_but_can_not_be_done_any_more_brings_nothing(text: str, kept: int) -> None:
    """Destroyed in response it is nowhere to be sacrificed. Taken over, it is no longer its controller's to
    sacrifice."""
    martyr = written(
        "Grim Martyr", "{1}{R}", "Creature — Human",
        "Whenever this creature attacks, you may sacrifice it. When you do, it deals 3 damage to any target.", "2/2",
    )  # fmt: skip
    answer = written("Quick Answer", "{1}{B}", "Instant", text)
    table = Practice([martyr, answer], A={"battlefield": ["Grim Martyr"]}, B={"battlefield": ["Swamp*2"], "hand": ["Quick Answer"]})
    table.attack("Grim Martyr").says("A", "Grim Martyr").passes()
    there = table.find("Grim Martyr")
    spared = "life" in text
    table.answers = [lambda asked: [1 if spared else there]]
    table.cast("Quick Answer").resolve()
    assert table.stack() == ["[Grim Martyr]"] and (there in table.game.combat.attacking) == spared
    table.give(0).give(0)
    assert isinstance(table.pending, YesNo) == spared, "who can not do it is not asked"
    if spared:
        table.answers = [lambda asked: [1]]
        table.give(True).settle()
        assert table.stack() == ["[Grim Martyr]"] and table.resolve().life("B") == 16
    assert table.stack() == [] and table.stages() == [] and table.missed() == []
    assert table.on_battlefield("Grim Martyr") == kept and (not kept or table.game.controller(there) == 1)
    assert (table.life("A"), table.life("B")) == (20, 16 if spared else 20)


@rule("MTP.P1", "opponents never cause them to be missed by advancing the game", "MTP.EB", "drawing for the turn, not any draw")
@pytest.mark.parametrize("step", ["main1", "draw"])
def test_a_card_that_an_opponents_spell_lets_one_draw_makes_nobody_miss_anything(step: str) -> None:
    """The spell resolves at once if nobody speaks of what triggered as it was cast. There is still time to speak of
    it."""
    ear = written("Keen Ear", "{1}", "Artifact", "Whenever an opponent casts a spell, you gain 1 life.")
    news = written("Good News", "{R}", "Instant", "Each player draws a card.")
    table = Practice([ear, news], A={"battlefield": ["Keen Ear"]}, B={"battlefield": ["Mountain"], "hand": ["Good News"]})
    table.to(step, "A", asked="B").cast("Good News")
    before = table.hand("A")
    table.resolve()
    assert table.hand("A") == before + 1 and table.stages() == ["due"] and table.missed() == []
    table.says("A", "Keen Ear")
    assert table.life("A") == 21 and table.missed() == []


@rule("MTP.D5", "no missed trigger any more", "603.3d")
def test_one_that_was_announced_with_nothing_left_to_be_chosen_is_gone_and_not_missed() -> None:
    """What it could have destroyed was sacrificed since. What those abilities brought stays on the stack as it was."""
    keg = [written(f"{name} Keg", "{1}", "Artifact", f"Sacrifice this artifact: You gain {life} life.") for name, life in (("Red", 1), ("Blue", 5))]
    table = arrival(SMITH, *keg, battlefield=["Red Keg", "Blue Keg"]).activate("Red Keg").activate("Blue Keg")
    assert table.stages() == ["waiting"]
    assert table.says("A", "Tin Smith").stack() == ["[Red Keg]", "[Blue Keg]"] and table.stages() == []
    assert table.resolve().life("A") == 25 and table.resolve().life("A") == 26
    table.refuses("B", "Tin Smith")
    assert table.missed() == []


@rule("MTP.P2", "before taking an active role", "not by what others do", "MTP.R4", "at its proper place")
def test_in_an_opponents_turn_a_target_is_announced_before_one_passes_after_their_spell() -> None:
    ear = written("Keen Hammer", "{1}", "Artifact", "Whenever an opponent casts a spell, destroy target artifact.")

    def heard() -> Practice:
        table = Practice([ear, STING, CROCK], A={"battlefield": ["Keen Hammer"]}, C={"battlefield": ["Plain Crock"]},
                         B={"battlefield": ["Mountain"], "hand": ["Sting"]}, order="BAC")  # fmt: skip
        table.to("main1", "B").answers = [lambda asked: [2]]
        return table.cast("Sting").passes()

    table = heard()
    assert table.stages() == ["waiting"] and table.pending.seat == table.letters.index("A"), "B, who casts and passes, says nothing for A"
    table.answers = [lambda asked: [table.find("Plain Crock")]]
    assert table.says("A", "Keen Hammer").settle().stack() == ["Sting", "[Keen Hammer]"] and table.missed() == []
    late = heard().passes()
    assert late.missed() == [("Keen Hammer", "D1", "")] and late.stack() == ["Sting"]
    late.calls("B", "Keen Hammer").give(True)
    late.answers = [lambda asked: [late.find("Plain Crock")]]
    assert late.settle().stack() == ["Sting", "[Keen Hammer]"], "above the spell because of which it triggered"
    assert late.resolve().on_battlefield("Plain Crock") == 0 and late.stack() == ["Sting"]


@rule("MTP.D9", "when you do", "late", "MTP.R4a", "what came right after it triggered")
def test_a_deed_that_is_done_late_is_not_done_to_what_came_right_after() -> None:
    """There was no other creature to sacrifice then, and the next object was one. Later, there still is nothing to
    be done."""
    odd = written(
        "Odd Butcher", "{1}{R}", "Creature — Human",
        "When this creature enters, you gain 1 life. You may sacrifice another creature. When you do, each opponent loses 3 life.", "2/2",
    )  # fmt: skip
    grove = written("Walking Grove", "", "Land Creature — Plant", "", "1/1")
    table = arrival(odd, grove, hand=["Walking Grove"]).play("Walking Grove").passes(2)
    assert table.missed() == [("Odd Butcher", "D2", "")]
    table.answers = [True]
    done_after_all(table, "Odd Butcher")
    assert table.on_battlefield("Walking Grove") == 1 and (table.life("A"), table.life("B")) == (21, 20)
    timely = arrival(odd, grove, battlefield=["Walking Grove"])
    timely.says("A", "Odd Butcher").answers = [True]
    timely.resolve()
    assert timely.on_battlefield("Walking Grove") == 0 and (timely.life("A"), timely.life("B")) == (21, 17)
    assert timely.missed() == [] and timely.stages() == []


@rule("MTP.D3", "put on the stack at any time afterwards", "MTP.R4", "put on the stack")
def test_whose_turn_it_is_has_priority_first_once_something_was_put_on_the_stack() -> None:
    """As blockers are declared nobody has priority; the active player gets it, wherever they sit."""
    table = Practice([SMITH, CROCK, CUB], A={"battlefield": ["Mountain*2", "Meek Cub"], "hand": ["Tin Smith"]},
                     B={"battlefield": ["Plain Crock", "Meek Cub"]}, order="BA")  # fmt: skip
    table.to("main1", "A").cast("Tin Smith").resolve().passes(2).attack("Meek Cub", whom="B")
    while not isinstance(table.pending, DeclareBlockers):
        table.passes()
    table.answers = [True]
    table.calls("B", "Tin Smith").settle()
    assert table.stack() == ["[Tin Smith]"] and table.letters[table.pending.asked_of] == "A"
    table.give(0)
    assert table.letters[table.pending.asked_of] == "B" and table.on_battlefield("Plain Crock") == 1
    table.give(0)
    assert table.on_battlefield("Plain Crock") == 0 and table.missed() == [("Tin Smith", "D1", "R4")]


@rule("MTP.P2", "an active role, not what an opponent makes one choose", "MTP.EC", "mana is no spell")
def test_who_chooses_as_an_opponents_spell_says_has_taken_no_active_role() -> None:
    tear = written("Cold Tear", "{B}", "Instant", "Each opponent discards a card.")
    table = Practice([WATCH, tear], A={"battlefield": ["Night Watch", "Forest"], "hand": ["Forest*2"]},
                     B={"battlefield": ["Swamp"], "hand": ["Cold Tear", "Forest"]}, order="BA")  # fmt: skip
    table.to("upkeep", "B", asked="B").cast("Cold Tear").give(0).taps("Forest")
    while isinstance(table.pending, Act):
        table.give(0)
    assert table.pending.kind == "objects" and table.letters[table.pending.asked_of] == "A"
    table.settle()
    assert (table.hand("A"), table.hand("B")) == (1, 1) and table.missed() == [] and table.stages() == ["waiting"]
    assert table.says("A", "Night Watch").resolve().life("A") == 21 and table.missed() == []


@rule("MTP.D9", "an action followed by when you do", "only if it has triggered", "603.4")
@pytest.mark.parametrize("cubs", [0, 1])
def test_a_deed_under_a_condition_is_announced_only_where_it_has_triggered(cubs: int) -> None:
    keen = written(
        "Keen Butcher", "{1}{R}", "Creature — Human",
        "When this creature enters, if you control another creature, you may sacrifice another creature. When you do, this creature deals 3 damage "
        "to any target. If you don't, you lose 5 life.", "2/2",
    )  # fmt: skip
    table = arrival(keen, CUB, battlefield=["Meek Cub"] * cubs)
    assert table.stages() == ["waiting"] * cubs, "without another creature there is nothing to be announced"
    if cubs:
        table.says("A", "Keen Butcher").answers = [True, lambda asked: [1]]
        assert table.passes(2).stack() == ["[Keen Butcher]"] and table.on_battlefield("Meek Cub") == 0
        assert table.resolve().life("B") == 17
    else:
        table.refuses("A", "Keen Butcher")
    assert table.missed() == [] and table.life("A") == 20, "it was done, or has not triggered"


@rule("MTP.D9", "announcing the action", "MTP.D2", "any action only possible after it resolved")
def test_a_deed_that_the_cleanup_step_has_brought_is_missed_as_the_next_turn_begins() -> None:
    feast = written(
        "Grim Feast", "{1}", "Enchantment",
        "Whenever you discard a card, you may sacrifice a creature. When you do, each opponent loses 3 life.",
    )  # fmt: skip
    table = Practice([feast, CUB], A={"battlefield": ["Grim Feast", "Meek Cub"], "hand": ["Forest*7"]})
    table.to("end", "A").to("upkeep", "B", asked="B")
    assert table.missed() == [("Grim Feast", "D2", "")]
    table.answers = [True]
    assert done_after_all(table, "Grim Feast").life("B") == 17 and table.on_battlefield("Meek Cub") == 0


@rule("MTP.D9", "communicated by announcing the action", "to everybody", "not what they may not know")
def test_what_was_done_with_an_announced_deed_is_told_to_all_as_they_may_know_it() -> None:
    """Its owner knows which card in their hand it is that was returned, whoever else sees a card return."""
    caller = written(
        "Fond Caller", "{1}{W}", "Creature — Human",
        "When this creature enters, you may return another creature to its owner's hand. When you do, you gain 3 life.", "2/2",
    )  # fmt: skip
    table = arrival(caller, CUB, battlefield=["Meek Cub"]).says("A", "Fond Caller")
    table.answers = [True]
    table.passes(2)
    assert table.stack() == ["[Fond Caller]"] and table.resolve().life("A") == 23
    (cub,) = (oid for oid in table.game.zone("hand", 0) if table.game.chars(oid).name == "Meek Cub")
    for seat, knows in ((0, True), (1, False)):
        told = [one for one in table.match.happenings(seat) if one.text.startswith("Meek Cub goes")]
        assert len(told) == 1 and (cub in told[0].refs) == knows


@rule("MTP.D1a", "target opponent is assumed in a two-player game", "MTP.W1", "what is done to its controller is bad")
def test_an_assumed_target_is_no_choice_and_what_happens_besides_decides_on_a_warning() -> None:
    rash = written("Rash Scout", "{1}{R}", "Creature — Scout", "When this creature enters, target opponent gains 1 life. It deals 2 damage to you.", "3/3")
    table = arrival(rash, hand=["Forest"]).play("Forest")
    assert table.missed() == [("Rash Scout", "D2", "")]
    assert [one.warning for one in missed_triggers(table.match)] == [True]
    assert done_after_all(table, "Rash Scout").life("A") == 18 and table.life("B") == 21


@rule("MTP.D1a", "target player is not assumed", "MTP.R3", "its duration has expired")
def test_a_forgotten_target_of_what_would_be_over_is_not_chosen_any_more() -> None:
    gag = written("Grim Gag", "{1}{R}", "Creature — Human", "When this creature enters, target player can't gain life this turn.", "2/2")
    table = arrival(gag).passes()
    assert table.missed() == [("Grim Gag", "D1", "")]
    table.to("upkeep", "B").calls("B", "Grim Gag")
    assert table.missed() == [("Grim Gag", "D1", "R3")] and table.stack() == [] and isinstance(table.pending, Act)


@rule("MTP.R4a", "what each player could have chosen when it should have triggered", "MTP.R4", "the opponent chooses")
def test_whoever_is_targeted_late_chooses_among_what_they_had_then() -> None:
    """A has cards in hand too, of which A could have chosen one; that is no matter to what B may discard."""
    thief = written("Rude Thief", "{1}{B}", "Creature — Human", "When this creature enters, target player discards a card.", "2/2")
    tide = written("Soft Tide", "{U}", "Instant", "Draw a card.")
    table = arrival(thief, CUB, tide, hand=["Forest*2"], B={"battlefield": ["Island"], "hand": ["Meek Cub*2", "Soft Tide"]}).passes()
    assert table.missed() == [("Rude Thief", "D1", "")]
    cubs = [oid for oid in table.game.zone("hand", 1) if table.game.chars(oid).name == "Meek Cub"]
    table.cast("Soft Tide").resolve().calls("B", "Rude Thief").give(True)
    table.give([1])
    while table.pending.kind != "objects":
        table.give(0)
    assert table.letters[table.pending.asked_of] == "B" and sorted(table.pending.candidates) == sorted(cubs), "not the card that was drawn since"
    table.settle()
    assert (table.hand("A"), table.hand("B")) == (3, 2)


@rule("MTP.D1", "needs targets", "missed by passing", "MTP.R4a", "objects that were legal when it should have triggered")
def test_targets_among_which_an_opponent_chooses_are_chosen_late_and_by_the_same_players() -> None:
    """Both are of one opponent: C, who has only one creature, is therefore no choice."""
    cruel = written(
        "Cruel Judge", "{1}{B}", "Creature — Human",
        "When this creature enters, choose two target creatures an opponent controls. That player chooses one of those creatures and sacrifices it. "
        "Put a -1/-1 counter on the other.", "2/2",
    )  # fmt: skip
    table = arrival(cruel, CUB, OX, B={"battlefield": ["Meek Cub*3"]}, C={"battlefield": ["Old Ox"]}).passes()
    assert table.missed() == [("Cruel Judge", "D1", "")]
    one, two, three = (oid for oid in table.game.battlefield if table.game.chars(oid).name == "Meek Cub")
    table.calls("B", "Cruel Judge").give(True)
    assert sorted(table.pending.candidates) == [one, two, three], "C has not two of them"
    table.give([one, two])
    while table.pending.kind != "objects":
        table.give(0)
    assert table.letters[table.pending.asked_of] == "B" and sorted(table.pending.candidates) == [one, two]
    table.give([two])
    assert two not in table.game.battlefield and table.game.objects[one].counters == {"-1/-1": 1} and not table.game.objects[three].counters
    both = arrival(cruel, CUB, OX, B={"battlefield": ["Meek Cub*2"]}, C={"battlefield": ["Old Ox*2"]}).passes().calls("B", "Cruel Judge").give(True)
    cub, ox = both.find("Meek Cub"), both.find("Old Ox")
    assert len(both.pending.candidates) == 4
    with pytest.raises(RefusedError, match="all that is chosen must have that in common"):
        both.give([cub, ox])
    both.give([oid for oid in both.pending.candidates if both.game.chars(oid).name == "Old Ox"])
    while both.pending.kind != "objects":
        both.give(0)
    assert both.letters[both.pending.asked_of] == "C"


@rule("MTP.D1", "MTP.R4a", "two creatures that one opponent controls, whoever owns them")
def test_late_targets_that_one_opponent_controls_may_be_anybodys() -> None:
    cruel = written(
        "Cruel Judge", "{1}{B}", "Creature — Human",
        "When this creature enters, choose two target creatures an opponent controls. That player chooses one of those creatures and sacrifices it. "
        "Put a -1/-1 counter on the other.", "2/2",
    )  # fmt: skip
    leash = written("Soft Leash", "{1}", "Artifact", "{T}: Gain control of target creature.")
    table = Practice([cruel, CUB, leash], A={"battlefield": ["Swamp*2", "Meek Cub"], "hand": ["Cruel Judge"]},
                     B={"battlefield": ["Soft Leash", "Meek Cub*2"]}, C={"battlefield": ["Meek Cub*2"]}, D={"battlefield": ["Meek Cub"]})  # fmt: skip
    taken, one, two, other, third, _ = (oid for oid in table.game.battlefield if table.game.chars(oid).name == "Meek Cub")
    table.to("upkeep", "A", asked="B").answers = [lambda asked: [taken]]
    table.activate("Soft Leash").resolve().to("main1", "A").cast("Cruel Judge").resolve().passes()
    assert table.missed() == [("Cruel Judge", "D1", "")]
    table.calls("B", "Cruel Judge").give(True)
    assert sorted(table.pending.candidates) == [taken, one, two, other, third]
    with pytest.raises(RefusedError, match="all that is chosen must have that in common"):
        table.give([one, other])
    table.give([taken, one])
    while table.pending.kind != "objects":
        table.give(0)
    assert table.letters[table.pending.asked_of] == "B" and sorted(table.pending.candidates) == [taken, one]
    table.give([one])
    assert one not in table.game.battlefield and table.game.objects[taken].counters == {"-1/-1": 1} and not table.game.objects[two].counters


@rule("MTP.D12", "the controlled player is the opponent", "MTP.R5", "a pass is not taken back", "MTP.D1", "missed by passing")
def test_a_pass_for_a_controlled_player_is_not_taken_back() -> None:
    """A, who controls B, has just passed for B; nobody has learnt anything since."""
    wreck = written("Evening Wreck", "{1}", "Artifact", "At the beginning of your upkeep, this artifact deals 1 damage to target player.")
    table = Practice([PUPPET, wreck], A={"battlefield": ["Puppet Box", "Forest"]}, B={"battlefield": ["Evening Wreck"]})
    table.to("main1", "A").activate("Puppet Box").resolve().to("upkeep", "B").passes()
    answered = len(table.match.answers)
    assert table.missed() == [("Evening Wreck", "D1", "")]
    assert table.calls("B", "Evening Wreck").pending.seat == 1 and table.pending.rule == "MTP.R4"
    assert len(table.match.answers) == answered + 1, "nothing was taken back"
    table.answers = [lambda asked: [1]]
    assert table.give(True).settle().stack() == ["[Evening Wreck]"] and table.resolve().life("B") == 19


@rule("MTP.D12", "answers for that player's triggers too", "also for a choice among what changes nothing")
def test_who_controls_a_player_has_to_announce_a_choice_for_them_whatever_comes_of_it() -> None:
    """To untap an untapped artifact changes nothing, but B has two of which one is to be chosen."""
    oil = written("Morning Oil", "{1}", "Artifact", "At the beginning of your upkeep, untap target artifact you control.")
    table = Practice([PUPPET, oil, CROCK], A={"battlefield": ["Puppet Box", "Forest"]}, B={"battlefield": ["Morning Oil", "Plain Crock"]})
    table.to("main1", "A").activate("Puppet Box").resolve().to("upkeep", "B")
    assert [one.responsible for one in table.game.unannounced] == [0]
    assert table.passes().missed() == [("Morning Oil", "D1", "")]


@rule("MTP.D9", "announcing the action", "MTP.D10", "a choice to be made is an impact")
def test_a_deed_that_changes_nothing_by_itself_is_missed_too() -> None:
    """A revealed card stays where it was; what is done when it was revealed is what matters."""
    proud = written("Proud Farmer", "{1}{G}", "Creature — Human", "When this creature enters, you may reveal a land card from your hand. When you do, you gain 3 life.", "2/2")
    table = arrival(proud, hand=["Forest*2"]).play("Forest")
    assert table.missed() == [("Proud Farmer", "D2", "")]
    table.answers = [True]
    assert done_after_all(table, "Proud Farmer").life("A") == 23


@rule("MTP.R4a", "what was not to be chosen then but was there")
def test_who_could_have_been_the_one_target_discards_a_card_they_had() -> None:
    both = written("Shy Scout", "{1}{G}", "Creature — Scout", "When this creature enters, up to one target opponent loses 2 life and discards a card.", "1/1")
    table = arrival(both, B={"hand": ["Forest"]}).passes()
    table.answers = [lambda asked: [1]]
    assert done_after_all(table, "Shy Scout").life("B") == 18 and table.hand("B") == 0


@rule("MTP.R4a", "objects that were legal when it should have triggered", "together as well as one by one", "MTP.D1", "needs targets", "missed by passing")
@pytest.mark.parametrize("named", [["Plain Golem"], ["Kind Crane", "Keen Judge"]])
def test_late_targets_have_to_share_what_they_would_have_had_to_share(named: list[str]) -> None:
    """One that has no color shares it with no other, and may be the only one."""
    keen = written("Keen Judge", "{1}{W}", "Creature — Human", "When this creature enters, tap up to two target creatures that share a color.", "2/2")
    golem = written("Plain Golem", "{2}", "Artifact Creature — Golem", "", "2/2")
    table = arrival(keen, CUB, CRANE, golem, battlefield=["Plains*2"], hand=["Kind Crane"], B={"battlefield": ["Meek Cub", "Kind Crane", "Plain Golem"]})
    cub, crane, grey, judge = (table.find(name) for name in ("Meek Cub", "Kind Crane", "Plain Golem", "Keen Judge"))
    table.cast("Kind Crane").resolve()
    assert table.missed() == [("Keen Judge", "D1", "")] and table.on_battlefield("Kind Crane") == 2
    table.calls("B", "Keen Judge").give(True)
    assert isinstance(table.pending, ChooseTargets) and sorted(table.pending.candidates) == sorted([cub, crane, grey, judge])
    for apart in ([cub, crane], [grey, crane], [judge, grey]):
        with pytest.raises(RefusedError, match="all that is chosen must have that in common"):
            table.give(apart)
    table.give([table.find(name) for name in named]).resolve()
    assert [table.game.chars(oid).name for oid in (grey, crane, judge, cub) if table.game.objects[oid].tapped] == named
