"""A deed that comes to what was done before."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre
from tests.support.boards.table import Table


@rule("608.2c")
def test_what_is_done_also_is_done_besides() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), ogre())
    words = "Put a +1/+1 counter on target creature you control. If you have more life than an opponent, also put a +1/+1 counter on each other creature you control."
    do(table, words, [one])
    assert (table.pt(one), table.pt(two)) == ((3, 3), (3, 3))
    table.life("A", 30)
    do(table, words, [one])
    assert (table.pt(one), table.pt(two)) == ((4, 4), (4, 4))
