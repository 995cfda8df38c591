"""Two players who each gain control of all that the other controls."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, sprite
from tests.support.boards.table import Table


@rule("608.2e", "613.1b")
def test_creatures_change_hands_at_once_and_come_back() -> None:
    table = Table(3)
    mine, theirs, thing, third = (*table.battlefield("A", bear()), *table.battlefield("B", ogre(), lamp()), *table.battlefield("C", sprite()))
    do(table, "Choose target opponent. You and that opponent each gain control of all creatures the other controls until end of turn. "
              "Untap those creatures.", [1])  # fmt: skip
    assert [table.game.chars(oid).controller for oid in (mine, theirs, thing, third)] == [1, 0, 1, 2]
    table.next_turn()
    assert [table.game.chars(oid).controller for oid in (mine, theirs)] == [0, 1]


@rule("608.2c")
def test_those_creatures_are_those_that_were_counted() -> None:
    """Those that were there as they were counted: one that comes later has not been."""
    table = Table()
    one, other, theirs = (*table.battlefield("A", bear(), ogre()), *table.battlefield("B", bear()))
    do(table, "Put a +1/+1 counter on target creature.", [one])
    do(table, "Draw a card for each creature you control with a +1/+1 counter on it. Those creatures gain indestructible until end of turn.")
    assert [table.has(oid, "indestructible") for oid in (one, other, theirs)] == [True, False, False]
    do(table, "Put a +1/+1 counter on target creature.", [other])
    assert not table.has(other, "indestructible")
