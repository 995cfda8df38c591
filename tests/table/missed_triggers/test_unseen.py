"""Judge's questions on missed triggers whose effect nobody sees at work: when do they first matter?"""

from __future__ import annotations

import pytest

from engine.core.errors import RefusedError
from engine.game.decisions.act import Act
from engine.game.decisions.combat import DeclareBlockers
from tests.rulebook import rule
from tests.support.games.practice import Practice, written
from tests.support.games.practice_cards import (
    BELL,
    CRANE,
    CROCK,
    CUB,
    KNIGHT,
    MIST,
    SAGE,
    SMITH,
    STING,
    WOLF,
    lone_attack,
    pack_attack,
)


@rule("MTP.D3", "stop the opponent's illegal action", "MTP.P3", "is rewound")
def test_a_block_that_the_trigger_forbids_is_taken_back_when_its_controller_objects() -> None:
    table = pack_attack().block(("Meek Cub", "Pack Wolf"))
    assert table.stages() == ["mattered"]
    table.says("A", "Pack Wolf")
    assert isinstance(table.pending, DeclareBlockers) and table.game.combat.blocking == {}
    with pytest.raises(RefusedError):
        table.give([[table.find("Meek Cub"), table.find("Pack Wolf")]])
    table.give([]).to("combat_damage")
    assert table.life("B") == 19 and table.missed() == []


@rule("MTP.D3", "acknowledge", "MTP.P3", "succeeds, confirming the miss")
def test_a_block_to_which_nobody_objects_confirms_that_it_was_forgotten() -> None:
    table = pack_attack().block(("Meek Cub", "Pack Wolf")).passes()
    assert table.missed() == [("Pack Wolf", "D3", "")] and table.find("Meek Cub") in table.game.combat.blocking


@rule("MTP.D3", "acknowledge")
def test_a_change_of_the_rules_that_was_announced_is_no_question() -> None:
    table = pack_attack().says("A", "Pack Wolf").resolve()
    while not isinstance(table.pending, DeclareBlockers):
        table.passes()
    with pytest.raises(RefusedError):
        table.give([[table.find("Meek Cub"), table.find("Pack Wolf")]])


@rule("MTP.D4", "by the first time it changes the visible state", "MTP.EA", "it first matters in the combat damage step")
def test_a_larger_attacker_is_made_known_as_damage_is_dealt() -> None:
    table = lone_attack().to("combat_damage")
    assert table.life("B") == 18 and table.stages() == ["mattered"]
    answered = len(table.match.answers)
    table.says("A", "Lone Knight")
    assert len(table.match.answers) == answered and table.pending.asked_of == 1, "only the last pass is taken back"
    table.to("combat_damage")
    assert table.life("B") == 17 and table.missed() == []


@rule("MTP.EA", "not before the combat damage step", "MTP.D4", "the first time it changes the visible state")
def test_what_else_is_done_before_damage_does_not_show_it() -> None:
    """The opponent casts a spell with the larger attacker on its way. The same would have been done with it known."""
    table = Practice([KNIGHT, BELL], A={"battlefield": ["Lone Knight"]}, B={"battlefield": ["Small Bell"]})
    table.attack("Lone Knight").to("declare_blockers", "A", asked="B")
    table.activate("Small Bell")
    assert table.stages() == ["due"]
    assert table.resolve().stages() == ["due"] and table.life("B") == 21
    table.to("combat_damage")
    assert table.life("B") == 19 and table.stages() == ["mattered"]


@rule("MTP.EA", "announced with its unboosted damage", "MTP.D4", "missed")
def test_two_damage_of_an_exalted_attacker_means_that_it_was_forgotten() -> None:
    table = lone_attack().to("declare_blockers")
    assert table.stages() == ["due"]
    assert table.to("combat_damage").stages() == ["mattered"] and table.missed() == []
    assert table.passes().missed() == [("Lone Knight", "D4", "")]
    table.calls("B", "Lone Knight").settle()
    assert table.life("B") == 18


