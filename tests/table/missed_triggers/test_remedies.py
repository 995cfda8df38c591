"""Judge's questions on missed triggers: what is done about one, and is it worth a warning?"""

from __future__ import annotations

import pytest

from engine.game.decisions.act import Act
from engine.game.decisions.choices import ChooseOption, ChooseTargets, YesNo
from engine.game.decisions.combat import DeclareAttackers, DeclareBlockers
from engine.table.missed_triggers import missed_triggers
from tests.rulebook import rule
from tests.support.games.practice import Practice, written
from tests.support.games.practice_cards import (
    CROCK,
    CUB,
    DEBT,
    ECHO,
    FALL,
    GRAVE,
    RAIN,
    SAGE,
    SMITH,
    SNARE,
    STACK,
    STING,
    WAND,
    arrival,
    done_after_all,
    lone_attack,
    shade_attack,
    smith_at_work,
)


@rule("MTP.R1", "resolves at once")
def test_an_aura_that_changes_only_what_it_enchants_is_made_good_at_once() -> None:
    table = Practice([SNARE, CUB], A={"battlefield": ["Island*2"], "hand": ["Soft Snare", "Forest"]}, B={"battlefield": ["Meek Cub"]})
    table.to("main1").answers = [lambda asked: [table.find("Meek Cub")]]
    table.cast("Soft Snare").resolve().play("Forest").passes()
    table.calls("B", "Soft Snare", "tap")
    assert table.game.objects[table.find("Meek Cub")].tapped and isinstance(table.pending, Act)
    assert table.missed() == [("Soft Snare", "D2", "R1")]


def asked_about(table: Practice, name: str, ability: str | None = "") -> str:
    """By which point of the policy an opponent is asked, when B calls attention; "" if B is not asked."""
    table.calls("B", name, ability)
    return table.pending.rule if isinstance(table.pending, YesNo | ChooseOption) and table.pending.seat == 1 else ""


@rule("MTP.R1", "an Aura's enters trigger", "only the enchanted permanent", "MTP.R4", "all other triggers")
@pytest.mark.parametrize(
    ("types", "text"),
    [
        ("Enchantment — Aura", "Enchant creature\nWhen this Aura enters, tap enchanted creature. You gain 1 life."),
        ("Enchantment — Aura", "Enchant creature\nWhen this Aura enters, tap all creatures."),
        ("Enchantment", "When this enchantment enters, tap all creatures."),
        ("Creature — Wall", "When this creature enters, tap this creature."),
    ],
)
def test_what_is_no_auras_or_changes_more_is_asked_about(types: str, text: str) -> None:
    odd = written("Odd Snare", "{1}{U}", types, text, "0/4" if types.startswith("Creature") else "")
    table = Practice([odd, CUB], A={"battlefield": ["Island*2"], "hand": ["Odd Snare", "Forest"]}, B={"battlefield": ["Meek Cub*2"]})
    table.to("main1").answers = [lambda asked: [table.find("Meek Cub")]]
    table.cast("Odd Snare").resolve().play("Forest").passes()
    assert asked_about(table, "Odd Snare", "enters") == "MTP.R4"


@rule("MTP.R1", "its own enters trigger", "MTP.R4", "all other triggers")
def test_another_trigger_of_an_aura_is_asked_about() -> None:
    odd = written("Odd Snare", "{1}{U}", "Enchantment — Aura", "Enchant creature\nWhenever a land enters, tap enchanted creature.")
    rain = written("Fog Rain", "{U}", "Sorcery", "You gain 1 life.")
    table = Practice([odd, CUB, rain], A={"battlefield": ["Island*3"], "hand": ["Odd Snare", "Forest", "Fog Rain"]}, B={"battlefield": ["Meek Cub"]})
    table.to("main1").answers = [lambda asked: [table.find("Meek Cub")]]
    table.cast("Odd Snare").resolve().play("Forest").cast("Fog Rain").passes()
    assert asked_about(table, "Odd Snare", "tap enchanted") == "MTP.R4"


