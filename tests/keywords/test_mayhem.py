"""Mayhem (CR 702.187 of the edition of 2026)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

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
