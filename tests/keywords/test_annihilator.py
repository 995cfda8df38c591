"""Annihilator (CR 702.86)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

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
