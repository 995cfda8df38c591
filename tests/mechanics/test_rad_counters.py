"""Rad counters (CR 727, 122.1i of the edition of 2026)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table, card

SPELL = ("Short Spell", "{1}", "Instant", "You gain 1 life.")
FIELD = ("Wide Field", "", "Land", "")


def _rads(table: Table, who: str) -> int:
    return table.game.players[table.seat(who)].counters.get("rad", 0)


@rule("727.1", "122.1i", edition="2026-01-16")
@pytest.mark.parametrize(("top", "lost"), [("SSS", 3), ("SLS", 2), ("LLL", 0)])
def test_at_their_precombat_main_phase_a_player_mills_and_loses_life_and_counters(top: str, lost: int) -> None:
    """Only for what is no land; the others are not touched, and an opponent's turn does nothing."""
    table = Table(3)
    do(table, "Target opponent gets three rad counters.", targets=[table.seat("B")]).resolve()
    table.library("B", card(*SPELL), *[card(*(SPELL if letter == "S" else FIELD)) for letter in reversed(top)])
    table.next_turn("B")
    before = len(table.zone("B", "graveyard"))
    assert before == 0 and _rads(table, "B") == 3  # it is on the stack
    table.resolve()
    assert len(table.zone("B", "graveyard")) == 3 and table.life("B") == 20 - lost and _rads(table, "B") == 3 - lost
    assert table.life("A") == table.life("C") == 20 and not _rads(table, "A")
    table.next_turn("C").resolve()
    assert not table.zone("C", "graveyard") and table.life("B") == 20 - lost


@rule("727.1", "mills that number of cards", edition="2026-01-16")
def test_how_many_nonland_cards_were_milled_is_known_to_what_waits_for_them() -> None:
    table = Table()
    permanent(table, "Whenever a player mills one or more nonland cards, you gain that much life.", types="Enchantment")
    do(table, "Target opponent gets three rad counters.", targets=[table.seat("B")])
    table.library("B", card(*SPELL), card(*SPELL), card(*FIELD), card(*SPELL))
    table.next_turn("B").resolve()
    assert table.zone("B", "graveyard") == ["Short Spell", "Wide Field", "Short Spell"] and (table.life("A"), table.life("B")) == (22, 18)


@rule("727.1", edition="2026-01-16")
def test_without_such_counters_nothing_happens_and_more_of_them_come_to_the_others() -> None:
    table = Table(library=40)
    permanent(table, "Whenever a player mills a nonland card, you gain 1 life.", types="Enchantment")
    for _ in range(2):
        do(table, "Each player gets a rad counter.").resolve()
    assert _rads(table, "A") == _rads(table, "B") == 2
    assert not [decision for decision in table.asked if type(decision).__name__ == "OrderTriggers"]
    table.next_turn("B").resolve()
    assert len(table.zone("B", "graveyard")) == 2 and table.life("B") == 20 and _rads(table, "B") == 2  # Forests: once, not twice
    table.library("A", *[card(*SPELL)] * 4)
    table.next_turn("A").resolve()
    assert _rads(table, "A") == 0 and table.life("A") == 20 - 2 + 2
    table.next_turn("A").resolve()
    assert len(table.zone("A", "graveyard")) == 2 + 2  # the two spells that gave counters, and what was milled once
