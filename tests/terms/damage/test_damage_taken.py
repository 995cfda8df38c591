"""How much damage was dealt this turn, and to whom (CR 120, 608.2i)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table


@rule("120.1", "608.2i")
def test_the_damage_dealt_this_turn() -> None:
    table = Table()
    hurt = permanent(table, "When Test Thing dies, you gain X life, where X is the amount of damage dealt to it this turn.", size="4/4")
    do(table, "Test Rite deals 3 damage to target player.", [1])
    do(table, "Test Rite deals 2 damage to target creature.", [hurt])
    do(table, "You gain life equal to the damage dealt to target opponent this turn.", [1])
    assert table.life("A") == 23
    do(table, "Target player loses life equal to the damage already dealt to that player this turn.", [1])
    assert table.life("B") == 14
    do(table, "You gain 1 life for each 1 damage dealt to your opponents this turn.")
    assert table.life("A") == 26
    do(table, "You gain life equal to the total amount of noncombat damage dealt to your opponents this turn.")
    assert table.life("A") == 29
    do(table, "You gain life equal to the amount of combat damage dealt to your opponents this turn.")
    assert table.life("A") == 29
    do(table, "Destroy target creature.", [hurt])
    assert table.life("A") == 31
    table.next_turn("A")
    do(table, "You gain life equal to the damage dealt to target opponent this turn.", [1])
    assert table.life("A") == 31


@rule("120.1", "603.4")
@pytest.mark.parametrize(("damage", "gained"), [(3, 0), (4, 5)])
def test_if_a_player_was_dealt_so_much_damage(damage: int, gained: int) -> None:
    table = Table()
    permanent(table, "At the beginning of each end step, if you were dealt 4 or more damage this turn, you gain 5 life.")
    do(table, f"Test Rite deals {damage} damage to target player.", [0])
    table.to_step("end")
    table.resolve()
    assert table.life("A") == 20 - damage + gained
