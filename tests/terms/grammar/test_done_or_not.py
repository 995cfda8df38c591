"""What was not done by the words before, and what things it was done with have in common (CR 608.2c)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table, card

DEMON = ("At the beginning of your upkeep, sacrifice a creature other than Test Thing, then each opponent loses life equal to the sacrificed creature's power. "
         "If you can't sacrifice a creature, tap Test Thing and you lose 7 life.")  # fmt: skip


@rule("608.2c")
@pytest.mark.parametrize(("power", "lives"), [(2, (20, 18)), (0, (20, 20)), (None, (13, 20))])
def test_if_you_cannot_sacrifice(power: int | None, lives: tuple[int, int]) -> None:
    table = Table()
    demon = permanent(table, DEMON, size="6/6")
    if power is not None:
        table.battlefield("A", card("Small Snack", "{1}", "Creature — Rat", "", f"{power}/2"))
    table.next_turn("B").to_step("upkeep", "A").resolve()
    assert (table.life("A"), table.life("B")) == lives and table.game.obj(demon).tapped == (power is None)


@rule("608.2c")
@pytest.mark.parametrize(("snow", "done"), [(True, True), (False, True), (True, False)])
def test_if_you_do_not_sacrifice(snow: bool, done: bool) -> None:
    table = Table()
    ape = permanent(table, "At the beginning of your upkeep, you may sacrifice a Forest. If you sacrifice a snow Forest this way, Test Thing gains trample "
                    "until end of turn. If you don't sacrifice a Forest, sacrifice Test Thing and it deals 7 damage to you.")  # fmt: skip
    table.battlefield("A", card("Old Wood", "", f"Basic {'Snow ' if snow else ''}Land — Forest"))
    table.next_turn("B")
    table.answer("A", done)
    table.to_step("upkeep", "A").resolve()
    assert table.life("A") == (20 if done else 13) and (ape in table.game.objects) == done
    assert not done or table.has(ape, "trample") == snow


@rule("205.1", "608.2c")
@pytest.mark.parametrize(("cards", "drawn"), [((bear, ogre), 1), ((bear, lamp), 0), ((bear,), 0)])
def test_two_that_share_a_card_type(cards: tuple[Any, ...], drawn: int) -> None:
    table = Table()
    table.hand("A", *(one() for one in cards))
    do(table, "Discard two cards at random. If two cards that share a card type are discarded this way, you gain 1 life.")
    assert table.life("A") == 20 + drawn


@rule("608.2c")
def test_two_milled_that_share_a_card_type_repeat_it() -> None:
    table = Table()
    table.library("A", bear(), ogre(), lamp(), bear(), lamp(), lamp())
    do(table, "Mill two cards. If two cards that share a card type were milled this way, draw a card and repeat this process.")
    assert table.zone("A", "hand") == ["Plain Lamp"] and len(table.zone("A", "graveyard")) == 5


@rule("608.2c")
@pytest.mark.parametrize("done", [True, False])
def test_if_no_token_was_created_this_way(done: bool) -> None:
    table = Table()
    table.answer("A", done)
    do(table, "You may draw a card. If you do, create a 1/1 white Rat creature token. If you didn't create a token this way, create a 2/2 green Bear creature token.")
    assert [table.game.chars(oid).subtypes for oid in table.game.permanents()] == [("Rat",) if done else ("Bear",)]
