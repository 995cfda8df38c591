"""Damage that a player divides as the words are followed."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, ogre, permanent
from tests.support.boards.table import Table

WORDS = ("{0}: Tap all untapped Bear creatures you control. Each Bear tapped this way deals damage equal to its power to target creature. That "
         "creature deals damage equal to its power divided as its controller chooses among any number of those Bears.")  # fmt: skip


@rule("608.2d", "120.2a")
def test_its_controller_divides_what_it_deals_among_any_number_of_them() -> None:
    table = Table()
    golem = permanent(table, WORDS, types="Enchantment")
    bears = table.battlefield("A", bear(), bear(), bear())
    (big,) = table.battlefield("B", ogre())
    table.answer("B", [0, 2, 1])
    table.activate("A", golem, [big]).resolve()
    assert big not in table.game.permanents(), "six damage, though it deals its own all the same"
    assert [oid in table.game.permanents() for oid in bears] == [True, False, True]


@rule("608.2d")
def test_none_was_tapped() -> None:
    table = Table()
    golem = permanent(table, WORDS, types="Enchantment")
    bears = table.battlefield("A", bear(), bear(), tapped=True)
    (big,) = table.battlefield("B", ogre())
    table.activate("A", golem, [big]).resolve()
    assert {big, *bears} <= set(table.game.permanents())