@rule("MTP.D4", "a creature that should have died")
def test_a_weakened_creature_dies_of_damage_that_its_controller_thought_too_little() -> None:
    table = Practice([MIST, CUB, STING], A={"battlefield": ["Thin Mist", "Mountain"], "hand": ["Sting"]},
                     B={"battlefield": ["Forest*2"], "hand": ["Meek Cub"]}, order="BA")  # fmt: skip
    table.to("main1", "B").cast("Meek Cub").resolve()
    table.to("begin_combat", "B", asked="A")
    assert table.stages() == ["due"]
    table.answers = [lambda asked: [table.find("Meek Cub")]]
    table.cast("Sting").resolve()
    assert table.on_battlefield("Meek Cub") == 1 and table.stages() == ["mattered"]
    table.says("A", "Thin Mist").to("end", "B")
    assert table.on_battlefield("Meek Cub") == 0 and table.missed() == []


@rule("MTP.D4", "the first time it changes the visible state", "a creature that gained an ability", "MTP.P3", "is rewound")
def test_an_ability_that_an_attacker_has_gained_matters_as_it_is_blocked_against_it() -> None:
    grim = written("Grim Wolf", "{1}{R}", "Creature — Wolf", "Whenever this creature attacks, it gains menace until end of turn.", "1/1")
    theirs = {"battlefield": ["Meek Cub*2"]}
    table = Practice([grim, CUB], A={"battlefield": ["Grim Wolf"]}, B=theirs).attack("Grim Wolf").block(("Meek Cub", "Grim Wolf"))
    assert table.stages() == ["mattered"] and table.missed() == []
    table.says("A", "Grim Wolf")
    assert isinstance(table.pending, DeclareBlockers) and table.game.combat.blocking == {}
    cubs = [oid for oid in table.game.battlefield if table.game.chars(oid).name == "Meek Cub"]
    with pytest.raises(RefusedError):
        table.give([[cubs[0], table.find("Grim Wolf")]])
    table.give([[cub, table.find("Grim Wolf")] for cub in cubs])
    assert len(table.game.combat.blocking) == 2 and table.missed() == []
    other = Practice([grim, CUB], A={"battlefield": ["Grim Wolf"]}, B=theirs).attack("Grim Wolf")
    while not isinstance(other.pending, DeclareBlockers):
        other.passes()
    other.give([[cub, other.find("Grim Wolf")] for cub in cubs])
    assert other.stages() == ["due"], "both may block it, with it or without"


HUSH = written("Long Hush", "{1}", "Artifact", "{T}: Prevent all combat damage that would be dealt this turn.")
SPUR = written("Brave Spur", "{1}", "Artifact", "{T}: Target creature you control deals damage equal to its power to each opponent.")


@rule("MTP.EA", "it first matters when it first makes a difference, the combat damage step or later", "MTP.D4", "the first time")
def test_a_larger_attacker_that_deals_no_damage_is_still_in_time_after_combat() -> None:
    """Its bonus lasts until the turn ends, and only then is it nothing to be remembered any more."""
    for late in (False, True):
        table = Practice([KNIGHT, HUSH, SPUR], A={"battlefield": ["Lone Knight", "Brave Spur"]}, B={"battlefield": ["Long Hush"]})
        table.attack("Lone Knight").to("declare_attackers", "A", asked="B").activate("Long Hush").to("main2", "A")
        assert table.stages() == ["due"] and table.life("B") == 20 and table.missed() == []
        if late:
            table.answers = [lambda asked: list(asked.candidates[:1])]
            table.activate("Brave Spur").resolve()
            assert table.stages() == ["mattered"] and table.life("B") == 18
            table.says("A", "Lone Knight").to("end", "A")
            assert table.life("B") == 17 and table.missed() == []
        assert table.to("upkeep", "B").stages() == [] and table.missed() == [], "nobody has missed anything"


@rule("MTP.D4", "an effect that lasts until the end of combat")
def test_a_bonus_until_end_of_combat_is_nothing_to_be_remembered_afterwards() -> None:
    brief = written("Brief Knight", "{1}{W}", "Creature — Human Knight", "Whenever this creature attacks, it gets +1/+1 until end of combat.", "2/1")
    table = Practice([brief, HUSH], A={"battlefield": ["Brief Knight"]}, B={"battlefield": ["Long Hush"]})
    table.attack("Brief Knight").to("declare_attackers", "A", asked="B").activate("Long Hush").to("end_combat", "A")
    assert table.stages() == ["due"]
    assert table.to("main2", "A").stages() == [] and table.missed() == []


