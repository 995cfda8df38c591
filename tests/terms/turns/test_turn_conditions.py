"""Conditions about the turn: whose it is, day and night, which combat phase (CR 102.1, 731, 500.8)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import Table, card


@rule("505.1", "500.1")
def test_whether_it_is_your_main_phase() -> None:
    words = "Target player loses 1 life. If it isn't your main phase, you lose 2 life."
    table = Table()
    do(table, words, [1])
    assert (table.life("A"), table.life("B")) == (20, 19)
    table.hand("A", card("Late Rite", "{0}", "Instant", words))
    table.to_step("end")
    table.cast("A", "Late Rite", [1]).resolve()
    assert (table.life("A"), table.life("B")) == (18, 18)
    table.hand("B", card("Their Rite", "{0}", "Instant", words))
    table.next_turn("A").cast("B", "Their Rite", [0]).resolve()
    assert table.life("B") == 16, "a main phase, and not theirs"


@rule("506.1", "500.8")
@pytest.mark.parametrize(("step", "active", "combats"), [("begin_combat", "A", 2), ("end_combat", "A", 2), ("main1", "A", 1), ("begin_combat", "B", 1)])
def test_another_combat_phase_if_it_is_ones_own(step: str, active: str, combats: int) -> None:
    table = Table(3)
    table.next_turn(active)
    table.battlefield("A", bear())
    if step != "main1":
        table.to_step(step, active)
    table.hand("A", card("Test Rush", "{0}", "Instant", "If it's your combat phase, there is an additional combat phase after this phase."))
    table.cast("A", "Test Rush").resolve()
    table.to_step("main2", active)
    assert table.game.turn.combats == combats


@rule("601.3", "500.7")
def test_not_in_ones_first_three_turns() -> None:
    table = Table()
    table.hand("A", card("Test Thing", "{0}", "Creature — Golem",
                         "You can't cast Test Thing during your first, second, or third turns of the game.", "1/1"))
    table.hand("A", card("Test Town", "", "Land",
                         "Test Town enters tapped unless it's your first, second, or third turn of the game."))
    able = []
    for _ in range(4):
        able.append(bool([action for action in table.actions("A") if action.kind == "cast"]))
        table.next_turn("A")
    assert able == [False, False, False, True]
    table.play("A", "Test Town")
    assert table.game.obj(table.find("Test Town")).tapped


@rule("500.1", "601.2f")
def test_during_a_step_of_ones_own_turn() -> None:
    table = Table()
    table.hand("A", card("Last Word", "{1}", "Instant", "This spell costs {1} less to cast during your end step.\nYou gain 3 life."))
    found = []
    for who, step in (("A", "main1"), ("A", "end"), ("B", "end")):
        table.to_step(step, who)
        found.append(bool([action for action in table.actions("A") if "Last Word" in action.label]))
    assert found == [False, True, False]
