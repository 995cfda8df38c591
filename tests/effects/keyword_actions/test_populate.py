"""Populate (CR 701.30)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import Table


@rule("701.30a", "701.30b")
def test_populate() -> None:
    table = do(Table(), "Populate.")
    assert not table.game.battlefield
    do(table, "Create a 2/2 green Bear creature token. Populate.")
    assert len(table.all("Bear Token")) == 2


@rule("701.30a", "a creature token, that you control, by your choice", "701.30b")
def test_only_a_creature_token_that_one_controls_is_copied() -> None:
    table = Table()
    table.battlefield("A", bear())
    do(table, "Create a Treasure token.")
    do(table, "Target opponent creates a 1/1 green Elf creature token.", targets=[1])
    before = len(table.game.battlefield)
    do(table, "Populate.")
    assert len(table.game.battlefield) == before
    do(table, "Create a 2/2 green Bear creature token. Create a 3/3 red Ogre creature token.")
    ogre = table.find("Ogre Token")
    table.answer("A", [ogre])
    do(table, "Populate. That token gains haste until end of turn.")
    (copy,) = [oid for oid in table.all("Ogre Token") if oid != ogre]
    assert table.pt(copy) == (3, 3) and table.has(copy, "haste") and not table.has(ogre, "haste")
    assert len(table.all("Bear Token")) == 1
