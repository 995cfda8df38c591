"""How much life players gained or lost this turn (CR 119.3).

Counters on several objects together, too (CR 122).
"""

from __future__ import annotations

from tests.support.boards.table import Table, card


def test_counters_on_several_sagas_are_counted_together() -> None:
    table = Table()
    saga = card("Tale", "{W}", "Enchantment — Saga", "I — You gain 1 life.\nII, III — You gain 1 life.\nIV — You gain 1 life.")
    (elder,) = table.battlefield("A", card("Elder", "{G}", "Creature — Elf", "As long as there are three or more lore counters among Sagas you control, this creature has hexproof.", "2/2"))
    table.battlefield("A", saga, counters=(("lore", 2),))
    table.battlefield("B", saga, counters=(("lore", 2),))
    assert not table.has(elder, "hexproof")
    table.battlefield("A", saga, counters=(("lore", 1),))
    assert table.has(elder, "hexproof")
