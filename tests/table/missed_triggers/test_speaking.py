"""Judge's questions on speaking of a trigger. Which one is meant, whose it is, and who is asked what is done."""

from __future__ import annotations

import pytest

from engine.core.errors import RefusedError
from engine.game.decisions.choices import YesNo
from tests.rulebook import rule
from tests.support.games.practice import Practice, written
from tests.support.games.practice_cards import (
    BELL,
    BREED,
    CUB,
    FALL,
    GRAVE,
    LATE,
    PUPPET,
    SAGE,
    STING,
    WELL,
    arrival,
    shade_attack,
    smith_at_work,
)

TWICE = written(
    "Twin Elder", "{1}{G}", "Creature — Human",
    "When this creature enters, you gain 3 life.\nWhenever you cast an instant spell, you gain 1 life.", "2/2",
)  # fmt: skip


@rule("MTP.R4", "once", "MTP.R3", "play on")
def test_what_was_dealt_with_can_not_be_called_again() -> None:
    table = smith_at_work(hand=["Sudden Rain"]).cast("Sudden Rain").passes()
    table.answers = [False]
    table.calls("B", "Tin Smith").settle()
    table.refuses("B", "Tin Smith").refuses("A", "Tin Smith")
    late = arrival(SAGE, hand=["Forest"]).play("Forest").to("end", "B").calls("B", "Mild Sage")
    assert late.missed() == [("Mild Sage", "D2", "R3")]
    late.refuses("B", "Mild Sage")


@rule("MTP.R2", "the opponent chooses now or at the next phase")
def test_what_was_put_off_waits_for_nobodys_word() -> None:
    table = shade_attack().to("declare_attackers", "B").calls("B", "Shade Caller", None).give(1)
    assert table.stages() == ["next phase"]
    table.refuses("A", "Shade Caller", None).refuses("B", "Shade", None)
    assert table.on_battlefield("Shade") == 1


@rule("MTP.D0", "only the trigger's controller", "MTP.P5", "it has triggered, and nothing else has")
def test_only_what_has_triggered_is_what_somebody_speaks_of() -> None:
    """Another object with the same ability, another of its abilities, and numbers of no ability."""
    table = arrival(SAGE, battlefield=["Mild Sage"])
    old, new = (oid for oid in table.game.battlefield if table.game.chars(oid).name == "Mild Sage")
    with pytest.raises(RefusedError, match="has not triggered"):
        table.match.announce(0, old, 0)
    for number in (1, 7, -2, -1):
        with pytest.raises(RefusedError, match="has not triggered"):
            table.match.announce(0, new, number)
    table.match.announce(0, new, 0)
    assert table.stack() == ["[Mild Sage]"]
    twin = arrival(TWICE)
    twin.refuses("A", "Twin Elder", "instant")
    twin.says("A", "Twin Elder", "enters").resolve()
    assert twin.life("A") == 23


@rule("MTP.D0", "only what has triggered", "MTP.D7", "a delayed trigger is spoken of by what it is about")
def test_what_an_ability_is_about_has_set_nothing_up() -> None:
    """"Whenever a creature enters, it gets -1/-1". The creature is what it is about, but the ability is the
    enchantment's."""
    mist = written("Thick Mist", "{1}", "Enchantment", "Whenever a creature enters, it gets -1/-1 until end of turn.")
    table = arrival(CUB, mist, battlefield=["Thick Mist"])
    assert table.stages() == ["waiting"]
    table.refuses("A", "Meek Cub", None).refuses("A", "Thick Mist", None)
    assert table.says("A", "Thick Mist").stack() == ["[Thick Mist]"]


@rule("MTP.D0", "by the moment it first matters")
def test_of_two_alike_the_one_still_in_time_is_meant() -> None:
    """The well of this turn, not that of two turns ago, of which nobody has spoken."""
    table = Practice([WELL], A={"battlefield": ["Morning Well"], "hand": ["Forest"]})
    table.to("main1", "A").play("Forest").to("main1", "B").to("upkeep", "A")
    assert table.stages() == ["missed", "waiting"]
    table.says("A", "Morning Well")
    assert table.stages() == ["missed"] and table.stack() == ["[Morning Well]"]
    assert table.resolve().life("A") == 21


@rule("MTP.R3", "prior to the current phase in the previous turn")
def test_of_two_missed_the_older_is_meant() -> None:
    table = Practice([WELL], A={"battlefield": ["Morning Well"]}).to("main1", "A").to("main1", "B")
    table.to("main1", "A")
    assert table.stages() == ["missed", "missed"]
    table.calls("B", "Morning Well")
    assert [remedy for _, _, remedy in table.missed()] == ["R3", ""]  # two turns later: too late, whatever the phase


