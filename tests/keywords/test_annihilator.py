"""Annihilator (CR 702.86)."""

from __future__ import annotations

from engine.game.events.status import Attach
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.table import Table, card

B, C = 1, 2


def attacked(text: str) -> list[str]:
    """What is left of four permanents of the player attacked; another opponent is left alone."""
    table = Table(3)
    (titan,) = table.battlefield("A", card("Void Titan", "{8}", "Creature — Eldrazi", text, "8/8"))
    bell = card("Bell", "{1}", "Artifact")
    table.battlefield("B", bell)
    table.battlefield("C", bell, bell, bell, bell)
    table.answer("A", [[titan, C]]).to_step("declare_attackers").resolve()
    assert len(table.all("Bell", who="B")) == 1
    return table.zone("C", "graveyard")


@rule("702.86a")
def test_the_defending_player_sacrifices() -> None:
    assert attacked("Annihilator 1") == ["Bell"]
    assert attacked("Annihilator 2") == ["Bell"] * 2


@rule("702.86b")
def test_each_instance_triggers_separately() -> None:
    assert attacked("Annihilator 1, annihilator 2") == ["Bell"] * 3


@rule("702.86a", "107.3i")
def test_a_number_that_words_define() -> None:
    assert attacked("Void Titan has annihilator X, where X is the number of creatures you control.") == ["Bell"]
    assert attacked("Void Titan has annihilator X, where X is Void Titan's power.") == ["Bell"] * 4


@rule("702.86b", "each for the player whom its creature attacks")
@rule("508.5", "the attacking creature that the ability is about")
def test_annihilators_and_other_abilities_of_two_attackers_each_find_their_defending_player() -> None:
    table = Table(3)
    bell = card("Bell", "{1}", "Artifact")
    chief, fox = table.battlefield(
        "A", card("Void Chief", "{8}", "Creature — Eldrazi", "Annihilator 1\nWhenever another creature you control attacks, defending player loses 1 life. Then they mill a card.", "0/8"),
        card("Void Fox", "{8}", "Creature — Eldrazi", "Annihilator 1, annihilator 1", "0/8"),
    )  # fmt: skip
    words = "Equipped creature has annihilator 1.\n{0}: Defending player loses 10 life.\nEquip {1}"
    (club,) = table.battlefield("A", card("Void Club", "{1}", "Artifact — Equipment", words))
    happen(table.game, Attach(club, fox))
    for who in "BC":
        table.battlefield(who, *[bell] * 5)
    table.policy = lambda decision: list(decision.candidates[: decision.least]) if decision.kind == "objects" else None
    table.answer("A", [[chief, B], [fox, C]]).to_step("declare_attackers").resolve()
    assert [len(table.all("Bell", who=who)) for who in "BC"] == [4, 2]
    assert [(table.life(who), len(table.all("Forest", "graveyard", who))) for who in "BC"] == [(20, 0), (19, 1)]
    table.activate("A", club).resolve()
    assert [table.life(who) for who in "BC"] == [20, 9], "of the creature that it is attached to"


@rule("702.86b", "each finds the defending player")
@rule("508.5", "the controller of a planeswalker that it attacked and that is no longer there")
def test_each_annihilator_takes_from_the_player_whose_planeswalker_was_attacked() -> None:
    table = Table(3)
    (titan,) = table.battlefield("A", card("Void Titan", "{8}", "Creature — Eldrazi", "Annihilator 1, annihilator 2", "8/8"))
    for who in "BC":
        table.battlefield(who, *[card("Bell", "{1}", "Artifact")] * 4)
    (sage,) = table.battlefield("C", card("Wise Sage", "{3}", "Legendary Planeswalker — Sage", "+1: You gain 1 life.", loyalty="3"))
    table.answer("A", [[titan, sage]]).to_step("declare_attackers")
    table.hand("C", card("Quick End", "{0}", "Instant", "Exile target planeswalker."))
    table.cast("C", "Quick End", [sage]).resolve()
    assert [len(table.all("Bell", who=who)) for who in "BC"] == [4, 1]
