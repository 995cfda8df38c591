"""Judge's questions on missed triggers: is it missed, and by which words of the policy?"""

from __future__ import annotations

from engine.game.decisions.act import Act
from engine.game.decisions.choices import YesNo
from engine.table.missed_triggers import missed_triggers
from tests.rulebook import rule
from tests.support.games.practice import Practice, written
from tests.support.games.practice_cards import (
    ASKER,
    BREED,
    BUTCHER,
    CUB,
    FALL,
    GRAVE,
    HERALD,
    MEADOW,
    NEXT,
    PROUD,
    PUPPET,
    RAIN,
    SAGE,
    SCOUT,
    STING,
    SWARM,
    TALE,
    WAND,
    WATCH,
    WELL,
    arrival,
    done_after_all,
    lone_attack,
    shade_attack,
    smith_at_work,
)


def test_a_trigger_waits_unspoken_and_is_put_on_the_stack_when_announced() -> None:
    table = Practice([SAGE], A={"battlefield": ["Forest*2"], "hand": ["Mild Sage"]})
    table.to("main1").cast("Mild Sage").resolve()
    assert table.stack() == [] and table.stages() == ["waiting"]
    table.says("A", "Mild Sage")
    assert table.stack() == ["[Mild Sage]"] and table.stages() == []
    assert table.resolve().life("A") == 23
    table.to("main1", "B")
    assert table.missed() == []


@rule("MTP.D0", "the controller by the moment it first matters")
def test_only_its_controller_has_to_show_awareness() -> None:
    """B, who practises too, does a lot without a word. A's trigger is not missed by that, but by what A does."""
    table = Practice([SAGE, STING], practising="AB", A={"battlefield": ["Forest*4"], "hand": ["Mild Sage", "Forest"]},
                     B={"battlefield": ["Mountain"], "hand": ["Sting"]})  # fmt: skip
    table.to("main1").cast("Mild Sage").resolve()
    table.answers = [lambda asked: [1]]
    table.passes(1)
    table.cast("Sting")
    assert table.stages() == ["waiting"]
    table.resolve()
    table.play("Forest")
    assert table.stages() == ["slipped"] and table.missed() == [("Mild Sage", "D2", "")]


@rule("MTP.D1", "announced before its controller passes", "MTP.D5", "once announced it is no missed trigger any more")
def test_a_target_is_announced_before_passing_priority() -> None:
    """An instant may be cast first: that is no pass. The ability still goes where it should be."""
    table = smith_at_work(STING, battlefield=["Mountain"], hand=["Sting"])
    table.answers = [lambda asked: [1]]
    table.cast("Sting")
    assert table.stages() == ["waiting"]
    table.says("A", "Tin Smith").settle()
    assert table.stack() == ["[Tin Smith]", "Sting"]
    table.resolve().resolve()
    assert table.on_battlefield("Plain Crock") == 0 and table.life("B") == 19 and table.missed() == []


@rule("MTP.D1", "missed by passing")
def test_a_target_that_is_not_announced_is_missed_by_passing() -> None:
    table = smith_at_work().taps("Forest")
    assert table.stages() == ["waiting"], "drawing mana shows nothing"
    assert table.passes().missed() == [("Tin Smith", "D1", "")]
    table.passes()
    assert table.stages() == ["missed"]
    assert done_after_all(table, "Tin Smith").on_battlefield("Plain Crock") == 0


@rule("MTP.EC", "not before the next spell", "MTP.D1", "MTP.R4", "the opponent chooses")
def test_a_forgotten_target_is_realised_only_after_the_next_spell() -> None:
    table = smith_at_work(hand=["Sudden Rain"])
    table.cast("Sudden Rain").passes()
    assert table.missed() == [("Tin Smith", "D1", "")]
    table.answers = [False]
    asked = table.calls("B", "Tin Smith").pending
    assert isinstance(asked, YesNo) and asked.asked_of == 1 and asked.rule == "MTP.R4"
    table.settle()
    assert table.missed() == [("Tin Smith", "D1", "R4")] and table.on_battlefield("Plain Crock") == 1


