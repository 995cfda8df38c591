"""Blight (a keyword action of later editions, CR 701.68 of 2026), as an effect and as a cost."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import do, ogre, permanent
from tests.support.boards.table import Table

LATER = "2026-01-16"


@rule("701.68a", "701.68b", edition=LATER)
def test_blight() -> None:
    table = Table()
    (one,) = table.battlefield("A", ogre())
    do(table, "Blight 1.")
    assert table.counters(one) == {"-1/-1": 1}


@rule("701.68a", "that many -1/-1 counters on one creature that the player controls", edition=LATER)
def test_the_player_chooses_one_of_their_own_creatures() -> None:
    table = Table()
    one, other = table.battlefield("A", ogre(), ogre())
    (theirs,) = table.battlefield("B", ogre())
    table.answer("A", [other])
    do(table, "Blight 2.")
    [choice] = [decision for decision in table.asked if getattr(decision, "purpose", "") == "blight"]
    assert choice.candidates == (one, other)
    assert [table.counters(oid) for oid in (one, other, theirs)] == [{}, {"-1/-1": 2}, {}]


@rule("701.68a", "701.68d", edition=LATER)
@pytest.mark.parametrize("creatures", [0, 1])
def test_whenever_you_blight_whatever_came_of_it(creatures: int) -> None:
    table = Table()
    permanent(table, "Whenever you blight, you gain 1 life.\nWhenever an opponent blights, you gain 10 life.", types="Enchantment")
    ogres = table.battlefield("A", *[ogre()] * creatures)
    do(table, "Blight 1. That creature gains flying until end of turn.").resolve()
    assert table.life("A") == 21
    assert [table.has(oid, "flying") for oid in ogres] == [True] * creatures


@rule("701.68b", "without a creature nobody blights", edition=LATER)
def test_without_a_creature_the_cost_cant_be_paid() -> None:
    table = Table()
    thing = permanent(table, "Blight 1: You gain 1 life.", types="Enchantment")
    assert not [action for action in table.actions("A") if action.oid == thing]
    (one,) = table.battlefield("A", ogre())
    table.activate("A", thing).resolve()
    assert table.counters(one) == {"-1/-1": 1} and table.life("A") == 21


@rule("701.68a", "701.68c", edition=LATER)
@pytest.mark.parametrize("words", ["That creature", "The blighted creature"])
def test_the_blighted_creature_is_the_one_that_was_chosen(words: str) -> None:
    table = Table()
    one, other = table.battlefield("A", ogre(), ogre())
    table.answer("A", [other])
    do(table, f"Blight 1. {words} gains flying until end of turn.")
    assert table.has(other, "flying") and not table.has(one, "flying")
