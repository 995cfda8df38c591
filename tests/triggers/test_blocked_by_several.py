"""Creatures that become blocked by so many others (CR 509.5e)."""

from __future__ import annotations

import pytest

from engine.game.rules.combat.joining import block
from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table, card


@rule("509.5e", "once, as blockers are declared, or as an effect adds the second of them")
@pytest.mark.parametrize(("declared", "joining", "drawn"), [(1, 0, 0), (2, 0, 1), (3, 0, 1), (1, 1, 1), (1, 2, 1), (2, 1, 1), (0, 1, 0), (0, 2, 1)])
def test_what_becomes_blocked_by_two_or_more(declared: int, joining: int, drawn: int) -> None:
    table = Table(3)
    permanent(table, "Whenever a creature attacking one of your opponents becomes blocked by two or more creatures, put a +1/+1 counter on that attacking creature.", types="Enchantment")
    (attacker,) = table.battlefield("A", card("Stone Ox", "{1}", "Creature — Ox", "", "1/9"))
    walls = table.battlefield("B", *(card("Wall", "{1}", "Creature — Wall", "Defender", "0/9") for _ in range(4)))
    table.answer("A", [(attacker, 1)])
    table.answer("B", [(wall, attacker) for wall in walls[:declared]])
    table.to_step("declare_blockers").resolve()
    for wall in walls[declared : declared + joining]:
        block(table.game, wall, attacker)
        table.settle().resolve()
    assert table.pt(attacker) == (1 + drawn, 9 + drawn)


@rule("509.5e", "1 who attacks you is none of them")
def test_what_attacks_oneself_is_left_alone() -> None:
    table = Table(3)
    permanent(table, "Whenever a creature attacking one of your opponents becomes blocked by two or more creatures, put a +1/+1 counter on that attacking creature.", types="Enchantment")
    (attacker,) = table.battlefield("B", card("Stone Ox", "{1}", "Creature — Ox", "", "1/9"))
    walls = table.battlefield("A", *(card("Wall", "{1}", "Creature — Wall", "Defender", "0/9") for _ in range(2)))
    table.next_turn("B")
    table.answer("B", [(attacker, 0)])
    table.answer("A", [(wall, attacker) for wall in walls])
    table.to_step("declare_blockers").resolve()
    assert table.pt(attacker) == (1, 9)
