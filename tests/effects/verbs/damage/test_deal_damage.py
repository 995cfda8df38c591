"""Dealing damage (CR 120). To each of several, to each other, divided as its controller chooses (601.2d)."""

from __future__ import annotations

import pytest

from engine.core.identity import NOBODY
from engine.game.events.damage import Damage
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("603.2")
def test_a_spell_with_a_single_target_damages_it() -> None:
    table = Table()
    permanent(table, "Whenever an instant or sorcery spell you control that targets only a single creature deals damage "
              "to that creature, this creature deals that much damage to each opponent.")  # fmt: skip
    first, second = table.battlefield("B", ogre(), ogre())
    do(table, "Test Rite deals 2 damage to target creature.", targets=[first])
    table.resolve()
    assert table.life("B") == 18
    do(table, "Test Rite deals 1 damage to each of two target creatures.", targets=[first, second])
    table.resolve()
    assert table.life("B") == 18
    do(table, "Test Rite deals 1 damage to each creature.")
    assert table.life("B") == 18


@rule("107.1a", "608.2b")
def test_damage_divided_evenly() -> None:
    table = Table()
    victims = table.battlefield("B", ogre(), ogre())
    do(table, "Test Rite deals 5 damage divided evenly, rounded down, among any number of targets.",
       targets=[*victims])  # fmt: skip
    assert [table.game.obj(oid).damage for oid in victims] == [2, 2]


@rule("120.3a")
def test_damage_to_a_player_is_loss_of_life() -> None:
    table = do(Table(), "~ deals 3 damage to any target.", targets=[1])
    assert table.life("B") == 17


@rule("120.3e")
def test_damage_is_marked_on_creatures_and_each_gets_its_own_share() -> None:
    table = Table()
    (one,) = table.battlefield("B", ogre())
    do(table, "~ deals 2 damage to target creature and 1 damage to you.", targets=[one])
    assert table.game.obj(one).damage == 2
    assert table.life("A") == 19


def test_each_creature_of_a_kind_and_each_player_is_dealt_damage() -> None:
    table = Table()
    (flyer,) = table.battlefield("B", sprite())
    (walker,) = table.battlefield("B", ogre())
    do(table, "~ deals 2 damage to each creature without flying and each player.")
    assert table.game.obj(flyer).damage == 0
    assert table.game.obj(walker).damage == 2
    assert (table.life("A"), table.life("B")) == (18, 18)


@rule("601.2d")
def test_damage_is_divided_as_the_spell_is_cast() -> None:
    table = Table()
    (one,) = table.battlefield("B", ogre())
    table.answer("A", "*")
    table.policy = lambda decision: [1, 4] if decision.kind == "divide" else None
    do(table, "~ deals 5 damage divided as you choose among any number of targets.", targets=[one, 1])
    assert (table.game.obj(one).damage, table.life("B")) == (1, 16)


@rule("608.2h")
def test_the_creature_deals_the_damage_with_its_own_power() -> None:
    table = Table()
    (big,) = table.battlefield("A", ogre())
    (small,) = table.battlefield("B", bear())
    do(
        table,
        "Target creature you control deals damage equal to its power to target creature you don't control.",
        targets=[big, small],
    )
    assert table.zone("B", "graveyard") == ["Plain Bear"]


def test_so_much_for_each() -> None:
    table = Table()
    table.battlefield("A", bear(), bear())
    do(table, "~ deals 1 damage to target player for each creature you control.", targets=[1])
    assert table.life("B") == 18


def test_a_triggered_ability_deals_damage_from_its_own_creature() -> None:
    table = Table()
    watcher = permanent(table, "Whenever another creature enters, this creature deals 1 damage to each opponent.")
    do(table, "Create two 1/1 red Goblin creature tokens.")
    assert table.life("B") == 18
    assert watcher != NOBODY


@rule("608.2d", "115.1")
def test_any_number_of_target_players_each_do_it() -> None:
    table = Table(3)
    do(table, "Any number of target players each gain 2 life.", targets=[0, 2])
    assert [table.life(who) for who in "ABC"] == [22, 20, 22]
    do(table, "Test Rite deals 1 damage to each opponent. Those players each lose 1 life.")
    assert [table.life(who) for who in "ABC"] == [22, 18, 20]


