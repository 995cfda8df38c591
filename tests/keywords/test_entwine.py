"""Entwine (CR 702.42)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

KNOT = ("Garden Knot", "{G}", "Sorcery", "Choose one —\n• Draw a card.\n• You gain 4 life.\nEntwine {2}")


@rule("702.42a")
def test_all_modes_are_chosen_if_entwine_is_paid() -> None:
    table = Table()
    table.hand("A", card(*KNOT))
    table.mana("A", "{G}{2}")
    table.answer("A", True)
    table.cast("A", "Garden Knot").resolve()
    assert table.life("A") == 24 and table.zone("A", "hand") == ["Forest"]


@rule("702.42a")
def test_one_mode_is_chosen_otherwise() -> None:
    table = Table()
    table.hand("A", card(*KNOT))
    table.mana("A", "{G}")
    table.answer("A", [1])
    table.cast("A", "Garden Knot").resolve()
    assert table.life("A") == 24 and table.zone("A", "hand") == []


@rule("702.42b")
def test_entwined_modes_are_followed_in_the_order_written() -> None:
    table = Table()
    text = "Choose one —\n• Put a +1/+1 counter on target creature.\n• Destroy all creatures with power 3 or greater.\nEntwine {2}"
    (bear,) = table.battlefield("A", card("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.hand("A", card("Hard Knot", "{G}", "Sorcery", text))
    table.mana("A", "{G}{2}").answer("A", True)
    table.cast("A", "Hard Knot", [bear]).resolve()
    assert "Meadow Bear" in table.zone("A", "graveyard"), "it grew before the second mode looked"


@rule("702.42a", "only if the entwine cost was paid, not another additional cost")
def test_another_additional_cost_does_not_entwine() -> None:
    table = Table()
    table.hand("A", card("Loose Knot", "{G}", "Sorcery", "Kicker {1}\nChoose one —\n• Draw a card.\n• You gain 4 life.\nEntwine {2}"))
    table.mana("A", "{G}{1}")
    table.policy = lambda decision: [1] if decision.kind == "modes" else True if decision.kind == "yes_no" else None
    table.cast("A", "Loose Knot").resolve()
    assert table.life("A") == 24 and table.zone("A", "hand") == [] and table.pool("A") == ""


@rule("702.42b", "the text of each mode, which may ask for another cost")
@pytest.mark.parametrize("kicked", [False, True])
def test_an_entwined_mode_asks_whether_the_spell_was_kicked(kicked: bool) -> None:
    table = Table()
    text = "Kicker {1}\nChoose one —\n• You gain 4 life.\n• If this spell was kicked, draw a card.\nEntwine {2}"
    table.hand("A", card("Loose Knot", "{G}", "Sorcery", text))
    table.mana("A", "{G}{2}" + "{1}" * kicked)
    table.policy = lambda decision: ("entwine" in str(decision).lower() or kicked) if decision.kind == "yes_no" else None
    table.cast("A", "Loose Knot").resolve()
    assert table.life("A") == 24 and len(table.zone("A", "hand")) == kicked and table.pool("A") == ""
