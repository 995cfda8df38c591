"""Multikicker (CR 702.33c)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

HYDRA = ("Budding Hydra", "{G}", "Creature — Hydra", "Multikicker {1}\nThis creature enters with a +1/+1 counter on it "
         "for each time it was kicked.", "1/1")  # fmt: skip


@rule("702.33c")
def test_multikicker_is_paid_any_number_of_times() -> None:
    table = Table()
    table.hand("A", card(*HYDRA))
    table.mana("A", "{G}{3}")
    table.answer("A", 3)
    table.cast("A", "Budding Hydra").resolve()
    assert table.pt(table.find("Budding Hydra")) == (4, 4)


@rule("702.33c")
def test_multikicker_is_offered_only_as_often_as_it_could_be_paid() -> None:
    table = Table()
    table.hand("A", card(*HYDRA))
    table.mana("A", "{G}{2}")
    table.cast("A", "Budding Hydra")
    asked = next(decision for decision in table.asked if decision.kind == "number")
    assert (asked.low, asked.high) == (0, 2)  # type: ignore[attr-defined]