@rule("MTP.R2", "a delayed trigger that undoes a zone change", "MTP.R4", "all other triggers")
def test_a_delayed_trigger_that_undoes_nothing_is_asked_about() -> None:
    table = Practice([GRAVE, CUB, FALL], A={"battlefield": ["Restless Grave", "Swamp*2"], "hand": ["Sudden Fall"]},
                     B={"battlefield": ["Meek Cub"]})  # fmt: skip
    table.to("main1").answers = [lambda asked: [table.find("Meek Cub")]]
    table.cast("Sudden Fall").resolve().to("upkeep", "B")
    assert asked_about(table, "Restless Grave", None) == "MTP.R4"  # what died was not moved by the effect that set it up


@rule("MTP.R2", "it resolves at once, without the stack", "whenever it was missed", "MTP.P5", "still counts as having triggered")
def test_what_undoes_a_zone_change_never_expires() -> None:
    table = shade_attack().to("main2", "B").to("upkeep", "A").to("main1", "A").to("upkeep", "B")
    assert table.stages() == ["missed"], "no later end of combat has triggered it again"
    assert asked_about(table, "Shade Caller", None) == "MTP.R2"
    table.give(0)
    assert table.on_battlefield("Shade") == 0 and table.stack() == [] and table.missed()[0][2] == "R2"
    assert isinstance(table.pending, Act)


@rule("MTP.R3", "missed before the current phase of the previous turn", "MTP.R4", "else the opponent chooses")
@pytest.mark.parametrize(
    ("step", "who", "remedy"),
    [
        ("main1", "A", "MTP.R4"), ("main2", "A", "MTP.R4"), ("end", "A", "MTP.R4"), ("upkeep", "B", "MTP.R4"),
        ("draw", "B", "MTP.R4"), ("main1", "B", "MTP.R4"), ("begin_combat", "B", ""), ("end", "B", ""), ("upkeep", "A", ""),
    ],
)  # fmt: skip
def test_it_is_too_old_from_the_next_phase_of_the_next_turn_on(step: str, who: str, remedy: str) -> None:
    """Missed in A's first main phase. Combat and what comes after it is a later phase of the turn after."""
    table = arrival(SAGE, hand=["Forest"]).play("Forest").passes(2)
    if (step, who) != ("main1", "A"):
        table.to(step, who) if who == "B" else table.to(step, who).to(step, who)
        if (step, who) == ("upkeep", "A"):
            assert table.game.turn.number == 3
    assert asked_about(table, "Mild Sage") == remedy
    assert table.missed()[0][2] == ("" if remedy else "R3")
    if remedy:
        table.give(True)
        assert table.missed()[0][2] == "R4" and table.stack() == ["[Mild Sage]"] and table.stages() == ["closed"]


@rule("MTP.R3", "missed before the current phase of the previous turn")
def test_two_turns_are_too_long_in_whatever_phase() -> None:
    table = arrival(SAGE, hand=["Forest"]).play("Forest").to("main1", "B").to("upkeep", "A")
    assert asked_about(table, "Mild Sage") == "" and table.missed() == [("Mild Sage", "D2", "R3")]


@rule("MTP.R3", "its duration has expired", "not while it would still last", "MTP.R4", "put on the stack")
def test_what_would_still_last_is_asked_about() -> None:
    table = lone_attack().to("combat_damage")
    assert table.stages() == ["mattered"]
    table.passes(2).to("main2", "A")
    assert table.missed() == [("Lone Knight", "D4", "")]
    assert asked_about(table, "Lone Knight") == "MTP.R4"
    table.give(True)
    assert table.stack() == ["[Lone Knight]"]
    table.resolve()
    assert table.game.chars(table.find("Lone Knight")).power == 3


@rule("MTP.R3", "its duration has expired", "not while it would still last", "MTP.R4", "all other triggers")
@pytest.mark.parametrize(("until", "remedy"), [("until your next turn", "MTP.R4"), ("until end of turn", "")])
def test_what_would_last_into_the_next_turn_is_asked_about_there(until: str, remedy: str) -> None:
    grim = written("Grim Wolf", "{2}{R}", "Creature — Wolf", f"Whenever this creature attacks, it gets +2/+0 {until}.", "1/1")
    table = Practice([grim], A={"battlefield": ["Grim Wolf"]}).attack("Grim Wolf").to("upkeep", "B")
    wolf = table.find("Grim Wolf")
    assert table.missed() == [("Grim Wolf", "D4", "")] and table.life("B") == 19
    assert asked_about(table, "Grim Wolf") == remedy
    if remedy:
        assert table.give(True).settle().resolve().game.chars(wolf).power == 3
        assert table.to("upkeep", "A").game.chars(wolf).power == 1
    else:
        assert table.missed() == [("Grim Wolf", "D4", "R3")] and table.stack() == []


