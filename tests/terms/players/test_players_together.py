"""Two players who each do something (CR 101.4, 608.2e)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, sprite
from tests.support.boards.table import Table


@rule("608.2e", "613.1b")
def test_each_gains_control_of_what_the_other_controls_at_the_same_time() -> None:
    table = Table(3)
    mine, theirs, third = table.battlefield("A", bear()), table.battlefield("B", ogre(), sprite()), table.battlefield("C", bear())
    do(table, "Tap all creatures.")
    do(table, "You and target opponent each gain control of all creatures the other controls until end of turn. Untap those creatures. Those creatures gain haste until end of turn.", [1])
    assert [table.game.controller(oid) for oid in (*mine, *theirs, *third)] == [1, 0, 0, 2]
    assert [table.game.obj(oid).tapped for oid in (*mine, *theirs, *third)] == [False, False, False, True]
    assert [table.has(oid, "haste") for oid in (*mine, *theirs, *third)] == [True, True, True, False]
    table.next_turn("B")
    assert [table.game.controller(oid) for oid in (*mine, *theirs)] == [0, 1, 1]


@rule("608.2c")
def test_that_opponent_named_before_is_the_other() -> None:
    table = Table()
    mine, theirs = table.battlefield("A", bear()), table.battlefield("B", ogre())
    do(table, "Tap all creatures.")
    do(table, "Untap all creatures you control and all creatures target opponent controls. You and that opponent each gain control of all creatures the other controls until end of turn. "
              "Those creatures gain haste until end of turn.", [1])  # fmt: skip
    assert [table.game.controller(oid) for oid in (*mine, *theirs)] == [1, 0]
    assert [(table.game.obj(oid).tapped, table.has(oid, "haste")) for oid in (*mine, *theirs)] == [(False, True)] * 2


@rule("608.2e", "613.1b")
def test_creatures_change_hands_at_once_and_come_back() -> None:
    table = Table(3)
    mine, theirs, thing, third = (*table.battlefield("A", bear()), *table.battlefield("B", ogre(), lamp()), *table.battlefield("C", sprite()))
    do(table, "Choose target opponent. You and that opponent each gain control of all creatures the other controls until end of turn. "
              "Untap those creatures.", [1])  # fmt: skip
    assert [table.game.chars(oid).controller for oid in (mine, theirs, thing, third)] == [1, 0, 1, 2]
    table.next_turn()
    assert [table.game.chars(oid).controller for oid in (mine, theirs)] == [0, 1]
