"""More than meets the eye (CR 702.162)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card, data

CAR = data("Proud Car", "", "Artifact — Vehicle", "When this Vehicle enters, you gain 2 life.", "3/3")
FRONT = ("Proud Robot", "{4}{R}", "Artifact Creature — Robot", "More Than Meets the Eye {1}{R}", "4/4")


@rule("702.162a")
def test_it_is_cast_converted_for_another_cost() -> None:
    table = Table()
    table.hand("A", card(*FRONT, back=CAR))
    table.mana("A", "{1}{R}")
    table.cast("A", "Proud Robot", way="more than meets the eye").resolve()
    assert table.all("Proud Car") and table.all("Proud Robot") == [] and table.life("A") == 22


@rule("702.162a", "you may; rather than its mana cost; what is cast for that is not converted")
def test_for_its_mana_cost_it_is_cast_as_it_is() -> None:
    table = Table()
    table.hand("A", card(*FRONT, back=CAR))
    table.mana("A", "{1}{R}")
    assert [action.way for action in table.actions("A")] == ["more than meets the eye"]
    table.mana("A", "{3}")
    table.cast("A", "Proud Robot", way="").resolve()
    assert table.all("Proud Robot") and table.all("Proud Car") == [] and table.pool("A") == ""