@rule("MTP.R3", "missed before the current phase of the previous turn")
def test_what_was_missed_more_than_a_turn_ago_is_not_done() -> None:
    table = arrival(SAGE, hand=["Forest"]).play("Forest").to("end", "B").calls("B", "Mild Sage")
    assert table.life("A") == 20 and table.missed() == [("Mild Sage", "D2", "R3")] and isinstance(table.pending, Act)
    soon = arrival(SAGE, hand=["Forest"]).play("Forest").to("main1", "B").calls("B", "Mild Sage")
    assert isinstance(soon.pending, YesNo)  # the same phase of the turn before is not too long ago


@rule("MTP.R3", "missed before the current phase of the previous turn", "MTP.D2", "any action only possible after it resolved")
def test_what_was_missed_as_a_turn_began_is_too_old_from_the_main_phase_of_the_next_on() -> None:
    """What triggered in the cleanup step of turn 1 was missed as turn 2 began."""
    scrap = written("Scrap Heap", "{1}", "Artifact", "Whenever a card is put into your graveyard from anywhere, you gain 1 life.")
    for step, remedy in (("upkeep", "MTP.R4"), ("main1", "")):
        table = Practice([scrap], A={"battlefield": ["Scrap Heap"], "hand": ["Forest*7"]}).to("end", "A").to("main2", "B").to(step, "A")
        assert table.game.turn.number == 3 and table.missed() == [("Scrap Heap", "D2", "")]
        assert asked_about(table, "Scrap Heap") == remedy
        assert table.missed() == [("Scrap Heap", "D2", "" if remedy else "R3")], "it is dealt with by playing on, or still to be"


@rule("MTP.R3", "its duration has expired")
def test_what_would_be_over_is_not_done() -> None:
    table = lone_attack().to("combat_damage")
    assert table.stages() == ["mattered"] and table.life("B") == 18
    table.to("upkeep", "B").calls("A", "Lone Knight")
    assert table.missed() == [("Lone Knight", "D4", "R3")] and isinstance(table.pending, Act)
    assert "play goes on" in table.told()
    timely = lone_attack().to("combat_damage").says("A", "Lone Knight")
    assert timely.life("B") == 20 and timely.to("combat_damage").life("B") == 17, "until it is missed, it is played anew with it"


@rule("MTP.R4", "at its proper place")
def test_it_goes_where_it_should_have_been_on_the_stack() -> None:
    table = smith_at_work(SAGE, hand=["Sudden Rain"]).cast("Sudden Rain").passes()
    table.answers = [True, lambda asked: [table.find("Plain Crock")]]
    table.calls("B", "Tin Smith").settle()
    assert table.stack() == ["[Tin Smith]", "Sudden Rain"]


@rule("MTP.R4", "at its proper place")
def test_its_place_is_above_what_was_on_the_stack_when_it_triggered() -> None:
    grim = written("Grim Echo", "{1}", "Artifact", "Whenever you cast an instant spell, destroy target artifact.")
    table = Practice([grim, STING, CROCK], A={"battlefield": ["Grim Echo", "Mountain"], "hand": ["Sting"]}, B={"battlefield": ["Plain Crock"]})
    table.to("main1").answers = [lambda asked: [1]]
    table.cast("Sting").passes(1)
    assert table.missed() == [("Grim Echo", "D1", "")] and table.stack() == ["Sting"]
    table.answers = [True, lambda asked: [table.find("Plain Crock")]]
    table.calls("B", "Grim Echo").settle()
    assert table.stack() == ["Sting", "[Grim Echo]"]
    table.resolve()
    assert table.on_battlefield("Plain Crock") == 0 and table.life("B") == 20 and table.resolve().life("B") == 19


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


@rule("MTP.R4a", "objects that were legal when it should have triggered", "MTP.R4", "put on the stack as the opponent chooses",
      "MTP.EC", "forgotten until after the next spell", "MTP.D1", "missed by passing")  # fmt: skip