@rule("115.3", "601.2c")
def test_a_third_target_is_another_one() -> None:
    table = Table()
    first, second, third = table.battlefield("B", ogre(), ogre(), ogre())
    do(table, "Test Rite deals 1 damage to any target, 2 damage to any other target, and 3 damage to a third any target.",
       targets=[first, second, third])  # fmt: skip
    assert [table.game.obj(oid).damage for oid in (first, second)] == [1, 2]
    assert third not in table.game.battlefield


@rule("107.1")
def test_the_greater_of_two_amounts() -> None:
    table = Table()
    words = "Test Rite deals damage to target player equal to 2 or the greatest power among Ogres you control, whichever " \
            "is greater."  # fmt: skip
    do(table, words, targets=[1])
    assert table.life("B") == 18
    table.battlefield("A", card("Big Ogre", "{4}{R}", "Creature — Ogre", "", "5/5"))
    do(table, words, targets=[1])
    assert table.life("B") == 13


@rule("120.3")
def test_damage_to_a_target_and_to_itself() -> None:
    table = Table()
    mage = permanent(table, "{0}: This creature deals 2 damage to any target and 1 damage to itself.", size="2/3")
    table.activate("A", mage, targets=[1]).resolve()
    assert table.life("B") == 18
    assert table.game.obj(mage).damage == 1


@rule("120.1")
def test_each_other_creature_is_another_than_the_one_that_deals_the_damage() -> None:
    table = Table()
    brawl = card("Loud Brawl", "{R}", "Sorcery", "Target creature deals damage equal to its power to each other creature.")
    ogre = card("Stone Ogre", "{3}", "Creature — Ogre", "", "2/2")
    (strong,) = table.battlefield("B", ogre)
    table.battlefield("A", BEAR)
    table.hand("A", brawl)
    table.mana("A", "{R}").cast("A", "Loud Brawl", [strong]).resolve()
    assert table.all("Stone Ogre") == [strong]
    assert not table.all("Plain Bear")


SPILL = "Test Rite deals 4 damage to target creature. Excess damage is dealt to that creature's controller instead."


@rule("120.4a")
def test_excess_damage_is_dealt_to_the_controller_instead() -> None:
    table = Table()
    (toad,) = table.battlefield("B", card("Mud Toad", "{1}", "Creature — Toad", "", "1/3"))
    do(table, SPILL, targets=[toad])
    assert not table.all("Mud Toad")
    assert table.life("B") == 19
    assert table.life("A") == 20


@rule("120.4a")
def test_no_excess_without_lethal_damage_and_marked_damage_counts() -> None:
    table = Table()
    (wall,) = table.battlefield("B", card("Wet Wall", "{1}", "Creature — Wall", "", "0/7"))
    do(table, SPILL, targets=[wall])
    assert table.life("B") == 20
    do(table, SPILL, targets=[wall])
    assert table.life("B") == 19
    assert not table.all("Wet Wall")


@rule("120.4a", "702.2c")
def test_with_deathtouch_all_beyond_one_is_excess() -> None:
    table = Table()
    (wall,) = table.battlefield("B", card("Wet Wall", "{1}", "Creature — Wall", "", "0/7"))
    (snake,) = table.battlefield("A", card("Old Snake", "{1}", "Creature — Snake", "Deathtouch\n{0}: ~ deals 3 damage to "
                                           "target creature. Excess damage is dealt to that creature's controller "
                                           "instead.", "1/1"))
    table.activate("A", snake, targets=[wall]).resolve()
    assert table.life("B") == 18
    assert not table.all("Wet Wall")


@rule("120.4a", "702.2c", "of what several deal at once, too")
@pytest.mark.parametrize(("keyword", "to_wall", "to_player"), [("", 4, 0), ("Deathtouch", 1, 3)])
def test_of_what_two_deal_at_once_all_beyond_one_is_excess_with_deathtouch(keyword: str, to_wall: int, to_player: int) -> None:
    table = Table()
    (wall,) = table.battlefield("B", card("Wet Wall", "{1}", "Creature — Wall", "", "0/4"))
    snakes = table.battlefield("A", *(card(f"Snake {number}", "{1}", "Creature — Snake", keyword, "2/2") for number in range(2)))
    do(table, "Up to two target creatures you control each deal damage equal to their power to target creature an opponent controls. Excess damage is "
              "dealt to that creature's controller instead.", [*snakes, wall])  # fmt: skip
    dealt = [(event.recipient, event.amount) for event in table.game.history.this_turn if isinstance(event, Damage)]
    assert sum(amount for ref, amount in dealt if ref == wall) == to_wall and not table.all("Wet Wall")
    assert table.life("B") == 20 - to_player and all(amount for _, amount in dealt)