@rule("MTP.EA", "in time until the combat damage step", "MTP.D4", "make it known")
def test_what_should_have_resolved_is_done_at_once_as_it_is_announced_in_time() -> None:
    """Not by way of the stack: nobody may respond to it any more."""
    table = lone_attack().to("declare_blockers").says("A", "Lone Knight")
    assert table.stack() == [] and table.game.chars(table.find("Lone Knight")).power == 3 and table.stages() == []
    assert table.to("combat_damage").life("B") == 17 and table.missed() == []
    early = lone_attack()
    assert early.stages() == ["waiting"] and early.says("A", "Lone Knight").stack() == ["[Lone Knight]"]
    assert early.game.chars(early.find("Lone Knight")).power == 2, "it is announced while it could be responded to"


@rule("MTP.P3", "only what the legality of the play depends on", "MTP.D4", "each for itself")
def test_of_two_abilities_of_an_attacker_only_the_one_that_forbids_the_block_has_mattered() -> None:
    """One creature may not block it now that it has menace; how large it is makes no difference to that."""
    grim = written(
        "Grim Wolf", "{1}{R}", "Creature — Wolf",
        "Whenever this creature attacks, it gains menace until end of turn.\nWhenever this creature attacks, it gets +1/+0 until end of turn.", "1/1",
    )  # fmt: skip
    table = Practice([grim, CUB], A={"battlefield": ["Grim Wolf"]}, B={"battlefield": ["Meek Cub*2"]})
    table.attack("Grim Wolf").block(("Meek Cub", "Grim Wolf"))
    assert {"menace" in one.trigger.ability.label: one.stage for one in table.game.unannounced} == {True: "mattered", False: "due"}
    table.says("A", "Grim Wolf", "menace")
    assert isinstance(table.pending, DeclareBlockers) and table.game.combat.blocking == {}
    table.give([]).to("combat_damage")
    assert table.life("B") == 19 and table.stages() == ["mattered"], "now the other makes a difference"


@rule("MTP.P3", "a play whose legality depends on an uncommunicated trigger", "is rewound", "MTP.D3", "the rules of the game")
def test_a_spell_that_a_trigger_of_the_cleanup_step_forbids_is_taken_back() -> None:
    """Nobody has priority in that step, so it should have resolved as the turn ended."""
    heap = written("Silent Heap", "{1}", "Artifact", "Whenever you discard a card, your opponents can't cast spells until your next turn.")
    table = Practice([heap, STING], A={"battlefield": ["Silent Heap"], "hand": ["Forest*7"]}, B={"battlefield": ["Mountain"], "hand": ["Sting"]})
    table.to("end", "A").to("upkeep", "B", asked="B")
    assert table.stages() == ["due"]
    table.answers = [lambda asked: [0]]
    table.cast("Sting")
    assert table.stages() == ["mattered"] and table.stack() == ["Sting"]
    table.says("A", "Silent Heap")
    assert table.stack() == [] and table.hand("B") == 1 and table.missed() == []
    with pytest.raises(AssertionError):
        table.cast("Sting")


@rule("MTP.P2", "in an opponent's turn", "awareness before taking an active role", "MTP.D4", "not by what it does not change")
def test_what_an_opponent_does_in_their_turn_that_would_be_the_same_leaves_time_to_speak() -> None:
    table = Practice([MIST, BELL, CUB], A={"battlefield": ["Thin Mist"]},
                     B={"battlefield": ["Forest*2", "Small Bell"], "hand": ["Meek Cub"]}, order="BA")  # fmt: skip
    table.to("main1", "B").cast("Meek Cub").resolve().passes(2).to("begin_combat", "B", asked="B")
    assert table.activate("Small Bell").stages() == ["due"]
    assert table.resolve().stages() == ["due"] and table.life("B") == 21 and table.missed() == []
    table.says("A", "Thin Mist")
    assert table.game.chars(table.find("Meek Cub")).toughness == 1 and table.stages() == [] and table.missed() == []


