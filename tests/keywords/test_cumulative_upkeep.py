"""Cumulative upkeep (CR 702.24)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

GLACIER = ("Slow Glacier", "{2}", "Artifact", "Cumulative upkeep {1}")
TITHE = ("Old Tithe", "{2}", "Artifact", "Cumulative upkeep—Pay 2 life.")


@rule("702.24a")
def test_it_costs_more_every_time() -> None:
    table = Table()
    (glacier,) = table.battlefield("A", card(*GLACIER))
    for age in (1, 2):
        table.next_turn("B").to_step("upkeep", "A")
        table.mana("A", f"{{{age}}}").answer("A", True)
        table.resolve()
        assert table.counters(glacier) == {"age": age}
    table.next_turn("B").to_step("upkeep", "A")
    table.mana("A", "{2}").resolve()  # three would be needed
    assert table.zone("A", "graveyard") == ["Slow Glacier"]


@rule("702.24a")
def test_it_is_sacrificed_if_the_player_does_not_pay() -> None:
    table = Table()
    table.battlefield("A", card(*GLACIER))
    table.to_step("upkeep", "A")
    table.mana("A", "{1}").answer("A", False)
    table.resolve()
    assert table.zone("A", "graveyard") == ["Slow Glacier"]


@rule("702.24a")
def test_any_cost_is_multiplied() -> None:
    table = Table()
    (tithe,) = table.battlefield("A", card(*TITHE), counters=(("age", 2),))
    table.to_step("upkeep", "A")
    table.answer("A", True)
    table.resolve()
    assert table.life("A") == 14 and table.counters(tithe) == {"age": 3}


@rule("702.24b")
def test_each_instance_of_cumulative_upkeep_counts_all_age_counters() -> None:
    table = Table()
    twice = card("Double Tithe", "{2}", "Artifact", "Cumulative upkeep—Pay 1 life.\nCumulative upkeep—Pay 1 life.")
    (tithe,) = table.battlefield("A", twice)
    table.to_step("upkeep", "A")
    assert table.stack() == ["Double Tithe trigger (A)"] * 2
    table.answer("A", True)
    table.resolve(1)
    assert table.counters(tithe) == {"age": 1} and table.life("A") == 19
    table.answer("A", True)
    table.resolve()
    assert table.counters(tithe) == {"age": 2} and table.life("A") == 17


@rule("702.24a", "118.1")
def test_actions_as_costs() -> None:
    table = Table()
    (braid,) = table.battlefield("A", card("Red Braid", "{2}", "Enchantment", "Cumulative upkeep—Add {R}."), counters=(("age", 1),))
    table.to_step("upkeep", "A")
    table.answer("A", True)
    table.resolve()
    assert table.pool("A") == "RR" and table.counters(braid) == {"age": 2}


@rule("702.24a", "118.1")
def test_an_opponents_gain_as_a_cost() -> None:
    table = Table()
    table.battlefield("A", card("Test Shards", "{2}", "Artifact", "Cumulative upkeep—An opponent gains 1 life."), counters=(("age", 1),))
    table.to_step("upkeep", "A")
    table.answer("A", True)
    table.resolve()
    assert table.life("B") == 22


@rule("702.24a", "118.1")
def test_an_opponents_token_as_a_cost() -> None:
    table = Table()
    words = "Cumulative upkeep—Have an opponent create a 1/1 red Imp creature token."
    table.battlefield("A", card("Test Riders", "{2}", "Artifact", words), counters=(("age", 1),))
    table.to_step("upkeep", "A")
    table.answer("A", True)
    table.resolve()
    assert len(table.all("Imp Token", who="B")) == 2


@rule("702.24a", "119.4")
def test_mana_and_life_together() -> None:
    table = Table()
    (dark,) = table.battlefield("A", card("Test Dark", "{2}", "Enchantment", "Cumulative upkeep—Pay {B} and 1 life."), counters=(("age", 1),))
    table.to_step("upkeep", "A")
    table.mana("A", "{B}{B}").answer("A", True)
    table.resolve()
    assert table.life("A") == 18 and table.pool("A") == "" and table.counters(dark) == {"age": 2}


@rule("702.24a", "pay the cost for each age counter, if one can", "119.7")
def test_only_an_opponent_who_can_gain_life_gains_it() -> None:
    table = Table(3)
    table.battlefield("B", card("Sour Stone", "{1}", "Artifact", "You can't gain life."))
    (glade,) = table.battlefield("A", card("Kind Glade", "{2}", "Artifact", "Cumulative upkeep—Have an opponent gain 1 life."))
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    table.to_step("upkeep", "A").resolve()
    assert glade in table.game.objects and [table.life(who) for who in "ABC"] == [20, 20, 21]