@rule("MTP.D1a", "assumed in a two-player game", "MTP.D5", "once acknowledged it is not missed, though nobody has named the target")
def test_target_opponent_is_assumed_with_two_players() -> None:
    table = arrival(SCOUT, battlefield=["Forest"]).taps("Forest").passes()
    assert table.stages() == ["waiting"]
    table.says("A", "Glad Scout")
    assert table.stack() == ["[Glad Scout]"]
    assert table.resolve().life("B") == 18 and table.missed() == []
    busy = arrival(SCOUT, STING, battlefield=["Mountain"], hand=["Sting"])
    busy.answers = [lambda asked: [1]]
    assert busy.cast("Sting").stages() == ["waiting"]


@rule("MTP.D1a", "a choice of one target opponent", "MTP.D1", "missed by passing")
def test_up_to_one_target_opponent_is_a_choice_with_two_players_too() -> None:
    timid = written("Shy Scout", "{1}{G}", "Creature — Scout", "When this creature enters, it deals 2 damage to up to one target opponent.", "1/1")
    assert arrival(timid).passes().missed() == [("Shy Scout", "D1", "")]


@rule("MTP.D1a", "target player is not", "MTP.R4a", "objects that would not have been legal choices")
def test_a_player_who_could_not_be_targeted_then_is_no_object() -> None:
    """Then only A controlled a creature; by now B does."""
    hunter = written("Loud Hunter", "{1}{G}", "Creature — Scout", "When this creature enters, target player who controls a creature loses 2 life.", "1/1")
    table = arrival(hunter, BREED, B={"battlefield": ["Small Nest"]}, C={}).passes()
    assert table.missed() == [("Loud Hunter", "D1", "")]
    table.activate("Small Nest").resolve().calls("B", "Loud Hunter").give(True)
    assert table.pending.asked_of == 0 and table.pending.candidates == (0, 1)  # C has no creature now either
    table.give([1])
    while table.stack():
        table.resolve()
    assert (table.life("A"), table.life("B"), table.life("C")) == (20, 18, 20)


@rule("MTP.D1a", "target player is not")
def test_target_player_is_not_assumed_however_clear_it_is() -> None:
    table = arrival(HERALD).passes()
    assert table.missed() == [("Loud Herald", "D1", "")]
    done_after_all(table.to("main1", "B"), "Loud Herald")  # in the same phase of the next turn, where it is not too old yet
    assert sorted(table.life(who) for who in "AB") == [18, 20]


@rule("MTP.D1a", "in a two-player game")
def test_target_opponent_is_a_choice_among_three() -> None:
    table = arrival(SCOUT, C={}).passes()
    assert table.missed() == [("Glad Scout", "D1", "")]
    done_after_all(table, "Glad Scout")
    assert table.life("A") == 20 and sorted(table.life(who) for who in "BC") == [18, 20]


@rule("MTP.D2", "before an action only possible after it resolved")
def test_a_visible_change_is_missed_by_playing_a_land() -> None:
    table = arrival(SAGE, hand=["Forest"]).play("Forest")
    assert table.missed() == [("Mild Sage", "D2", "")]
    assert done_after_all(table, "Mild Sage").life("A") == 23


@rule("MTP.D2", "act or acknowledge")
def test_a_visible_change_is_in_time_until_then() -> None:
    table = arrival(SAGE, hand=["Forest"]).says("A", "Mild Sage").resolve().play("Forest")
    assert table.missed() == [] and table.life("A") == 23


@rule("MTP.D2", "a choice on resolution")
def test_a_choice_on_resolution_is_missed_like_a_visible_change() -> None:
    table = arrival(ASKER, hand=["Forest"])
    assert table.stages() == ["waiting"]
    assert table.play("Forest").missed() == [("Curious Fox", "D2", "")]
    spoken = arrival(ASKER, hand=["Forest"]).says("A", "Curious Fox").give(0).give(0)
    assert isinstance(spoken.pending, YesNo) and spoken.pending.asked_of == 0, "what is visible is chosen as it resolves"
    spoken.give(False)
    assert spoken.hand("A") == 2 and spoken.play("Forest").missed() == [], "to say no is not to forget"


