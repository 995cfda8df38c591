"""Clauses that compare an object's numbers with each other, or with another object's."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
OGRE = ("Hill Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")
TOAD = ("Mud Toad", "{G}", "Creature — Toad", "", "2/2")
OX = ("Gray Ox", "{3}", "Creature — Ox", "", "3/4")
IDOL = ("Clay Idol", "{1}", "Artifact", "")
MEADOW = ("Wet Meadow", "", "Land", "{T}: Add {C}.")


@rule("115.4", "208.1")
def test_a_creature_whose_power_and_toughness_are_not_equal() -> None:
    table = Table()
    (odd,) = table.battlefield("B", card("Odd One", "{0}", "Creature — Elf", "", "1/2"))
    even, lopsided = table.battlefield("B", bear(), card("Long Arm", "{0}", "Creature — Ape", "", "3/1"))
    do(table, "Destroy target non-Elf creature whose power and toughness aren't equal.")
    assert lopsided not in table.game.permanents() and {odd, even} <= set(table.game.permanents())


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


@pytest.mark.parametrize(("mine", "gained"), [("3/3", True), ("2/2", True), ("1/1", False)])
def test_control_of_the_creature_with_the_greatest_power(mine: str, gained: bool) -> None:
    table = Table()
    table.battlefield("A", creature("", mine))
    table.battlefield("B", card(*BEAR))
    table.hand("A", card("Pride", "{0}", "Sorcery", "You gain 3 life if you control the creature with the greatest power "
                         "or tied for the greatest power."))  # fmt: skip
    table.cast("A", "Pride").resolve()
    assert table.life("A") == (23 if gained else 20)


def test_only_a_creature_with_the_greatest_power_is_sacrificed() -> None:
    table = Table()
    bear, ogre = table.battlefield("B", card(*BEAR), card(*OGRE))
    table.battlefield("A", creature("", "9/9"))
    table.hand("A", card("Cull", "{0}", "Sorcery", "Target opponent sacrifices a creature with the greatest power among "
                         "creatures they control."))  # fmt: skip
    table.cast("A", "Cull", targets=[1]).resolve()
    assert table.all("Meadow Bear") == [bear] and not table.all("Hill Ogre") and ogre


@pytest.mark.parametrize("deed", ["Destroy those creatures", "Exile those creatures", "Return those creatures to their owners' hands"])
@rule("608.2d")
def test_what_has_the_greatest_power_among_others_is_one_of_them(deed: str) -> None:
    """A creature of somebody else that is as great is none of theirs."""
    table = Table(3)
    table.battlefield("A", card(*OGRE), creature("", "2/2"))
    one, two, small = table.battlefield("B", card(*OGRE), card(*OGRE), card(*BEAR))
    (only,) = table.battlefield("C", card(*BEAR))
    table.answer("A", [two])
    do(table, f"For each opponent, choose a creature with the greatest power among creatures that player controls. {deed}.")
    asked = [decision for decision in table.asked if hasattr(decision, "candidates")]
    assert [set(decision.candidates) for decision in asked] == [{one, two}]
    assert one in table.game.battlefield and small in table.game.battlefield
    assert two not in table.game.battlefield and only not in table.game.battlefield


@rule("115.1", "608.2b")
def test_a_target_with_the_least_toughness_among_others_is_one_of_them() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR))
    small, also, _ = table.battlefield("B", card(*BEAR), card(*BEAR), card(*OGRE))
    table.hand("A", card("Low Cut", "{0}", "Instant", "Tap target creature with the least toughness among creatures your opponents control."))
    table.cast("A", "Low Cut")
    assert next(set(d.candidates) for d in reversed(table.asked) if hasattr(d, "candidates")) == {small, also}


@rule("208.4b")
def test_base_power_and_toughness() -> None:
    table = Table()
    token = permanent(table, "Whenever Test Thing attacks, each other creature you control with base power and toughness 2/2 gets +1/+0 until "
                      "end of turn.")  # fmt: skip
    plain, large = table.battlefield("A", bear(), ogre())
    (grown,) = table.battlefield("A", bear(), counters={"+1/+1": 1})

    def policy(decision: Any) -> Any:
        return [[token, 1]] if type(decision).__name__ == "DeclareAttackers" else None

    table.policy = policy
    table.to_step("declare_attackers", "A").resolve()
    assert [table.pt(oid) for oid in (plain, large, grown)] == [(3, 2), (3, 3), (4, 3)]


@rule("115.1", "608.2b")
def test_the_greatest_is_that_of_what_is_described() -> None:
    table = Table()
    (toad,) = table.battlefield("A", card(*TOAD))
    (ox,) = table.battlefield("B", card(*OX))
    table.hand("A", card("Brave One", "{0}", "Sorcery", "Put a +1/+1 counter on target creature you control with the greatest "
                         "power."), card("Low Blow", "{0}", "Sorcery", "Destroy target nonland permanent with the lowest mana "
                         "value."))  # fmt: skip
    table.battlefield("B", card(*MEADOW), card(*IDOL))
    table.cast("A", "Brave One", targets=[toad]).resolve()
    assert table.counters(toad) == {"+1/+1": 1}
    table.cast("A", "Low Blow")
    asked = next(one for one in reversed(table.asked) if hasattr(one, "candidates"))
    assert set(asked.candidates) == {toad, table.find("Clay Idol")} and ox not in asked.candidates


@rule("702.184a", edition="2026-01-16")
def test_stationing_with_toughness() -> None:
    table = Table()
    permanent(table, "Each creature you control with toughness greater than its power stations permanents using its toughness rather than its power.",
              types="Enchantment")  # fmt: skip
    (ship,) = table.battlefield("A", card("Slow Ship", "{2}", "Artifact — Spacecraft", "Station\n9+ | Flying", "4/4"))
    wall, strong = table.battlefield("A", card("Thick Wall", "{2}", "Creature — Wall", "", "1/4"), card("Thin Fist", "{2}", "Creature — Ogre", "", "3/1"))
    table.answer("A", [wall])
    table.activate("A", ship).resolve()
    assert table.counters(ship) == {"charge": 4}
    table.answer("A", [strong])
    table.activate("A", ship).resolve()
    assert table.counters(ship) == {"charge": 7}


@rule("208.4b")
def test_power_greater_than_the_base_power() -> None:
    table = Table()
    plain, grown, big = table.battlefield("A", bear(), bear(), bear())
    table.game.write(grown).counters = {"+1/+1": 1}
    do(table, "Target creature has base power and toughness 5/5 until end of turn.", targets=[big])
    do(table, "Destroy all creatures with power greater than their base power.")
    assert table.all("Plain Bear") == [plain, big]


@rule("603.10a", "603.2")
def test_a_creature_with_the_greatest_power_among_its_controllers_dies() -> None:
    """Each opponent's creatures are compared with those of the same player, as they were before it died. Ties count."""
    table = Table(3)
    permanent(table, "Whenever a creature an opponent controls with the greatest power among creatures that player controls dies, you gain 1 life.",
              types="Enchantment")  # fmt: skip
    mine = table.battlefield("A", ogre())
    small, large = table.battlefield("B", bear(), ogre())
    one, _ = table.battlefield("C", bear(), bear())
    for oid, life in ((small, 20), (large, 21), (one, 22), (mine[0], 22)):
        do(table, "Destroy target creature.", targets=[oid])
        assert table.life("A") == life


