"""How much life players gained or lost this turn, and counters on several objects together (CR 119.3, 122)."""

from __future__ import annotations

from tests.table import Table, card


def test_the_amount_of_life_gained_this_turn_is_the_sum_of_all_gains() -> None:
    table = Table()
    table.hand("A", *[card("Sip", "{W}", "Instant", "You gain 3 life.")] * 2, card("Sting", "{B}", "Instant", "You lose 4 life."))
    table.hand("A", card("Boil", "{R}", "Instant", "Target opponent loses X life, where X is the amount of life you gained this turn."))
    for name, mana in (("Sip", "{W}"), ("Sting", "{B}"), ("Sip", "{W}"), ("Boil", "{R}")):
        table.mana("A", mana).cast("A", name).resolve()
    assert table.life("B") == 14


def test_life_of_an_earlier_turn_and_of_others_does_not_count() -> None:
    table = Table()
    table.hand("A", card("Sip", "{W}", "Instant", "You gain 3 life."), card("Weigh", "{U}", "Instant", "You gain X life, where X is the amount of life you lost this turn."))
    table.hand("B", card("Prick", "{B}", "Instant", "Each opponent loses 2 life."))
    table.mana("A", "{W}").cast("A", "Sip").resolve()
    table.next_turn("B").mana("B", "{B}").cast("B", "Prick").resolve()
    table.mana("A", "{U}").cast("A", "Weigh").resolve()
    assert table.life("A") == 23


def test_counters_on_several_sagas_are_counted_together() -> None:
    table = Table()
    saga = card("Tale", "{W}", "Enchantment — Saga", "I — You gain 1 life.\nII, III — You gain 1 life.\nIV — You gain 1 life.")
    (elder,) = table.battlefield("A", card("Elder", "{G}", "Creature — Elf", "As long as there are three or more lore counters among Sagas you control, this creature has hexproof.", "2/2"))
    table.battlefield("A", saga, counters=(("lore", 2),))
    table.battlefield("B", saga, counters=(("lore", 2),))
    assert not table.has(elder, "hexproof")
    table.battlefield("A", saga, counters=(("lore", 1),))
    assert table.has(elder, "hexproof")


def test_whether_what_left_had_any_counter_is_asked_of_it_as_it_was() -> None:
    table = Table()
    table.battlefield("A", card("Leader", "{W}", "Enchantment", "Whenever a creature you control leaves the battlefield, if it had a counter on it, you gain 2 life."))
    bear = card("Bear", "{G}", "Creature — Bear", "", "2/2")
    (plain,) = table.battlefield("A", bear)
    (marked,) = table.battlefield("A", bear, counters=(("stun", 1),))
    table.hand("A", *[card("Send Off", "{U}", "Instant", "Exile target creature.")] * 2)
    table.mana("A", "{U}").cast("A", "Send Off", [plain]).resolve()
    assert table.life("A") == 20
    table.mana("A", "{U}").cast("A", "Send Off", [marked]).resolve()
    assert table.life("A") == 22
