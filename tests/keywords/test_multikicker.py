"""Multikicker (CR 702.33c)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

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


@rule("702.33c", "any number of times: what takes mana off the total cost takes it off these too", "601.2f")
def test_multikicker_is_paid_as_often_as_what_is_left_of_the_cost_allows() -> None:
    table = Table()
    table.battlefield("A", card("Cheap Stall", "{2}", "Artifact", "Spells you cast cost {2} less to cast."))
    table.hand("A", card(*HYDRA))
    table.mana("A", "{G}").answer("A", 2).cast("A", "Budding Hydra").resolve()
    assert table.pt(table.find("Budding Hydra")) == (3, 3) and table.pool("A") == ""


@rule("702.33c", "any number of times, with life too where the cost says so", "107.4f")
def test_multikicker_is_paid_with_mana_or_life() -> None:
    table = Table()
    table.hand("A", card("Pale Hydra", "{G}", "Creature — Hydra", HYDRA[3].replace("{1}", "{G/P}"), "1/1"))
    table.life("A", 62)
    table.mana("A", "{G}{G}").answer("A", 3).cast("A", "Pale Hydra").resolve()
    asked = next(decision for decision in table.asked if decision.kind == "number")
    assert (asked.low, asked.high) == (0, 32)  # type: ignore[attr-defined]
    assert table.pt(table.find("Pale Hydra")) == (4, 4) and table.life("A") == 58