@rule("509.5b", "509.5d")
def test_lesser_power_is_that_of_the_other_creature_in_combat() -> None:
    """Each creature is compared with the one that it blocks, or by which it is blocked."""
    words = ("Whenever a creature becomes blocked by a creature with lesser power, destroy the blocking creature.\nWhenever a creature blocks a creature "
             "with lesser power, destroy the attacking creature.")  # fmt: skip
    for attacker, blocker, dead in ((ogre, sprite, "Plain Sprite"), (sprite, ogre, "Plain Sprite"), (ogre, ogre, "")):
        table = Table()
        permanent(table, words, types="Enchantment")
        (one,) = table.battlefield("A", attacker())
        (two,) = table.battlefield("B", blocker())
        if attacker is sprite:
            do(table, "Target creature gains reach until end of turn.", targets=[two])
        table.answer("A", [(one, 1)]).answer("B", [(two, one)])
        table.to_step("declare_blockers", "A").resolve()
        assert (table.zone("A", "graveyard") + table.zone("B", "graveyard")).count("Plain Sprite") == (dead != "")
        assert "Plain Ogre" not in table.zone("A", "graveyard") + table.zone("B", "graveyard")


@rule("607.2d", "202.3", "208.1")
@pytest.mark.parametrize(("size", "cost", "hurt"), [("3/1", "{0}", 2), ("1/3", "{0}", 2), ("1/1", "{3}", 2), ("1/1", "{0}", 0), ("", "{0}", 0)])
def test_one_of_its_numbers_is_the_chosen_number(size: str, cost: str, hurt: int) -> None:
    table = Table()
    table.hand("A", card("Kind Lord", "{0}", "Creature — Faerie", "As Kind Lord enters, choose a number between 1 and 10.\nWhenever an opponent casts a "
                         "spell with mana value, power, or toughness equal to the chosen number, that player loses 2 life.", "1/1"))  # fmt: skip
    table.answer("A", 3)
    table.cast("A", "Kind Lord").resolve()
    table.next_turn("B")
    table.hand("B", card("Some Spell", cost, "Creature — Bear" if size else "Sorcery", "" if size else "Draw a card.", size))
    table.mana("B", cost)
    table.cast("B", "Some Spell").resolve()
    assert table.life("B") == 20 - hurt
