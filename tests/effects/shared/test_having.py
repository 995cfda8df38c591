""" "You may have it deal 2 damage": what a player lets something or someone do, in the infinitive."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table, card


@rule("601.2c")
def test_its_controller_may_let_it_strike_any_target_of_their_choice() -> None:
    table = Table(3)
    permanent(table, "Whenever a creature enters, that creature's controller may have it deal damage equal to its power to any target of their choice.")
    table.hand("B", card("Flash Ogre", "{0}", "Creature — Ogre", "Flash", "3/3"))
    table.answer("B", [2], True)
    table.cast("B", "Flash Ogre").resolve()
    assert (table.life("A"), table.life("C")) == (20, 17)
    table.hand("B", card("Flash Ogre", "{0}", "Creature — Ogre", "Flash", "3/3"))
    table.answer("B", [0], False)
    table.cast("B", "Flash Ogre").resolve()
    assert table.life("A") == 20  # they may, and don't
    with pytest.raises(AssertionError, match="lets several players choose"):
        card("Muddle", "{0}", "Sorcery", "Each player may put a +1/+1 counter on target creature of their choice.")