@rule("MTP.D2a", "casting an instant")
def test_an_instant_can_be_cast_with_the_trigger_on_the_stack() -> None:
    table = arrival(SAGE, STING, battlefield=["Mountain"], hand=["Sting"])
    table.answers = [lambda asked: [1]]
    table.cast("Sting")
    assert table.stages() == ["waiting"]
    table.says("A", "Mild Sage")
    assert table.stack() == ["[Mild Sage]", "Sting"]  # the instant answers a trigger that was there first


@rule("MTP.D2a", "passing priority", "activating an ability")
def test_passing_and_activating_in_the_upkeep_shows_nothing() -> None:
    table = Practice([WELL, WAND], A={"battlefield": ["Morning Well", "Old Wand"]})
    table.to("upkeep", "A").activate("Old Wand").passes()
    assert table.stages() == ["waiting"]
    table.says("A", "Morning Well")
    assert table.stack() == ["[Morning Well]", "[Old Wand]"]


@rule("MTP.D5", "no missed trigger any more")
def test_what_was_announced_can_not_be_missed_any_more() -> None:
    """Whatever becomes of it: its controller may think better of it as it resolves."""
    echo = written("Wise Echo", "{1}{R}", "Enchantment", "Whenever you cast an instant spell, you may draw a card.")
    table = Practice([echo, STING], A={"battlefield": ["Wise Echo", "Mountain"], "hand": ["Sting", "Forest"]}).to("main1")
    table.answers = [lambda asked: [1]]
    table.cast("Sting").says("A", "Wise Echo")
    assert table.stack() == ["Sting", "[Wise Echo]"] and table.stages() == []
    table.give(0).give(0)
    assert isinstance(table.pending, YesNo) and table.pending.asked_of == 0
    table.give(False).refuses("B", "Wise Echo")
    hand = table.hand("A")
    table.resolve().play("Forest").to("upkeep", "B")
    assert table.life("B") == 19 and table.hand("A") == hand - 1 and table.missed() == [] and table.stages() == []


@rule("MTP.D5", "no missed trigger any more")
def test_one_that_was_announced_goes_where_it_belongs_and_only_the_one_that_was_not_is_missed() -> None:
    """Both could do nothing: who need not do it has forgotten nothing bad, and gets no warning."""
    echo = written("Wise Echo", "{1}{R}", "Enchantment", "Whenever you cast an instant spell, you may have each opponent lose 1 life.")
    table = Practice([echo, STING], A={"battlefield": ["Wise Echo", "Mountain*2"], "hand": ["Sting*2", "Forest"]}).to("main1")
    table.answers = [lambda asked: [1]]
    table.cast("Sting").says("A", "Wise Echo")
    assert table.stack() == ["Sting", "[Wise Echo]"] and table.stages() == []
    table.give(0).give(0).give(True)
    assert table.life("B") == 19 and table.stack() == ["Sting"]
    table.resolve()
    table.answers = [lambda asked: [1]]
    table.cast("Sting").give(0).give(0)
    assert table.stack() == [] and table.life("B") == 17
    table.play("Forest")
    assert table.missed() == [("Wise Echo", "D2", "")] and "gets a warning" not in table.told()
    assert table.calls("B", "Wise Echo").give(True).missed() == [("Wise Echo", "D2", "R4")]
    assert "gets a warning" not in table.told()


@rule("MTP.D6", "handled as a missed trigger")
def test_a_lore_counter_has_to_be_remembered() -> None:
    table = Practice([TALE], A={"battlefield": [{"card": "Short Tale", "counters": {"lore": 1}, "only_these_counters": True}]}).to("main1", "A")
    tale = table.find("Short Tale")
    assert table.game.objects[tale].counters == {"lore": 1}
    table.says("A", "Short Tale", None)
    assert table.game.objects[tale].counters == {"lore": 2}
    table.says("A", "Short Tale", "draw").resolve()
    assert table.hand("A") == 2


