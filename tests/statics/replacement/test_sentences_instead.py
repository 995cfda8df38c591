"""Replacement effects of several sentences (CR 614.1a, 614.5, 614.6, 614.11a)."""

from __future__ import annotations

import pytest

from engine.compiler.compile import compile_card
from engine.compiler.show import plain_card
from engine.vocabulary import catalogue
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table

RENEWAL = ("If you would draw a card, reveal the top card of your library instead. If it's a creature card, put it into your "
           "graveyard. Otherwise, draw a card.")  # fmt: skip


@rule("614.11a", "614.5")
def test_further_sentences_of_what_happens_instead_of_a_draw() -> None:
    """The draw among them is not replaced again; each of several draws is replaced, one after the other."""
    table = Table(library=0)
    table.library("A", lamp(), ogre(), bear())
    permanent(table, RENEWAL)
    do(table, "Draw three cards.")
    assert sorted(table.zone("A", "graveyard")) == ["Plain Bear", "Plain Ogre", "Test Rite"]
    assert table.zone("A", "hand") == ["Plain Lamp"] and not table.zone("A", "library")


@rule("614.6")
def test_two_such_effects_each_apply_once() -> None:
    table = Table(library=0)
    table.library("A", lamp(), lamp())
    permanent(table, "If you would draw a card, instead you gain 1 life. Draw a card."), permanent(table, RENEWAL)
    do(table, "Draw a card.")
    assert table.zone("A", "hand") == ["Plain Lamp"] and table.life("A") == 21


@rule("614.6", "400.7j")
def test_further_sentences_where_a_permanent_would_die() -> None:
    """They are no part of what is said at other times, and happen after what happens instead."""
    table = Table()
    permanent(table, "If a creature an opponent controls would die, exile it instead. You gain 2 life.")
    table.battlefield("A", bear()), table.battlefield("B", ogre(), lamp())
    assert table.life("A") == 20
    do(table, "Destroy all creatures.")
    assert table.zone("B", "exile") == ["Plain Ogre"] and "Plain Bear" in table.zone("A", "graveyard")
    assert table.life("A") == 22


@pytest.mark.parametrize("words", [
    "If you would draw a card, you may reveal the top card of your library instead. You lose 1 life.",
    "If a player would draw a card, they reveal it instead. Put that card into its owner's graveyard.",
    "If you would draw a card, exile the top card of your library instead. If you don't, you lose the game.",
])  # fmt: skip
def test_what_depends_on_a_choice_on_how_it_went_or_on_the_card_not_drawn_yet_is_declined(words: str) -> None:
    catalogue.load()
    assert not compile_card(plain_card(words, "Enchantment")).accepted


@rule("614.6", "603.12")
def test_when_you_do_behind_a_replacement() -> None:
    table = Table()
    permanent(table, "If a creature an opponent controls would die, exile it instead. When you do, create a 1/1 white Rat creature token.", types="Enchantment")
    for who in "AB":
        table.battlefield(who, ogre())
    do(table, "Destroy each creature.")
    assert len(table.all("Rat Token")) == 1 and len(table.all("Plain Ogre", "exile")) == 1 and len(table.all("Plain Ogre", "graveyard")) == 1
