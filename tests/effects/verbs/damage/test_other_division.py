"""Damage of which another amount is divided if something is true as it is divided."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, permanent
from tests.support.boards.table import Table, card

WORDS = ("Odd Rite deals 2 damage divided as you choose among up to two target creatures and/or planeswalkers. If you control a Bear, it deals "
         "4 damage divided as you choose among them instead.")  # fmt: skip


@rule("601.2d", "614.15")
@pytest.mark.parametrize(("bears", "total"), [(0, 2), (1, 4)])
def test_as_much_is_divided_as_is_true_while_it_is_cast(bears: int, total: int) -> None:
    table = Table()
    table.battlefield("A", *[bear()] * bears)
    one, two = (permanent(table, "", "B", size="5/5") for _ in range(2))
    table.hand("A", card("Odd Rite", "{0}", "Instant", WORDS))
    table.answer("A", [1, total - 1]).cast("A", "Odd Rite", [one, two]).resolve()
    assert [table.game.obj(oid).damage for oid in (one, two)] == [1, total - 1]


@rule("608.2c")
def test_it_is_what_dealt_damage_before_and_not_what_is_dealt_it() -> None:
    table = Table()
    big = permanent(table, "", "B", size="1/5")
    words = "Odd Rite deals 2 damage to target creature. It deals 4 damage to that creature instead if you control a Bear."
    table.battlefield("A", bear())
    keeper = permanent(table, "If a red source you control would deal damage, it deals that much damage plus 1 instead.", types="Enchantment")
    table.hand("A", card("Odd Rite", "{R}", "Instant", words))
    table.mana("A", "{R}").cast("A", "Odd Rite", [big]).resolve()
    assert big not in table.game.permanents(), "the red spell deals it, five in all"
    assert keeper in table.game.permanents()
