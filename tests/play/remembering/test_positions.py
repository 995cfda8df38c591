"""Judge's questions on missed triggers: a position, what was said and done, and the ruling with its point of the policy."""

from __future__ import annotations

from tests.practice import Practice, written
from tests.rulebook import rule

SAGE = written("Mild Sage", "{1}{G}", "Creature — Human", "When this creature enters, you gain 3 life.", "2/2")
SMITH = written("Tin Smith", "{1}{R}", "Creature — Human", "When this creature enters, destroy target artifact.", "2/2")
CROCK = written("Plain Crock", "{1}", "Artifact")
STING = written("Sting", "{R}", "Instant", "Sting deals 1 damage to any target.")
RAIN = written("Sudden Rain", "{1}{G}", "Sorcery", "Draw a card.")
KNIGHT = written("Lone Knight", "{1}{W}", "Creature — Human Knight", "Exalted", "2/1")
CUB = written("Meek Cub", "{1}{G}", "Creature — Bear", "", "2/2")
OX = written("Old Ox", "{3}{G}", "Creature — Ox", "", "2/5")
WOLF = written(
    "Pack Wolf", "{2}{R}", "Creature — Wolf",
    "Whenever this creature attacks, creatures you control can't be blocked this turn except by two or more creatures.",
    "1/1",
)  # fmt: skip
WELL = written("Morning Well", "{1}", "Artifact", "At the beginning of your upkeep, you gain 1 life.")
THORN = written("Bitter Thorn", "{1}", "Artifact", "At the beginning of your upkeep, you lose 1 life.")
LEECH = written("Shared Leech", "{1}", "Artifact", "At the beginning of each player's upkeep, that player loses 1 life.")
SCOUT = written("Glad Scout", "{1}{G}", "Creature — Scout", "When this creature enters, target opponent loses 2 life.", "1/1")
HERALD = written("Loud Herald", "{1}{G}", "Creature — Scout", "When this creature enters, target player loses 2 life.", "1/1")


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
    """B, who practises too, does a lot without a word; A's trigger is not missed by that, but by what A does."""
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


@rule("MTP.D1", "announced before its controller passes")
def test_a_target_is_announced_before_passing_priority() -> None:
    table = Practice([SMITH, CROCK], A={"battlefield": ["Mountain*2"], "hand": ["Tin Smith"]}, B={"battlefield": ["Plain Crock"]})
    table.to("main1").cast("Tin Smith").resolve()
    table.says("A", "Tin Smith").settle()
    assert table.stack() == ["[Tin Smith]"]
    table.resolve()
    assert table.on_battlefield("Plain Crock") == 0 and table.missed() == []