@rule("MTP.D6", "a missed lore counter")
def test_a_forgotten_lore_counter_is_missed_and_put_as_the_opponent_says() -> None:
    table = Practice([TALE], A={"battlefield": [{"card": "Short Tale", "counters": {"lore": 1}, "only_these_counters": True}], "hand": ["Forest"]})
    table.to("main1", "A").play("Forest").passes()
    assert table.missed() == [("Short Tale", "D6", "")] and not missed_triggers(table.match)[0].warning
    table.answers = [True]
    table.calls("B", "Short Tale", None).settle()
    assert table.game.objects[table.find("Short Tale")].counters == {"lore": 2}


@rule("MTP.D7", "resolves by itself", "awareness is owed for the delayed trigger")
def test_a_trigger_that_only_makes_another_for_later_can_not_be_missed_but_the_other_can() -> None:
    table = Practice([GRAVE, CUB, FALL], A={"battlefield": ["Restless Grave", "Swamp*2"], "hand": ["Sudden Fall"]},
                     B={"battlefield": ["Meek Cub"]})  # fmt: skip
    table.to("main1").answers = [lambda asked: [table.find("Meek Cub")]]
    table.cast("Sudden Fall").resolve()
    assert table.stages() == [] and table.stack() == []  # nothing shows that anything has triggered
    table.to("end", "A")
    assert table.stages() == ["waiting"]
    table.says("A", "Restless Grave", None).resolve()
    assert table.game.controller(table.find("Meek Cub")) == 0
    other = Practice([GRAVE, CUB, FALL], A={"battlefield": ["Restless Grave", "Swamp*2"], "hand": ["Sudden Fall"]},
                     B={"battlefield": ["Meek Cub"]})  # fmt: skip
    other.to("main1").answers = [lambda asked: [other.find("Meek Cub")]]
    other.cast("Sudden Fall").resolve().to("upkeep", "B")
    assert other.missed() == [("Restless Grave", "D2", "")]
    done_after_all(other, "Restless Grave", None)
    assert other.game.controller(other.find("Meek Cub")) == 0


@rule("MTP.D8", "copies", "resolves by itself", "awareness is owed for the resulting copies")
def test_storm_is_not_missed_by_passing_but_by_going_on_without_the_copies() -> None:
    def cast() -> Practice:
        table = Practice([SWARM, STING], A={"battlefield": ["Mountain*3"], "hand": ["Sting", "Ember Swarm", "Forest"]}, C={})
        table.to("main1").answers = [lambda asked: [1]]
        return table.cast("Sting").resolve().cast("Ember Swarm").passes(3)

    table = cast()
    assert table.on_battlefield("Ember") == 1 and table.stages() == ["due"]
    assert table.says("A", "Ember Swarm", "copy").stack() == ["Ember Swarm"]
    table.resolve()
    assert table.on_battlefield("Ember") == 2 and table.missed() == []
    late = cast().play("Forest")
    assert late.missed() == [("Ember Swarm", "D8", "")] and late.on_battlefield("Ember") == 1
    assert done_after_all(late, "Ember Swarm", "copy", "C").on_battlefield("Ember") == 2  # C has called, and chooses


@rule("MTP.D9", "communicated by announcing the action")
def test_when_you_do_is_announced_with_the_deed() -> None:
    """The deed itself has to be announced in time; if it is not done, nothing has triggered."""
    table = arrival(BUTCHER, CUB, STING, battlefield=["Meek Cub", "Mountain"], hand=["Sting"])
    table.answers = [lambda asked: [1]]
    assert table.cast("Sting").stages() == ["waiting"]
    table.resolve().says("A", "Glad Butcher")
    table.answers = [True, lambda asked: [1]]
    table.passes(2)
    assert table.stages() == [] and table.stack() == ["[Glad Butcher]"] and table.on_battlefield("Meek Cub") == 0
    assert table.resolve().life("B") == 16
    spared = arrival(BUTCHER, CUB, battlefield=["Meek Cub"]).says("A", "Glad Butcher")
    spared.answers = [False]
    spared.passes(2)
    assert spared.stages() == [] and spared.stack() == [] and spared.on_battlefield("Meek Cub") == 1