@rule("MTP.D10", "no impact on the game", "MTP.EA", "it first matters in the combat damage step")
@pytest.mark.parametrize("cubs", [0, 1])
def test_a_bonus_for_other_creatures_has_an_impact_only_if_there_are_any(cubs: int) -> None:
    proud = written(
        "Proud Cub", "{1}{G}", "Creature — Bear",
        "Whenever this creature attacks, it gets +X/+0 until end of turn, where X is the number of other creatures you control.", "2/2",
    )  # fmt: skip
    table = Practice([proud, CUB], A={"battlefield": ["Proud Cub", f"Meek Cub*{cubs}"] if cubs else ["Proud Cub"]})
    table.attack("Proud Cub").to("combat_damage")
    assert table.stages() == ["mattered"] * cubs and table.life("B") == 18
    if cubs:
        answered = len(table.match.answers)
        table.says("A", "Proud Cub")
        assert len(table.match.answers) == answered and table.pending.asked_of == 1, "only the last pass is taken back"
        assert table.to("combat_damage").life("B") == 17
    assert table.missed() == []


@rule("MTP.R3", "its duration has expired", "however much was done meanwhile", "MTP.D4", "the first time it changes the visible state")
def test_what_else_was_done_does_not_matter_to_what_has_expired() -> None:
    """The opponent uses a bell on the way, which would have been the same with the larger attacker."""
    table = Practice([KNIGHT, BELL], A={"battlefield": ["Lone Knight"]}, B={"battlefield": ["Small Bell"]})
    table.attack("Lone Knight").to("declare_blockers", "A", asked="B").activate("Small Bell")
    assert table.stages() == ["due"]
    table.resolve().to("combat_damage").passes()
    assert table.missed() == [("Lone Knight", "D4", "")] and table.life("B") == 19
    table.to("upkeep", "B").calls("B", "Lone Knight")
    assert table.missed() == [("Lone Knight", "D4", "R3")] and table.life("B") == 19


@rule("MTP.P3", "is rewound", "MTP.D3", "stop the opponent's illegal action")
@rule("MTP.P1", "opponents need not point out triggers: they do so when they like, and what they were about to do follows")
def test_what_was_missed_before_is_pointed_out_once_a_block_was_taken_back_and_as_permanents_untap() -> None:
    """Priority is had again before the blocks; as permanents untap nobody has any (CR 502.4)."""
    totem = written("Stiff Totem", "{1}", "Artifact", "You may choose not to untap this artifact during your untap step.")
    mine = {"battlefield": ["Pack Wolf", "Mountain*2", "Forest*2"], "hand": ["Tin Smith", "Mild Sage"]}
    theirs = {"battlefield": ["Meek Cub", "Kind Crane", "Plain Crock", {"card": "Stiff Totem", "tapped": True}]}
    table = Practice([WOLF, CUB, CRANE, SMITH, CROCK, SAGE, totem], A=mine, B=theirs)
    table.to("main1").cast("Tin Smith").resolve().cast("Mild Sage").resolve().attack("Pack Wolf").block(("Meek Cub", "Pack Wolf"))
    table.says("A", "Pack Wolf")
    assert isinstance(table.pending, DeclareBlockers) and table.game.combat.blocking == {}
    assert table.missed() == [("Tin Smith", "D1", ""), ("Mild Sage", "D2", "")]
    table.calls("B", "Tin Smith").give(True).give([table.find("Plain Crock")])
    assert table.stack() == ["[Tin Smith]"] and isinstance(table.pending, Act) and table.pending.asked_of == 0
    assert table.resolve().on_battlefield("Plain Crock") == 0
    while isinstance(table.pending, Act):
        table.give(0)
    assert isinstance(table.pending, DeclareBlockers)
    while table.game.turn.number == 1:
        table.give(table._usual())
    asked = table.pending
    assert table.life("B") == 19 and asked.source == table.find("Stiff Totem") and asked.asked_of == 1
    table.calls("B", "Mild Sage").give(True)
    assert table.stack() == ["[Mild Sage]"] and (table.pending.kind, table.pending.source) == (asked.kind, asked.source), "B goes on untapping"
    assert table.to("upkeep", "B").resolve().life("A") == 23 and [remedy for *_, remedy in table.missed()] == ["R4", "R4"]