def test_a_late_choice_is_among_what_was_there() -> None:
    """The land that was played since can't be what is sacrificed; nor can a target be what came later."""
    table = Practice([STACK, CROCK], A={"battlefield": ["Smoky Stack", "Plain Crock"], "hand": ["Forest"]})
    table.to("main1").play("Forest").passes()
    table.answers = [True]
    table.calls("B", "Smoky Stack").settle()
    assert table.missed() == [("Smoky Stack", "D2", "R4")], "with a warning, as it is usually bad for its controller"
    table.give(0).give(0)
    names = {table.game.chars(ref).name for ref in table.pending.candidates}
    assert names == {"Smoky Stack", "Plain Crock"}
    other = smith_at_work(hand=["Plain Crock"], battlefield=["Mountain"]).cast("Plain Crock").resolve()
    assert other.missed() == [("Tin Smith", "D1", "")]
    other.answers = [True]
    other.calls("B", "Tin Smith").give(True)
    assert isinstance(other.pending, ChooseTargets) is False  # only the crock that was there is left, so nothing is asked
    target = dict(other.game.objects[other.game.stack[-1]].stack.targets)
    assert [other.game.controller(ref) for refs in target.values() for ref in refs] == [1]


@rule("MTP.R4a", "would not have been legal choices when the ability should have triggered", "MTP.D1", "missed by passing")
def test_what_was_there_but_could_not_be_chosen_can_not_be_chosen_later() -> None:
    """Two creatures were tapped as the ability should have been put on the stack. A third has become tapped since."""
    grim = written("Grim Smith", "{1}{R}", "Creature — Human", "When this creature enters, destroy target tapped Bird.", "2/2")
    singer = written("Song Bird", "{W}", "Creature — Bird", "{T}: You gain 1 life.", "1/1")
    theirs = [{"card": "Song Bird", "tapped": True}, {"card": "Song Bird", "tapped": True}, {"card": "Song Bird", "tapped": False}]
    table = arrival(grim, singer, B={"battlefield": theirs}).passes()
    assert table.missed() == [("Grim Smith", "D1", "")]
    birds = [oid for oid in table.game.battlefield if table.game.chars(oid).name == "Song Bird"]
    (third,) = [oid for oid in birds if not table.game.objects[oid].tapped]
    table.activate("Song Bird")
    assert table.game.objects[third].tapped
    table.calls("B", "Grim Smith").give(True)
    assert isinstance(table.pending, ChooseTargets) and table.pending.seat == 0
    assert sorted(table.pending.candidates) == sorted(set(birds) - {third})
    alone = arrival(grim, singer, B={"battlefield": theirs[1:]}).passes()
    kept = next(oid for oid in alone.game.battlefield if alone.game.chars(oid).name == "Song Bird" and not alone.game.objects[oid].tapped)
    alone.activate("Song Bird").calls("B", "Grim Smith").give(True)
    assert isinstance(alone.pending, Act), "there was one, so nothing is asked"
    assert alone.stack() == ["[Grim Smith]", "[Song Bird]"], "it stands where it should have been"
    while alone.stack():
        alone.resolve()
    assert alone.find("Song Bird") == kept and alone.on_battlefield("Song Bird") == 1


@rule("MTP.R4a", "each of several choices among what was legal then")
def test_each_choice_of_a_late_ability_is_among_what_it_could_have_been() -> None:
    wrecker = written("Keen Wrecker", "{1}{R}", "Creature — Human", "When this creature enters, destroy target artifact and target land.", "2/2")
    table = arrival(wrecker, CROCK, battlefield=["Forest*3"], hand=["Plain Crock"], B={"battlefield": ["Plain Crock*2", "Swamp*2"]})
    table.cast("Plain Crock").resolve()
    assert table.missed() == [("Keen Wrecker", "D1", "")] and table.on_battlefield("Plain Crock") == 3
    table.calls("B", "Keen Wrecker").give(True)
    chosen = []
    while isinstance(table.pending, ChooseTargets):
        chosen.append(sorted({table.game.controller(ref) for ref in table.pending.candidates}))
        table.give([next(ref for ref in table.pending.candidates if table.game.controller(ref) == 1)])
    assert chosen == [[1], [0, 1]], "the crock that came since is none of them; all lands were there"
    table.settle().resolve()
    assert table.on_battlefield("Plain Crock") == 2 and table.on_battlefield("Swamp") == 1


