"""Gravestorm (CR 702.69)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

DIRGE = ("Long Dirge", "{1}{B}", "Sorcery", "Target player loses 1 life.\nGravestorm")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.69a")
def test_it_is_copied_for_each_permanent_that_died_this_turn_whosever_it_was() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR))
    table.battlefield("B", card(*BEAR), card("Plain Lamp", "{2}", "Artifact"))
    do(table, "Create a 1/1 green Saproling creature token.")
    do(table, "Destroy all creatures.")
    table.hand("A", card(*DIRGE))
    table.mana("A", "{1}{B}")
    table.cast("A", "Long Dirge", targets=[1])
    table.resolve(1)
    assert table.stack() == ["Long Dirge"] * 4
    table.resolve()
    assert table.life("B") == 16


@rule("702.69a")
def test_what_died_before_this_turn_or_was_exiled_does_not_count() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR), card(*BEAR))
    do(table, "Destroy target creature.", targets=[table.find("Meadow Bear")])
    table.next_turn("B").next_turn("A")
    do(table, "Exile target creature.", targets=[table.find("Meadow Bear")])
    table.hand("A", card(*DIRGE))
    table.mana("A", "{1}{B}")
    table.cast("A", "Long Dirge", targets=[1]).resolve()
    assert table.life("B") == 19


@rule("702.69b")
def test_each_instance_of_gravestorm_triggers_on_its_own() -> None:
    table = Table()
    table.battlefield("B", card(*BEAR), card(*BEAR))
    do(table, "Destroy all creatures.")
    table.hand("A", card("Twice Dirge", "{1}{B}", "Sorcery", "Target player loses 1 life.\nGravestorm, gravestorm"))
    table.mana("A", "{1}{B}")
    table.cast("A", "Twice Dirge", targets=[1])
    assert table.stack() == ["Twice Dirge", "Twice Dirge trigger (A)", "Twice Dirge trigger (A)"]
    table.resolve()
    assert table.life("B") == 15
