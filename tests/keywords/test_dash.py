"""Dash (CR 702.109)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

RIDER = ("Quick Rider", "{2}{R}", "Creature — Human", "Dash {R}", "3/1")


@rule("702.109a")
def test_a_dashed_creature_has_haste_and_returns_to_hand() -> None:
    table = Table()
    table.hand("A", card(*RIDER))
    table.mana("A", "{R}")
    table.cast("A", "Quick Rider", way="dash").resolve()
    assert table.has(table.find("Quick Rider"), "haste")
    table.to_step("end").resolve()
    assert table.zone("A", "hand") == ["Quick Rider"]


@rule("702.109a")
def test_cast_for_its_mana_cost_it_stays_without_haste() -> None:
    table = Table()
    table.hand("A", card(*RIDER))
    table.mana("A", "{R}{2}")
    table.cast("A", "Quick Rider", way="").resolve()
    assert not table.has(table.find("Quick Rider"), "haste")
    table.to_step("end").resolve()
    assert table.all("Quick Rider")


@rule("702.109a", "the permanent this spell becomes: to its owner's hand, at the beginning of the next end step")
def test_a_dashed_creature_goes_back_to_its_owner_also_from_another_player() -> None:
    table = Table()
    table.hand("A", card(*RIDER))
    table.hand("B", card("Sudden Oath", "{0}", "Instant", "Gain control of target creature."))
    table.mana("A", "{R}")
    table.cast("A", "Quick Rider", way="dash").resolve()
    (rider,) = table.all("Quick Rider")
    table.cast("B", "Sudden Oath", [rider]).resolve()
    assert table.all("Quick Rider", who="B") == [rider] and table.has(rider, "haste")
    table.to_step("end")
    assert table.stack() == ["Quick Rider trigger (A)"]
    table.resolve()
    assert (table.zone("A", "hand"), table.all("Quick Rider")) == (["Quick Rider"], [])


@rule("702.109a", "the permanent this spell becomes, not another that the card becomes")
def test_a_dashed_creature_that_left_and_came_back_stays_without_haste() -> None:
    table = Table()
    table.hand("A", card(*RIDER))
    text = "Exile target creature, then return that card to the battlefield under its owner's control."
    table.hand("A", card("Short Trip", "{0}", "Instant", text))
    table.mana("A", "{R}")
    table.cast("A", "Quick Rider", way="dash").resolve()
    table.cast("A", "Short Trip", [table.find("Quick Rider")]).resolve()
    (rider,) = table.all("Quick Rider")
    assert not table.has(rider, "haste")
    table.to_step("end").resolve()
    assert table.all("Quick Rider") == [rider]
