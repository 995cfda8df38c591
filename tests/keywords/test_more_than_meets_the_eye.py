"""More than meets the eye (CR 702.162)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card, data

CAR = data("Proud Car", "", "Artifact — Vehicle", "When this Vehicle enters, you gain 2 life.", "3/3")
FRONT = ("Proud Robot", "{4}{R}", "Artifact Creature — Robot", "More Than Meets the Eye {1}{R}", "4/4")


@rule("702.162a")
def test_it_is_cast_converted_for_another_cost() -> None:
    table = Table()
    table.hand("A", card(*FRONT, back=CAR))
    table.mana("A", "{1}{R}")
    table.cast("A", "Proud Robot", way="more than meets the eye").resolve()
    assert table.all("Proud Car") and table.all("Proud Robot") == [] and table.life("A") == 22
