"""Copies (CR 707): "becomes a copy of …", with exceptions."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("707.2", "603.2")
def test_having_it_become_a_copy_and_gain_this_ability() -> None:
    table = Table()
    words = "Whenever you cast a spell that targets this creature, you may have it become a copy of target creature and gain this ability."
    shaper = permanent(table, words.replace("have it", "have Test Thing"))
    large, small = table.battlefield("B", ogre(), sprite())
    table.hand("A", *[card(f"Soft Word {n}", "{0}", "Instant", "Target creature gets +0/+1 until end of turn.") for n in range(2)])
    table.answer("A", [large]).cast("A", "Soft Word 0", [shaper]).answer("A", True).resolve()
    assert table.game.chars(shaper).name == "Plain Ogre"
    table.answer("A", [small]).cast("A", "Soft Word 1", [shaper]).answer("A", True).resolve()
    assert table.game.chars(shaper).name == "Plain Sprite"


@rule("603.6a", "707.2")
def test_entering_attached_to_a_creature() -> None:
    table = Table()
    model, other, third = table.battlefield("A", ogre(), bear(), sprite())
    (theirs,) = table.battlefield("B", bear())
    do(table, "Create a 1/1 red Goblin creature token.")
    table.hand("A", card("Endless Glass", "{0}", "Enchantment — Aura", "Enchant creature\nWhen Endless Glass enters attached to a creature, each "
                         "other nontoken creature you control becomes a copy of that creature."))  # fmt: skip
    table.cast("A", "Endless Glass", [model]).resolve()
    assert [table.game.chars(oid).name for oid in (model, other, third, theirs)] == ["Plain Ogre", "Plain Ogre", "Plain Ogre", "Plain Bear"]
    assert table.all("Goblin Token")


@rule("707.2", "608.2c")
def test_a_copy_of_that_creature_is_of_another_one() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), sprite())
    (model,) = table.battlefield("B", ogre())
    table.answer("A", [model])
    do(table, "Choose a nonlegendary creature on the battlefield. Target creature becomes a copy of that creature until end of turn.", [one])
    assert table.game.chars(one).name == "Plain Ogre"
    do(table, "Put a +1/+1 counter on target nonlegendary creature you control. Each other creature you control becomes a copy of that creature "
       "until end of turn.", [one])  # fmt: skip
    assert table.game.chars(two).name == "Plain Ogre" and table.counters(one) == {"+1/+1": 1}
    table = Table()
    one, two = table.battlefield("A", bear(), sprite())
    (model,) = table.battlefield("B", ogre())
    do(table, "Each creature you control gets +0/+0 until end of turn. Choose target creature an opponent controls. When that creature dies this turn, you gain 3 life. "
       "Target creature you control becomes a copy of that creature until end of turn.", [model, one])  # fmt: skip
    assert (table.game.chars(one).name, table.game.chars(two).name) == ("Plain Ogre", "Plain Sprite")


@pytest.fixture
def table() -> Table:
    return Table()


@rule("707.9a")
def test_a_copy_keeps_the_ability_that_made_it_one(table: Table) -> None:
    mimic, bear = table.battlefield("A", card("Gray Mimic", "{U}", "Creature — Shapeshifter", (
        "At the beginning of your upkeep, you may have Gray Mimic become a copy of another target creature. If you do, "
        "Gray Mimic gains this ability."), "1/1"), BEAR)  # fmt: skip
    (ogre,) = table.battlefield("B", card("Gray Ogre", "{2}{R}", "Creature — Ogre", "", "3/3"))
    for target, size in ((bear, (2, 2)), (ogre, (3, 3))):
        table.to_step("upkeep", "B")
        table.targets = [target]
        table.answer("A", True)
        table.to_step("upkeep", "A")
        table.resolve()
        assert table.pt(mimic) == size
        assert len(table.game.chars(mimic).abilities.triggered) == 1


@rule("707.2b", "707.9b", "611.2c")
def test_a_copy_for_a_time_with_exceptions_behind() -> None:
    table = Table()
    king, cub = table.battlefield("A", card("Old King", "{3}", "Legendary Creature — Ox", "Flying", "4/4"), bear())
    do(table, "Choose target creature you control. Each other creature becomes a copy of that creature until end of turn, except it "
       "isn't legendary and it has haste.", [king])  # fmt: skip
    assert (
        table.pt(cub) == (4, 4)
        and table.has(cub, "flying")
        and table.has(cub, "haste")
        and not table.has(king, "haste")
    )
    assert {king, cub} <= set(table.game.permanents())
    table.next_turn("B")
    assert table.pt(cub) == (2, 2) and not table.has(cub, "flying")