@rule("MTP.R3", "missed before the current phase of the previous turn; play on", "MTP.W1", "usually detrimental for its controller")
@pytest.mark.parametrize("mine", [True, False])
def test_what_goes_to_its_owners_graveyard_is_the_owners_loss_whoever_controlled_it(mine: bool) -> None:
    """By the end of B's turn it is too late; if it was A's own loss, there is a warning all the same."""
    heap = written("Cruel Heap", "{1}", "Artifact", "Whenever a creature card is put into a player's graveyard from anywhere, that player loses 1 life.")
    gift = written("Poor Gift", "{G}", "Creature — Bear", "{0}: Target opponent gains control of this creature.", "2/2")
    seats = {"A": ["Cruel Heap", "Swamp*2"], "B": ["Forest"]}
    seats["A" if mine else "B"].append("Poor Gift")
    table = Practice([heap, gift, FALL], A={"battlefield": seats["A"], "hand": ["Sudden Fall", "Forest"]}, B={"battlefield": seats["B"]})
    table.to("main1", "A", asked="A" if mine else "B").activate("Poor Gift").resolve()
    assert table.game.controller(table.find("Poor Gift")) == (1 if mine else 0)
    table.answers = [lambda asked: [table.find("Poor Gift")]]
    table.cast("Sudden Fall").resolve().play("Forest")
    assert table.missed() == [("Cruel Heap", "D2", "")] and (table.life("A"), table.life("B")) == (20, 20)
    table.to("end", "B").calls("B", "Cruel Heap")
    assert table.missed() == [("Cruel Heap", "D2", "R3")] and table.stack() == []
    assert ("A gets a warning" in table.told()) == mine


@rule("MTP.D0", "the trigger's controller")
def test_nobody_speaks_of_what_belonged_to_a_player_who_has_left() -> None:
    table = Practice([BREED, STING], practising="C", order="CAB", A={}, B={},
                     C={"battlefield": ["Small Nest", "Mountain"], "hand": ["Sting"]})  # fmt: skip
    table.to("main1", "C").activate("Small Nest").resolve()
    table.answers = [lambda asked: [table.find("Bird")]]
    table.cast("Sting").resolve()
    assert table.stages() == ["waiting"] and table.on_battlefield("Bird") == 0
    table.match.concede(0)
    table.refuses("A", "")
    assert not table.match.over
    table.match.concede(1)
    said = list(table.match.answers)
    table.match.concede(2)
    assert table.match.over and [player.left for player in table.game.players] == [True, True, False], "B has won"
    assert table.match.answers == said, "and nothing that is said afterwards counts"


@rule("MTP.D7", "awareness is owed for the delayed trigger", "MTP.D0", "awareness of what has triggered")
def test_what_was_set_up_is_spoken_of_by_its_source_or_by_what_it_is_about() -> None:
    def waiting() -> Practice:
        table = Practice([GRAVE, CUB, FALL], A={"battlefield": ["Restless Grave", "Swamp*2"], "hand": ["Sudden Fall"]},
                         B={"battlefield": ["Meek Cub"]})  # fmt: skip
        table.to("main1").answers = [lambda asked: [table.find("Meek Cub")]]
        return table.cast("Sudden Fall").resolve().to("end", "A")

    for name in ("Restless Grave", "Meek Cub"):
        table = waiting().says("A", name, None)
        assert table.stack() == ["[Restless Grave]"], name
    waiting().refuses("A", "Restless Grave", "dies").refuses("A", "Swamp", None)


@rule("MTP.D7", "resolves by itself", "MTP.D0", "only what has triggered", "MTP.R4", "the opponent chooses")
@pytest.mark.parametrize("life", [20, 10])
def test_what_would_be_set_up_only_if_something_is_so_is_spoken_of_only_then(life: int) -> None:
    """"If you have 15 or more life": else nothing has triggered, and nothing is set up (CR 603.4)."""
    grave = written(
        "Proud Grave", "{2}{B}", "Enchantment",
        "Whenever a creature an opponent controls dies, if you have 15 or more life, return that card to the battlefield under "
        "your control at the beginning of the next end step.",
    )  # fmt: skip
    table = Practice([grave, CUB, FALL], A={"battlefield": ["Proud Grave", "Swamp*2"], "hand": ["Sudden Fall"], "life": life},
                     B={"battlefield": ["Meek Cub"]})  # fmt: skip
    table.to("main1").answers = [lambda asked: [table.find("Meek Cub")]]
    table.cast("Sudden Fall").resolve().to("upkeep", "B")
    assert table.missed() == ([("Proud Grave", "D2", "")] if life == 20 else [])
    if life == 20:
        assert table.calls("B", "Proud Grave", None).pending.rule == "MTP.R4"
    else:
        table.refuses("A", "Proud Grave", None)


@rule("MTP.R4", "the opponent who called attention, else the next")
@pytest.mark.parametrize(("caller", "asked"), [("A", 1), ("B", 1), ("C", 2)])
def test_among_three_the_opponent_who_calls_attention_is_asked(caller: str, asked: int) -> None:
    table = arrival(SAGE, hand=["Forest"], C={}).play("Forest").passes(2)
    question = table.calls(caller, "Mild Sage").pending
    assert isinstance(question, YesNo) and question.seat == asked and question.rule == "MTP.R4"


