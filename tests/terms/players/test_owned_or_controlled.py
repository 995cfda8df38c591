"""What is a player's in either way, as owner or as controller (CR 108.3, 108.4): "you own or control"."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre
from tests.support.boards.table import Table


@rule("108.3", "110.2")
def test_a_permanent_you_own_or_control() -> None:
    table = Table()
    mine, theirs, lent = *table.battlefield("A", bear()), *table.battlefield("B", ogre()), *table.battlefield("A", lamp())
    do(table, "Target player gains control of target artifact.", [1, lent])
    for oid in (mine, lent):
        do(table, "Exile target permanent you own or control.", [oid])
        assert oid not in table.game.permanents()
    with pytest.raises(AssertionError, match="never possible"):  # nothing else is a legal target
        do(table, "Exile target permanent you own or control.", [theirs])
