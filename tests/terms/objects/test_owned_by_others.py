"""Objects that one player owns and another controls (CR 108.3, 109.4)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table


@rule("108.3")
def test_a_permanent_you_neither_own_nor_control() -> None:
    table = Table(3)
    money = permanent(table, "{0}: Exchange control of Test Thing and target permanent you neither own nor control.", types="Artifact")
    mine, lent, theirs = (*table.battlefield("A", bear()), *table.battlefield("A", ogre()), *table.battlefield("B", lamp()))
    (other,) = table.battlefield("C", lamp())
    do(table, "Target opponent gains control of target creature.", targets=[1, lent])
    table.activate("A", money, [theirs])
    offered = [decision for decision in table.asked if decision.kind == "targets"][-1]
    assert set(offered.candidates) == {theirs, other} and mine not in offered.candidates
    table.resolve()
    assert table.game.chars(theirs).controller == 0 and table.game.chars(money).controller == 1