@rule("MTP.D12", "the controlled player is the opponent", "MTP.R4", "the opponent chooses")
def test_the_controlled_player_is_asked_whoever_calls_attention() -> None:
    for caller in "AB":
        table = Practice([PUPPET, WELL], A={"battlefield": ["Puppet Box", "Forest"]}, B={"battlefield": ["Morning Well"]})
        table.to("main1", "A").activate("Puppet Box").resolve().to("main1", "B")
        table.to("upkeep", "A", asked="B")
        question = table.calls(caller, "Morning Well").pending
        assert isinstance(question, YesNo) and question.seat == 1
        assert (table.game.turn.step, table.game.turn.active) == ("upkeep", 0), "nothing was taken back"
        table.give(False)
        assert table.missed() == [("Morning Well", "D2", "R4")] and table.life("B") == 20


@rule("MTP.EB", "the last time counter", "MTP.P4", "information was gained")
def test_a_time_counter_is_removed_one_at_a_time_in_its_owners_upkeep() -> None:
    table = Practice([LATE], A={"exile": [{"card": "Late Spark", "counters": {"time": 2}}]}).to("upkeep", "A")
    assert table.stages() == ["waiting"]
    table.says("A", "Late Spark", "remove").resolve()
    spark = table.find("Late Spark")
    assert table.game.objects[spark].counters == {"time": 1} and table.stages() == []  # it was not the last
    assert "Late Spark loses" in table.told(), "and that is told"
    table.to("upkeep", "B")
    assert table.stages() == []
    table.to("draw", "A")
    assert table.missed() == [("Late Spark", "D2", "")]
    table.answers = [True]
    table.says("A", "Late Spark", "remove").settle()
    assert table.stack() == ["[Late Spark]"] and table.game.turn.step == "draw"


@rule("MTP.EB", "the last time counter", "MTP.R4", "the opponent chooses")
@pytest.mark.parametrize("taken", ["declare_attackers", "main2"])
def test_a_suspended_creature_of_which_the_last_counter_was_forgotten_comes_late_and_with_haste(taken: str) -> None:
    """It attacks in the turn in which it has come. Once an opponent has taken it over it has haste and attacks no
    more."""
    runner = written("Late Runner", "{4}{R}", "Creature — Elf", "Suspend 3—{R}", "3/1")
    take = written("Take", "{U}", "Instant", "Gain control of target creature.")
    table = Practice([runner, take], A={"exile": [{"card": "Late Runner", "counters": {"time": 1}}]}, B={"battlefield": ["Island"], "hand": ["Take"]}).to("draw", "A")
    assert table.missed() == [("Late Runner", "D2", "")] and table.on_battlefield("Late Runner") == 0
    table.answers = [True]
    table.calls("B", "Late Runner", "remove").settle().resolve()
    assert table.stages()[-1] == "waiting"
    table.answers = [True]
    table.says("A", "Late Runner", "last")
    while table.game.stack:
        table.resolve()
    runner_now = table.find("Late Runner", "A", ("battlefield",))
    assert table.game.chars(runner_now).controller == 0 and table.game.chars(runner_now).keyword("haste")
    turn = table.game.turn.number
    table.attack("Late Runner").to(taken, "A", asked="B").answers = [lambda asked: [runner_now]]
    assert table.game.turn.number == turn and table.missed() == [("Late Runner", "D2", "R4")]
    table.cast("Take").resolve()
    assert table.game.chars(runner_now).controller == 1 and not table.game.chars(runner_now).keyword("haste"), "only until A loses control of it"
    assert table.to("end", "A").life("B") == (20 if taken == "declare_attackers" else 17)


def test_what_a_time_counter_removed_late_lets_play_is_played() -> None:
    table = Practice([LATE], A={"exile": [{"card": "Late Spark", "counters": {"time": 1}}]}).to("draw", "A")
    table.answers = [True]
    table.says("A", "Late Spark", "remove").settle()
    table.resolve()
    assert table.stages()[-1] == "waiting" and table.missed() == [("Late Spark", "D2", "R4")]
    before = table.life("B")
    table.answers = [lambda asked: [1], True, lambda asked: [1]]
    table.says("A", "Late Spark", "last")
    while table.game.stack:
        table.resolve()
    assert table.life("B") == before - 3


@rule("MTP.EB", "the last time counter, of what is no creature")
def test_a_suspended_artifact_that_comes_late_has_no_haste() -> None:
    totem = written("Late Totem", "{4}", "Artifact", "Suspend 3—{1}\n{0}: This artifact becomes a 2/2 Golem artifact creature until end of turn.")
    table = Practice([totem, BELL], A={"battlefield": ["Small Bell"], "exile": [{"card": "Late Totem", "counters": {"time": 1}}]}).to("draw", "A")
    assert table.missed() == [("Late Totem", "D2", "")]
    table.answers = [True]
    table.calls("B", "Late Totem", "remove").settle().resolve()
    table.answers = [True]
    table.says("A", "Late Totem", "last").activate("Small Bell").resolve().resolve()
    assert table.answers == [True], "who has announced it is not asked whether to play it: what A did meanwhile is no response of an opponent"
    table.to("main1", "A").activate("Late Totem").resolve()
    chars = table.game.chars(table.find("Late Totem", "A", ("battlefield",)))
    assert "creature" in chars.types and not chars.keyword("haste")
