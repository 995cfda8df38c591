"""Abilities that an effect makes for later (CR 603.7, 603.12)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import BEAR, bear
from tests.support.boards.table import Table, card


@rule("603.12", "107.3f")
@pytest.mark.parametrize(("paid", "found"), [(2, True), (3, False)])
def test_x_that_is_paid_and_what_the_reflexive_ability_brought(paid: int, found: bool) -> None:
    table = Table()
    (there,) = table.graveyard("A", bear())
    table.mana("A", "{3}").answer("A", True, paid)
    thing = card("Caller", "{0}", "Creature — Elf", "When Caller enters, you may pay {X}. When you do, return target creature card with mana value "
                 "X from your graveyard to the battlefield. That creature gains haste.", "1/1")  # fmt: skip
    table.hand("A", thing)
    table.targets = [there]
    table.cast("A", "Caller", [there]).resolve()
    assert len(table.pool("A")) == 3 - paid and bool(table.all(BEAR[0])) == found
    assert not found or table.has(table.find(BEAR[0]), "haste")