@rule("MTP.D11", "the affirmative choice")
def test_who_announces_an_optional_change_that_nobody_sees_has_said_yes() -> None:
    table = Practice([PROUD], A={"battlefield": ["Proud Cub"]}).attack("Proud Cub").says("A", "Proud Cub")
    table.passes(2)
    assert isinstance(table.pending, Act)  # no question was asked
    assert table.to("combat_damage").life("B") == 17


@rule("MTP.D11", "unless the opponent responds")
def test_after_a_response_the_choice_is_made() -> None:
    table = Practice([PROUD, STING], A={"battlefield": ["Proud Cub"]}, B={"battlefield": ["Mountain"], "hand": ["Sting"]})
    table.attack("Proud Cub").says("A", "Proud Cub").passes()
    table.answers = [lambda asked: [0]]
    table.cast("Sting").resolve()
    table.give(0).give(0)
    assert isinstance(table.pending, YesNo) and table.pending.asked_of == 0


@rule("MTP.D12", "answers for that player's triggers")
def test_who_controls_a_player_remembers_for_them() -> None:
    table = Practice([PUPPET, WELL], A={"battlefield": ["Puppet Box", "Forest"]}, B={"battlefield": ["Morning Well"]})
    table.to("main1", "A").activate("Puppet Box").resolve().to("upkeep", "B")
    assert [one.responsible for one in table.game.unannounced] == [0]
    table.passes()
    assert (table.pending.seat, table.pending.asked_of) == (0, 0), "A, who has just passed for B, has priority now"
    table.says("A", "Morning Well")
    assert table.pending.seat == 0 and table.stack() == ["[Morning Well]"]
    assert table.game.controller(table.game.stack[0]) == 1, "it is still B's ability"
    assert table.resolve().life("B") == 21 and table.life("A") == 20 and table.missed() == []


@rule("MTP.D12", "the controlled player is the opponent")
def test_what_was_forgotten_for_a_controlled_player_that_player_decides_on() -> None:
    table = Practice([PUPPET, WELL], A={"battlefield": ["Puppet Box", "Forest"]}, B={"battlefield": ["Morning Well"]})
    table.to("main1", "A").activate("Puppet Box").resolve().to("main1", "B")
    assert table.missed() == [("Morning Well", "D2", "")]
    table.to("upkeep", "A", asked="B")
    assert table.calls("B", "Morning Well").pending.seat == 1
    assert (table.game.turn.step, table.game.turn.active) == ("upkeep", 0), "nothing was taken back"


@rule("MTP.R2", "at the next phase's first priority")
def test_the_opponent_may_let_it_happen_as_the_next_phase_begins() -> None:
    table = shade_attack().to("declare_attackers", "B").calls("B", "Shade", None).give(1)
    assert table.on_battlefield("Shade") == 1
    table.to("end_combat", "B")
    assert table.on_battlefield("Shade") == 1
    table.to("main2", "B")
    assert table.on_battlefield("Shade") == 0 and table.missed() == [("Shade Caller", "D2", "R2")]
    (one,) = missed_triggers(table.match)
    assert (one.triggered.turn, one.mattered.turn) == (1, 1), "the report says when it triggered, whenever it was done"


@rule("MTP.P1", "need not point out", "never cause them to be missed by advancing", "MTP.P2", "a draw step rushed past")
def test_an_opponent_who_rushes_on_makes_nobody_miss_anything() -> None:
    table = Practice([WATCH], A={"battlefield": ["Night Watch"]}, order="BA").to("draw", "B", asked="A")
    assert table.stages() == ["due"] and table.missed() == []
    table.says("A", "Night Watch")
    assert table.life("A") == 21 and table.missed() == []
    idle = Practice([WATCH], A={"battlefield": ["Night Watch"]}, order="BA").to("draw", "B", asked="A").passes()
    assert idle.missed() == [("Night Watch", "D2", "")], "whoever should have spoken makes it missed, not who rushes on"
    struck = lone_attack().to("combat_damage")
    assert struck.life("B") == 18 and struck.stages() == ["mattered"] and struck.missed() == []
    assert struck.says("A", "Lone Knight").to("combat_damage").life("B") == 17, "nor what nobody sees, by taking less damage"


