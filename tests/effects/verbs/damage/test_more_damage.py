"""Other amounts of damage (CR 614.1a). As in "it deals double that damage instead", "that much damage plus 2"."""

from __future__ import annotations

from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card

CUB = ("Odd Cub", "{G}", "Creature — Bear", "", "2/2")

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


IMP = card("Coal Imp", "{B}", "Creature — Imp", "", "3/3")


def order(text: str, types: str = "Enchantment", size: str = "") -> object:
    return card("Odd Order", "{1}", types, text, size)


@rule("615.10", "614.1a")
def test_parts_and_multiples_of_damage() -> None:
    table = Table()
    (bear,) = table.battlefield("B", BEAR)
    table.battlefield("A", order(
        "If a source would deal damage to an opponent or a permanent an opponent controls, that source deals double "
        "that damage to that player or permanent instead.\n"
        "If a source would deal damage to you or a permanent you control, prevent half that damage, rounded up."))  # fmt: skip
    happen(table.game, Damage(bear, 0, 5))
    happen(table.game, Damage(bear, 1, 5))
    happen(table.game, Damage(bear, bear, 1))
    assert (table.life("A"), table.life("B")) == (18, 10)
    assert table.game.obj(bear).damage == 2


@rule("614.1a")
def test_less_damage_than_a_power_becomes_as_much() -> None:
    table = Table()
    red, black = table.battlefield("A", card("Red Elk", "{R}", "Creature — Elk", "", "1/1"), IMP)
    table.battlefield("A", card("Burning Giant", "{3}", "Creature — Giant", (
        "If a red source you control would deal an amount of noncombat damage less than Burning Giant's power to an "
        "opponent, that source deals damage equal to Burning Giant's power instead."), "4/4"))  # fmt: skip
    happen(table.game, Damage(red, 1, 1))
    assert table.life("B") == 16
    happen(table.game, Damage(red, 1, 5), Damage(red, 1, 1, combat=True), Damage(black, 1, 1))
    assert table.life("B") == 9
    happen(table.game, Damage(red, 0, 1))
    assert table.life("A") == 19


@rule("614.1a", "120.4b")
def test_damage_is_doubled_whatever_words_say_so() -> None:
    for words in (
        "As Test Thing enters, choose a creature type.\nDouble all damage that sources you control of the chosen type would deal.",
        "If a creature you control that entered this turn would deal damage, it deals twice that much damage instead.",
    ):
        table = Table()
        table.policy = lambda d: d.options.index("Bear") if type(d).__name__ == "ChooseOption" and "Bear" in d.options else None
        table.hand("A", card("Test Thing", "{0}", "Enchantment", words))
        table.cast("A", "Test Thing").resolve()
        table.hand("A", card("Near Cub", "{0}", "Creature — Bear", "", "2/2"))
        (bear,) = table.battlefield("B", card(*CUB))
        table.cast("A", "Near Cub").resolve()
        near = table.find("Near Cub")
        happen(table.game, Damage(near, 1, 2), Damage(near, bear, 1))
        assert table.life("B") == 16 and table.game.obj(bear).damage in (0, 2)
        happen(table.game, Damage(bear, 0, 2))
        assert table.life("A") == 18


@rule("614.1a")
def test_a_permanent_deals_double_damage_and_any_source_two() -> None:
    table = Table()
    (cub, other) = (*table.battlefield("A", bear()), *table.battlefield("A", sprite()))
    do(table, "Each time target permanent would deal damage to a permanent or player this turn, it deals double that damage to that permanent or player instead.", targets=[cub])
    happen(table.game, Damage(cub, 1, 2), Damage(other, 1, 1))
    assert table.life("B") == 15
    table.next_turn("B").next_turn("A")
    do(table, "If any source would deal 1 or more damage to a permanent or player this turn, it deals 2 damage to that permanent or player instead.")
    happen(table.game, Damage(cub, 1, 5))
    happen(table.game, Damage(other, 1, 1))
    assert table.life("B") == 11


@rule("614.1a")
def test_that_much_damage_minus_one() -> None:
    table = Table()
    (mine,) = table.battlefield("A", ogre())
    permanent(table, "If a source would deal damage to a creature you control, it deals that much damage minus 1 to that creature "
                     "instead.", types="Enchantment")  # fmt: skip
    do(table, "Test Rite deals 1 damage to each creature and each player.")
    assert table.game.objects[mine].damage == 0 and table.life("A") == 19
    do(table, "Test Rite deals 3 damage to each creature.")
    assert table.game.objects[mine].damage == 2


@rule("614.1a")
def test_all_damage_of_a_source_is_doubled() -> None:
    table = Table()
    claw = permanent(table, "Double all damage Test Thing would deal.", size="2/2")
    (other,) = table.battlefield("A", bear())
    happen(table.game, Damage(claw, 1, 2, combat=True), Damage(other, 1, 2, combat=True), Damage(claw, other, 1))
    assert table.life("B") == 14 and table.game.obj(other).damage == 2
    permanent(table, "Double all combat damage Test Thing would deal.", size="2/2")
    happen(table.game, Damage(claw, 1, 1))
    assert table.life("B") == 12


@rule("614.1a", "105.2")
def test_sources_of_a_color_or_a_type() -> None:
    table = Table(3)
    permanent(table, "If a red or artifact source you control would deal damage to an opponent or a permanent an opponent controls, it deals "
                     "that much damage plus 1 instead.", types="Enchantment")  # fmt: skip
    (red,) = table.battlefield("A", ogre())
    (green,) = table.battlefield("A", bear())
    (golem,) = table.battlefield("A", card("Tin Golem", "{1}", "Artifact Creature — Golem", "", "1/1"))
    (theirs,) = table.battlefield("B", ogre())
    happen(table.game, Damage(red, 1, 1), Damage(green, 1, 1), Damage(golem, 2, 1), Damage(red, 0, 1), Damage(theirs, 2, 1))
    assert [table.life(who) for who in "ABC"] == [19, 17, 17]


@rule("611.2a", "614.1a")
def test_more_damage_this_turn_to_certain_recipients() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    (theirs,) = table.battlefield("B", ogre())
    do(table, "If a source you control would deal damage this turn to an opponent or a permanent an opponent controls, it deals triple that "
              "damage instead.")  # fmt: skip
    happen(table.game, Damage(mine, 1, 2), Damage(mine, theirs, 1), Damage(theirs, 0, 1), Damage(mine, 0, 1))
    table.settle()
    assert (table.life("A"), table.life("B")) == (18, 14) and table.game.permanent(theirs) is None
    table.next_turn()
    happen(table.game, Damage(mine, 1, 2))
    assert table.life("B") == 12


@rule("614.1a", "615.9")
def test_double_damage_the_next_time() -> None:
    table = Table(3)
    (mine, other) = table.battlefield("A", bear(), ogre())
    table.policy = lambda decision: [mine] if decision.kind == "objects" and mine in decision.candidates else None
    do(table, "Choose a source you control. The next time that source would deal damage this turn, it deals double that damage instead.")
    happen(table.game, Damage(other, 1, 1), Damage(mine, 1, 2), Damage(mine, 2, 2))
    happen(table.game, Damage(mine, 1, 1))
    assert (table.life("B"), table.life("C")) == (20 - 1 - 4 - 1, 16)
