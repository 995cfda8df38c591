"""Keywords of later editions than the rulebooks at hand: by their reminder texts."""

from __future__ import annotations

import pytest

from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
WOLF = ("Old Wolf", "{2}{G}", "Creature — Wolf", "", "3/3")


def attack(table: Table, oid: int) -> Table:
    table.answer("A", [[oid, 1]])
    return table.to_step("declare_blockers")


# --- sneak ----------------------------------------------------------------------------------------------------------


def test_sneak_returns_an_unblocked_attacker_and_the_creature_attacks_in_its_place() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Roof Ninja", "{3}{U}", "Creature — Ninja", "Sneak {U}", "4/2"))
    table.mana("A", "{U}")
    assert table.actions("A") == ()  # not in a main phase
    attack(table, bear)
    table.mana("A", "{U}")
    table.cast("A", "Roof Ninja", way="sneak").resolve()
    (ninja,) = table.all("Roof Ninja")
    assert table.zone("A", "hand") == ["Meadow Bear"] and table.game.obj(ninja).tapped
    table.to_step("main2")
    assert table.life("B") == 16


def test_a_sorcery_may_be_cast_with_sneak_in_the_declare_blockers_step() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Smoke Trick", "{4}{R}", "Sorcery", "Sneak {R}\nSmoke Trick deals 3 damage to target player."))
    table.mana("A", "{R}")
    attack(table, bear)
    table.mana("A", "{R}")
    table.cast("A", "Smoke Trick", targets=[1]).resolve()
    table.to_step("main2")
    assert table.life("B") == 17 and table.zone("A", "hand") == ["Meadow Bear"]


def test_sneak_needs_an_unblocked_attacker() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (wolf,) = table.battlefield("B", card(*WOLF))
    table.hand("A", card("Roof Ninja", "{3}{U}", "Creature — Ninja", "Sneak {U}", "4/2"))
    table.answer("A", [[bear, 1]]).answer("B", [[wolf, bear]])
    table.to_step("declare_blockers")
    table.mana("A", "{U}")
    assert table.actions("A") == ()


def test_a_creature_with_sneak_cast_as_usual_does_not_attack() -> None:
    table = Table()
    table.hand("A", card("Roof Ninja", "{3}{U}", "Creature — Ninja", "Sneak {U}", "4/2"))
    table.mana("A", "{3}{U}")
    table.cast("A", "Roof Ninja").resolve()
    assert not table.game.obj(table.find("Roof Ninja")).tapped


# --- increment ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cost", "grown"), [("{1}{G}", False), ("{2}{G}", True), ("{3}{G}", True)])
def test_increment_compares_the_mana_spent_with_power_or_toughness(cost: str, grown: bool) -> None:
    table = Table()
    (moss,) = table.battlefield("A", card("Creeping Moss", "{G}", "Creature — Plant", "Increment", "2/3"))
    table.hand("A", card("Some Bear", cost, "Creature — Bear", "", "2/2"))
    table.mana("A", cost)
    table.cast("A", "Some Bear").resolve()
    assert table.counters(moss) == ({"+1/+1": 1} if grown else {})


def test_increment_looks_at_mana_spent_not_at_mana_value() -> None:
    table = Table()
    (moss,) = table.battlefield("A", card("Creeping Moss", "{G}", "Creature — Plant", "Increment", "1/1"))
    table.hand("A", card("Cheap Giant", "{6}", "Artifact Creature — Giant", "This spell costs {6} less to cast.", "6/6"))
    table.cast("A", "Cheap Giant").resolve()
    assert table.counters(moss) == {}


# --- power-up -------------------------------------------------------------------------------------------------------

DRONE = ("Small Drone", "{1}{U}", "Artifact Creature — Robot", "Power-up — {3}{U}: Put two +1/+1 counters on this creature.",
         "1/1")  # fmt: skip


def test_power_up_costs_less_in_the_turn_in_which_it_entered_and_works_once() -> None:
    table = Table()
    table.hand("A", card(*DRONE))
    table.mana("A", "{1}{U}")
    table.cast("A", "Small Drone").resolve()
    drone = table.find("Small Drone")
    table.mana("A", "{2}")  # {3}{U} less {1}{U}
    table.activate("A", drone).resolve()
    assert table.pt(drone) == (3, 3)
    table.mana("A", "{3}{U}")
    assert not [action for action in table.actions("A") if action.kind == "activate"]


def test_power_up_costs_all_of_it_later() -> None:
    table = Table()
    (drone,) = table.battlefield("A", card(*DRONE))
    table.next_turn("A").mana("A", "{2}")
    assert not [action for action in table.actions("A") if action.kind == "activate"]
    table.mana("A", "{1}{U}")
    table.activate("A", drone).resolve()
    assert table.pt(drone) == (3, 3)


# --- teamwork -------------------------------------------------------------------------------------------------------

STRIKE = ("Joint Strike", "{R}", "Instant",
          "Teamwork 4\nJoint Strike deals 2 damage to target player. If this spell was cast using teamwork, "
          "you gain 5 life.")  # fmt: skip


def test_teamwork_taps_creatures_with_total_power() -> None:
    table = Table()
    bear, wolf = table.battlefield("A", card(*BEAR), card(*WOLF))
    table.hand("A", card(*STRIKE))
    table.mana("A", "{R}")
    table.answer("A", True, [bear, wolf])
    table.cast("A", "Joint Strike", targets=[1]).resolve()
    assert table.game.obj(bear).tapped and table.game.obj(wolf).tapped
    assert (table.life("A"), table.life("B")) == (25, 18)


def test_teamwork_may_be_left_out_and_is_not_offered_without_enough_power() -> None:
    table = Table()
    (wolf,) = table.battlefield("A", card(*WOLF))
    table.hand("A", card(*STRIKE))
    table.mana("A", "{R}")
    table.cast("A", "Joint Strike", targets=[1]).resolve()
    assert not table.game.obj(wolf).tapped
    assert (table.life("A"), table.life("B")) == (20, 18)


# --- storied --------------------------------------------------------------------------------------------------------


def test_an_enduring_story_is_had_for_the_rest_of_the_game() -> None:
    table = Table()
    (bard,) = table.battlefield("A", card(
        "Lady of Songs", "{2}", "Legendary Creature — Bard",
        "Storied\nAs long as you have an enduring story, Lady of Songs gets +2/+0.", "1/1",
    ))  # fmt: skip
    (cup,) = table.battlefield("A", card("Cup", "{1}", "Artifact"))
    table.settle()
    assert table.pt(bard) == (1, 1)
    table.battlefield("A", card("The Long Tale", "{1}", "Enchantment — Saga", "I, II, III — You gain 1 life."))
    table.settle()
    assert table.pt(bard) == (3, 1)
    table.hand("A", card("Break", "{G}", "Sorcery", "Destroy target artifact."))
    table.mana("A", "{G}")
    table.cast("A", "Break", targets=[cup]).resolve()
    assert not table.all("Cup") and table.pt(bard) == (3, 1)


# --- Mutagen tokens -------------------------------------------------------------------------------------------------


def test_a_mutagen_is_sacrificed_for_a_counter_as_a_sorcery() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Spill", "{1}", "Sorcery", "Create a Mutagen token."))
    table.mana("A", "{2}")
    table.cast("A", "Spill").resolve()
    (mutagen,) = [oid for oid in table.game.permanents() if table.game.obj(oid).token]
    table.activate("A", mutagen, targets=[bear]).resolve()
    assert table.pt(bear) == (3, 3) and mutagen not in table.game.permanents()
