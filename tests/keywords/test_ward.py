"""Ward (CR 702.21)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

HARE = ("Wary Hare", "{1}{W}", "Creature — Rabbit", "Ward {2}", "2/2")
CROW = ("Wary Crow", "{1}{B}", "Creature — Bird", "Ward—Discard a card.", "2/2")
SPARK = ("Angry Spark", "{R}", "Instant", "Angry Spark deals 3 damage to any target.")
FOREST = ("Forest", "", "Basic Land — Forest")


@rule("702.21a")
def test_a_spell_is_countered_unless_ward_is_paid() -> None:
    table = Table()
    (hare,) = table.battlefield("B", card(*HARE))
    table.hand("A", card(*SPARK))
    table.mana("A", "{R}")
    table.cast("A", "Angry Spark", targets=[hare]).resolve()
    assert table.zone("A", "graveyard") == ["Angry Spark"]
    assert table.game.obj(hare).damage == 0


@rule("702.21a")
def test_ward_can_be_paid() -> None:
    table = Table()
    (hare,) = table.battlefield("B", card(*HARE))
    table.hand("A", card(*SPARK))
    table.mana("A", "{R}{2}")
    table.answer("A", "*")
    table.cast("A", "Angry Spark", targets=[hare])
    table.answers[0] = [True]
    table.resolve()
    assert table.all("Wary Hare") == [] and table.zone("B", "graveyard") == ["Wary Hare"]


@rule("702.21a")
def test_ward_can_ask_for_something_else_than_mana() -> None:
    table = Table()
    (crow,) = table.battlefield("B", card(*CROW))
    table.hand("A", card(*SPARK), card(*FOREST))
    table.mana("A", "{R}")
    table.cast("A", "Angry Spark", targets=[crow])
    table.answers[0] = [True]
    table.resolve()
    assert table.zone("A", "hand") == [] and table.zone("B", "graveyard") == ["Wary Crow"]


@rule("702.21a")
def test_its_controllers_own_spells_need_not_pay() -> None:
    table = Table()
    (hare,) = table.battlefield("A", card(*HARE))
    table.hand("A", card(*SPARK))
    table.mana("A", "{R}")
    table.cast("A", "Angry Spark", targets=[hare])
    assert table.stack() == ["Angry Spark"]
