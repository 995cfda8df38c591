"""Conditions about what an object has done, or what was done to it, and about others like it."""

from __future__ import annotations

import pytest

from engine.core.zones import EXILE
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("608.2i", "508.1")
@pytest.mark.parametrize(("how", "stays"), [("attacks", True), ("idle", False), ("new", True)])
def test_a_dog_that_neither_attacked_nor_came(how: str, stays: bool) -> None:
    table = Table()
    dog = card("Dog", "{0}", "Creature — Dog", "At the beginning of your end step, if Dog didn't attack or come under your control this turn, sacrifice "
               "it.", "2/2")  # fmt: skip
    if how == "new":
        table.hand("A", dog)
        table.cast("A", "Dog").resolve()
    else:
        (oid,) = table.battlefield("A", dog)
        table.answer("A", [[oid, 1]] if how == "attacks" else [])
    table.to_step("end").resolve()
    assert bool(table.all("Dog")) == stays


@rule("608.2c", "201.2a")
@pytest.mark.parametrize(("alike", "exiled"), [(True, 6), (False, 3)])
def test_the_process_is_repeated_if_two_of_those_cards_have_the_same_name(alike: bool, exiled: int) -> None:
    table = Table()
    table.library("A", bear(), ogre(), bear() if alike else sprite(), lamp(), sprite(), ogre(), card("Other", "{1}", "Artifact"))
    do(table, "Exile the top three cards of your library. If two or more of those cards have the same name, repeat this process.")
    assert len(table.zone("A", EXILE)) == exiled


@rule("608.2i")
def test_hexproof_until_it_deals_damage() -> None:
    table = Table()
    guard = permanent(table, "This creature has hexproof if it hasn't dealt damage yet.", size="2/2")
    assert "hexproof" in table.game.chars(guard).abilities.keywords
    table.answer("A", [[guard, 1]])
    table.to_step("main2")
    assert table.life("B") == 18 and "hexproof" not in table.game.chars(guard).abilities.keywords
    do(table, "Exile target creature, then return it to the battlefield under its owner's control.", [guard])
    (again,) = table.all("Test Thing")
    assert again != guard and "hexproof" in table.game.chars(again).abilities.keywords, "a new object (CR 400.7)"


@rule("608.2c")
@pytest.mark.parametrize(("which", "dies"), [("ogre", True), ("bear", False), ("tied", True)])
def test_destroyed_if_no_other_has_greater_power(which: str, dies: bool) -> None:
    table = Table()
    one, other = table.battlefield("B", bear(), ogre())
    if which == "tied":
        table.battlefield("A", ogre())
    target = one if which == "bear" else other
    do(table, "Destroy target creature if no other creature has greater power.", [target])
    assert (target not in table.game.permanents()) == dies


@rule("701.17", "603.4")
@pytest.mark.parametrize(("words", "life"), [("Destroy target artifact.", 21), ("Sacrifice an artifact.", 20)])
def test_what_was_not_sacrificed(words: str, life: int) -> None:
    table = Table()
    permanent(table, "Whenever an artifact you control is put into a graveyard from the battlefield, if it wasn't sacrificed, you gain 1 life.",
              types="Enchantment")  # fmt: skip
    (thing, _) = table.battlefield("A", lamp(), sprite())
    do(table, "Sacrifice a creature.")
    do(table, words, [thing] if "target" in words else None)
    assert thing not in table.game.permanents() and table.life("A") == life