@rule("MTP.P2", "before taking an active role")
def test_in_an_opponents_turn_it_is_missed_by_taking_an_active_role() -> None:
    table = Practice([WATCH], A={"battlefield": ["Night Watch"]}, order="BA").to("draw", "B", asked="A").passes()
    assert table.missed() == [("Night Watch", "D2", "")]
    assert done_after_all(table, "Night Watch").life("A") == 21


@rule("MTP.P4", "a legal, clear state")
def test_a_sequence_out_of_order_misses_nothing() -> None:
    table = Practice([MEADOW, RAIN], A={"battlefield": ["Quiet Meadow", "Forest*2"], "hand": ["Forest", "Sudden Rain"]})
    table.to("main1").play("Forest").cast("Sudden Rain").says("A", "Quiet Meadow")
    assert table.life("A") == 21 and table.missed() == [] and table.stack() == ["Sudden Rain"]


@rule("MTP.P4", "not after the others had their chance")
def test_once_others_could_act_it_is_too_late_for_another_order() -> None:
    table = Practice([MEADOW, RAIN], A={"battlefield": ["Quiet Meadow", "Forest*2"], "hand": ["Forest", "Sudden Rain"]})
    table.to("main1").play("Forest").cast("Sudden Rain").passes(1)
    table.give(0)
    assert table.says("A", "Quiet Meadow").pending.seat == 1


@rule("MTP.P5", "still counts as having triggered")
def test_a_missed_trigger_has_triggered() -> None:
    """"When you next cast a creature spell": that was the first one, though nobody spoke of it."""
    table = Practice([NEXT, CUB], A={"battlefield": ["Next Bell", "Forest*6"], "hand": ["Meek Cub*3"]})
    table.to("main1").activate("Next Bell").resolve().cast("Meek Cub")
    assert table.stages() == ["waiting"]
    table.resolve().cast("Meek Cub").resolve()
    assert table.missed() == [("Next Bell", "D2", "")] and len(table.game.unannounced) == 1
    assert done_after_all(table, "Next Bell", None).life("A") == 22
    table.cast("Meek Cub").resolve()
    assert len(table.game.unannounced) == 1 and table.life("A") == 22, "nor does it trigger again by being done late"
    spoken = Practice([NEXT, CUB], A={"battlefield": ["Next Bell", "Forest*4"], "hand": ["Meek Cub*2"]})
    spoken.to("main1").activate("Next Bell").resolve().cast("Meek Cub").says("A", "Next Bell", None)
    assert spoken.stack() == ["Meek Cub", "[Next Bell]"] and spoken.resolve().life("A") == 22
    assert spoken.resolve().cast("Meek Cub").stages() == [], "nor for another spell when it was remembered"


def test_speaking_of_what_has_not_triggered_costs_nothing() -> None:
    table = arrival(SAGE, CUB, battlefield=["Meek Cub"])
    table.refuses("A", "Meek Cub", None).refuses("A", "Mild Sage", None).refuses("B", "Forest", None).refuses("A", "", None)
    table.says("A", "Mild Sage").refuses("A", "Mild Sage")


def test_a_trigger_of_what_is_gone_is_named_without_an_object() -> None:
    table = Practice([BREED, STING], A={"battlefield": ["Small Nest", "Mountain"], "hand": ["Sting"]})
    table.to("main1").activate("Small Nest").resolve()
    table.answers = [lambda asked: [table.find("Bird")]]
    table.cast("Sting").resolve()
    assert table.on_battlefield("Bird") == 0 and table.stages() == ["waiting"]
    assert table.says("A", "").resolve().life("A") == 22