@rule("MTP.R5", "a simple backup", "whose completion the trigger would change")
def test_an_action_that_would_change_the_effect_is_taken_back() -> None:
    table = arrival(DEBT, RAIN, battlefield=["Forest*2"], hand=["Sudden Rain", "Forest"]).cast("Sudden Rain")
    assert table.missed() == [("Heavy Debt", "D2", "")]
    table.answers = [True]
    table.calls("B", "Heavy Debt").settle()
    assert table.stack() == ["[Heavy Debt]"] and table.hand("A") == 3
    assert table.missed() == [("Heavy Debt", "D2", "R4")]
    assert missed_triggers(table.match)[0].mattered.step == "main1" and missed_triggers(table.match)[0].outcome
    assert table.resolve().life("A") == 17
    refused = arrival(DEBT, RAIN, battlefield=["Forest*2"], hand=["Sudden Rain", "Forest"]).cast("Sudden Rain")
    refused.calls("B", "Heavy Debt").give(False)
    assert refused.stack() == [] and refused.hand("A") == 3 and refused.missed() == [("Heavy Debt", "D2", "R4")]
    refused.refuses("B", "Heavy Debt")
    assert refused.cast("Sudden Rain").resolve().hand("A") == 3 and refused.life("A") == 20
    same = arrival(SAGE, hand=["Forest"]).play("Forest").calls("B", "Mild Sage")
    assert isinstance(same.pending, YesNo) and same.on_battlefield("Forest") == 3, "a land that changes nothing of it stays"


@rule("MTP.R5", "a simple backup", "MTP.EC", "forgotten until after the next spell", "MTP.D1", "announced at once")
def test_a_spell_that_would_change_what_a_forgotten_choice_brings_is_taken_back() -> None:
    """A player loses 1 life for each card in one's hand, and the next spell was one of these."""
    usurer = written("Keen Usurer", "{1}{G}", "Creature — Human", "When this creature enters, target player loses 1 life for each card in your hand.", "2/2")
    table = arrival(usurer, RAIN, battlefield=["Forest*2"], hand=["Sudden Rain", "Forest"]).cast("Sudden Rain")
    assert table.missed() == [("Keen Usurer", "D1", "")] and table.stack() == ["Sudden Rain"]
    table.calls("B", "Keen Usurer")
    assert isinstance(table.pending, YesNo) and table.pending.rule == "MTP.R4" and table.pending.seat == 1
    assert table.stack() == [] and table.hand("A") == 3, "Sudden Rain is in its owner's hand again"
    table.answers = [lambda asked: [1]]
    table.give(True).settle()
    assert table.stack() == ["[Keen Usurer]"] and table.resolve().life("B") == 17
    assert table.missed() == [("Keen Usurer", "D1", "R4")]


@rule("MTP.R5", "an action, not a pass", "MTP.R4", "all other triggers", "MTP.D1", "missed by passing",
      "MTP.D1a", "target player is not assumed")  # fmt: skip
def test_what_a_pass_has_shown_to_be_forgotten_takes_nothing_back() -> None:
    """The opponent is asked at once, but passing is no action to be taken back."""
    table = arrival(
        written("Keen Smith", "{1}{R}", "Creature — Human", "When this creature enters, it deals 2 damage to target player.", "2/2")
    ).passes()
    assert table.missed() == [("Keen Smith", "D1", "")] and table.pending.asked_of == 1
    answered = len(table.match.answers)
    assert asked_about(table, "Keen Smith") == "MTP.R4" and len(table.match.answers) == answered + 1
    assert table.give(False).pending.asked_of == 1, "it is still the other player who has priority"
    table.refuses("B", "Keen Smith")
    assert table.missed() == [("Keen Smith", "D1", "R4")]


@rule("MTP.R4a", "what came since is no choice, even if there was nothing to choose", "MTP.R4", "the opponent chooses")
def test_what_came_right_after_an_ability_triggered_is_no_late_choice() -> None:
    quarry = written("Brass Quarry", "", "Artifact Land", "{T}: Add {C}.")
    payer = written("Glad Payer", "{1}{G}", "Creature — Human", "When this creature enters, you gain 1 life, then sacrifice an artifact.", "2/2")
    table = arrival(payer, quarry, hand=["Brass Quarry"]).play("Brass Quarry").passes(2)
    assert table.missed() == [("Glad Payer", "D2", "")]
    assert done_after_all(table, "Glad Payer").life("A") == 21 and table.on_battlefield("Brass Quarry") == 1


