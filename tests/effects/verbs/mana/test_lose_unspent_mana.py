"""Mana lost before a step or phase ends."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do, lamp
from tests.support.boards.table import Table, card


@rule("106.4")
def test_lands_are_tapped_and_unspent_mana_is_lost() -> None:
    table = Table(3)
    land = card("Wood", "", "Basic Land — Forest")
    mine, = table.battlefield("A", land)
    theirs, thing = table.battlefield("B", land, lamp())
    third, = table.battlefield("C", land)
    table.mana("B", "{R}{R}").mana("C", "{U}")
    do(table, "Tap all lands target player controls and that player loses all unspent mana.", [table.seat("B")])
    assert [table.game.obj(oid).tapped for oid in (mine, theirs, thing, third)] == [False, True, False, False]
    assert (table.pool("B"), table.pool("C")) == ("", "U")
