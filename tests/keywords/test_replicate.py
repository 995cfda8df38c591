"""Replicate (CR 702.56)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

PULSE = ("Small Pulse", "{U}", "Instant", "Replicate {1}\nYou gain 1 life.")


@rule("702.56a")
def test_a_copy_for_each_time_it_was_paid() -> None:
    table = Table()
    table.hand("A", card(*PULSE))
    table.mana("A", "{U}{2}").answer("A", 2)
    table.cast("A", "Small Pulse").resolve()
    assert table.life("A") == 23


@rule("702.56b")
def test_each_instance_of_replicate_is_paid_and_triggers_separately() -> None:
    table = Table()
    table.hand("A", card("Twice Pulse", "{U}", "Instant", "Replicate {1}\nReplicate {R}\nYou gain 1 life."))
    table.mana("A", "{U}{2}{R}").answer("A", 2, 1)
    table.cast("A", "Twice Pulse")
    assert table.stack() == ["Twice Pulse", "Twice Pulse trigger (A)", "Twice Pulse trigger (A)"]
    table.resolve(1)
    made = len(table.stack()) - 2
    assert made in (1, 2), "one trigger makes a copy for its own payments only"
    table.resolve()
    assert table.life("A") == 24
    table.hand("A", card("Twice Pulse", "{U}", "Instant", "Replicate {1}\nReplicate {R}\nYou gain 1 life."))
    table.mana("A", "{U}{R}{R}").answer("A", 0, 2)
    table.cast("A", "Twice Pulse")
    assert table.stack() == ["Twice Pulse", "Twice Pulse trigger (A)"], "nothing was paid for the other"
    table.resolve()
    assert table.life("A") == 27


@rule("702.56b", "each instance is paid separately, also one that says the same")
def test_two_instances_that_say_the_same_are_paid_one_by_one() -> None:
    table = Table()
    table.hand("A", card("Twice Spark", "{R}", "Sorcery", "Replicate {1}, replicate {1}\nYou gain 1 life."))
    table.mana("A", "{R}{3}")
    numbers = [2, 1]
    table.policy = lambda decision: numbers.pop(0) if decision.kind == "number" else None
    table.cast("A", "Twice Spark")
    assert len(table.stack()) == 3, "the spell and two triggers"
    assert table.resolve().life("A") == 24


def repeating() -> Table:
    """A table at which each of A's sorceries has replicate for its mana cost."""
    table = Table()
    text = "Each sorcery spell you cast has replicate. The replicate cost is equal to its mana cost."
    table.battlefield("A", card("Echo Beacon", "{3}", "Artifact", text))
    return table


@rule("702.56a", "you may pay it any number of times, even if it is {0}", "118.5")
def test_a_cost_of_no_mana_is_paid_as_often_as_one_likes() -> None:
    table = repeating()
    table.hand("A", card("Free Lunch", "{0}", "Sorcery", "You gain 1 life."))
    table.answer("A", 5).cast("A", "Free Lunch").resolve()
    assert table.life("A") == 26
    asked = next(decision for decision in table.asked if decision.kind == "number")
    assert (asked.low, asked.high) == (0, 1000)  # type: ignore[attr-defined]


@rule("702.56a", "as often as it can be paid, if nothing is chosen for its {X}")
def test_a_cost_with_x_is_paid_as_often_as_an_x_of_0_allows() -> None:
    table = repeating()
    table.hand("A", card("Long Rain", "{X}{R}", "Sorcery", "You gain X life."))
    table.mana("A", "{R}{R}{R}{R}").answer("A", 1, 1).cast("A", "Long Rain").resolve()
    assert [decision.high for decision in table.asked if decision.kind == "number"] == [3, 1]  # type: ignore[attr-defined]
    assert table.life("A") == 22 and table.pool("A") == ""


@rule("702.56a", "any number of times, whatever it is", "702.157a", "702.33c")
@pytest.mark.parametrize(("price", "most", "left"), [
    ("Discard a card", 3, (0, 20)), ("{1}, Discard a card", 2, (1, 20)), ("Pay 7 life", 2, (3, 6)), ("Sacrifice an artifact", 1, (3, 20)),
])  # fmt: skip
def test_a_cost_that_is_not_mana_alone_is_paid_as_often_as_it_can_be(price: str, most: int, left: tuple[int, int]) -> None:
    table = Table()
    table.hand("A", card("Dear Song", "{0}", "Sorcery", f"Replicate—{price}.\nTarget player gains 1 life."), *[card("Scrap", "{9}", "Artifact")] * 3)
    table.battlefield("A", card("Scrap", "{9}", "Artifact"))
    table.mana("A", "{1}{1}").answer("A", most).cast("A", "Dear Song", [1]).resolve()
    asked = next(decision for decision in table.asked if decision.kind == "number")
    assert (asked.low, asked.high) == (0, most)  # type: ignore[attr-defined]
    assert (len(table.zone("A", "hand")), table.life("A")) == left and table.life("B") == 21 + most