@rule("MTP.R4", "put on the stack", "as attackers are declared")
def test_what_is_put_on_the_stack_before_attackers_are_declared_can_be_answered() -> None:
    table = Practice([SAGE, CUB], A={"battlefield": ["Forest*2", "Meek Cub"], "hand": ["Mild Sage", "Forest"]}, order="BA")
    table.to("main1", "A").cast("Mild Sage").resolve().play("Forest")
    while not isinstance(table.pending, DeclareAttackers):
        table.give(0)
    table.calls("B", "Mild Sage").give(True)
    assert table.stack() == ["[Mild Sage]"]
    for who in "AB":
        assert isinstance(table.pending, Act) and table.letters[table.pending.asked_of] == who and table.life("A") == 20
        table.give(0)
    assert table.life("A") == 23
    table.passes(2)
    assert isinstance(table.pending, DeclareAttackers) and table.letters[table.pending.asked_of] == "A"


@rule("MTP.R4", "put on the stack", "as permanents untap")
def test_what_is_put_on_the_stack_as_permanents_untap_waits_for_the_upkeep() -> None:
    """Nobody gets priority in the untap step (CR 502.4). A's totem untaps then too, and B decides on their own one only."""
    spring = written("Wide Spring", "{1}", "Artifact", "Untap all artifacts you control during each other player's untap step.")
    stubborn = written("Stiff Totem", "{1}", "Artifact", "You may choose not to untap this artifact during your untap step.\n{T}: You gain 1 life.")
    theirs = {"battlefield": [{"card": "Stiff Totem", "tapped": True}]}
    table = arrival(SAGE, stubborn, spring, hand=["Forest"], battlefield=["Wide Spring", "Stiff Totem"], B=theirs)
    table.activate("Stiff Totem").resolve().play("Forest")
    while isinstance(table.pending, Act | DeclareAttackers):
        table.give(table._usual())
    asked = table.pending.kind
    assert table.pending.source == table.find("Stiff Totem", "B") and table.pending.candidates == (table.find("Stiff Totem", "B"),)
    table.calls("B", "Mild Sage").give(True)
    assert table.stack() == ["[Mild Sage]"] and table.pending.kind == asked and table.pending.asked_of == 1
    table.give(table._usual())
    assert isinstance(table.pending, Act) and table.pending.asked_of == 1 and table.game.turn.step == "upkeep"
    assert table.stack() == ["[Mild Sage]"] and table.resolve().life("A") == 24
    assert [table.game.objects[table.find("Stiff Totem", who)].tapped for who in "AB"] == [False, False]


@rule("MTP.R4", "put on the stack", "MTP.D3", "at any time afterwards")
def test_what_is_put_on_the_stack_while_blocks_are_declared_resolves_before_them() -> None:
    table = arrival(SMITH, CROCK, CUB, battlefield=["Meek Cub"], B={"battlefield": ["Plain Crock", "Meek Cub"]}).passes(2)
    table.attack("Meek Cub")
    while not isinstance(table.pending, DeclareBlockers):
        table.passes()
    table.answers = [True]
    table.calls("B", "Tin Smith").settle()
    assert isinstance(table.pending, Act) and table.pending.asked_of == 0 and table.stack() == ["[Tin Smith]"]
    table.resolve()
    assert table.on_battlefield("Plain Crock") == 0


@rule("MTP.R4", "put on the stack", "514.3a")
def test_what_is_put_on_the_stack_while_cards_are_discarded_resolves_before_the_turn_ends() -> None:
    table = smith_at_work(hand=["Forest*7"]).passes(2)
    while table.game.turn.step != "cleanup":
        table.give(0)
    asked = table.pending
    assert not isinstance(asked, Act) and table.hand("A") == 8
    table.calls("B", "Tin Smith").give(True)
    assert table.stack() == ["[Tin Smith]"] and table.game.turn.number == 1
    table.resolve()
    assert table.on_battlefield("Plain Crock") == 0
    assert table.to("upkeep", "B").hand("A") == 7, "another cleanup step has begun"
