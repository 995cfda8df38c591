"""What is counted or measured among objects (CR 107.1, 608.2h)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, sprite
from tests.support.boards.table import FOREST, Table, card


@rule("608.2h")
def test_the_greatest_among_those_cards() -> None:
    table = Table()
    table.library("A", sprite(), ogre(), card(*FOREST), card("Deep Giant", "{9}", "Creature — Giant", "", "9/9"))
    do(table, "Choose any target, then mill three cards. Test Rite deals damage to that permanent or player equal to the highest mana value "
              "among those cards.", [1])  # fmt: skip
    assert table.life("B") == 17, "the fourth card stays where it is"


@rule("608.2h", "105.2")
def test_the_number_of_colors_among_those_creatures() -> None:
    table = Table()
    mine = (*table.battlefield("A", bear(), ogre(), bear()),)
    (other,) = table.battlefield("A", card("Tin Golem", "{1}", "Artifact Creature — Golem", "", "1/1"))
    table.battlefield("B", sprite())
    do(table, "Nonartifact creatures you control get +X/+X until end of turn, where X is the number of colors among those creatures.")
    assert [table.pt(oid) for oid in mine] == [(4, 4), (5, 5), (4, 4)] and table.pt(other) == (1, 1)
