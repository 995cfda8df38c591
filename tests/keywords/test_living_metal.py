"""Living metal (CR 702.161)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card


@rule("702.161a")
def test_it_is_a_creature_during_its_controllers_turn() -> None:
    table = Table()
    (car,) = table.battlefield("A", card("Proud Car", "{3}", "Artifact — Vehicle", "Living metal", "3/3"))
    assert table.game.chars(car).types == ("artifact", "creature")
    table.next_turn("B")
    assert table.game.chars(car).types == ("artifact",)


@rule("702.161a", "your turn: that of its controller, not of its owner")
def test_a_stolen_vehicle_lives_in_the_turn_of_who_has_it() -> None:
    table = Table()
    (car,) = table.battlefield("A", card("Proud Car", "{3}", "Artifact — Vehicle", "Living metal", "3/3"))
    table.hand("B", card("Sudden Oath", "{0}", "Instant", "Gain control of target artifact."))
    table.cast("B", "Sudden Oath", [car]).resolve()
    assert table.game.chars(car).types == ("artifact",)
    table.next_turn("B")
    assert table.game.chars(car).types == ("artifact", "creature") and table.game.chars(car).subtypes == ("Vehicle",)
