"""Mayhem (CR 702.187 of the edition of 2026)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

RIOT = ("Wild Riot", "{4}{R}", "Sorcery", "You gain 5 life.\nMayhem {R}")
LOOT = ("Quick Loot", "{0}", "Instant", "Discard a card.")


@rule("702.187b", edition="2026-01-16")
def test_it_is_cast_in_the_turn_in_which_it_was_discarded() -> None:
    table = Table()
    table.graveyard("A", card("Old Riot", "{4}{R}", "Sorcery", "You gain 5 life.\nMayhem {R}"))
    table.hand("A", card(*RIOT), card(*LOOT))
    table.mana("A", "{R}")
    table.cast("A", "Quick Loot").resolve()
    assert [action.way for action in table.actions("A")] == ["mayhem"]
    table.cast("A", "Wild Riot", way="mayhem").resolve()
    assert table.life("A") == 25


@rule("702.187b", "discarded, and this turn", edition="2026-01-16")
def test_a_card_that_was_milled_or_discarded_on_an_earlier_turn_is_not_cast() -> None:
    table = Table()
    table.library("A", card(*RIOT))
    table.hand("A", card("Thin Mill", "{0}", "Instant", "Mill a card."))
    table.mana("A", "{R}").cast("A", "Thin Mill").resolve()
    assert "Wild Riot" in table.zone("A", "graveyard") and table.actions("A") == ()
    table = Table()
    table.hand("A", card(*RIOT), card(*LOOT))
    table.cast("A", "Quick Loot").resolve()
    table.next_turn("A").mana("A", "{R}")
    assert [action for action in table.actions("A") if action.way == "mayhem"] == []
