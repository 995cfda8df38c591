"""Conspire (CR 702.78)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

PLOT = ("Green Plot", "{G}", "Sorcery", "You gain 2 life.\nConspire")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
RAT = ("Small Rat", "{B}", "Creature — Rat", "", "1/1")


@rule("702.78a")
def test_two_creatures_of_its_color_are_tapped_for_a_copy() -> None:
    table = Table()
    made = table.battlefield("A", card(*RAT), card(*BEAR), card(*BEAR))
    table.hand("A", card(*PLOT))
    table.mana("A", "{G}").answer("A", True)
    table.cast("A", "Green Plot").resolve()
    assert table.life("A") == 24 and [table.game.obj(oid).tapped for oid in made] == [False, True, True]


@rule("702.78b")
@pytest.mark.parametrize(("paid", "life"), [((True, True), 26), ((True, False), 24), ((False, True), 24)])
def test_each_instance_of_conspire_is_paid_and_triggers_separately(paid: tuple[bool, bool], life: int) -> None:
    table = Table()
    tired, *_ = table.battlefield("A", *[card(*BEAR)] * 5)
    table.game.write(tired).tapped = True
    table.battlefield("A", card("Blue Bear", "{U}", "Creature — Bear", "", "2/2"))
    table.hand("A", card("Twice Plot", "{G}", "Sorcery", "You gain 2 life.\nConspire, conspire"))
    table.mana("A", "{G}")
    table.policy = lambda decision: answers.pop(0) if decision.kind == "yes_no" else None
    answers = list(paid)
    table.cast("A", "Twice Plot")
    assert table.stack() == ["Twice Plot", *["Twice Plot trigger (A)"] * sum(paid)]
    table.resolve()
    assert table.life("A") == life


@rule("702.78a", "tap two untapped creatures, no more and no fewer")
def test_exactly_two_creatures_are_tapped() -> None:
    table = Table()
    made = table.battlefield("A", *[card(*BEAR)] * 4)
    table.battlefield("B", *[card(*BEAR)] * 2)
    table.game.write(made[3]).tapped = True
    table.hand("A", card(*PLOT))
    table.mana("A", "{G}").answer("A", True).cast("A", "Green Plot")
    [choice] = [decision for decision in table.asked if decision.kind == "objects"]
    assert (choice.candidates, choice.least, choice.most) == (made[:3], 2, 2)  # type: ignore[attr-defined]


@rule("702.78a", "two untapped creatures")
@rule("702.78b", "each is paid separately")
@pytest.mark.parametrize(("creatures", "copies"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_each_instance_takes_two_creatures_of_its_own(creatures: int, copies: int) -> None:
    table = Table()
    bears = table.battlefield("A", *[card(*BEAR)] * creatures)
    table.hand("A", card("Twice Plot", "{G}", "Sorcery", "You gain 2 life.\nConspire, conspire"))
    table.mana("A", "{G}")
    answers = [True] * copies + [False]
    table.policy = lambda decision: answers.pop(0) if decision.kind == "yes_no" else None
    table.cast("A", "Twice Plot")
    assert sum(table.game.obj(oid).tapped for oid in bears) == 2 * copies
    assert table.stack() == ["Twice Plot", *["Twice Plot trigger (A)"] * copies]
