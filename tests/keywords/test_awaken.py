"""Awaken (CR 702.113)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

STIR = ("Slow Stirring", "{G}", "Sorcery", "You gain 2 life.\nAwaken 3—{2}{G}")
FOREST = ("Forest", "", "Basic Land — Forest")


@rule("702.113a", "702.113b")
def test_a_land_wakes_if_the_awaken_cost_is_paid() -> None:
    table = Table()
    (land,) = table.battlefield("A", card(*FOREST))
    table.hand("A", card(*STIR))
    table.mana("A", "{2}{G}")
    table.cast("A", "Slow Stirring", way="awaken", targets=[land]).resolve()
    assert table.life("A") == 22 and table.pt(land) == (3, 3) and table.has(land, "haste")
    assert set(table.game.chars(land).types) == {"land", "creature"}


@rule("702.113b")
def test_otherwise_it_has_no_target() -> None:
    table = Table()
    table.hand("A", card(*STIR))
    table.mana("A", "{G}")
    table.cast("A", "Slow Stirring", way="").resolve()
    assert table.life("A") == 22 and not [d for d in table.asked if d.kind == "targets"]


@rule("702.113a", "target land you control; 0/0 Elemental with haste; it's still a land", "702.113b")
def test_a_land_of_ones_own_wakes_for_good() -> None:
    table = Table()
    own, other = table.battlefield("A", card(*FOREST), card(*FOREST))
    table.battlefield("B", card(*FOREST))
    table.battlefield("A", card("Plain Lamp", "{1}", "Artifact"))
    table.hand("A", card(*STIR))
    table.mana("A", "{2}{G}")
    table.cast("A", "Slow Stirring", way="awaken", targets=[own])
    [choice] = [decision for decision in table.asked if decision.kind == "targets"]
    assert (choice.candidates, choice.least, choice.most) == ((own, other), 1, 1)  # type: ignore[attr-defined]
    assert table.pool("A") == "" and table.game.chars(own).types == ("land",)
    table.resolve()
    assert set(table.game.chars(own).subtypes) == {"Forest", "Elemental"} and table.counters(own) == {"+1/+1": 3}
    assert table.game.chars(other).types == ("land",) and table.counters(other) == {}
    table.next_turn("B")
    assert table.pt(own) == (3, 3) and table.has(own, "haste") and set(table.game.chars(own).types) == {"land", "creature"}
