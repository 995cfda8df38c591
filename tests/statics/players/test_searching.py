"""Players who exile what they find as they search (CR 701.19a)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table

AGENT = ("While an opponent is searching their library, they exile each card they find. You may play those cards for as long as they remain exiled, "
         "and you may spend mana as though it were mana of any color to cast them.")  # fmt: skip


@rule("701.19a", "400.7")
@pytest.mark.parametrize(("who", "exiled"), [("B", ["Plain Bear"]), ("A", [])])
def test_what_an_opponent_finds_is_exiled_and_may_be_played(who: str, exiled: list[str]) -> None:
    table = Table()
    permanent(table, AGENT, types="Enchantment")
    if who == "B":
        table.next_turn("B")
    table.library(who, ogre(), bear())
    found = table.all("Plain Bear", "library")
    do(table.answer(who, found), "Search your library for a creature card, reveal it, put it into your hand, then shuffle.", who=who)
    assert table.zone(who, "exile") == exiled and ("Plain Bear" in table.zone(who, "hand")) == (not exiled)
    if exiled:
        table.next_turn("A").mana("A", "{B}{B}").cast("A", table.find("Plain Bear", "exile")).resolve()
        assert table.game.controller(table.find("Plain Bear")) == 0


@rule("701.19a")
def test_all_that_is_found_at_once_is_exiled_and_does_not_enter() -> None:
    table = Table()
    permanent(table, AGENT, types="Enchantment")
    table.next_turn("B").library("B", ogre(), bear())
    found = [*table.all("Plain Bear", "library"), *table.all("Plain Ogre", "library")]
    do(table.answer("B", found), "Search your library for up to two creature cards, put them onto the battlefield, then shuffle.", who="B")
    assert sorted(table.zone("B", "exile")) == ["Plain Bear", "Plain Ogre"] and len(list(table.game.permanents())) == 1
