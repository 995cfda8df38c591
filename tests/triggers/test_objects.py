"""What happens to objects besides zone changes, combat and damage."""

from __future__ import annotations

from engine.game.decisions.choices import ChooseObjects
from engine.game.events.counters import RemoveCounters
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.table import FOREST, Table, card


@rule("608.2d")
def test_the_controller_of_the_land_attaches_the_aura_to_another() -> None:
    table = Table()
    land, other = table.battlefield("B", card(*FOREST), card(*FOREST))
    (mine,) = table.battlefield("A", card(*FOREST))
    table.hand("A", card("Odd Vine", "{0}", "Enchantment — Aura", "Enchant land\nWhen enchanted land becomes tapped, destroy it and Odd Vine deals 1 damage to that "
                         "land's controller. That player attaches Odd Vine to a land of their choice."))  # fmt: skip
    table.cast("A", "Odd Vine", targets=[land]).resolve()
    table.answer("B", [mine])
    table.tap_for_mana("B", land).resolve()
    vine = table.find("Odd Vine")
    assert table.game.obj(vine).attached_to == mine and table.life("B") == 19 and table.life("A") == 20
    assert land not in table.game.battlefield and other in table.game.battlefield
    assert [d.seat for d in table.asked if isinstance(d, ChooseObjects)][-1] == table.seat("B")


def test_the_fourth_counter() -> None:
    table = Table()
    (plan,) = table.battlefield("A", card("Long Plan", "{1}", "Artifact", "{0}: Put a plan counter on Long Plan.\n"
                                          "When the third plan counter is put on Long Plan, sacrifice it and draw a "
                                          "card."))  # fmt: skip
    for _ in range(2):
        table.activate("A", plan).resolve()
    assert table.counters(plan) == {"plan": 2}
    table.activate("A", plan).resolve()
    assert not table.all("Long Plan") and len(table.zone("A", "hand")) == 1


@rule("602.1", "113.6")
def test_a_counter_removed_from_an_exiled_card_is_seen_by_it() -> None:
    table = Table()
    (sleeper,) = table.exile("A", card("Long Sleeper", "{5}", "Creature — Horror", "Whenever a time counter is removed from ~ while it's exiled, you gain 2 life.", "5/5"))
    table.game.write(sleeper).counters = {"time": 2}
    happen(table.game, RemoveCounters(sleeper, "time", 1, sleeper))
    assert table.resolve().life("A") == 22


@rule("122.1", "603.2c")
def test_one_or_more_loyalty_counters_are_removed() -> None:
    table = Table()
    (walker,) = table.battlefield("A", card("Pyro", "{2}", "Planeswalker — Jaya", "Whenever one or more loyalty counters are removed from Pyro, it "
                                            "deals that much damage to target opponent.\n−2: You gain 1 life.", loyalty="5"))  # fmt: skip
    table.battlefield("A", card(*FOREST))
    table.activate("A", walker).resolve()
    assert table.life("B") == 18 and table.counters(walker) == {"loyalty": 3}
    table.hand("B", card("Bolt", "{0}", "Instant", "Bolt deals 1 damage to any target."))
    table.cast("B", "Bolt", [walker]).resolve()
    assert table.life("B") == 17
